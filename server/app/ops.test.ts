import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPortal, type Portal } from './portal';
import { openDb } from '../db/open';
import { postgresEngine } from '../db/postgres';
import { openRelay, type Relay } from '../testing/relay';
import { srpClient } from '../identity/testing/srpClient';
import { type RealPostgres, startPostgres } from '../testing/realPostgres';
import { openOpsFigures } from './opsFigures';

let server: RealPostgres;
let relay: Relay;
let portal: Portal;
let dataDir: string;
beforeAll(async () => {
  server = await startPostgres(['fsync=off']);
  relay = await openRelay(server.url('postgres'));
  dataDir = mkdtempSync(join(tmpdir(), 'fieldgate-ops-'));
  portal = await openPortal({
    PORT: '0',
    OPS_PORT: '0',
    DATABASE_URL: relay.urlOf(server.url('postgres')),
    DATA_DIR: dataDir,
    DEMO: 'no',
    LOG_LEVEL: 'fatal',
  });
});
afterAll(async () => {
  await portal.close();
  await relay.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (path: string) => fetch(`http://127.0.0.1:${portal.opsPort}${path}`);
const change = async (text: string) => {
  const db = openDb(await postgresEngine(server.url('postgres')));
  await db.script(text);
  await db.close();
};

/** As a browser signs in, with a wrong password. */
async function refusedSignIn(USERNAME: string): Promise<void> {
  const { clientId: ClientId, poolId } = portal.config.pool;
  const call = (operation: string, payload: object) =>
    portal.app.inject({
      method: 'POST',
      url: '/idp/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      payload: { ClientId, ...payload },
    });
  const srp = srpClient(poolId.split('_')[1]!);
  const asked = await call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME, SRP_A: srp.SRP_A },
  });
  const { ChallengeName, ChallengeParameters } = asked.json<{
    readonly ChallengeName: string;
    readonly ChallengeParameters: Record<string, string>;
  }>();
  const ChallengeResponses = { USERNAME, ...srp.answer(ChallengeParameters, 'Wrong&Pass1') };
  await call('RespondToAuthChallenge', { ChallengeName, ChallengeResponses });
}

it('a portal with all it needs is ready, and tells what is late without going away', async () => {
  const fresh = await ask('/readyz');
  expect(fresh.status).toBe(200);
  expect(await fresh.json()).toEqual({
    ready: true,
    checks: {
      database: { ok: true, decides: true },
      migrations: { ok: true, decides: true },
      feed: { ok: false, decides: false, why: 'No drop was ever applied.' },
      outbox: { ok: true, decides: false },
      jobs: { ok: true, decides: false },
    },
  });
  await change(`insert into outbox_message (message_id, channel, letter, created_at)
    values ('${randomUUID()}', 'mail', 'code', now() - interval '16 minutes')`);

  const late = await ask('/readyz');
  expect(late.status).toBe(200);
  expect(await late.json()).toMatchObject({
    checks: { outbox: { ok: false, why: '1 emails wait, the oldest for 16 min.' } },
  });
});

it('a portal without its tables is not ready', async () => {
  await change(`update migration set name = 'x' where name like '011-%'`);
  const answer = await ask('/readyz');
  await change(`update migration set name = '011-outbox' where name = 'x'`);

  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    ready: false,
    checks: { migrations: { ok: false, why: '1 are missing: 011-outbox.' } },
  });
});

it('figures count answers by route, and every answer bears its number', async () => {
  const health = await portal.app.inject('/api/health');
  expect(health.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  const lost = await portal.app.inject('/api/users?username=somebody@example.com');
  expect(lost.json()).toMatchObject({ requestId: lost.headers['x-request-id'] });

  await refusedSignIn('somebody@example.com');
  const answer = await ask('/metrics');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
  );
  expect(text).toMatch(/fieldgate_statement_duration_seconds_count\{statement="select feed_import"\} \d/);
  expect(text).toContain('fieldgate_sign_ins_total{outcome="refused"} 1');
  expect(text).toContain('fieldgate_database_up 1');
  expect(text).toContain('fieldgate_build_info{version="unknown",commit="unknown"} 1');
  expect(text).not.toContain('somebody');
});

