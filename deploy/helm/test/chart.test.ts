import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import {
  full,
  helmVersion,
  least,
  linted,
  pods,
  portalFile,
  rendered,
  resource,
  type Resource,
} from './chart';

const { version } = JSON.parse(portalFile('package.json')) as { version: string };
const plain = rendered(least);
const everything = rendered(full);

/** Kubernetes' own shapes; those of the Prometheus operator are its own, and not among them. */
const shapes: Record<string, Record<string, unknown>> = {
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
  v1: core,
};
const operators = 'monitoring.coreos.com/v1';

const changed = (base: Resource, part: string, values: Resource): Resource => ({
  ...base,
  [part]: { ...base[part], ...values },
});

describe('Helm', () => {
  it('is one that reads the chart', () => {
    expect(helmVersion()).toMatch(/^v[34]\./);
    for (const values of [least, full]) expect(linted(values)).toMatchObject({ status: 0 });
  });

  it('hands over what Kubernetes has shapes for', () => {
    const kinds = (resources: readonly Resource[]) => resources.map(({ kind }) => kind as string).toSorted();
    expect(kinds(plain)).toEqual([
      'ConfigMap',
      'Deployment',
      'Deployment',
      'Job',
      'NetworkPolicy',
      'PersistentVolumeClaim',
      'Pod',
      'PodDisruptionBudget',
      'Service',
      'ServiceAccount',
    ]);
    expect(kinds(everything)).toEqual(
      [...kinds(plain), 'HorizontalPodAutoscaler', 'Ingress', 'PodMonitor', 'PrometheusRule'].toSorted(),
    );
    for (const made of [...plain, ...everything].filter(({ apiVersion }) => apiVersion !== operators)) {
      const Shape = shapes[made.apiVersion]![made.kind] as new (made: Resource) => { validate(): void };
      expect(() => new Shape(made).validate(), `${made.kind} ${made.metadata.name}`).not.toThrow();
    }
  });

  it('would be told of a wrong shape', () => {
    const deployment = resource(plain, 'Deployment', 'portal-web');
    const wrong = changed(deployment, 'spec', { replicas: 'two' });
    expect(() => new apps.Deployment(wrong).validate()).toThrow(/replicas/);
  });

  it.each<[string, Resource, RegExp]>([
    ['no image', { ...least, image: {} }, /repository/],
    ['the newest image, whichever that is', changed(least, 'image', { tag: 'latest' }), /tag/],
    ['no settings', { ...least, settings: {} }, /PORTAL_URL[\s\S]*MAIL_FROM|MAIL_FROM[\s\S]*PORTAL_URL/],
    ['an address without TLS', changed(least, 'settings', { PORTAL_URL: 'http://a.example' }), /with https/],
    ['an address that is none', changed(least, 'settings', { PORTAL_URL: 'portal' }), /with https/],
    ['a secret among the settings', changed(least, 'settings', { POOL_KEY: 'a' }), /POOL_KEY/],
    ['a port that the chart says itself', changed(least, 'settings', { PORT: '80' }), /PORT/],
    ['a number that YAML may round', changed(least, 'settings', { DATABASE_POOL: 16 }), /DATABASE_POOL/],
    ['a value that does not exist', { ...least, replicas: 3 }, /replicas/],
    ['no process', changed(least, 'web', { replicas: 0 }), /replicas/],
    ['no database', { ...least, secret: { files: { DATABASE_URL: null } } }, /DATABASE_URL/],
  ])('is refused in words: %s', (_, values, words) => {
    expect(() => rendered(values)).toThrow(words);
  });

  it('takes the image of its version, or the one that is named', () => {
    const images = new Set(
      pods(plain).flatMap(([, pod]) => pod.containers.map(({ image }: Resource) => image)),
    );
    expect([...images]).toEqual([`registry.example.com/fieldgate:${version}`]);
    const pinned = new Set(
      pods(everything).flatMap(([, pod]) => pod.containers.map((one: Resource) => one.image)),
    );
    expect([...pinned]).toEqual([`registry.example.com/fieldgate@sha256:${'a'.repeat(64)}`]);
  });
});
