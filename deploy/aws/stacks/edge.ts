import { CfnOutput, Duration, RemovalPolicy, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Settings } from '../settings';
import { ORIGIN_SECRET } from './data';
import { letLogsUse } from './keys';
import { ORIGIN_HEADER } from './portal';

/** Calls of one address in five minutes. An office behind one address has dozens of people. */
const CALLS_PER_ADDRESS = 3_000;

/** CloudFront with its firewall, in the one region that AWS takes them from. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, props);
    const acl = this.firewall();
    const origin = new HttpOrigin(settings.originDomain, {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      readTimeout: Duration.seconds(60),
      keepaliveTimeout: Duration.seconds(60),
      customHeaders: { [ORIGIN_HEADER]: SecretValue.secretsManager(ORIGIN_SECRET).unsafeUnwrap() },
    });
    const passedOn = {
      origin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER,
    };
    const distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: 'Fieldgate',
      domainNames: [settings.portalDomain],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.edgeCertificateArn),
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      webAclId: acl.attrArn,
      // No log: paths below /calendar/ are secrets, and a log of CloudFront has every path. The portal logs each call.
      enableLogging: false,
      defaultBehavior: {
        ...passedOn,
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
        cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      },
      additionalBehaviors: {
        '/assets/*': { ...passedOn, cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED },
      },
    });
    new CfnOutput(this, 'PortalRecord', {
      value: `${settings.portalDomain} CNAME ${distribution.distributionDomainName}`,
    });
  }

  private firewall(): CfnWebACL {
    const acl = new CfnWebACL(this, 'Firewall', {
      name: 'fieldgate',
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: shownAs('Firewall'),
      rules: [
        {
          name: 'TooManyCalls',
          priority: 0,
          action: { block: {} },
          statement: { rateBasedStatement: { limit: CALLS_PER_ADDRESS, aggregateKeyType: 'IP' } },
          visibilityConfig: shownAs('TooManyCalls'),
        },
        managed(1, 'AWSManagedRulesAmazonIpReputationList'),
        managed(2, 'AWSManagedRulesKnownBadInputsRuleSet'),
        // Drops, attached files and filters are long, and people write what they like: that is counted, not refused.
        managed(3, 'AWSManagedRulesCommonRuleSet', [
          'SizeRestrictions_QUERYSTRING',
          'SizeRestrictions_BODY',
          'CrossSiteScripting_BODY',
          'GenericLFI_BODY',
          'GenericRFI_BODY',
        ]),
      ],
    });
    const key = new Key(this, 'LogKey', { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN });
    letLogsUse(key, 'aws-waf-logs-fieldgate');
    const log = new LogGroup(this, 'FirewallLog', {
      logGroupName: 'aws-waf-logs-fieldgate',
      encryptionKey: key,
      retention: RetentionDays.THREE_MONTHS,
    });
    const logging = new CfnLoggingConfiguration(this, 'FirewallLogging', {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [
        this.formatArn({ service: 'logs', resource: 'log-group:aws-waf-logs-fieldgate' }),
      ],
      redactedFields: [
        { uriPath: {} },
        { queryString: {} },
        { singleHeader: { Name: 'authorization' } },
        { singleHeader: { Name: 'cookie' } },
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: [{ ActionCondition: { Action: 'BLOCK' } }],
          },
        ],
      },
    });
    logging.node.addDependency(log);
    return acl;
  }
}

const managed = (
  priority: number,
  name: string,
  counted: readonly string[] = [],
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: shownAs(name),
});

function shownAs(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
