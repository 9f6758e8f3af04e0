import { describe, expect, it } from 'vitest';
import { figures } from '../stacks/figures';
import { portalFile, resources, text } from './templates';

/** Rules that need no alarm of their own here, and why. */
const elsewhere = {
  ReplicaLeftOut: 'no DATABASE_READ_URL is set',
  NoWorker: 'where no worker speaks, JobsLate goes off, as below',
};

/** The other rules of Prometheus: name, figure or expression, comparison and limit, minutes, runbook. */
const rules = [
  ...portalFile('deploy/observe/alerts.yaml').matchAll(
    /alert: (\w+)\s+expr: (.+?) (==|>) ([\d.]+)\s+for: (\d+)m[^]*?runbook: (\S+)/g,
  ),
]
  .map(([, name, expression, sign, limit, minutes, runbook]) => ({
    name: name!,
    expression: expression!,
    sign: sign!,
    limit: Number(limit),
    minutes: Number(minutes),
    runbook: runbook!,
  }))
  .filter(({ name }) => !(name in elsewhere));
const alarmOf = (name: string) =>
  resources('AWS::CloudWatch::Alarm').find(({ props }) => props.AlarmName === `Fieldgate ${name}`);

describe('alarms', () => {
  it('has read every rule', () => {
    const all = [...portalFile('deploy/observe/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name!,
    );
    expect([...rules.map(({ name }) => name), ...Object.keys(elsewhere)].toSorted()).toEqual(all.toSorted());
  });

  it.each(rules.map((rule) => [rule.name, rule] as const))('%s is an alarm here too', (name, rule) => {
    const { props } = alarmOf(name)!;
    // "== 0" of a figure that is 0 or 1.
    expect([props.Threshold, props.ComparisonOperator]).toEqual(
      rule.sign === '==' ? [1, 'LessThanThreshold'] : [rule.limit, 'GreaterThanThreshold'],
    );
    expect(props.AlarmDescription).toBe(rule.runbook);
    // CloudWatch looks once a minute, so a rule of one minute waits for a second look.
    expect(props.EvaluationPeriods).toBe(Math.max(2, rule.minutes));
    expect(props.AlarmActions).toHaveLength(1);
  });

  it('looks at the same figures, which the agent passes on', () => {
    const used = rules.filter(({ name }) => name !== 'AnswersFail').map(({ expression }) => expression);
    expect(Object.values(figures).toSorted()).toEqual(used.toSorted());
    const agents = resources('AWS::ECS::TaskDefinition').flatMap(({ props }) =>
      props.ContainerDefinitions.filter(({ Name }: { Name: string }) => Name === 'figures'),
    );
    expect(agents).toHaveLength(2);
    for (const { Environment, Essential } of agents) {
      for (const figure of used) expect(text(Environment)).toContain(`^${figure}$`);
      expect(Essential).toBe(false);
    }
  });

  it('takes silence for the worst where a process would have spoken', () => {
    const silent = resources('AWS::CloudWatch::Alarm').filter(
      ({ props }) => props.TreatMissingData === 'breaching',
    );
    expect(silent.map(({ props }) => props.AlarmName).toSorted()).toEqual([
      'Fieldgate DatabaseDown',
      'Fieldgate JobsLate',
    ]);
  });

  it('tells somebody', () => {
    expect(resources('AWS::SNS::Subscription').map(({ props }) => [props.Protocol, props.Endpoint])).toEqual([
      ['email', 'operations@example.com'],
    ]);
  });
});
