import { describe, expect, it } from 'vitest';
import { each, portalContainers, resources, stackOf, text } from './templates';

describe('who reaches whom', () => {
  it('lets in CloudFront at 443, and inside only who is named', () => {
    const open = resources('AWS::EC2::SecurityGroupIngress').map(({ props }) => [
      props.SourcePrefixListId ?? text(props.SourceSecurityGroupId).match(/(\w+)Group/)![1],
      text(props.GroupId).match(/(\w+?)Group/)![1],
      props.FromPort,
      props.ToPort,
    ]);
    expect(open.toSorted()).toEqual([
      ['Balancer', 'Tasks', 3000, 3000],
      ['Balancer', 'Tasks', 9464, 9464],
      ['Tasks', 'Database', 5432, 5432],
      ['Tasks', 'Files', 2049, 2049],
      ['pl-00000000000000000', 'Balancer', 443, 443],
    ]);
  });

  it.each(each('AWS::EC2::SecurityGroup', 'AWS::EC2::SecurityGroupIngress'))(
    '%s lets in no network by its address',
    (_, { props }) => {
      expect(props.SecurityGroupIngress).toBeUndefined();
      expect(props.CidrIp).toBeUndefined();
      expect(props.CidrIpv6).toBeUndefined();
    },
  );

  it('lets processes out to 443, and database and folder nowhere', () => {
    const out = resources('AWS::EC2::SecurityGroup').map(({ id, props }) => [
      id.match(/\/(\w+)Group/)![1],
      (props.SecurityGroupEgress ?? []).map((rule: { CidrIp: string; FromPort: number }) => [
        rule.CidrIp,
        rule.FromPort,
      ]),
    ]);
    // 255.255.255.255/32 is how one says "nowhere": without a rule AWS would add one for everywhere.
    expect(out).toEqual([
      ['Balancer', []],
      ['Tasks', [['0.0.0.0/0', 443]]],
      ['Database', [['255.255.255.255/32', 252]]],
      ['Files', [['255.255.255.255/32', 252]]],
    ]);
  });

  it.each(each('AWS::RDS::DBInstance'))('%s is not public', (_, { props }) => {
    expect(props.PubliclyAccessible).toBe(false);
  });

  it('has database and folder in networks that lead nowhere', () => {
    const inside = resources('AWS::RDS::DBSubnetGroup', 'AWS::EFS::MountTarget');
    expect(inside).toHaveLength(3);
    for (const { props } of inside) {
      expect(text(props.SubnetIds ?? props.SubnetId)).toContain('dataSubnet');
      expect(text(props.SubnetIds ?? props.SubnetId)).not.toMatch(/(balancer|tasks)Subnet/);
    }
    const routes = resources('AWS::EC2::Route').map(({ props }) => text(props.RouteTableId));
    expect(routes).toHaveLength(4);
    expect(routes.filter((table) => table.includes('dataSubnet'))).toEqual([]);
  });

  it.each(each('AWS::EC2::Subnet'))('%s gives nobody a public address', (_, { props }) => {
    expect(props.MapPublicIpOnLaunch).toBe(false);
  });
});

describe('TLS', () => {
  it('is 1.2 or newer between people and CloudFront, and between CloudFront and the balancer', () => {
    const [{ props } = { props: undefined }] = resources('AWS::CloudFront::Distribution');
    const { ViewerCertificate, DefaultCacheBehavior, CacheBehaviors, Origins } = props.DistributionConfig;
    expect(ViewerCertificate).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    });
    for (const { ViewerProtocolPolicy } of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(ViewerProtocolPolicy).toBe('redirect-to-https');
    for (const { CustomOriginConfig } of Origins)
      expect(CustomOriginConfig).toMatchObject({
        OriginProtocolPolicy: 'https-only',
        OriginSSLProtocols: ['TLSv1.2'],
      });
  });

  it.each(each('AWS::ElasticLoadBalancingV2::Listener'))(
    '%s speaks 1.2 and 1.3, and nothing else',
    (_, { props }) => {
      expect(props).toMatchObject({
        Port: 443,
        Protocol: 'HTTPS',
        SslPolicy: 'ELBSecurityPolicy-TLS13-1-2-Res-2021-06',
      });
    },
  );

  it('is what the database and the folder insist on', () => {
    stackOf('Data').hasResourceProperties('AWS::RDS::DBClusterParameterGroup', {
      Parameters: { 'rds.force_ssl': '1', ssl_min_protocol_version: 'TLSv1.2' },
    });
    for (const { props } of resources('AWS::SecretsManager::Secret').filter(({ props: { Name } }) =>
      `${Name}`.includes('database-url'),
    ))
      expect(text(props.SecretString)).toContain(
        '?sslmode=verify-full&sslrootcert=/etc/ssl/rds/global-bundle.pem',
      );
    stackOf('Data').hasResourceProperties('AWS::EFS::FileSystem', {
      FileSystemPolicy: {
        Statement: [{ Effect: 'Deny', Action: '*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }],
      },
    });
    for (const { props } of resources('AWS::ECS::TaskDefinition'))
      expect(props.Volumes).toEqual([
        {
          Name: 'shared',
          EFSVolumeConfiguration: expect.objectContaining({
            TransitEncryption: 'ENABLED',
            AuthorizationConfig: expect.objectContaining({ IAM: 'ENABLED' }),
          }),
        },
      ]);
  });

  it('is what servers of mail have to speak', () => {
    stackOf('Mail').hasResourceProperties('AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
    });
  });
});

