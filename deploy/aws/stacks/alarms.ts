import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import * as cw from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { HttpCodeTarget } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Parts } from './container';
import { figures, NAMESPACE } from './figures';
import type { PortalStack } from './portal';

interface AlarmsProps extends StackProps {
  readonly parts: Parts;
  readonly portal: PortalStack;
}

interface Rule {
  readonly metric: IMetric;
  readonly above?: number;
  readonly below?: number;
  readonly minutes: number;
  /** Heading of docs/operation.md, or what to look at. */
  readonly todo: string;
  /** Where nothing is heard, nothing runs. */
  readonly silenceIsBad?: boolean;
}

/** The rules of deploy/observe/alerts.yaml by CloudWatch, and what AWS itself knows besides. */
export class AlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { parts, portal, ...props }: AlarmsProps) {
    super(scope, id, props);
    const topic = new Topic(this, 'Alarms', {
      topicName: 'fieldgate-alarms',
      masterKey: parts.network.key,
      enforceSSL: true,
    });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    topic.addSubscription(new EmailSubscription(parts.settings.alarmEmail));
    for (const [name, rule] of Object.entries({ ...portalRules(portal), ...awsRules(parts, portal) }))
      this.alarm(name, rule).addAlarmAction(new SnsAction(topic));
  }

  private alarm(name: string, { metric, above, below, minutes, todo, silenceIsBad }: Rule): cw.Alarm {
    return new cw.Alarm(this, name, {
      alarmName: `Fieldgate ${name}`,
      alarmDescription: todo,
      metric,
      threshold: (above ?? below)!,
      comparisonOperator:
        above === undefined
          ? cw.ComparisonOperator.LESS_THAN_THRESHOLD
          : cw.ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: minutes,
      treatMissingData: silenceIsBad ? cw.TreatMissingData.BREACHING : cw.TreatMissingData.NOT_BREACHING,
    });
  }
}

const minute = { period: Duration.minutes(1) };
const runbook = (heading: string) => `docs/operation.md#alert-${heading}`;

const figure = (metricName: string, role: 'web' | 'worker', statistic = cw.Stats.MAXIMUM) =>
  new cw.Metric({ namespace: NAMESPACE, metricName, dimensionsMap: { role }, statistic, ...minute });

/** By the names of deploy/observe/alerts.yaml. */
function portalRules({ targets }: PortalStack): Record<string, Rule> {
  const eitherOf = (name: string) =>
    new cw.MathExpression({
      expression: 'MAX([web, worker])',
      usingMetrics: { web: figure(name, 'web'), worker: figure(name, 'worker') },
      ...minute,
    });
  return {
    DatabaseDown: {
      metric: figure(figures.up, 'web', cw.Stats.MINIMUM),
      below: 1,
      minutes: 2,
      todo: runbook('database-down'),
      silenceIsBad: true,
    },
    ConnectionsWaiting: {
      metric: eitherOf(figures.waiting),
      above: 50,
      minutes: 2,
      todo: runbook('connections-waiting'),
    },
    AnswersFail: {
      metric: new cw.MathExpression({
        expression: 'IF(all > 0, failed / all, 0)',
        usingMetrics: {
          failed: targets.metrics.httpCodeTarget(HttpCodeTarget.TARGET_5XX_COUNT, minute),
          all: targets.metrics.requestCount(minute),
        },
        ...minute,
      }),
      above: 0.02,
      minutes: 5,
      todo: runbook('answers-fail'),
    },
    OutboxLate: {
      metric: figure(figures.outbox, 'worker'),
      above: 900,
      minutes: 5,
      todo: runbook('outbox-late'),
    },
    FeedLate: {
      metric: figure(figures.feed, 'worker'),
      above: 129_600,
      minutes: 10,
      todo: runbook('feed-late'),
    },
    JobsLate: {
      metric: figure(figures.jobs, 'worker'),
      above: 900,
      minutes: 5,
      todo: runbook('jobs-late'),
      silenceIsBad: true,
    },
    EventLoopSlow: {
      metric: eitherOf(figures.loop),
      above: 0.5,
      minutes: 5,
      todo: runbook('event-loop-slow'),
    },
  };
}

/** What the portal cannot know of itself. */
function awsRules({ data }: Parts, { targets }: PortalStack): Record<string, Rule> {
  const reputation = (metricName: string) =>
    new cw.Metric({
      namespace: 'AWS/SES',
      metricName,
      statistic: cw.Stats.MAXIMUM,
      period: Duration.hours(1),
    });
  return {
    ProcessesUnwell: {
      metric: targets.metrics.unhealthyHostCount({ ...minute, statistic: cw.Stats.MAXIMUM }),
      above: 0,
      minutes: 5,
      todo: 'See the events of the service fieldgate-web, and its log.',
    },
    DatabaseFull: {
      metric: data.cluster.metric('ACUUtilization', { ...minute, statistic: cw.Stats.MAXIMUM }),
      above: 90,
      minutes: 15,
      todo: 'Raise databaseUnits, after a look at what is slow in the log.',
    },
    EmailReturns: {
      metric: reputation('Reputation.BounceRate'),
      above: 0.04,
      minutes: 1,
      todo: 'AWS looks into it from 5 % on. See Email in the office.',
    },
    EmailComplaints: {
      metric: reputation('Reputation.ComplaintRate'),
      above: 0.0008,
      minutes: 1,
      todo: 'AWS looks into it from 0.1 % on. See Email in the office.',
    },
  };
}
