import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EndedSpan, openTracer, type Sampler } from '../telemetry/tracer';
import { inSpan } from '../telemetry/span';
import { openLog } from './logLines';
import { createServer, type ServerOptions } from './server';

const always: Sampler = { parentBased: true, ratio: 1 };
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

let close: () => Promise<unknown> = async () => undefined;
afterEach(() => close());

/** A server that records its calls, with three routes. */
function open(options: Partial<ServerOptions> & { readonly sampler?: Sampler } = {}) {
  const spans: EndedSpan[] = [];
  const lines: Record<string, unknown>[] = [];
  const tracer = openTracer({
    clock: { now: () => new Date() },
    sampler: options.sampler ?? always,
    ended: (span) => void spans.push(span),
  });
  const log = openLog({ level: 'info', to: { write: (line) => void lines.push(JSON.parse(line) as never) } });
  const app = createServer({ log, tracer, newRequestId: () => 'call-1', ...options });
  app.get('/crops/:no', () => inSpan({ name: 'reading' }, async () => 'corn'));
  app.post('/crops/:no', async () => {
    throw new Error('4711 is broken');
  });
  app.get('/again/:no', async () => (await app.inject('/crops/4712?name=ada')).body);
  close = () => app.close();
  return { app, spans, lines };
}

describe('a call', () => {
  it('is a span that says which route was asked for and what came of it, and nothing that was sent', async () => {
    const { app, spans, lines } = open();
    await app.inject({
      url: '/crops/4711?name=ada@example.com',
      headers: { authorization: 'Bearer abc', 'x-forwarded-for': '192.0.2.9', 'user-agent': 'Firefox' },
    });

    const [reading, call] = spans;
    expect(call).toMatchObject({
      name: 'GET /crops/:no',
      kind: 'server',
      parentId: undefined,
      failed: false,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/crops/:no',
        'http.response.status_code': 200,
        'fieldgate.request_id': 'call-1',
      },
    });
    expect(reading).toMatchObject({ name: 'reading', parentId: call!.spanId, traceId: call!.traceId });
    expect(JSON.stringify(spans)).not.toMatch(/4711|ada|abc|192\.0|Firefox/);
    expect(lines.filter(({ msg }) => msg === 'Answered')).toMatchObject([
      { requestId: 'call-1', traceId: call!.traceId, route: '/crops/:no' },
    ]);
  });

  it.each([
    ['that fails is told as failed, without why', 'POST', '/crops/4711', 'POST /crops/:no', 500, true, '500'],
    ['that nothing answers has no route', 'GET', '/nothing/4711', 'GET', 404, false, undefined],
  ] as const)('%s', async (_, method, url, name, status, failed, failure) => {
    const { app, spans } = open();
    await app.inject({ method, url });

    expect(spans).toMatchObject([
      { name, failed, failure, attributes: { 'http.response.status_code': status } },
    ]);
    expect(JSON.stringify(spans)).not.toContain('4711');
  });

  it('that its caller leaves is told as broken off', async () => {
    const { app, spans } = open();
    const asked = new AbortController();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    app.get('/slow', async () => {
      asked.abort();
      await answered;
      return 'late';
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${url}/slow`, { signal: asked.signal })).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(spans).toMatchObject([{ name: 'GET /slow', failure: 'aborted' }]));
    answer();
  });

  it('that the portal makes for another belongs to that one', async () => {
    const { app, spans } = open();
    await app.inject('/again/4711');

    const [reading, inner, outer] = spans;
    expect([reading!.parentId, inner!.parentId, outer!.parentId]).toEqual([
      inner!.spanId,
      outer!.spanId,
      undefined,
    ]);
  });

  it('that is not recorded has nothing recorded of it, and no trace in the log', async () => {
    const { app, spans, lines } = open({ sampler: { parentBased: true, ratio: 0 } });
    await app.inject('/again/4711');

    expect(spans).toEqual([]);
    expect(lines.filter((line) => 'traceId' in line)).toEqual([]);
    expect(lines.filter(({ msg }) => msg === 'Answered')).toHaveLength(2);
  });
});

describe('the trace of a caller goes on', () => {
  const headers = { traceparent: `00-${trace}-${parent}-01` };
  const forwarded = { ...headers, 'x-forwarded-for': '192.0.2.9' };
  const trusting = { trustProxy: ['10.0.0.0/8'] };

  it.each([
    ['where a proxy of ours passes it on', trusting, '10.1.2.3', forwarded, true],
    ['not where anybody else says so', trusting, '192.0.2.1', forwarded, false],
    ['not where a proxy of ours does not say who called', trusting, '10.1.2.3', headers, false],
    ['not where no proxy is known', {}, '10.1.2.3', forwarded, false],
  ])('%s', async (_, options, remoteAddress, sent, goesOn) => {
    const { app, spans } = open(options);
    await app.inject({ url: '/crops/4711', remoteAddress, headers: sent });

    const call = spans.at(-1)!;
    expect([call.traceId === trace, call.parentId === parent, call.hasRemoteParent]).toEqual([
      goesOn,
      goesOn,
      goesOn,
    ]);
  });

  it.each([
    ['is recorded where the proxy records it', '01', 2],
    ['is not recorded where the proxy does not', '00', 0],
  ])('and %s', async (_, flags, count) => {
    const { app, spans } = open({ ...trusting, sampler: always });
    await app.inject({
      url: '/crops/4711',
      remoteAddress: '10.1.2.3',
      headers: { ...forwarded, traceparent: `00-${trace}-${parent}-${flags}` },
    });

    expect(spans).toHaveLength(count);
  });
});
