import { describe, expect, it } from 'vitest';
import { full, least, pods, portalFile, rendered, resource, type Resource, settingNames } from './chart';

const plain = rendered(least);
const everything = rendered(full);
const image = portalFile('deploy/Dockerfile');
const roles = ['web', 'worker'] as const;

/** Each pod of both, as it.each wants them. */
const each = [
  ...pods(plain).map(([name, pod]) => [`${name}, plain`, pod] as const),
  ...pods(everything).map(([name, pod]) => [`${name}, with everything set`, pod] as const),
];

describe('a pod', () => {
  it('is each of four', () => {
    expect(
      pods(plain)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(['portal-health', 'portal-migrate', 'portal-web', 'portal-worker']);
  });

  // The level "restricted" of Kubernetes' pod security standards, and a root that nobody writes to.
  it.each(each)('has no rights: %s', (_, pod) => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect([pod.hostNetwork, pod.hostPID, pod.hostIPC]).toEqual([undefined, undefined, undefined]);
    for (const container of pod.containers) {
      expect(container.securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
    for (const volume of pod.volumes ?? []) expect(volume).not.toHaveProperty('hostPath');
  });

  it.each(each)('is told settings that exist, and each secret as a file that it is shown: %s', (_, pod) => {
    const [{ env = [], volumeMounts = [] }] = pod.containers;
    const names = env.map(({ name }: Resource) => name as string);
    // Not one of the secret settings, but of those that name a file.
    expect(names.filter((name: string) => !settingNames.has(name))).toEqual([]);
    const shown: Resource[] = (pod.volumes ?? []).flatMap(({ secret }: Resource) => secret?.items ?? []);
    const told = env
      .filter(({ name }: Resource) => name.endsWith('_FILE'))
      .map(({ value }: Resource) => value.replace('/run/secrets/fieldgate/', ''));
    const others = shown.map(({ path }) => path as string).filter((path) => path !== 'ca.pem');
    expect(others).toEqual([...new Set(told)].toSorted());
    for (const { key, path } of shown) expect(path).toBe(key);
    const mounted = volumeMounts.map(({ name }: Resource) => name).toSorted();
    expect((pod.volumes ?? []).map(({ name }: Resource) => name).toSorted()).toEqual(mounted);
  });

  it('is shown no secret that was taken away', () => {
    const settings = { ...(least['settings'] as Resource), SES_REGION: 'us-west-2' };
    const made = rendered({ ...least, settings, secret: { files: { SMTP_URL: null } } });
    expect(JSON.stringify(pods(made))).not.toMatch(/smtp/i);
    expect(JSON.stringify(pods(plain))).toMatch(/smtp/i);
  });

  it('knows the key of the owner of tables where it migrates, and nowhere else', () => {
    const knows = pods(plain)
      .filter(([, pod]) => JSON.stringify(pod).includes('owner.url'))
      .map(([name]) => name);
    expect(knows).toEqual(['portal-migrate']);
  });

  it('has the secret of the registry, the place and the certificate that values name', () => {
    const everywhere = pods(everything);
    for (const [, pod] of everywhere) {
      expect(pod.imagePullSecrets).toEqual([{ name: 'registry' }]);
      expect(pod.nodeSelector).toEqual({ 'kubernetes.io/os': 'linux' });
    }
    const withSecrets = everywhere.filter(([name]) => name !== 'portal-health');
    for (const [, pod] of withSecrets) {
      const { secret } = pod.volumes.find(({ name }: Resource) => name === 'secrets');
      expect(secret.secretName).toBe('portal-secrets');
      expect(secret.items).toContainEqual({ key: 'ca.pem', path: 'ca.pem' });
    }
  });
});

describe.each(roles)('processes of the role %s', (role) => {
  const { spec } = resource(plain, 'Deployment', `portal-${role}`);
  const [portal] = spec.template.spec.containers;

  it('are told their role and the settings', () => {
    expect(portal.env).toContainEqual({ name: 'ROLE', value: role });
    expect(portal.envFrom).toEqual([{ configMapRef: { name: 'portal' } }]);
    const { data } = resource(plain, 'ConfigMap');
    expect(Object.keys(data).filter((name) => !settingNames.has(name))).toEqual([]);
    expect(data).toMatchObject({ NODE_ENV: 'production', MIGRATE: 'no', DATA_DIR: '/mnt/fieldgate/data' });
    const mounts = portal.volumeMounts.map(({ mountPath }: Resource) => mountPath);
    expect(mounts).toEqual(['/mnt/fieldgate', '/run/secrets/fieldgate', '/tmp']);
  });

  it('are asked at the ports that the image has', () => {
    const { data } = resource(plain, 'ConfigMap');
    const port = (name: string) => portal.ports.find((one: Resource) => one.name === name)?.containerPort;
    const [, published] = /^EXPOSE (\d+)$/m.exec(image)!;
    const [, ops] = /OPS_PORT=(\d+)/.exec(image)!;
    expect([data.PORT, data.OPS_PORT]).toEqual([published, ops]);
    expect(port('http')).toBe(role === 'web' ? Number(published) : undefined);
    expect(port('ops')).toBe(Number(ops));
    expect(portal.startupProbe.httpGet).toEqual({ path: '/livez', port: 'ops' });
    expect(portal.livenessProbe.httpGet).toEqual({ path: '/livez', port: 'ops' });
    expect(portal.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'ops' });
  });

  it('have longer to stop than it takes, also where the settings ask for more', () => {
    const [, seconds] = /in production it takes (\d+) s at most/.exec(portalFile('docs/operation.md'))!;
    expect(spec.template.spec.terminationGracePeriodSeconds).toBe(Number(seconds) + 5);
    // 20 s instead of 5 before the drain.
    const slower = resource(everything, 'Deployment', `portal-${role}`).spec.template.spec;
    expect(slower.terminationGracePeriodSeconds).toBe(Number(seconds) + 5 + 15);
  });

  it('begin anew when a setting changes, and one by one', () => {
    const checksum = (values: Resource) =>
      resource(rendered(values), 'Deployment', `portal-${role}`).spec.template.metadata.annotations[
        'checksum/settings'
      ];
    const other = { ...least, settings: { ...(least['settings'] as Resource), COMPANY_NAME: 'Grain & Co' } };
    expect(checksum(least)).toBe(checksum(least));
    expect(checksum(other)).not.toBe(checksum(least));
    expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  });

  it('are those that are counted on', () => {
    const { template, selector } = spec;
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
    expect(selector.matchLabels['app.kubernetes.io/component']).toBe(role);
    const [{ labelSelector }] = template.spec.topologySpreadConstraints;
    expect(labelSelector).toEqual(selector);
  });
});

describe('around the processes', () => {
  const web = resource(plain, 'Deployment', 'portal-web').spec;

  it('calls are led to web processes alone', () => {
    expect(resource(plain, 'Service').spec.selector).toEqual(web.selector.matchLabels);
    expect(resource(plain, 'PodDisruptionBudget', 'portal-web').spec.selector).toEqual(web.selector);
  });

  it('they are as many as is said, or as the autoscaler says', () => {
    expect(web.replicas).toBe(2);
    expect(resource(everything, 'Deployment', 'portal-web').spec).not.toHaveProperty('replicas');
    const { spec } = resource(everything, 'HorizontalPodAutoscaler', 'portal-web');
    expect(spec).toMatchObject({ minReplicas: 2, maxReplicas: 6, scaleTargetRef: { name: 'portal-web' } });
    expect(resource(everything, 'Deployment', 'portal-worker').spec.replicas).toBe(1);
  });

  it('migrations come first, and their log stays where they failed', () => {
    const { annotations } = resource(plain, 'Job', 'portal-migrate').metadata;
    expect(annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect(annotations['helm.sh/hook-delete-policy']).not.toContain('hook-failed');
    // Nothing of the release is there yet.
    const [, pod] = pods(plain).find(([name]) => name === 'portal-migrate')!;
    expect(pod.serviceAccountName).toBeUndefined();
    expect(JSON.stringify(pod)).not.toMatch(/configMap|persistentVolumeClaim/);
    const [migrate] = pod.containers;
    expect(portalFile('scripts/build.mjs')).toContain('\n  migrate: ');
    expect(migrate.command).toEqual(['node', 'dist/server/migrate.js']);
    const without = rendered({ ...least, migrations: { enabled: false } });
    expect(without.filter(({ kind }) => kind === 'Job')).toEqual([]);
    expect(resource(without, 'ConfigMap').data.MIGRATE).toBe('no');
  });

  it('what the company put on the disk outlives the release, or lies on a disk of its own', () => {
    const claim = resource(everything, 'PersistentVolumeClaim');
    expect(claim.metadata.annotations['helm.sh/resource-policy']).toBe('keep');
    expect(claim.spec).toMatchObject({ accessModes: ['ReadWriteMany'], storageClassName: 'shared' });
    const own = rendered({ ...least, storage: { existingClaim: 'drops' } });
    expect(own.filter(({ kind }) => kind === 'PersistentVolumeClaim')).toEqual([]);
    for (const role of roles) {
      const { volumes } = resource(own, 'Deployment', `portal-${role}`).spec.template.spec;
      expect(volumes[0].persistentVolumeClaim.claimName).toBe('drops');
    }
  });

  it('the ingress has the name of PORTAL_URL, with TLS', () => {
    const { spec } = resource(everything, 'Ingress');
    expect(spec.tls).toEqual([{ hosts: ['portal.example.com'], secretName: 'portal-tls' }]);
    expect(spec.rules.map(({ host }: Resource) => host)).toEqual(['portal.example.com']);
    expect(spec.rules[0].http.paths[0].backend.service).toEqual({ name: 'portal', port: { name: 'http' } });
  });

  it('figures are for nobody, unless it is said for whom', () => {
    const rules = (resources: readonly Resource[]) =>
      resource(resources, 'NetworkPolicy').spec.ingress.map(({ ports, from }: Resource) => [
        ports[0].port,
        from,
      ]);
    expect(rules(plain)).toEqual([['http', undefined]]);
    const [calls, figures] = rules(everything);
    expect(calls).toEqual([
      'http',
      [expect.objectContaining({ namespaceSelector: expect.anything() }), expect.anything()],
    ]);
    const health = resource(everything, 'Pod', 'portal-health').metadata.labels;
    expect(health).toMatchObject(calls[1][1].podSelector.matchLabels);
    expect(figures[0]).toBe('ops');
    expect(figures[1]).toHaveLength(1);
  });

  it('rules and figures are as Prometheus has them elsewhere', () => {
    const { groups } = resource(everything, 'PrometheusRule').spec;
    const alerts = [...portalFile('deploy/observe/alerts.yaml').matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name,
    );
    expect(groups[0].rules.map(({ alert }: Resource) => alert)).toEqual(alerts);
    expect(alerts.length).toBeGreaterThan(5);
    const monitor = resource(everything, 'PodMonitor');
    expect(monitor.spec.podMetricsEndpoints[0].port).toBe('ops');
    expect(monitor.metadata.labels['release']).toBe('prometheus');
  });
});
