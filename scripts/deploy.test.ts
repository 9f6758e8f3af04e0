import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxUploadBytes } from '@contract/rules/dropUpload';
import { secretNames, settingNames } from '@server/app/settingNames';
import { buildFactsOf } from './build.mjs';
import { allowedLicenses, isAllowed, productionPackages } from './sbom.mjs';

const read = (path: string) => readFileSync(path, 'utf8');
const image = read('deploy/Dockerfile');
const compose = read('deploy/compose.yaml');
const unit = read('deploy/fieldgate.service');
const settings = read('deploy/portal.env');

/** The lines of a block of YAML that are indented more than its head. */
function blockOf(yaml: string, ...heads: readonly string[]): string {
  let lines = yaml.split('\n');
  for (const head of heads) {
    const at = lines.findIndex((line) => line.trimEnd().endsWith(`${head}:`) && line.trim() === `${head}:`);
    expect([head, at]).not.toEqual([head, -1]);
    const depth = lines[at]!.search(/\S/);
    const end = lines.findIndex((line, no) => no > at && line.trim() !== '' && line.search(/\S/) <= depth);
    lines = lines.slice(at + 1, end < 0 ? undefined : end);
  }
  return lines.join('\n');
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
const portal = blockOf(compose, 'services', 'portal');
const environments = {
  image: namesIn(/^ENV (.*)$/m.exec(image)![1]!, /([A-Z_]+)=/g),
  compose: namesIn(blockOf(portal, 'environment'), /^\s*([A-Z_]+):/gm),
  unit: namesIn(unit, /^Environment=(.*)$/gm).flatMap((line) => namesIn(line, /([A-Z_]+)=/g)),
  settings: namesIn(settings, /^([A-Z_]+)=/gm),
};

describe('what is deployed is told settings', () => {
  it.each(Object.entries(environments))('that exist, and each once: %s', (_, names) => {
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(4);
  });

  it('and no secret, but for the paths of files', () => {
    const secrets = new Set<string>(secretNames);
    const given = Object.values(environments).flat();
    // The mail server that takes everything asks for no password.
    expect(given.filter((name) => secrets.has(name))).toEqual(['SMTP_URL']);
    for (const text of [image, compose, unit, settings]) {
      expect(text).not.toMatch(/:\/\/[^/\s:]+:[^/\s@]+@/);
      expect(text).not.toMatch(/[A-Za-z0-9+/]{43}=/);
    }
    expect(read('.gitignore')).toContain('\ndeploy/secrets/\n');
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', 'deploy/secrets', 'node_modules', 'dist', '.data']),
    );
  });
});

