import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as m from '@locales/lists';
import { type Page, pageWords } from '../components/columns';
import type { AsyncPage, RowsPage } from '../data/listPage';

/** So many rows are printed at most; a file has no such end. */
const MAX_PRINTED = 1_000;

interface Printed<Row> {
  /** Whether the page is being printed right now. */
  readonly printing: boolean;
  /** Rows of every page, once they were read to be printed; `next` is null where they are all there are. */
  readonly whole: RowsPage<Row> | undefined;
  /** Whether they are being read. */
  readonly reading: boolean;
  /** Whether they did not come, and nothing was printed. */
  readonly failed: boolean;
  /** Reads all rows, then prints. */
  readonly start: () => void;
}

/** Prints a list whole, whatever page of it is on screen. A browser's own way to print cannot wait: it has that page. */
export function usePrintedRows<Row>(rows: AsyncPage<RowsPage<Row>>, print: () => void): Printed<Row> {
  const { data, readPage } = rows;
  const printing = usePrinting();
  const [read, setRead] = useState<{ readonly of: string; readonly whole: RowsPage<Row> }>();
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');

  useEffect(function forgetOnceItIsPrinted() {
    const forget = () => setRead(undefined);
    window.addEventListener('afterprint', forget);
    return () => window.removeEventListener('afterprint', forget);
  }, []);

  async function start() {
    if (!data || !readPage || isWhole(data)) return print();
    setState('reading');
    try {
      const whole = await wholeOf(readPage);
      // They have to stand before the browser lays its paper out.
      flushSync(() => {
        setRead({ of: placeOf(data), whole });
        setState('idle');
      });
      print();
    } catch {
      setState('failed');
    }
  }

  return {
    printing,
    // Another page or filter since then is not what was read.
    whole: read && data && read.of === placeOf(data) ? read.whole : undefined,
    reading: state === 'reading',
    failed: state === 'failed',
    start: () => void start(),
  };
}

/** What tells one page from another; a page of the same rows may be put together anew for each painting. */
const placeOf = ({ rows, next, previous }: RowsPage<unknown>): string =>
  JSON.stringify([rows.length, next, previous]);

export const isWhole = ({ next, previous }: Pick<RowsPage<unknown>, 'next' | 'previous'>): boolean =>
  next === null && previous === null;

/**
 * Which rows stand on paper where they are not all: "Rows 1–25 of 485."
 * @param more whether the list itself can print more than the page in view
 */
export function partWords(page: Page, whole: RowsPage<unknown> | undefined, more: boolean): string {
  if (whole) {
    const rows = pageWords({ ...page, from: 1, to: whole.rows.length });
    return m.rowsOnPaperOfTooMany({ rows, most: MAX_PRINTED });
  }
  const rows = pageWords(page);
  return more ? m.rowsOnPaperOfMore({ rows }) : m.rowsOnPaper({ rows });
}

async function wholeOf<Row>(
  readPage: NonNullable<AsyncPage<RowsPage<Row>>['readPage']>,
): Promise<RowsPage<Row>> {
  const rows: Row[] = [];
  let next: string | null = null;
  do {
    const page: RowsPage<Row> = await readPage(next ?? undefined);
    rows.push(...page.rows);
    next = page.next;
  } while (next !== null && rows.length < MAX_PRINTED);
  return { rows: rows.slice(0, MAX_PRINTED), next, previous: null };
}

/** Whether the page is being printed right now. What depends on it stands before the paper is laid out. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);

  useEffect(function followThePrinter() {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return printing;
}
