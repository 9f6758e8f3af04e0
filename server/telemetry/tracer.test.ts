import { describe, expect, it } from 'vitest';
import { inSpan, type Span, spanNow, within } from './span';
import { type EndedSpan, openTracer, remoteParentOf, type Sampler } from './tracer';

const always: Sampler = { parentBased: true, ratio: 1 };
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const remote = { traceId: trace, spanId: '00f067aa0ba902b7', sampled: true };

/** Ids are counted, so that they can be told apart. */
function open(sampler: Sampler = always, goesOn?: boolean) {
  const ended: EndedSpan[] = [];
  let count = 0;
  const tracer = openTracer({
    clock: { now: () => new Date('2026-04-13T15:00:00.000Z') },
    sampler,
    goesOn,
    ended: (span) => void ended.push(span),
    random: (bytes) => (count += 1).toString(16).padStart(2 * bytes, '0'),
  });
  return { tracer, ended };
}

const headerOf = ({ traceId, spanId, sampled }: typeof remote) =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
const named = (spans: readonly EndedSpan[], name: string) => spans.find((span) => span.name === name)!;

describe('a span', () => {
  it('has what is done within it below it, however deep, and what is done beside it beside it', async () => {
    const { tracer, ended } = open();
    await within(tracer, () =>
      inSpan({ name: 'job', kind: 'consumer', attributes: { lane: 1 } }, async () => {
        await inSpan({ name: 'step' }, async () => {
          await Promise.resolve();
          spanNow()!.did({ name: 'select crop', kind: 'client', seconds: 0.25, failed: false });
        });
        spanNow()!.set({ lane: 2, rows: 3 });
        spanNow()!.did({ name: 'commit', seconds: 0, failed: true });
      }),
    );

    const [job, step] = [named(ended, 'job'), named(ended, 'step')];
    expect(ended.map(({ name, parentId }) => [name, parentId])).toEqual([
      ['select crop', step.spanId],
      ['step', job.spanId],
      ['commit', job.spanId],
      ['job', undefined],
    ]);
    expect(new Set(ended.map(({ traceId }) => traceId)).size).toBe(1);
    expect(job).toMatchObject({ kind: 'consumer', attributes: { lane: 2, rows: 3 }, failed: false });
    expect(named(ended, 'commit').failed).toBe(true);
    const { startMs, endMs } = named(ended, 'select crop');
    expect(endMs - startMs).toBeCloseTo(250, 3);
    expect(new Date(Math.floor(job.startMs)).toISOString()).toBe('2026-04-13T15:00:00.000Z');
  });

  it('is a trace of its own for each thing that a worker does', async () => {
    const { tracer, ended } = open();
    await within(tracer, async () => {
      await inSpan({ name: 'one' }, async () => undefined);
      expect(spanNow()).toBeUndefined();
      await inSpan({ name: 'two' }, async () => undefined);
    });

    expect(new Set(ended.map(({ traceId }) => traceId)).size).toBe(2);
  });

  it('that fails says the name of the error alone', async () => {
    const { tracer, ended } = open();
    const failing = within(tracer, () =>
      inSpan({ name: 'job' }, () => Promise.reject(new RangeError('ada@example.com'))),
    );

    await expect(failing).rejects.toThrow('ada@example.com');
    expect(ended).toEqual([expect.objectContaining({ failed: true, failure: 'RangeError' })]);
    expect(JSON.stringify(ended)).not.toContain('ada');
  });

  it.each<[string, (span: Span) => void, number]>([
    ['within which nothing was done is left out', () => undefined, 0],
    [
      'within which something was done is told',
      (span) => span.did({ name: 's', seconds: 0, failed: false }),
      2,
    ],
    ['that failed is told', (span) => span.end('Error'), 1],
  ])('that is worth telling only then, and %s', (_, work, told) => {
    const { tracer, ended } = open();
    const span = tracer.begin({ name: 'tidy', onlyWithChildren: true })!;
    work(span);
    span.end();

    expect(ended).toHaveLength(told);
  });

  it('that is over takes nothing more', () => {
    const { tracer, ended } = open();
    const span = tracer.begin({ name: 'call' })!;
    span.end();
    span.did({ name: 'insert audit_event', seconds: 0, failed: false });
    span.end('Error');

    expect(ended.map(({ name, failed }) => [name, failed])).toEqual([['call', false]]);
  });

  it('is none where nobody records', async () => {
    expect(await inSpan({ name: 'job' }, async () => spanNow())).toBeUndefined();
    expect(await within(undefined, () => inSpan({ name: 'job' }, async () => spanNow()))).toBeUndefined();
  });
});

