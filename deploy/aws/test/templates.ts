import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { build } from '../app';
import { readSettings, type Settings } from '../settings';

const folder = join(import.meta.dirname, '..');

export const example = readSettings(join(folder, 'settings.example.json'));
/** Everything that may be set is set. */
export const full: Settings = {
  ...example,
  routingLookupUrl: 'https://banks.example.com/v1',
  smsFrom: '+12065550100',
};

/** A file of the portal, from its top. */
export const portalFile = (path: string): string => readFileSync(join(folder, '../..', path), 'utf8');

const { context } = JSON.parse(readFileSync(join(folder, 'cdk.json'), 'utf8')) as {
  context: Record<string, unknown>;
};

export const appOf = (): App => new App({ context });

export const synthesized = (settings: Settings): ReadonlyMap<string, Template> =>
  new Map(build(appOf(), settings).map((stack) => [stack.stackName, Template.fromStack(stack)] as const));

export const templates = synthesized(full);
export const stackOf = (name: string): Template => templates.get(`Fieldgate${name}`)!;

export interface Resource {
  /** Stack and logical ID. */
  readonly id: string;
  readonly type: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- CloudFormation's own shapes, of which each test knows its part.
  readonly props: any;
  readonly deletionPolicy: string | undefined;
}

const all: readonly Resource[] = [...templates].flatMap(([stack, template]) =>
  Object.entries(template.toJSON()['Resources'] as Record<string, any>).map(([id, resource]) => ({
    id: `${stack}/${id}`,
    type: resource.Type as string,
    props: resource.Properties ?? {},
    deletionPolicy: resource.DeletionPolicy as string | undefined,
  })),
);

/** Every resource of these types; all without one. */
export const resources = (...types: readonly string[]): Resource[] =>
  all.filter(({ type }) => types.length === 0 || types.includes(`${type}`));

/** As it.each wants them. */
export const each = (...types: readonly string[]): [string, Resource][] =>
  resources(...types).map((resource) => [resource.id, resource]);

/** The container of a task that is the portal. */
export const portalContainers = (): [string, any][] =>
  resources('AWS::ECS::TaskDefinition').map(({ props }) => [
    props.Family,
    props.ContainerDefinitions.find(({ Name }: { Name: string }) => Name === 'portal'),
  ]);

export const text = (value: unknown): string => JSON.stringify(value);
