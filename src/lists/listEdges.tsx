import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { RowsPage } from '../data/listPage';
import { BalanceRow, type BalanceRowProps } from '../components/BalanceRow/BalanceRow';

/** What stands right above and right below rows. */
export interface Edges {
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

type Balance = Pick<BalanceRowProps, 'day' | 'cents'>;

interface Balances<Row> {
  /** Before the range of days, and after it. */
  readonly opening: Balance;
  readonly closing: Balance;
  readonly oldestFirst: boolean;
  /** Says "credit" instead of a minus sign. */
  readonly words?: boolean;
  /** The balance before a row and after it; null where the rows do not lead up to each other. */
  readonly around: (row: Row) => { readonly before: number; readonly after: number } | null;
}

/**
 * The balances that a ledger's rows lead from and to. They stand where the range of days begins and ends; a page that
 * ends before hands its balance over to the next one.
 */
export function balanceEdges<Row>(balances: Balances<Row>, page: RowsPage<Row>): Edges {
  const { opening, closing, oldestFirst, words, around } = balances;
  const carried = (row: Row | undefined, side: 'before' | 'after') => {
    const cents = row && around(row)?.[side];
    return cents !== undefined && <BalanceRow which="carriedOver" cents={cents} words={words} />;
  };
  const first = <BalanceRow which="opening" {...opening} words={words} />;
  const last = <BalanceRow which="closing" {...closing} words={words} />;
  const [begins, ends] = [page.previous === null, page.next === null];
  const [top, bottom] = [page.rows[0], page.rows.at(-1)];
  return oldestFirst
    ? { above: begins ? first : carried(top, 'before'), below: ends ? last : carried(bottom, 'after') }
    : { above: begins ? last : carried(top, 'after'), below: ends ? first : carried(bottom, 'before') };
}

const waiting = <Skeleton variant="rounded" sx={{ height: 46 }} />;

/** Holds the place of balances, so that the rows do not move when they come; below those of several the rows wait. */
export const waitingEdges = (several = false): Edges =>
  several
    ? { above: <Skeleton variant="rounded" data-coming sx={{ height: 240 }} /> }
    : { above: waiting, below: waiting };