describe('of traces', () => {
  const unsampled = { ...remote, sampled: false };
  /** The last 13 digits of ids say what part of all traces they belong to: 8 is one half. */
  const half = { ...remote, traceId: `${trace.slice(0, 19)}8000000000000` };
  const below = { ...remote, traceId: `${trace.slice(0, 19)}7ffffffffffff` };

  it.each([
    ['all', always, undefined, true],
    ['none', { parentBased: true, ratio: 0 }, undefined, false],
    ['none of ours, and what its parent wants', { parentBased: true, ratio: 0 }, remote, true],
    ['all of ours, and what its parent wants', always, unsampled, false],
    ['all, whatever its parent wants', { parentBased: false, ratio: 1 }, unsampled, true],
    ['none, whatever its parent wants', { parentBased: false, ratio: 0 }, remote, false],
    ['one half by its number, at the bound', { parentBased: false, ratio: 0.5 }, half, false],
    ['one half by its number, below it', { parentBased: false, ratio: 0.5 }, below, true],
  ] as const)('%s are recorded', async (_, sampler, parent, isRecorded) => {
    const { tracer, ended } = open(sampler);
    const span = tracer.beginFor(parent && headerOf(parent), { name: 'call' });
    await within(span, () => inSpan({ name: 'step' }, async () => undefined));
    span?.end();

    expect(ended).toHaveLength(isRecorded ? 2 : 0);
  });

  it('none goes on where that is switched off', () => {
    const { tracer, ended } = open(always, false);
    tracer.beginFor(headerOf({ ...remote, sampled: false }), { name: 'call' })!.end();

    expect(ended).toMatchObject([{ parentId: undefined, hasRemoteParent: false }]);
    expect(ended[0]!.traceId).not.toBe(trace);
  });

  it('one goes on that another process began', () => {
    const { tracer, ended } = open();
    const span = tracer.beginFor(headerOf(remote), { name: 'call' })!;
    span.begin({ name: 'step' })!.end();
    span.end();

    expect(ended).toMatchObject([
      { name: 'step', traceId: trace, hasRemoteParent: false },
      { name: 'call', traceId: trace, parentId: remote.spanId, hasRemoteParent: true },
    ]);
  });
});

describe('traceparent', () => {
  it.each([
    [`00-${trace}-00f067aa0ba902b7-01`, remote],
    [`00-${trace}-00f067aa0ba902b7-00`, { ...remote, sampled: false }],
    [`00-${trace}-00f067aa0ba902b7-ff`, remote],
    [`01-${trace}-00f067aa0ba902b7-01-more`, remote],
    [`00-${trace}-00f067aa0ba902b7-01-more`, undefined],
    [`ff-${trace}-00f067aa0ba902b7-01`, undefined],
    [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
    [`00-${trace}-${'0'.repeat(16)}-01`, undefined],
    [`00-${trace.toUpperCase()}-00f067aa0ba902b7-01`, undefined],
    [`00-${trace.slice(1)}-00f067aa0ba902b7-01`, undefined],
    [`00-${trace}-00f067aa0ba902b7-01, 00-${trace}-00f067aa0ba902b7-01`, undefined],
    ['', undefined],
    [undefined, undefined],
    [[`00-${trace}-00f067aa0ba902b7-01`, 'x'], undefined],
  ])('%j is read as %j', (header, expected) => {
    expect(remoteParentOf(header)).toEqual(expected);
  });
});
