import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config';

let programs: string;
let folder: string;
beforeAll(async () => {
  mkdirSync('dist', { recursive: true });
  // Beside the packages that it loads.
  programs = mkdtempSync('dist/commands-');
  const input = { keys: 'server/app/keysCommand.ts', doctor: 'server/app/doctorCommand.ts' };
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { ssr: true, outDir: programs, copyPublicDir: false, rollupOptions: { input } },
  });
});
afterAll(() => rmSync(programs, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldgate-commands-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const run = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ readonly code: number; readonly out: string; readonly err: string }>((resolve) => {
    const all = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', ...env };
    execFile(process.execPath, [join(programs, `${program}.js`), ...args], { env: all }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

it('makes keys that a portal takes, for their owner alone, and never over others', async () => {
  const keys = join(folder, 'keys');
  const made = await run('keys', [keys]);
  const settings = Object.fromEntries(
    made.out.split('\n').flatMap((line) => (/^[A-Z_]+=/.test(line) ? [line.split('=')] : [])),
  ) as Record<string, string>;
  const again = await run('keys', [keys]);

  expect(made).toMatchObject({
    code: 0,
    out: expect.stringContaining('where no backup of the database is') as string,
  });
  expect(readdirSync(keys).toSorted()).toEqual(['option.keys', 'pool.key', 'push.key']);
  for (const file of readdirSync(keys)) expect(statSync(join(keys, file)).mode & 0o777).toBe(0o600);
  expect(statSync(keys).mode & 0o777).toBe(0o700);
  expect(Object.keys(settings)).toEqual(['POOL_KEY_FILE', 'OPTION_KEYS_FILE', 'PUSH_VAPID_KEY_FILE']);
  const config = readConfig({ ...settings, PUSH_VAPID_SUBJECT: 'mailto:portal@example.com' });
  expect(config.pool.key).toBe(readFileSync(join(keys, 'pool.key'), 'utf8').trim());
  expect(made.out).not.toContain(config.pool.key);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('may be the only key') as string });
  expect(readConfig(settings.POOL_KEY_FILE ? { POOL_KEY_FILE: settings.POOL_KEY_FILE } : {}).pool.key).toBe(
    config.pool.key,
  );
});

it('writes no key where one of them is there already, and shows others each time', async () => {
  writeFileSync(join(folder, 'pool.key'), 'another');
  const [refused, one, other] = [await run('keys', [folder]), await run('keys', []), await run('keys', [])];

  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining('holds pool.key already') as string,
  });
  expect(readdirSync(folder)).toEqual(['pool.key']);
  expect(one.out).toMatch(/^POOL_KEY=.+\nOPTION_KEYS=first:.+\nPUSH_VAPID_KEY=.+\n$/);
  expect(one.out).not.toBe(other.out);
});

it.each<[string, readonly string[], Record<string, string>, number, RegExp]>([
  ['a fresh machine', [], {}, 0, /^ok +settings .*\n(.*\n)*0 faults, \d warnings\./],
  [
    'settings that do not hold',
    [],
    { NODE_ENV: 'production' },
    1,
    /^fault +settings +DATABASE_URL is not set[^]*\n +→ Mend it/,
  ],
  [
    'a database that is away',
    [],
    { DATABASE_URL: 'postgres://me:planted-word@127.0.0.1:1/db' },
    1,
    /fault +database +It does not answer/,
  ],
  ['a look-alike', [], { DATABSE_URL: 'x' }, 0, /warning +settings +DATABSE_URL/],
  ['no address', ['--mail-to', 'ada'], {}, 1, /is no e-mail address/],
])(
  'the doctor, of %s, ends as it should and says what to do, with no secret',
  async (_, args, env, code, told) => {
    const seen = await run('doctor', args, env);

    expect(seen.out + seen.err).toMatch(told);
    expect(seen.code).toBe(code);
    expect(seen.out + seen.err).not.toContain('planted-word');
  },
);

it('the doctor tells programs the same', async () => {
  const { code, out } = await run('doctor', ['--json'], {
    SMTP_URL: 'smtp://me:planted-word@127.0.0.1:1',
    MAIL_FROM: 'p@example.com',
  });
  const { ok, findings } = JSON.parse(out) as {
    readonly ok: boolean;
    readonly findings: readonly { readonly name: string }[];
  };

  expect([code, ok]).toEqual([1, false]);
  expect(findings.find(({ name }) => name === 'mail')).toMatchObject({
    result: 'fault',
    todo: expect.stringContaining('Check SMTP_URL') as string,
  });
  expect(out).not.toContain('planted-word');
});
