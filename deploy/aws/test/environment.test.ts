import { describe, expect, it } from 'vitest';
import { example, full, portalContainers, portalFile, resources, synthesized, text } from './templates';

interface Named {
  readonly Name: string;
  readonly Value?: unknown;
}

const source = portalFile('server/app/settingNames.ts');
const namesIn = (list: string): string[] => {
  const [, body] = new RegExp(`const ${list} = \\[([^\\]]*)\\]`).exec(source)!;
  return [...body!.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name!);
};
const secretNames = namesIn('secretNames');
const known = new Set([...namesIn('openNames'), ...secretNames]);

describe('what the portal is told', () => {
  it('has read the names of the portal', () => {
    expect(known.size).toBeGreaterThan(60);
    expect(secretNames).toContain('DATABASE_URL');
  });

  it.each(portalContainers())(
    '%s is told settings of the portal, each once',
    (_, { Environment, Secrets }) => {
      const names = [...(Environment as Named[]), ...(Secrets as Named[])].map(({ Name }) => Name);
      expect(names.filter((name) => !known.has(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it.each(portalContainers())(
    '%s gets secrets as secrets, and nothing else so',
    (_, { Environment, Secrets }) => {
      expect((Secrets as Named[]).map(({ Name }) => Name).toSorted()).toEqual([
        'DATABASE_URL',
        'OPTION_KEYS',
        'POOL_KEY',
        'PUSH_VAPID_KEY',
        'ROUTING_LOOKUP_KEY',
      ]);
      const open = (Environment as Named[]).filter(({ Name }) =>
        secretNames.includes(Name.replace(/_FILE$/, '')),
      );
      expect(open).toEqual([]);
      expect(text(Environment)).not.toContain('{{resolve:');
    },
  );

  it('shows no secret in any other container, and no password in any template', () => {
    for (const { props } of resources('AWS::ECS::TaskDefinition'))
      for (const container of props.ContainerDefinitions)
        if (container.Name !== 'portal') expect(container.Secrets).toBeUndefined();
    for (const { props } of resources('AWS::SecretsManager::Secret')) {
      const { SecretString = '' } = props;
      expect(text(SecretString).replaceAll(/\{\{resolve:.*?SecretString:password::\}\}/g, '…')).not.toMatch(
        /:\/\/[^:]+:[^…@]+@/,
      );
    }
  });

  it.each([
    ['fieldgate-web', { ROLE: 'web', MIGRATE: 'no' }],
    ['fieldgate-worker', { ROLE: 'worker', MIGRATE: 'no' }],
    ['fieldgate-command', { DATABASE_APP_ROLE: 'fieldgate_app' }],
  ])('%s has a part of its own', (family, own) => {
    const [, container] = portalContainers().find(([name]) => name === family)!;
    const told = Object.fromEntries(
      (container.Environment as Named[]).map(({ Name, Value }) => [Name, Value]),
    );
    expect(told).toMatchObject(own);
    for (const name of ['ROLE', 'MIGRATE', 'DATABASE_APP_ROLE'])
      if (!(name in own)) expect(told).not.toHaveProperty(name);
  });

  it.each([
    ['fieldgate-web', 'AppUrl'],
    ['fieldgate-worker', 'AppUrl'],
    ['fieldgate-command', 'OwnerUrl'],
  ])('%s comes to the database by %s', (family, secret) => {
    const [, { Secrets }] = portalContainers().find(([name]) => name === family)!;
    const { ValueFrom } = Secrets.find(({ Name }: Named) => Name === 'DATABASE_URL');
    expect(text(ValueFrom)).toContain(secret);
  });

  it('migrates by default in the task for commands', () => {
    const [, { Command }] = portalContainers().find(([name]) => name === 'fieldgate-command')!;
    expect(Command).toEqual(['node', 'dist/server/migrate.js']);
  });

  it.each(portalContainers())('%s has one folder with all others, for drops and uploads', (_, container) => {
    expect(container.MountPoints).toEqual([
      { ContainerPath: '/mnt/fieldgate', ReadOnly: false, SourceVolume: 'shared' },
    ]);
    const told = Object.fromEntries(
      (container.Environment as Named[]).map(({ Name, Value }) => [Name, Value]),
    );
    expect(told).toMatchObject({ DATA_DIR: '/mnt/fieldgate/data', FEED_DIR: '/mnt/fieldgate/drops' });
  });

  it('gives a process longer to stop than the 25 s that the portal takes', () => {
    for (const [, { StopTimeout }] of portalContainers()) expect(StopTimeout).toBe(30);
  });

  it('leaves out what is not set', () => {
    const names = (settings: typeof example) =>
      Object.values(
        synthesized(settings).get('FieldgatePortal')!.findResources('AWS::ECS::TaskDefinition'),
      ).flatMap(({ Properties }) =>
        Properties.ContainerDefinitions.flatMap(
          ({ Environment = [], Secrets = [] }: Record<string, Named[]>) =>
            [...Environment!, ...Secrets!].map(({ Name }) => Name),
        ),
      );
    const optional = ['ROUTING_LOOKUP_URL', 'ROUTING_LOOKUP_KEY', 'SMS_REGION', 'SMS_FROM', 'SUPPORT_PHONE'];
    const { supportPhone: _, ...least } = example;
    expect(names(least).filter((name) => optional.includes(name))).toEqual([]);
    expect(new Set(names(full).filter((name) => optional.includes(name)))).toEqual(new Set(optional));
    expect(text(synthesized(least).get('FieldgateCluster')!.toJSON())).not.toContain('sns:Publish');
  });
});