// What it renders is tested beside it, by who changes it.
it('the chart takes no secret among its settings, names files that exist, and has the version of the portal', () => {
  const schema = JSON.parse(read('deploy/helm/fieldgate/values.schema.json')) as {
    properties: { settings: { propertyNames: { not: { enum: string[] } } } };
  };
  const refused = schema.properties.settings.propertyNames.not.enum;
  expect(refused).toEqual(expect.arrayContaining([...secretNames]));
  expect(refused.filter((name) => !settingNames.includes(name))).toEqual([]);
  const files = namesIn(
    blockOf(read('deploy/helm/fieldgate/values.yaml'), 'secret', 'files'),
    /^\s+([A-Z_]+):/gm,
  );
  expect(files.filter((name) => !settingNames.includes(`${name}_FILE`))).toEqual([]);
  expect(files).toHaveLength(4);
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const versions = namesIn(read('deploy/helm/fieldgate/Chart.yaml'), /^(?:appV|v)ersion: '?([\d.]+)/gm);
  expect(versions).toEqual([version, version]);
});

describe('the image', () => {
  const bases = namesIn(image, /^FROM (\S+)/gm);
  const [, built] = /([\s\S]*\n)FROM /.exec(image)!;
  const last = image.slice(built!.length);

  it('stands on one Node.js that package.json takes', () => {
    const [least] = /\d+/.exec(
      (JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node,
    )!;
    const versions = namesIn(bases.join('\n'), /^node:(\d+)-/gm);

    expect(versions.length).toBe(2);
    expect(new Set(versions).size).toBe(1);
    expect(Number(versions[0])).toBeGreaterThan(Number(least));
    // Even ones are kept for years.
    expect(Number(versions[0]) % 2).toBe(0);
  });

  it('ends as somebody who is not root, without what only a build needs', () => {
    expect(namesIn(last, /^USER (\S+)/gm)).toEqual(['node']);
    expect(last.indexOf('\nUSER ')).toBeGreaterThan(last.lastIndexOf('\nCOPY '));
    expect(last).not.toMatch(/^RUN|COPY \. \./m);
    expect(image).toContain('npm ci --omit=dev');
    expect(last).toContain('CMD ["node", "dist/server/main.js"]');
  });

  it('listens, looks and publishes at the same ports, and publishes none of operations', () => {
    const [, port] = /\bPORT=(\d+)/.exec(last)!;
    const [, ops] = /OPS_PORT=(\d+)/.exec(last)!;

    expect(namesIn(last, /^EXPOSE (.*)$/gm)).toEqual([port]);
    expect(last).toContain(`http://127.0.0.1:${ops}/livez`);
    expect(settings).toContain(`\nOPS_PORT=${ops}\n`);
    expect(read('deploy/Caddyfile')).toContain(`health_port ${ops}\n`);
    const published = namesIn(blockOf(portal, 'ports'), /- (\S+)/g);
    expect(published).toEqual([`127.0.0.1:${port}:${port}`, '127.0.0.1:8025:8025']);
    expect(image + compose + settings).not.toContain('OPS_HOST=');
  });

  it('is run with a root that is read only, without powers, and gets each file it is told of', () => {
    for (const line of ['read_only: true', 'tmpfs: [/tmp]', 'cap_drop: [ALL]', 'no-new-privileges:true'])
      expect(portal).toContain(line);
    const told = namesIn(compose, /: \/run\/secrets\/(\S+)/g).toSorted();
    const files = namesIn(compose, /^ {4}file: secrets\/(\S+)/gm).toSorted();
    const handed = namesIn(compose, /^ {4}secrets: \[(.*)\]/gm).flatMap((names) => names.split(', '));
    expect([told, handed.toSorted()]).toEqual([files, files]);
    expect(files).toHaveLength(4);
  });
});

/** Of docs/operation.md, "Stopping". */
const [, stopSeconds] = /in production it takes (\d+) s at most/.exec(read('docs/operation.md'))!;

it('whoever stops the portal waits for longer than it takes', () => {
  const [, unitSeconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit)!;
  const [, composeSeconds] = /stop_grace_period: (\d+)s/.exec(portal)!;
  for (const seconds of [unitSeconds, composeSeconds])
    expect(Number(seconds)).toBeGreaterThan(Number(stopSeconds));
});

it('the unit hands over each file that it tells of', () => {
  const loaded = namesIn(unit, /^LoadCredential=([\w.]+):/gm).toSorted();
  expect(namesIn(unit, /_FILE=%d\/([\w.]+)/g).toSorted()).toEqual(loaded);
  expect(loaded).toHaveLength(4);
});

it.each([
  [
    'deploy/nginx.conf',
    /client_max_body_size (\d+)m;/,
    /proxy_read_timeout (\d+)s;/,
    /client_body_timeout (\d+)s;/,
  ],
  ['deploy/Caddyfile', /max_size (\d+)MiB/, /response_header_timeout (\d+)s/, /read_body (\d+)s/],
])('%s allows as much and as long as the portal', (file, size, answer, request) => {
  const text = read(file);
  const figure = (pattern: RegExp) => Number(pattern.exec(text)![1]);
  const [, wanted] = /requestTimeout: (\d+)_000/.exec(read('server/http/server.ts'))!;

  expect(figure(size) * 1024 * 1024).toBeGreaterThan(maxUploadBytes);
  expect(figure(request)).toBeGreaterThan(Number(wanted));
  expect(figure(answer)).toBeGreaterThan(Number(wanted));
  expect(text).not.toMatch(/(add_header|header) "?Strict-Transport-Security/);
});

describe('a build says what it is of', () => {
  const commit = '10d08dff0123456789abcdef0123456789abcdef';
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const git = (head: string | undefined, status: string) => (command: string) =>
    command === 'rev-parse' ? head : status;

  it.each([
    ['by git', undefined, git(commit, ''), '10d08dff0123'],
    [
      'by git, with more than was committed',
      undefined,
      git(commit, ' M src/main.tsx'),
      '10d08dff0123-changed',
    ],
    ['by who builds, where there is no git', commit, git(undefined, ''), '10d08dff0123'],
    [
      'by who builds, which counts before git',
      commit,
      git('f'.repeat(40), ' M src/main.tsx'),
      '10d08dff0123',
    ],
    ['by nobody', undefined, git(undefined, ''), 'unknown'],
    ['by nobody, in an empty variable', '', git('', ''), 'unknown'],
    ['by what may be a secret', `${commit}0`, git('fatal: no repository', ''), 'unknown'],
    ['by a short name', commit.slice(0, 12), git(undefined, ''), 'unknown'],
  ])('%s', (_, given, ask, told) => {
    expect(buildFactsOf(given, ask)).toEqual({ version, commit: told });
  });
});

describe('licenses', () => {
  const packages = productionPackages('.');

  it('of all that production is made of are named and allowed', () => {
    expect(packages.filter(({ license }) => license === undefined || !isAllowed(license))).toEqual([]);
    expect(packages.length).toBeGreaterThan(300);
  });

  it('are allowed because something has them', () => {
    const used = new Set(packages.flatMap(({ license }) => license!.match(/[\w.+-]+/g)!));
    expect([...allowedLicenses].filter((license) => !used.has(license))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
  ])('%s: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });
});
