import { describe, expect, it } from 'vitest';
import { build } from '../app';
import { appOf, each, full, resources, stackOf, templates, text } from './templates';

/** How each type that keeps something says with which key. A new type has to be named here or below. */
const encrypted: Readonly<Record<string, readonly string[]>> = {
  'AWS::RDS::DBCluster': ['KmsKeyId'],
  'AWS::EFS::FileSystem': ['KmsKeyId'],
  'AWS::Logs::LogGroup': ['KmsKeyId'],
  'AWS::SecretsManager::Secret': ['KmsKeyId'],
  'AWS::SNS::Topic': ['KmsMasterKeyId'],
};
/** Types that keep nothing of the portal's, or that AWS encrypts without a choice (Cognito). */
const keepNothing = new Set([
  'AWS::ApplicationAutoScaling::ScalableTarget',
  'AWS::ApplicationAutoScaling::ScalingPolicy',
  'AWS::CloudFront::Distribution',
  'AWS::CloudWatch::Alarm',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::EC2::EIP',
  'AWS::EC2::FlowLog',
  'AWS::EC2::InternetGateway',
  'AWS::EC2::NatGateway',
  'AWS::EC2::Route',
  'AWS::EC2::RouteTable',
  'AWS::EC2::SecurityGroup',
  'AWS::EC2::SecurityGroupEgress',
  'AWS::EC2::SecurityGroupIngress',
  'AWS::EC2::Subnet',
  'AWS::EC2::SubnetRouteTableAssociation',
  'AWS::EC2::VPC',
  'AWS::EC2::VPCEndpoint',
  'AWS::EC2::VPCGatewayAttachment',
  'AWS::ECS::Cluster',
  'AWS::ECS::Service',
  'AWS::ECS::TaskDefinition',
  'AWS::EFS::AccessPoint',
  'AWS::EFS::MountTarget',
  'AWS::ElasticLoadBalancingV2::Listener',
  'AWS::ElasticLoadBalancingV2::ListenerRule',
  'AWS::ElasticLoadBalancingV2::LoadBalancer',
  'AWS::ElasticLoadBalancingV2::TargetGroup',
  'AWS::IAM::Policy',
  'AWS::IAM::Role',
  'AWS::KMS::Alias',
  'AWS::KMS::Key',
  'AWS::RDS::DBClusterParameterGroup',
  'AWS::RDS::DBInstance',
  'AWS::RDS::DBSubnetGroup',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::ConfigurationSetEventDestination',
  'AWS::SES::EmailIdentity',
  'AWS::SNS::Subscription',
  'AWS::SNS::TopicPolicy',
  'AWS::SecretsManager::SecretTargetAttachment',
  'AWS::WAFv2::LoggingConfiguration',
  'AWS::WAFv2::WebACL',
]);

describe('encryption', () => {
  it('has been thought of for every type there is', () => {
    const types = new Set(resources().map(({ type }) => type));
    expect([...types].filter((type) => !(type in encrypted) && !keepNothing.has(type))).toEqual([]);
  });

  it.each(each(...Object.keys(encrypted)))('%s is encrypted with a key of ours', (_, { type, props }) => {
    for (const property of encrypted[type]!) expect(text(props[property])).toMatch(/Key/);
  });

  it('covers storage of the database and the folder', () => {
    stackOf('Data').hasResourceProperties('AWS::RDS::DBCluster', { StorageEncrypted: true });
    stackOf('Data').hasResourceProperties('AWS::EFS::FileSystem', { Encrypted: true });
  });

  it.each(each('AWS::KMS::Key'))(
    '%s turns each year and outlives its stack',
    (_, { props, deletionPolicy }) => {
      expect(props.EnableKeyRotation).toBe(true);
      expect(deletionPolicy).toBe('Retain');
    },
  );
});

