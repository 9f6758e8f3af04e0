import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLog } from '../http/logLines';
import { createServer } from '../http/server';
import { inSpan, within } from '../telemetry/span';
import { type Collector, openCollector } from '../telemetry/testing/collector';
import { openTelemetry } from './openTelemetry';
import { openOpsFigures } from './opsFigures';

const clock = { now: () => new Date() };
let collector: Collector;
beforeEach(async () => {
  collector = await openCollector();
  return () => collector.close();
});
let close: () => Promise<unknown> = async () => undefined;
afterEach(() => close());

/** A server that sends its traces and figures to the collector, or to another address. */
function open(url = collector.url, everyMs = 3_600_000) {
  const figures = openOpsFigures(clock, 'web');
  const lines: Record<string, unknown>[] = [];
  const log = openLog({ level: 'info', to: { write: (line) => void lines.push(JSON.parse(line) as never) } });
  const telemetry = openTelemetry({
    telemetry: {
      traces: { url: `${url}/v1/traces`, sampler: { parentBased: true, ratio: 1 }, goesOn: true },
      metrics: { url: `${url}/v1/metrics` },
      headers: {},
      resource: { 'service.name': 'test' },
    },
    clock,
    role: 'web',
    log,
    lost: figures.lost,
    spansEveryMs: everyMs,
    figuresEveryMs: everyMs,
  });
  const app = createServer({ log: openLog({ level: 'silent' }), tracer: telemetry.tracer });
  app.get('/crops', async () => 'corn');
  app.get('/many', async () => {
    for (let at = 1; at < EACH; at += 1) telemetry.ran({ name: 'select crop', seconds: 0, failed: false });
    return 'corn';
  });
  const values = async () => (await figures.registry.getMetricsAsJSON()) as never;
  const lostOf = async (signal: string) => {
    const { values: all } = await figures.registry.getSingleMetric('fieldgate_telemetry_lost_total')!.get();
    return all.find(({ labels }) => labels['signal'] === signal)?.value ?? 0;
  };
  close = () => app.close();
  return { app, telemetry, values, lostOf, lines };
}

/** An address at which nobody listens. */
async function nobody(): Promise<string> {
  const gone = createTcpServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, 'close');
  return `http://127.0.0.1:${port}`;
}

/** Spans of a call with many, and of many such calls: more than wait and are under way together. */
const EACH = 50;
const ALL = 3_000;
const ROOM = 2_048 + 512;
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end();

describe('where a collector', () => {
  it.each([
    ['is not there', nobody, undefined, /^It is not reached \(ECONNREFUSED\)/],
    ['says nothing', undefined, () => undefined, /^It does not answer in time/],
    ['asks for patience', undefined, status(429, { 'retry-after': '3600' }), /^It answers 429/],
    ['refuses', undefined, status(403), /^It answers 403/],
  ] as const)(
    '%s every call is answered, no more is kept than there is room for, and the rest is counted',
    async (_, place, how, why) => {
      collector.answer(how);
      const { app, telemetry, values, lostOf, lines } = open(await place?.());
      telemetry.sendFigures(values);
      const codes = new Set<number>();
      for (let at = 0; at < ALL; at += EACH) codes.add((await app.inject('/many')).statusCode);
      expect(codes).toEqual(new Set([200]));
      expect(await lostOf('traces')).toBeGreaterThanOrEqual(ALL - ROOM);
      await telemetry.close();

      expect([await lostOf('traces'), await lostOf('metrics')]).toEqual([ALL, 1]);
      const told = lines.filter(({ level }) => level === 40).map(({ signal }) => signal);
      expect(told).toHaveLength(2);
      expect(new Set(told)).toEqual(new Set(['metrics', 'traces']));
      expect(lines[0]).toMatchObject({ why: expect.stringMatching(why) });
    },
  );

  it('takes what is sent again, that is told, and nothing more is lost', async () => {
    collector.answer(status(403));
    const { app, telemetry, lostOf, lines } = open(undefined, 1);
    await app.inject('/crops');
    await vi.waitFor(async () => expect(await lostOf('traces')).toBe(1));
    collector.answer(undefined);
    await app.inject('/crops');
    await telemetry.close();

    expect(collector.spans).toHaveLength(1);
    expect(await lostOf('traces')).toBe(1);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'The collector does not take what is sent; calls and jobs go on without it',
      'The collector takes what is sent again',
    ]);
  });
});

describe('a portal that stops', () => {
  it('sends what it has not sent yet', async () => {
    const { app, telemetry, values, lostOf } = open();
    telemetry.sendFigures(values);
    await app.inject('/crops');
    await within(telemetry.tracer, () => inSpan({ name: 'job crops' }, async () => undefined));
    expect(collector.requests).toEqual([]);
    await telemetry.close();

    expect(collector.spans.map(({ name }) => name)).toEqual(['GET /crops', 'job crops']);
    expect(collector.metrics.get('fieldgate_process_info')?.points).toMatchObject([
      { attributes: { role: 'web' }, asDouble: 1 },
    ]);
    expect(await lostOf('traces')).toBe(0);
  });

  it('waits for no database that does not answer', async () => {
    const { telemetry } = open();
    telemetry.sendFigures(() => new Promise(() => undefined));
    await telemetry.close();

    expect(collector.requests).toEqual([]);
  });
});

it('figures are sent again and again', async () => {
  const { telemetry, values } = open(undefined, 1);
  telemetry.sendFigures(values);
  await vi.waitFor(() => expect(collector.requests.length).toBeGreaterThan(2));
  await telemetry.close();

  expect(new Set(collector.requests.map(({ path }) => path))).toEqual(new Set(['/v1/metrics']));
});

it('a wait for a connection is told where there was one', async () => {
  const { telemetry } = open();
  await within(telemetry.tracer, () =>
    inSpan({ name: 'job crops' }, async () => {
      telemetry.waited(0.0009, false);
      telemetry.waited(0.001, false);
      telemetry.waited(0, true);
    }),
  );
  telemetry.waited(5, false);
  telemetry.ran({ name: 'select crop', seconds: 1, failed: false });
  await telemetry.close();

  expect(collector.spans.map(({ name, status: { code } }) => [name, code])).toEqual([
    ['wait for a connection', undefined],
    ['wait for a connection', 2],
    ['job crops', undefined],
  ]);
});
