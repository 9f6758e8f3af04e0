import { Duration, RemovalPolicy, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import { SubnetType } from 'aws-cdk-lib/aws-ec2';
import * as efs from 'aws-cdk-lib/aws-efs';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as rds from 'aws-cdk-lib/aws-rds';
import { type CfnSecret, type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Settings } from '../settings';
import { type NetworkStack, ports } from './network';

/** Where the image has the certificates of Amazon RDS. */
const DATABASE_CERTIFICATES = '/etc/ssl/rds/global-bundle.pem';
/** The region in which CloudFront's parts are made. */
export const EDGE_REGION = 'us-east-1';
export const ORIGIN_SECRET = 'fieldgate/origin-header';

/** The role of the database that portals connect as: it may change no table. */
export const APP_ROLE = 'fieldgate_app';
const OWNER = 'fieldgate';
/** A password is part of an address, so it has letters and digits alone. */
const NOT_IN_ADDRESSES = ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

interface DataProps extends StackProps {
  readonly settings: Settings;
  readonly network: NetworkStack;
}

/** What must not be lost: database, drops, secrets, and the key that seals saved bank accounts. */
export class DataStack extends Stack {
  readonly cluster: rds.DatabaseCluster;
  readonly files: efs.FileSystem;
  readonly accessPoint: efs.AccessPoint;
  /** What every process is handed, by the names of the portal's settings. */
  readonly secrets: Readonly<Record<string, Secret>>;
  /** Addresses of the database: of the role that owns the tables, and of the one that uses them. */
  readonly databaseUrls: Readonly<Record<'owner' | 'app', Secret>>;
  /** What CloudFront tells the load balancer, and nobody else knows. */
  readonly originSecret: Secret;
  /** Seals saved bank accounts. */
  readonly optionKey: Key;

  constructor(scope: Construct, id: string, { settings, network, ...props }: DataProps) {
    super(scope, id, props);
    this.optionKey = new Key(this, 'OptionKey', {
      alias: 'fieldgate/bank-accounts',
      description: 'Seals the saved bank accounts of customers',
      enableKeyRotation: true,
      pendingWindow: Duration.days(30),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.cluster = this.database(settings, network);
    this.files = this.fileSystem(network);
    // One user for every process, whatever user the image has.
    this.accessPoint = this.files.addAccessPoint('Access', {
      path: '/fieldgate',
      posixUser: { uid: '1000', gid: '1000' },
      createAcl: { ownerUid: '1000', ownerGid: '1000', permissions: '750' },
    });
    const appPassword = new Secret(this, 'AppRole', {
      secretName: 'fieldgate/app-role',
      description: `Password of ${APP_ROLE}, which somebody makes once: README.md`,
      encryptionKey: network.key,
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ username: APP_ROLE }),
        generateStringKey: 'password',
        excludeCharacters: NOT_IN_ADDRESSES,
        passwordLength: 40,
      },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.databaseUrls = {
      owner: this.databaseUrl('OwnerUrl', OWNER, this.cluster.secret!, network.key),
      app: this.databaseUrl('AppUrl', APP_ROLE, appPassword, network.key),
    };
    this.secrets = this.portalSecrets(network.key, settings.routingLookupUrl !== undefined);
    this.originSecret = new Secret(this, 'OriginSecret', {
      secretName: ORIGIN_SECRET,
      description: 'The header by which the load balancer knows our CloudFront',
      encryptionKey: network.key,
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
      ...(settings.region !== EDGE_REGION && { replicaRegions: [{ region: EDGE_REGION }] }),
    });
  }

  private database({ databaseUnits }: Settings, { vpc, groups, key }: NetworkStack): rds.DatabaseCluster {
    const engine = rds.DatabaseClusterEngine.auroraPostgres({
      version: rds.AuroraPostgresEngineVersion.VER_17_9,
    });
    const clusterIdentifier = 'fieldgate';
    const log = new LogGroup(this, 'DatabaseLog', {
      logGroupName: `/aws/rds/cluster/${clusterIdentifier}/postgresql`,
      encryptionKey: key,
      retention: RetentionDays.ONE_YEAR,
    });
    const cluster = new rds.DatabaseCluster(this, 'Database', {
      clusterIdentifier,
      engine,
      defaultDatabaseName: 'fieldgate',
      credentials: rds.Credentials.fromGeneratedSecret(OWNER, {
        secretName: 'fieldgate/owner-role',
        encryptionKey: key,
        excludeCharacters: NOT_IN_ADDRESSES,
      }),
      writer: rds.ClusterInstance.serverlessV2('Writer', { publiclyAccessible: false }),
      readers: [
        rds.ClusterInstance.serverlessV2('Standby', { publiclyAccessible: false, scaleWithWriter: true }),
      ],
      serverlessV2MinCapacity: databaseUnits.least,
      serverlessV2MaxCapacity: databaseUnits.most,
      vpc,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
      securityGroups: [groups.database],
      port: ports.database,
      storageEncrypted: true,
      storageEncryptionKey: key,
      backup: { retention: Duration.days(35) },
      copyTagsToSnapshot: true,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      cloudwatchLogsExports: ['postgresql'],
      parameterGroup: new rds.ParameterGroup(this, 'DatabaseParameters', {
        engine,
        parameters: { 'rds.force_ssl': '1', ssl_min_protocol_version: 'TLSv1.2' },
      }),
    });
    cluster.node.addDependency(log);
    return cluster;
  }

  private fileSystem({ vpc, groups, key }: NetworkStack): efs.FileSystem {
    return new efs.FileSystem(this, 'Files', {
      vpc,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
      securityGroup: groups.files,
      encrypted: true,
      kmsKey: key,
      enableAutomaticBackups: true,
      removalPolicy: RemovalPolicy.RETAIN,
      // A policy without a permission leaves in only whom a role of ours lets in; the CDK's own would let everybody write.
      allowAnonymousAccess: true,
      fileSystemPolicy: new PolicyDocument({
        statements: [
          new PolicyStatement({
            effect: Effect.DENY,
            principals: [new AnyPrincipal()],
            actions: ['*'],
            conditions: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        ],
      }),
    });
  }

  /** Each is empty until somebody puts in what `npm run keys` prints: a made-up value would be no key. */
  private portalSecrets(encryptionKey: Key, looksUpBanks: boolean): DataStack['secrets'] {
    const given = (id: string, name: string, description: string) => {
      const secret = new Secret(this, id, {
        secretName: `fieldgate/${name}`,
        description,
        encryptionKey,
        removalPolicy: RemovalPolicy.RETAIN,
      });
      (secret.node.defaultChild as CfnSecret).generateSecretString = undefined;
      return secret;
    };
    return {
      POOL_KEY: given('PoolKey', 'pool-key', 'Encrypts waiting emails, phone numbers and devices'),
      OPTION_KEYS: given(
        'OptionKeys',
        'option-keys',
        'Open bank accounts that were sealed before the KMS key',
      ),
      PUSH_VAPID_KEY: given('PushKey', 'push-vapid-key', 'By which browsers subscribe to notices'),
      ...(looksUpBanks && {
        ROUTING_LOOKUP_KEY: given('RoutingKey', 'routing-lookup-key', 'Of the service that knows banks'),
      }),
    };
  }

  /** CloudFormation puts the password in, so that no template has it. */
  private databaseUrl(id: string, role: string, password: ISecret, encryptionKey: Key): Secret {
    return new Secret(this, id, {
      secretName: `fieldgate/database-url-${role}`,
      description: `Address of the database, as ${role}`,
      encryptionKey,
      secretStringValue: SecretValue.unsafePlainText(
        `postgres://${role}:${password.secretValueFromJson('password').unsafeUnwrap()}` +
          `@${this.cluster.clusterEndpoint.socketAddress}/fieldgate` +
          `?sslmode=verify-full&sslrootcert=${DATABASE_CERTIFICATES}`,
      ),
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