describe('the way in', () => {
  it('leads to the portal by our own CloudFront alone, whose header no template has', () => {
    const [listener] = resources('AWS::ElasticLoadBalancingV2::Listener');
    expect(listener!.props.DefaultActions).toEqual([
      { Type: 'fixed-response', FixedResponseConfig: { StatusCode: '403' } },
    ]);
    const rules = resources('AWS::ElasticLoadBalancingV2::ListenerRule');
    expect(rules).toHaveLength(1);
    const [{ HttpHeaderConfig }] = rules[0]!.props.Conditions;
    expect(HttpHeaderConfig.HttpHeaderName).toBe('x-fieldgate-origin');
    expect(text(HttpHeaderConfig.Values)).toContain('{{resolve:secretsmanager:');
    const [distribution] = resources('AWS::CloudFront::Distribution');
    expect(distribution!.props.DistributionConfig.Origins[0].OriginCustomHeaders).toEqual([
      {
        HeaderName: 'x-fieldgate-origin',
        HeaderValue: '{{resolve:secretsmanager:fieldgate/origin-header:SecretString:::}}',
      },
    ]);
  });

  it('passes a firewall that limits an address and refuses no body for its length', () => {
    const [acl] = resources('AWS::WAFv2::WebACL');
    expect(acl!.props).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    expect(acl!.props.Rules.map(({ Name }: { Name: string }) => Name)).toEqual([
      'TooManyCalls',
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesCommonRuleSet',
    ]);
    const common = acl!.props.Rules[3].Statement.ManagedRuleGroupStatement;
    expect(common.RuleActionOverrides).toContainEqual({
      Name: 'SizeRestrictions_BODY',
      ActionToUse: { Count: {} },
    });
    const [distribution] = resources('AWS::CloudFront::Distribution');
    expect(distribution!.props.DistributionConfig.WebACLId).toEqual({ 'Fn::GetAtt': ['Firewall', 'Arn'] });
  });

  it("brings the caller's address as CloudFront wrote it, to a portal that trusts the balancer alone", () => {
    const [balancer] = resources('AWS::ElasticLoadBalancingV2::LoadBalancer');
    const attributes = balancer!.props.LoadBalancerAttributes;
    expect(attributes).toContainEqual({ Key: 'routing.http.xff_header_processing.mode', Value: 'preserve' });
    expect(attributes).toContainEqual({
      Key: 'routing.http.drop_invalid_header_fields.enabled',
      Value: 'true',
    });
    for (const [, { Environment }] of portalContainers()) {
      const trusted = Environment.find(({ Name }: { Name: string }) => Name === 'TRUST_PROXY');
      expect(text(trusted.Value)).toContain('CidrBlock');
    }
  });

  it('ends idle connections before the portal does, after 72 s', () => {
    const [balancer] = resources('AWS::ElasticLoadBalancingV2::LoadBalancer');
    expect(balancer!.props.LoadBalancerAttributes).toContainEqual({
      Key: 'idle_timeout.timeout_seconds',
      Value: '65',
    });
  });

  it('asks the probe whether a process takes calls', () => {
    stackOf('Portal').hasResourceProperties('AWS::ElasticLoadBalancingV2::TargetGroup', {
      HealthCheckPath: '/readyz',
      HealthCheckPort: '9464',
    });
  });
});