it('the audit names a sign-in that was refused as its answer does', async () => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/idp/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RespondToAuthChallenge',
    },
    payload: {
      ClientId: portal.config.pool.clientId,
      ChallengeName: 'SMS_MFA',
      Session: 'never',
      ChallengeResponses: { USERNAME: 'somebody@example.com', SMS_MFA_CODE: '482913' },
    },
  });
  expect(answer.statusCode).toBe(400);
  const db = openDb(await postgresEngine(server.url('postgres')));
  const written = () =>
    db.sql.selectFrom('audit_event').select('request_id').where('action', '=', 'session.refused').execute();
  // It is written while nobody waits.
  await vi.waitFor(async () =>
    expect(await written()).toContainEqual({ request_id: answer.headers['x-request-id'] }),
  );
  await db.close();
});

it('a portal whose database is gone is alive and not ready', async () => {
  relay.close();
  const [alive, ready] = [await ask('/livez'), await ask('/readyz')];
  const figures = await (await ask('/metrics')).text();
  relay.open();

  expect([alive.status, ready.status]).toEqual([200, 503]);
  expect(await alive.json()).toEqual({ alive: true, version: 'unknown', commit: 'unknown' });
  expect(await ready.json()).toMatchObject({ ready: false, checks: { database: { ok: false } } });
  expect(figures).toContain('fieldgate_database_up 0');
});

it.each([
  ['/nothing', 404],
  ['/livez?verbose', 200],
])('%s is answered with %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

/** The figures that expressions ask for and that nobody counts; of a histogram Prometheus makes three names. */
function unknownIn(expressions: readonly string[]): string[] {
  const { registry } = openOpsFigures({ now: () => new Date(0) }, 'all');
  const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  const used = expressions.flatMap((text) => text.match(/\b(?:http|fieldgate|nodejs|process)_\w+/g) ?? []);
  return used.map((name) => name.replace(/_(count|bucket|sum)$/, '')).filter((name) => !known.has(name));
}

it('every alert asks for figures that exist, and says what to do', async () => {
  const rules = readFileSync('deploy/observe/alerts.yaml', 'utf8');
  const manual = readFileSync('docs/operation.md', 'utf8');
  const expressions = [...rules.matchAll(/expr: (.*)/g)].map(([, text]) => text!);
  const anchors = [...rules.matchAll(/operation\.md#([\w-]+)/g)].map(([, anchor]) => anchor!);
  const headings = new Set(
    [...manual.matchAll(/^#+ (.*)$/gm)].map(([, title]) => title!.toLowerCase().replaceAll(' ', '-')),
  );

  expect(unknownIn(expressions)).toEqual([]);
  expect(anchors.filter((anchor) => !headings.has(anchor))).toEqual([]);
  expect([expressions.length, anchors.length]).toEqual([9, 9]);
});

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly type: string;
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

it('the dashboard asks for figures that exist, and shows each of our own', () => {
  const { panels } = JSON.parse(readFileSync('deploy/observe/dashboard.json', 'utf8')) as Dashboard;
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const { registry } = openOpsFigures({ now: () => new Date(0) }, 'all');
  const own = registry.getMetricsAsArray().filter(({ name }) => /^(http|fieldgate)_/.test(name));

  expect(unknownIn(expressions)).toEqual([]);
  expect(own.filter(({ name }) => !expressions.some((text) => text.includes(name)))).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ type, targets }) => type !== 'row' && !targets?.length)).toEqual([]);
  expect(panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toEqual([
    'Requests',
    'Database',
    'Statements',
    'Outbox, feed and jobs',
    'Sign-ins and processes',
  ]);
});
