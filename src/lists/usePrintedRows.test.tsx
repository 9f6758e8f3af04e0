// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ready } from '@stories/support/asyncStates';
import { partWords, usePrintedRows } from './usePrintedRows';

/** A list of so many rows, in answers of a hundred, at whose first page somebody looks. */
function listOf(count: number) {
  const from = (start: number, size: number) => ({
    rows: Array.from({ length: Math.min(size, count - start) }, (_, at) => start + at),
    next: start + size < count ? String(start + size) : null,
    previous: start > 0 ? String(start) : null,
  });
  const readPage = vi.fn(async (after: string | undefined) => from(Number(after ?? 0), 100));
  return { ...ready(from(0, 25)), readPage };
}

describe('printing a list', () => {
  it.each([
    [0, 0, undefined, undefined],
    [25, 0, undefined, undefined],
    [26, 1, 26, null],
    [485, 5, 485, null],
    [1_000, 10, 1_000, null],
    [1_001, 10, 1_000, '1000'],
    [4_850, 10, 1_000, '1000'],
  ])('of %i rows asks %i times and has %s of them', async (count, calls, rows, next) => {
    const list = listOf(count);
    const print = vi.fn();
    const { result } = renderHook(() => usePrintedRows(list, print));
    await act(async () => result.current.start());

    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(list.readPage).toHaveBeenCalledTimes(calls);
    const { whole, failed, reading } = result.current;
    expect([whole?.rows.length, whole?.next, failed, reading]).toEqual([rows, next, false, false]);
    expect(new Set(whole?.rows).size).toBe(rows ?? 0);
  });

  it('has the rows before the browser lays its paper out, and forgets them afterwards', async () => {
    const seen: unknown[] = [];
    const list = listOf(26);
    const { result } = renderHook(() =>
      usePrintedRows(list, () => {
        window.dispatchEvent(new Event('beforeprint'));
        seen.push([result.current.printing, result.current.whole?.rows.length]);
        window.dispatchEvent(new Event('afterprint'));
      }),
    );
    await act(async () => result.current.start());

    await vi.waitFor(() => expect(seen).toEqual([[true, 26]]));
    expect([result.current.printing, result.current.whole]).toEqual([false, undefined]);
  });

  it('of another page than the one that was read has that page alone', async () => {
    const list = listOf(26);
    const { result, rerender } = renderHook(({ rows }) => usePrintedRows(rows, () => undefined), {
      initialProps: { rows: list },
    });
    await act(async () => result.current.start());
    await vi.waitFor(() => expect(result.current.whole?.rows).toHaveLength(26));
    rerender({ rows: { ...list, data: { ...list.data! } } });
    expect(result.current.whole?.rows).toHaveLength(26);
    rerender({ rows: { ...list, data: { rows: [25], next: null, previous: '0' } } });

    expect(result.current.whole).toBeUndefined();
  });

  it('prints nothing where not every row came', async () => {
    const print = vi.fn();
    const list = { ...listOf(485), readPage: () => Promise.reject(new TypeError('gone')) };
    const { result } = renderHook(() => usePrintedRows(list, print));
    await act(async () => result.current.start());

    await vi.waitFor(() => expect(result.current.failed).toBe(true));
    expect(print).not.toHaveBeenCalled();
  });
});

const page = { from: 26, to: 50, total: 4_850, hasNext: true, hasPrevious: true };
it.each([
  [undefined, true, 'Rows 26–50 of 4,850. “Print” above the list prints all of them.'],
  [undefined, false, 'Rows 26–50 of 4,850.'],
  [
    { rows: Array.from({ length: 1_000 }), next: 'mark', previous: null },
    true,
    'Rows 1–1,000 of 4,850. We print 1,000 rows at most. The download has them all.',
  ],
])('rows that are not all say which they are', (whole, more, words) => {
  expect(partWords(page, whole, more)).toBe(words);
});
