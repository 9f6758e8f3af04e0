import { RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as ec2 from 'aws-cdk-lib/aws-ec2';
import { Key } from 'aws-cdk-lib/aws-kms';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Settings } from '../settings';
import { letLogsUse } from './keys';

/** Where the portal answers, and where its probes and figures are. */
export const ports = { portal: 3000, ops: 9464, database: 5432, files: 2049 } as const;

/** Networks, who may speak to whom, and the key that everything at rest is encrypted with. */
export class NetworkStack extends Stack {
  readonly vpc: ec2.Vpc;
  readonly groups: Readonly<Record<'balancer' | 'tasks' | 'database' | 'files', ec2.SecurityGroup>>;
  readonly key: Key;

  readonly #zones: readonly string[];

  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, props);
    this.#zones = settings.zones;
    Validations.of(this).acknowledge({
      id: 'CloudFormation-Validate::W3010',
      reason: 'Zones stand in the settings, so that nothing is looked up in the account.',
    });
    this.key = new Key(this, 'Key', {
      alias: 'fieldgate/storage',
      description: 'Database, files, secrets, logs and topics of the portal',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    letLogsUse(this.key, '*');
    for (const service of ['ses', 'cloudwatch', 'sns'])
      this.key.grant(
        new ServicePrincipal(`${service}.amazonaws.com`, {
          conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
        }),
        'kms:Decrypt',
        'kms:GenerateDataKey',
      );
    this.vpc = new ec2.Vpc(this, 'Vpc', {
      ipAddresses: ec2.IpAddresses.cidr('10.60.0.0/16'),
      availabilityZones: [...settings.zones],
      natGateways: settings.zones.length,
      subnetConfiguration: [
        { name: 'balancer', subnetType: ec2.SubnetType.PUBLIC, cidrMask: 24, mapPublicIpOnLaunch: false },
        { name: 'tasks', subnetType: ec2.SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 22 },
        { name: 'data', subnetType: ec2.SubnetType.PRIVATE_ISOLATED, cidrMask: 24 },
      ],
      gatewayEndpoints: { s3: { service: ec2.GatewayVpcEndpointAwsService.S3 } },
    });
    this.vpc.addFlowLog('Flows', {
      destination: ec2.FlowLogDestination.toCloudWatchLogs(
        new LogGroup(this, 'FlowLog', { encryptionKey: this.key, retention: RetentionDays.THREE_MONTHS }),
      ),
    });
    this.groups = this.securityGroups(settings.cloudfrontPrefixList);
  }

  /** As the settings say: the CDK would ask the account. */
  override get availabilityZones(): string[] {
    return [...this.#zones];
  }

  private securityGroups(cloudfront: string): NetworkStack['groups'] {
    const group = (id: string, description: string) =>
      new ec2.SecurityGroup(this, id, { vpc: this.vpc, description, allowAllOutbound: false });
    const balancer = group('BalancerGroup', 'Load balancer of the portal');
    const tasks = group('TasksGroup', 'Processes of the portal');
    const database = group('DatabaseGroup', 'Database of the portal');
    const files = group('FilesGroup', 'Drops and uploads of the portal');
    balancer.addIngressRule(ec2.Peer.prefixList(cloudfront), ec2.Port.HTTPS, 'CloudFront');
    const lead = (from: ec2.SecurityGroup, to: ec2.SecurityGroup, port: number) => {
      from.addEgressRule(to, ec2.Port.tcp(port));
      to.addIngressRule(from, ec2.Port.tcp(port));
    };
    lead(balancer, tasks, ports.portal);
    lead(balancer, tasks, ports.ops);
    lead(tasks, database, ports.database);
    lead(tasks, files, ports.files);
    tasks.addEgressRule(ec2.Peer.anyIpv4(), ec2.Port.HTTPS, 'Services of AWS and push services');
    return { balancer, tasks, database, files };
  }
}
