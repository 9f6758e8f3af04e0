import { describe, expect, it } from 'vitest';
import { each, portalContainers, portalFile, resources, text } from './templates';

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource?: unknown;
  readonly NotResource?: unknown;
  readonly Principal?: unknown;
  readonly Condition?: unknown;
}

const list = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

const statementsOf = (...types: readonly string[]): [string, Statement][] =>
  resources(...types).flatMap(({ id, props }) => {
    const policy =
      props.PolicyDocument ?? props.KeyPolicy ?? props.FileSystemPolicy ?? props.AssumeRolePolicyDocument;
    return ((policy?.Statement ?? []) as Statement[])
      .filter(({ Effect }) => Effect === 'Allow')
      .map((statement) => [`${id}: ${text(statement.Action)}`, statement] as [string, Statement]);
  });

const ours = statementsOf('AWS::IAM::Policy');
const resourcePolicies = statementsOf('AWS::KMS::Key', 'AWS::SNS::TopicPolicy', 'AWS::EFS::FileSystem');
const actionsOf = (service: string) =>
  ours
    .flatMap(([, { Action }]) => list(Action))
    .filter((action) => action.startsWith(`${service}:`))
    .toSorted();

/** What names no resource, and why it cannot. */
const withoutResource: Readonly<Record<string, string>> = {
  'ecr:GetAuthorizationToken': 'AWS knows no resource of it; what may be pulled is named beside it',
};

describe('what our roles may do', () => {
  it.each(ours)('%s has no wildcard', (_, { Action }) => {
    expect(list(Action).filter((action) => action.includes('*'))).toEqual([]);
  });

  it.each(ours)('%s names its resource', (_, statement) => {
    const actions = list(statement.Action);
    if (actions.every((action) => action in withoutResource)) {
      expect(statement.Resource).toBe('*');
      return;
    }
    // A phone number is no resource of AWS, so all that are some are left out.
    if (actions.join() === 'sns:Publish') {
      expect(statement).toMatchObject({ NotResource: 'arn:aws:sns:*:*:*' });
      expect(statement.Resource).toBeUndefined();
      return;
    }
    expect(statement.NotResource).toBeUndefined();
    expect(text(statement.Resource)).not.toContain('*');
  });

  it.each(each('AWS::IAM::Role'))(
    '%s is taken on by a service alone, and has no policy of AWS',
    (_, { props }) => {
      expect(props.ManagedPolicyArns).toBeUndefined();
      for (const { Principal } of props.AssumeRolePolicyDocument.Statement as Statement[])
        expect(Object.keys(Principal as object)).toEqual(['Service']);
    },
  );

  it('is what the program calls', () => {
    const called = (path: string, client: string, service: string) =>
      [
        ...new Set(
          [...portalFile(path).matchAll(new RegExp(`\\b${client}\\.([a-z]\\w+)\\(`, 'g'))].map(
            ([, call]) => call!,
          ),
        ),
      ]
        .map((call) => `${service}:${call[0]!.toUpperCase()}${call.slice(1)}`)
        .toSorted();
    expect(actionsOf('cognito-idp')).toEqual(
      called('server/poolAdmin/openPoolAdmin.ts', 'sdk', 'cognito-idp'),
    );
    expect(actionsOf('ses')).toEqual(called('server/domain/email/transports/ses.ts', 'ses', 'ses'));
    const [, seal] = ours.find(([, { Action }]) => list(Action).includes('kms:Encrypt'))!;
    expect(list(seal.Action)).toEqual(called('server/vault/kmsKeys.ts', 'kms', 'kms'));
  });

  it('is to send as one address, and to mount by one way in', () => {
    const conditionOf = (action: string) =>
      ours.find(([, { Action }]) => list(Action).includes(action))![1].Condition;
    expect(conditionOf('ses:SendEmail')).toEqual({
      StringEquals: { 'ses:FromAddress': 'portal@example.com' },
    });
    expect(text(conditionOf('elasticfilesystem:ClientMount'))).toContain('elasticfilesystem:AccessPointArn');
    expect(actionsOf('elasticfilesystem')).toEqual([
      'elasticfilesystem:ClientMount',
      'elasticfilesystem:ClientWrite',
    ]);
  });

  it('is nothing about the keys of everything else but to open secrets', () => {
    const [, decrypt] = ours.find(([, { Action }]) => text(Action) === '"kms:Decrypt"')!;
    expect(decrypt.Condition).toEqual({
      StringEquals: { 'kms:ViaService': 'secretsmanager.us-west-2.amazonaws.com' },
    });
  });
});

describe('who may come to what is ours', () => {
  it.each(resourcePolicies)(
    '%s is for services of this account, or for the account itself',
    (_, statement) => {
      expect(statement.Principal).not.toBe('*');
      const isAccount = text(statement.Principal).includes(':iam::111122223333:root');
      if (isAccount) return expect(text(statement.Principal)).not.toContain('"*"');
      expect(Object.keys(statement.Principal as object)).toEqual(['Service']);
      expect(text(statement.Condition)).toContain('111122223333');
    },
  );

  it('has every action for the account alone, over its keys: without that nobody could look after them', () => {
    const every = resourcePolicies.filter(([, { Action }]) =>
      list(Action).some((action) => /(^|:)\*$/.test(action)),
    );
    expect(every.map(([, { Action }]) => Action)).toEqual(['kms:*', 'kms:*', 'kms:*']);
    for (const [, { Principal }] of every) expect(text(Principal)).toContain(':iam::111122223333:root');
  });

  it.each(each('AWS::SNS::TopicPolicy'))('%s refuses who comes without TLS', (_, { props }) => {
    expect(props.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Principal: '*',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
  });

  it('has no bucket: the portal keeps nothing in one', () => {
    expect(resources('AWS::S3::Bucket')).toEqual([]);
    expect(portalFile('package.json')).not.toContain('@aws-sdk/client-s3');
  });
});

describe('processes', () => {
  it.each(portalContainers())('%s runs without rights on a root that is read only', (_, container) => {
    expect(container.ReadonlyRootFilesystem).toBe(true);
    expect(container.Privileged).toBeUndefined();
    expect(container.LinuxParameters.Capabilities).toEqual({ Drop: ['ALL'] });
  });

  it.each(each('AWS::ECS::Service'))('%s has no address of its own and lets nobody in', (_, { props }) => {
    expect(props.EnableExecuteCommand).toBe(false);
    expect(props.NetworkConfiguration.AwsvpcConfiguration.AssignPublicIp).toBe('DISABLED');
    expect(props.DeploymentConfiguration.DeploymentCircuitBreaker).toEqual({ Enable: true, Rollback: true });
  });
});
