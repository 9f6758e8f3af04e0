import { describe, expect, it } from 'vitest';
import { type Hurry, openBatches } from './batches';

/** Batches that are sent when one is full or it is closed, and stay under way until they are let go. */
function open({ lostOf = () => 0 }: { readonly lostOf?: (items: readonly number[]) => number } = {}) {
  const sent: (readonly number[])[] = [];
  const hurries: Hurry[] = [];
  let lost = 0;
  let letGo: () => void = () => undefined;
  let isHeld = false;
  const batches = openBatches<number>({
    everyMs: 3_600_000,
    batch: 2,
    most: 5,
    lost: (count) => (lost += count),
    async send(items, hurry) {
      sent.push(items);
      hurries.push(hurry);
      if (isHeld) await new Promise<void>((resolve) => (letGo = resolve));
      return lostOf(items);
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    add: (...items: number[]) => items.forEach((item) => batches.add(item)),
    close: (ms = 1_000) => batches.close(ms),
    hold: () => void (isHeld = true),
    letGo: () => ((isHeld = false), letGo()),
    settled,
    sent,
    hurries,
    lost: () => lost,
  };
}

describe('batches', () => {
  it('leave when they are full, and the rest when it is closed', async () => {
    const { add, close, settled, sent, lost } = open();
    add(1);
    await settled();
    expect(sent).toEqual([]);
    add(2, 3);
    await settled();
    expect(sent).toEqual([[1, 2], [3]]);
    add(4);
    await close();

    expect(sent).toEqual([[1, 2], [3], [4]]);
    expect(lost()).toBe(0);
  });

  it('leave after a while though they are not full', async () => {
    const sent = await new Promise((resolve) => {
      const batches = openBatches<number>({
        everyMs: 1,
        lost: () => undefined,
        send: async (items) => (resolve(items), 0),
      });
      batches.add(1);
    });

    expect(sent).toEqual([1]);
  });

  it('hold no more than they may, one at a time, and what has no room is counted', async () => {
    const { add, close, hold, letGo, settled, sent, lost } = open();
    hold();
    add(1, 2);
    await settled();
    add(3, 4, 5, 6, 7);
    expect(lost()).toBe(0);
    add(8);
    expect(lost()).toBe(1);
    expect(sent).toEqual([[1, 2]]);
    letGo();
    await close();

    expect(sent).toEqual([[1, 2], [3, 4], [5, 6], [7]]);
    expect(lost()).toBe(1);
  });

  it('count what was not taken, and what comes after the end', async () => {
    const { add, close, settled, lost } = open({ lostOf: (items) => items.length });
    add(1, 2);
    await settled();
    expect(lost()).toBe(2);
    add(3);
    await close();
    expect(lost()).toBe(3);
    add(4);
    expect(lost()).toBe(4);
  });

  it('are given up when there is no time left', async () => {
    const { add, close, hold, letGo, settled, hurries, sent, lost } = open({
      lostOf: (items) => items.length,
    });
    hold();
    add(1, 2, 3, 4);
    await settled();
    hurries[0]!.over.addEventListener('abort', letGo);
    await close(1);

    expect(hurries[0]!.closing.aborted).toBe(true);
    expect(sent).toEqual([[1, 2]]);
    expect(lost()).toBe(4);
  });
});
