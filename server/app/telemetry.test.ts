import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tinyDrop } from '../feed/testing/tinyDrop';
import { writeDrop } from '../feed/testing/writeDrop';
import { zipDrop } from '../feed/testing/zipDrop';
import { tokenAt } from '../identity/testing/tokenAt';
import { type Collector, openCollector, type ReceivedSpan } from '../telemetry/testing/collector';
import { type RealPostgres, startPostgres } from '../testing/realPostgres';
import { openOpsFigures } from './opsFigures';
import { openPortal } from './portal';
import { admitRoot, root } from './testing/admitRoot';

const clock = { now: () => new Date() };
const DONE = { timeout: 50_000, interval: 100 };
/** What callers send, and what may be told of nowhere. */
const planted = ['planted-query', 'planted-body', 'planted-header', 'planted-account', 'planted-agent'];

let server: RealPostgres;
let collector: Collector;
let home: string;
/** Of the calls whose traces are looked at. */
let listed: string;
let mailed: string;
let secrets: readonly string[];

/** Jobs that are due, by the name of their queue. */
async function waiting(): Promise<string[]> {
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select name from pgboss.job where state < 'completed' and start_after <= now()`,
  );
  await client.end();
  return rows.map(({ name }) => name);
}

/** A portal's life: somebody signs in, brings a drop, has it applied, lists, asks for a code, and it stops. */
beforeAll(async () => {
  server = await startPostgres(['fsync=off']);
  collector = await openCollector();
  home = mkdtempSync(join(tmpdir(), 'fieldgate-telemetry-'));
  const env = {
    PORT: '0',
    DATABASE_URL: server.url('postgres'),
    DATA_DIR: join(home, 'data'),
    DEMO: 'no',
    LOG_LEVEL: 'fatal',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
    OTEL_SERVICE_NAME: 'portal',
  };
  await admitRoot(env, clock);
  const portal = await openPortal(env, { clock });
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const token = await tokenAt(address, root);
  const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(address + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'planted-agent', ...headers },
    });

  const sent = await ask('/api/imports/uploads?name=night.zip', {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: new Uint8Array(zipDrop(writeDrop(tinyDrop()), 'drop_20260413')),
  });
  const { dropId } = (await sent.json()) as { readonly dropId: number };
  const becomes = (outcome: string) =>
    vi.waitFor(
      async () => expect(await (await ask(`/api/imports/${dropId}`)).json()).toMatchObject({ outcome }),
      DONE,
    );
  await becomes('ready');
  await ask(`/api/imports/${dropId}/approve`, { method: 'POST' });
  await becomes('applied');

  const list = await ask('/api/imports?limit=25', { headers: { 'x-secret': 'planted-header' } });
  listed = list.headers.get('x-request-id')!;
  await ask('/api/cinchusers?username=planted-query&viewname=planted-account');
  await ask('/api/emailnotification?username=planted-query', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'planted-account-1' },
    body: JSON.stringify({ body: 'planted-body' }),
  });
  const { clientId } = portal.config.pool;
  const forgot = await ask('/idp/', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword',
    },
    body: JSON.stringify({ ClientId: clientId, Username: root.username }),
  });
  mailed = forgot.headers.get('x-request-id')!;
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), DONE);
  secrets = [...planted, token, root.username, root.password, 'ann@example.com', '0048213', 'UAN 32-0-0'];
  await portal.close();
}, 120_000);
afterAll(async () => {
  await collector.close();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

const spansOf = (name: string) => collector.spans.filter((span) => span.name === name);
const callOf = (requestId: string) =>
  collector.spans.find(({ attributes }) => attributes['fieldgate.request_id'] === requestId)!;
const within = ({ spanId, traceId }: ReceivedSpan) =>
  collector.spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId);
const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;

describe('a portal with a collector', () => {
  it('tells of a call, and of its statements within it', () => {
    const call = callOf(listed);
    expect(call).toMatchObject({
      name: 'GET /api/imports',
      kind: SERVER,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/imports',
        'http.response.status_code': 200,
        'user.id': expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
    expect(call.parentSpanId).toBeUndefined();
    const statements = within(call);
    expect(statements.map(({ name }) => name)).toContain('select feed_import');
    const statement = statements.find(({ name }) => name === 'select feed_import')!;
    expect(statement).toMatchObject({
      kind: CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': 'select feed_import' },
    });
    expect(BigInt(statement.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(call.startTimeUnixNano));
    expect(BigInt(statement.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(call.endTimeUnixNano));
  });

  it('tells of every job by its name, as a trace of its own', () => {
    const jobs = collector.spans.filter(({ kind }) => kind === CONSUMER);
    const names = jobs.map(({ name }) => name);

    expect(jobs.filter(({ parentSpanId }) => parentSpanId !== undefined)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['job outbox', 'job requests', 'job statements']));
    expect(jobs.filter((job) => within(job).length === 0)).toEqual([]);
  });

  it('tells of an email that leaves, within its job, and neither to whom nor what', () => {
    const [job] = spansOf('job outbox');
    const [attempt] = spansOf('send mail');

    expect(attempt).toMatchObject({
      parentSpanId: job!.spanId,
      kind: CLIENT,
      attributes: { 'fieldgate.message.attempt': 1, 'fieldgate.message.letter': expect.any(String) },
    });
    expect(callOf(mailed).traceId).not.toBe(job!.traceId);
  });

  it('tells of an import by its steps, within the call that asked for it', () => {
    const [looked, applied] = spansOf('feed import');
    expect([looked!.attributes, applied!.attributes]).toMatchObject([
      { 'fieldgate.feed.preview': true, 'fieldgate.feed.outcome': 'ready', 'fieldgate.feed.rows': 34 },
      { 'fieldgate.feed.preview': false, 'fieldgate.feed.outcome': 'applied', 'fieldgate.feed.rows': 34 },
    ]);
    const asked = spansOf('POST /api/imports/:dropId/approve')[0]!;
    expect([applied!.traceId, applied!.parentSpanId]).toEqual([asked.traceId, asked.spanId]);

    const steps = within(applied!);
    const filesOf = (name: string) =>
      steps
        .filter((step) => step.name === name)
        .map(({ attributes }) => String(attributes['fieldgate.feed.file']));
    const files = Object.keys(tinyDrop()).toSorted();
    for (const step of ['feed reading', 'feed applying'])
      expect(filesOf(step).toSorted((one, other) => (one < other ? -1 : 1))).toEqual(files);
    expect(filesOf('feed checking')).toHaveLength(1);
    expect(filesOf('feed consequences')).toHaveLength(1);
    const reading = steps.find(({ attributes }) => attributes['fieldgate.feed.file'] === 'invoices.csv')!;
    expect(within(reading).map(({ name }) => name)).toContainEqual(expect.stringMatching(/^copy /));
  });

  it('has one beginning for each trace, and no span without its parent', () => {
    const known = new Set(collector.spans.map(({ spanId }) => spanId));

    expect(known.size).toBe(collector.spans.length);
    expect(collector.spans.filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId))).toEqual(
      [],
    );
    const first = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(new Set(first.map(({ traceId }) => traceId)).size).toBe(first.length);
  });

  it('tells nowhere what was sent, who is called how, or what is in the company’s books', () => {
    const told = collector.requests.map(({ body }) => body).join('\n');

    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect(told).not.toMatch(/@|127\.0\.0\.1|of-the-collector/);
    expect(new Set(collector.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set(['Bearer of-the-collector']),
    );
  });

  it('sends every figure that /metrics has, with what it counted to its end', () => {
    const { registry } = openOpsFigures(clock, 'all');
    const names = registry.getMetricsAsArray().map(({ name }) => name);

    expect(names.filter((name) => !collector.metrics.has(name))).toEqual([]);
    const calls = collector.metrics.get('http_request_duration_seconds')!;
    const asked = calls.points.filter(({ attributes }) => attributes.route === '/api/cinchusers');
    expect(asked).toMatchObject([{ attributes: { method: 'GET' }, count: '1' }]);
    const statements = collector.metrics.get('fieldgate_statement_duration_seconds')!;
    const listing = statements.points.find(({ attributes }) => attributes.statement === 'select feed_drop');
    expect(Number(listing!.count)).toBeGreaterThanOrEqual(spansOf('select feed_drop').length);
  });

  it('says which process it is', () => {
    expect(new Set(collector.resources.map((told) => JSON.stringify(told))).size).toBe(1);
    expect(collector.resources[0]).toEqual({
      'service.name': 'portal',
      'service.version': 'unknown',
      'service.instance.id': expect.stringMatching(/^[\da-f-]{36}$/),
      'fieldgate.role': 'all',
    });
  });
});
