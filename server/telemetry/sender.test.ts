import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSender } from './sender';
import { type Collector, openCollector } from './testing/collector';

let collector: Collector;
beforeAll(async () => {
  collector = await openCollector();
});
afterAll(() => collector.close());
beforeEach(() => {
  collector.answer(undefined);
  collector.requests.length = 0;
});

const body = '{"resourceSpans":[]}';
const never = new AbortController().signal;
const now = new Date('2026-04-13T15:00:00.000Z');

/** A sender whose pauses take no time, with all that it did. */
function open(url = `${collector.url}/v1/traces`, timeoutMs = 10_000) {
  const pauses: number[] = [];
  const told: (string | undefined)[] = [];
  const send = openSender({
    url,
    headers: { authorization: 'Bearer abc' },
    clock: { now: () => now },
    changed: (why) => void told.push(why),
    timeoutMs,
    pause: async (ms) => void pauses.push(ms),
  });
  return { send: () => send(body, { closing: never, over: never }), sendWith: send, pauses, told };
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('{}');

/** Answers each time in another way; the last one for good. */
const inTurn = (...ways: ((response: ServerResponse) => void)[]) =>
  collector.answer((response) => (ways.length > 1 ? ways.shift()! : ways[0]!)(response));

it('posts JSON with the headers that are set', async () => {
  const { send, told } = open();

  expect(await send()).toEqual({ taken: true, rejected: 0 });
  expect(collector.requests).toMatchObject([
    {
      path: '/v1/traces',
      body,
      headers: { 'content-type': 'application/json', authorization: 'Bearer abc' },
    },
  ]);
  expect(told).toEqual([]);
});

describe('what is not taken', () => {
  it.each([
    ['is tried again, each time after twice as long', [status(503)], [1_000, 2_000, 4_000, 8_000], false],
    ['is tried again until it is', [status(502), status(504), status(200)], [1_000, 2_000], true],
    ['waits as long as it is asked to', [status(429, { 'retry-after': '30' }), status(200)], [30_000], true],
    [
      'waits until the time that it is asked to',
      [status(429, { 'retry-after': 'Mon, 13 Apr 2026 15:00:20 GMT' }), status(200)],
      [20_000],
      true,
    ],
    ['waits no day', [status(429, { 'retry-after': '86400' }), status(200)], [300_000], true],
    [
      'waits a moment where it is told nothing that can be read',
      [status(429, { 'retry-after': 'soon' }), status(200)],
      [1_000],
      true,
    ],
    ['is not tried again where it never will be', [status(400)], [], false],
    ['is not tried again where nobody knows us', [status(401)], [], false],
    ['goes nowhere else', [status(307, { location: '/other' })], [1_000, 2_000, 4_000, 8_000], false],
  ])('%s', async (_, ways, waited, taken) => {
    inTurn(...ways);
    const { send, pauses } = open();

    expect(await send()).toEqual({ taken, rejected: 0 });
    expect(pauses).toEqual(waited);
    expect(new Set(collector.requests.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  });

  it('is told once, in our words, and so is that it is taken again', async () => {
    inTurn((response) => void response.writeHead(401).end('Bearer abc is unknown'), status(401), status(200));
    const { send, told } = open();
    await send();
    await send();
    await send();

    expect(told).toEqual(['It answers 401.', undefined]);
  });

  it('may be a part of what was sent', async () => {
    collector.answer(
      (response) =>
        void response.writeHead(200).end('{"partialSuccess":{"rejectedSpans":"3","errorMessage":"full"}}'),
    );

    expect(await open().send()).toEqual({ taken: true, rejected: 3 });
  });

  it.each(['', '<html>', 'null', '{"partialSuccess":null}'])(
    'is nothing of it where it answers %j',
    async (answer) => {
      collector.answer((response) => void response.writeHead(200).end(answer));

      expect(await open().send()).toEqual({ taken: true, rejected: 0 });
    },
  );
});

describe('a collector that is not there', () => {
  it('refuses, and that is told without its address', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    gone.close();
    await once(gone, 'close');
    const { send, pauses, told } = open(`http://127.0.0.1:${port}/v1/traces`);

    expect(await send()).toEqual({ taken: false, rejected: 0 });
    expect(pauses).toHaveLength(4);
    expect(told).toEqual(['It is not reached (ECONNREFUSED).']);
  });

  it('says nothing, and is not waited for', async () => {
    collector.answer(() => undefined);
    const { send, told } = open(undefined, 20);

    expect(await send()).toEqual({ taken: false, rejected: 0 });
    expect(collector.requests).toHaveLength(5);
    expect(told).toEqual(['It does not answer in time.']);
  });

  it('begins an answer that never ends, and is not waited for', async () => {
    collector.answer((response) => void response.writeHead(200).write('{'));

    expect(await open(undefined, 20).send()).toEqual({ taken: false, rejected: 0 });
  });

  it('is tried once more by whoever closes, and no longer than there is time', async () => {
    const over = new AbortController();
    const closed = AbortSignal.abort();
    collector.answer(() => over.abort());
    const { sendWith, pauses } = open();

    expect(await sendWith(body, { closing: closed, over: over.signal })).toEqual({
      taken: false,
      rejected: 0,
    });
    expect(collector.requests).toHaveLength(1);
    expect(pauses).toEqual([]);
  });
});
