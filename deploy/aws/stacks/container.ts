import { Duration } from 'aws-cdk-lib';
import { type IRepository, Repository } from 'aws-cdk-lib/aws-ecr';
import * as ecs from 'aws-cdk-lib/aws-ecs';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Settings } from '../settings';
import type { ClusterStack } from './cluster';
import type { DataStack } from './data';
import { agentConfig } from './figures';
import type { IdentityStack } from './identity';
import type { MailStack } from './mail';
import { type NetworkStack, ports } from './network';

/** What the portal is made of, and what its processes are told. */
export interface Parts {
  readonly settings: Settings;
  readonly network: NetworkStack;
  readonly data: DataStack;
  readonly mail: MailStack;
  readonly identity: IdentityStack;
}

type Role = 'web' | 'worker';
const MOUNT = '/mnt/fieldgate';

/** The settings of docs/operation.md that are not secret. */
export function environmentOf({ settings, network, data, mail, identity }: Parts): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: String(ports.portal),
    OPS_HOST: '0.0.0.0',
    OPS_PORT: String(ports.ops),
    // Shared, since a drop that one process took is looked at and imported by any other.
    DATA_DIR: `${MOUNT}/data`,
    FEED_DIR: `${MOUNT}/drops`,
    PORTAL_URL: `https://${settings.portalDomain}`,
    TRUST_PROXY: network.vpc.vpcCidrBlock,
    COMPANY_NAME: settings.companyName,
    BOOKS_ZONE: settings.booksZone,
    ...(settings.supportPhone && { SUPPORT_PHONE: settings.supportPhone }),
    USER_POOL_ID: identity.pool.userPoolId,
    USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    USER_POOL_REGION: settings.region,
    OPTION_KMS_KEY: data.optionKey.keyArn,
    SES_REGION: settings.region,
    SES_EVENTS_TOPIC: mail.events.topicArn,
    MAIL_FROM: settings.mailFrom,
    MAIL_OFFICE: settings.mailOffice,
    PUSH_VAPID_SUBJECT: `mailto:${settings.mailOffice}`,
    ...(settings.routingLookupUrl && { ROUTING_LOOKUP_URL: settings.routingLookupUrl }),
    ...(settings.smsFrom && { SMS_REGION: settings.region, SMS_FROM: settings.smsFrom }),
  };
}

interface TaskOptions {
  readonly parts: Parts;
  readonly cluster: Pick<ClusterStack, 'taskRole' | 'executionRole' | 'log'>;
  readonly family: string;
  readonly cpu: number;
  readonly memoryLimitMiB: number;
  /** The role of the database: the owner changes tables, the other one uses them. */
  readonly connectsAs: keyof DataStack['databaseUrls'];
  readonly environment?: Record<string, string>;
  readonly command?: string[];
  readonly healthCheck?: ecs.HealthCheck;
}

/** A task with the portal's image, its settings, its secrets and the shared folder. */
export function portalTask(scope: Construct, id: string, options: TaskOptions): ecs.FargateTaskDefinition {
  const { parts, cluster, family, cpu, memoryLimitMiB } = options;
  const { settings, data } = parts;
  const task = new ecs.FargateTaskDefinition(scope, id, {
    family,
    cpu,
    memoryLimitMiB,
    taskRole: cluster.taskRole,
    executionRole: cluster.executionRole,
    runtimePlatform: {
      cpuArchitecture: ecs.CpuArchitecture.X86_64,
      operatingSystemFamily: ecs.OperatingSystemFamily.LINUX,
    },
    volumes: [
      {
        name: 'shared',
        efsVolumeConfiguration: {
          fileSystemId: data.files.fileSystemId,
          transitEncryption: 'ENABLED',
          authorizationConfig: { accessPointId: data.accessPoint.accessPointId, iam: 'ENABLED' },
        },
      },
    ],
  });
  const linuxParameters = new ecs.LinuxParameters(scope, `${id}Init`, { initProcessEnabled: true });
  linuxParameters.dropCapabilities(ecs.Capability.ALL);
  const portal = task.addContainer('portal', {
    image: imageOf(scope, settings.image),
    command: options.command,
    environment: { ...environmentOf(parts), ...options.environment },
    secrets: secretsOf(scope, { ...data.secrets, DATABASE_URL: data.databaseUrls[options.connectsAs] }),
    logging: ecs.LogDrivers.awsLogs({ logGroup: cluster.log, streamPrefix: family }),
    readonlyRootFilesystem: true,
    linuxParameters,
    healthCheck: options.healthCheck,
    stopTimeout: Duration.seconds(30),
  });
  portal.addMountPoints({ sourceVolume: 'shared', containerPath: MOUNT, readOnly: false });
  return task;
}

const isAlive = `fetch('http://127.0.0.1:${ports.ops}/livez').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))`;

/** A task that goes on, with a probe and somebody who reads its figures. */
export function serviceTask(
  scope: Construct,
  {
    role,
    ...options
  }: Omit<TaskOptions, 'connectsAs' | 'family' | 'environment' | 'command' | 'healthCheck'> & { role: Role },
  figuresLog: ClusterStack['figuresLog'],
): ecs.FargateTaskDefinition {
  const task = portalTask(scope, `${role}Task`, {
    ...options,
    family: `fieldgate-${role}`,
    connectsAs: 'app',
    // A deployment migrates before it starts anything: docs/operation.md.
    environment: { ROLE: role, MIGRATE: 'no' },
    healthCheck: {
      command: ['CMD', 'node', '-e', isAlive],
      interval: Duration.seconds(15),
      retries: 4,
      startPeriod: Duration.seconds(60),
    },
  });
  task.defaultContainer!.addPortMappings({ containerPort: ports.portal }, { containerPort: ports.ops });
  task.addContainer('figures', {
    image: ecs.ContainerImage.fromRegistry(options.parts.settings.agentImage),
    // The portal goes on when nobody counts.
    essential: false,
    cpu: 64,
    memoryLimitMiB: 192,
    environment: agentConfig(role, figuresLog.logGroupName),
    logging: ecs.LogDrivers.awsLogs({ logGroup: options.cluster.log, streamPrefix: 'figures' }),
  });
  return task;
}

/** By their ARN, since a secret of another stack would have its key name our role, and wait for it. */
const secretsOf = (
  scope: Construct,
  secrets: Readonly<Record<string, ISecret>>,
): Record<string, ecs.Secret> =>
  Object.fromEntries(
    Object.entries(secrets).map(([name, { secretArn }]) => [
      name,
      ecs.Secret.fromSecretsManager(
        (scope.node.tryFindChild(name) as ISecret | undefined) ??
          Secret.fromSecretCompleteArn(scope, name, secretArn),
      ),
    ]),
  );

function imageOf(scope: Construct, image: string): ecs.ContainerImage {
  const [, account, region, repositoryName, tagOrDigest] =
    /^(\d+)\.dkr\.ecr\.([^.]+)\.amazonaws\.com\/([^:@]+)[:@](.+)$/.exec(image) ?? [];
  const id = 'Image';
  const repository =
    (scope.node.tryFindChild(id) as IRepository | undefined) ??
    Repository.fromRepositoryAttributes(scope, id, {
      repositoryName: repositoryName!,
      repositoryArn: `arn:aws:ecr:${region}:${account}:repository/${repositoryName}`,
    });
  return ecs.ContainerImage.fromEcrRepository(repository, tagOrDigest);
}