describe('loss', () => {
  it('is held off by 35 days of backups, a standby and protection from deletion', () => {
    stackOf('Data').hasResourceProperties('AWS::RDS::DBCluster', {
      BackupRetentionPeriod: 35,
      CopyTagsToSnapshot: true,
      DeletionProtection: true,
    });
    expect(resources('AWS::RDS::DBInstance')).toHaveLength(2);
    stackOf('Data').hasResourceProperties('AWS::EFS::FileSystem', { BackupPolicy: { Status: 'ENABLED' } });
    stackOf('Identity').hasResourceProperties('AWS::Cognito::UserPool', { DeletionProtection: 'ACTIVE' });
  });

  it('spreads database, balancer and processes over two zones', () => {
    const zones = new Set(resources('AWS::EC2::Subnet').map(({ props }) => props.AvailabilityZone));
    expect([...zones]).toEqual(['us-west-2a', 'us-west-2b']);
    for (const { props } of resources('AWS::RDS::DBSubnetGroup')) expect(props.SubnetIds).toHaveLength(2);
    for (const { props } of resources('AWS::ElasticLoadBalancingV2::LoadBalancer'))
      expect(props.Subnets).toHaveLength(2);
    for (const { props } of resources('AWS::ECS::Service'))
      expect(props.NetworkConfiguration.AwsvpcConfiguration.Subnets).toHaveLength(2);
  });

  it.each(
    each('AWS::RDS::DBCluster', 'AWS::RDS::DBInstance', 'AWS::EFS::FileSystem', 'AWS::Cognito::UserPool'),
  )('%s outlives its stack', (_, { deletionPolicy }) => expect(deletionPolicy).toBe('Retain'));

  it('keeps what nobody could make again when a stack goes', () => {
    const lost = resources('AWS::SecretsManager::Secret').filter(
      ({ deletionPolicy }) => deletionPolicy !== 'Retain',
    );
    // CloudFormation makes these anew with the cluster and the distribution.
    expect(lost.map(({ props }) => props.Name)).toEqual(['fieldgate/owner-role', 'fieldgate/origin-header']);
  });

  it('keeps the balancer from being deleted', () => {
    const [balancer] = resources('AWS::ElasticLoadBalancingV2::LoadBalancer');
    expect(balancer!.props.LoadBalancerAttributes).toContainEqual({
      Key: 'deletion_protection.enabled',
      Value: 'true',
    });
  });
});

describe('logs', () => {
  it.each(each('AWS::Logs::LogGroup'))(
    '%s ends some day, and not with its stack',
    (_, { props, deletionPolicy }) => {
      expect(props.RetentionInDays).toBeGreaterThanOrEqual(30);
      expect(props.RetentionInDays).toBeLessThanOrEqual(365);
      expect(deletionPolicy).toBe('Retain');
    },
  );

  it('hold no path, no token and no cookie: whoever has a path below /calendar/ reads dates', () => {
    stackOf('Edge').hasResourceProperties('AWS::WAFv2::LoggingConfiguration', {
      RedactedFields: [
        { UriPath: {} },
        { QueryString: {} },
        { SingleHeader: { Name: 'authorization' } },
        { SingleHeader: { Name: 'cookie' } },
      ],
    });
    const [distribution] = resources('AWS::CloudFront::Distribution');
    expect(distribution!.props.DistributionConfig.Logging).toBeUndefined();
    const [balancer] = resources('AWS::ElasticLoadBalancingV2::LoadBalancer');
    expect(text(balancer!.props.LoadBalancerAttributes)).not.toContain('access_logs');
    expect(resources('AWS::WAFv2::WebACL').flatMap(({ props }) => props.Rules)).not.toContainEqual(
      expect.objectContaining({
        VisibilityConfig: expect.objectContaining({ SampledRequestsEnabled: true }),
      }),
    );
  });
});

describe('offline', () => {
  it('looks nothing up', () => {
    const app = appOf();
    build(app, full);
    expect(app.synth().manifest.missing).toBeUndefined();
  });

  it('asks nothing of an account, builds no image and brings no code of its own', () => {
    for (const template of templates.values()) {
      expect(Object.keys(template.toJSON()['Parameters'] ?? {})).toEqual(['BootstrapVersion']);
    }
    expect(resources('AWS::Lambda::Function', 'AWS::CloudFormation::CustomResource')).toEqual([]);
  });
});
