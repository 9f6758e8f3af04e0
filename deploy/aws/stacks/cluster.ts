import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import * as ecs from 'aws-cdk-lib/aws-ecs';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { APP_ROLE } from './data';
import { type Parts, portalTask } from './container';

/**
 * What the program calls, and nothing else: the calls of server/poolAdmin/openPoolAdmin.ts, server/vault/kmsKeys.ts and
 * server/domain/email/transports/ses.ts, which the tests hold this against.
 */
export const calls = {
  pool: [
    'cognito-idp:AdminCreateUser',
    'cognito-idp:AdminDeleteUser',
    'cognito-idp:AdminDisableUser',
    'cognito-idp:AdminEnableUser',
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminResetUserPassword',
    'cognito-idp:AdminSetUserMFAPreference',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminUpdateUserAttributes',
    'cognito-idp:AdminUserGlobalSignOut',
    'cognito-idp:ListUsers',
  ],
  key: ['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey'],
  email: ['ses:SendEmail'],
} as const;

/** Where tasks run, who they are, and the task for a command: migrations, the first administrator, the doctor. */
export class ClusterStack extends Stack {
  readonly cluster: ecs.Cluster;
  readonly log: LogGroup;
  readonly figuresLog: LogGroup;
  readonly taskRole: Role;
  readonly executionRole: Role;

  constructor(scope: Construct, id: string, { parts, ...props }: StackProps & { parts: Parts }) {
    super(scope, id, props);
    const { network } = parts;
    const log = (name: string, retention: RetentionDays) =>
      new LogGroup(this, `${name}Log`, {
        logGroupName: `/fieldgate/${name}`,
        encryptionKey: network.key,
        retention,
      });
    this.log = log('portal', RetentionDays.ONE_YEAR);
    this.figuresLog = log('figures', RetentionDays.ONE_MONTH);
    const assumedBy = new ServicePrincipal('ecs-tasks.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
    });
    this.executionRole = new Role(this, 'ExecutionRole', { assumedBy });
    this.executionRole.addToPolicy(
      new PolicyStatement({
        actions: ['kms:Decrypt'],
        resources: [network.key.keyArn],
        conditions: { StringEquals: { 'kms:ViaService': `secretsmanager.${this.region}.amazonaws.com` } },
      }),
    );
    this.taskRole = new Role(this, 'TaskRole', { assumedBy });
    for (const statement of taskStatements(parts)) this.taskRole.addToPolicy(statement);
    this.figuresLog.grantWrite(this.taskRole);
    this.cluster = new ecs.Cluster(this, 'Cluster', { clusterName: 'fieldgate', vpc: network.vpc });
    const task = portalTask(this, 'CommandTask', {
      parts,
      cluster: this,
      family: 'fieldgate-command',
      cpu: 1_024,
      memoryLimitMiB: 4_096,
      connectsAs: 'owner',
      environment: { DATABASE_APP_ROLE: APP_ROLE },
      command: ['node', 'dist/server/migrate.js'],
    });
    new CfnOutput(this, 'CommandTaskFamily', { value: task.family });
    new CfnOutput(this, 'CommandNetwork', {
      value: Fn.sub('awsvpcConfiguration={subnets=[${Subnets}],securityGroups=[${Group}]}', {
        Subnets: network.vpc.privateSubnets.map(({ subnetId }) => subnetId).join(','),
        Group: network.groups.tasks.securityGroupId,
      }),
    });
  }
}

function taskStatements({ settings, data, mail, identity }: Parts): PolicyStatement[] {
  return [
    new PolicyStatement({ actions: [...calls.pool], resources: [identity.pool.userPoolArn] }),
    new PolicyStatement({ actions: [...calls.key], resources: [data.optionKey.keyArn] }),
    new PolicyStatement({
      actions: [...calls.email],
      resources: [
        mail.identity.emailIdentityArn,
        Stack.of(mail).formatArn({
          service: 'ses',
          resource: 'configuration-set',
          resourceName: mail.configuration.configurationSetName,
        }),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': settings.mailFrom } },
    }),
    new PolicyStatement({
      actions: ['elasticfilesystem:ClientMount', 'elasticfilesystem:ClientWrite'],
      resources: [data.files.fileSystemArn],
      conditions: {
        StringEquals: { 'elasticfilesystem:AccessPointArn': data.accessPoint.accessPointArn },
      },
    }),
    ...(settings.smsFrom === undefined
      ? []
      : [
          // A phone number is no resource of AWS, so no resource can be named; topics are left out.
          new PolicyStatement({ actions: ['sns:Publish'], notResources: ['arn:aws:sns:*:*:*'] }),
        ]),
  ];
}
