import { formatDate } from '@contract/format/date';
import type { PrepayContract } from '@contract/prepay/rows';

type Ends = Pick<PrepayContract, 'expiresOn' | 'expiresInDays' | 'status'>;

/** When a contract ends, and how near that is; from 30 days on people are warned. */
export interface Expiry {
  readonly text: string;
  readonly near: 'past' | 'soon' | 'later';
}

const SOON = 30;

/** "May 1, 2026, in 19 days", "Apr 11, 2026, expired"; what is used up need not warn of its end. */
export function expiryOf({ expiresOn, expiresInDays, status }: Ends): Expiry {
  if (expiresOn === null || expiresInDays === null) return { text: 'No end', near: 'later' };
  const day = formatDate(expiresOn);
  if (status === 'filled' || status === 'closed') return { text: day, near: 'later' };
  if (expiresInDays < 0 || status === 'expired') return { text: `${day}, expired`, near: 'past' };
  if (expiresInDays > SOON) return { text: day, near: 'later' };
  return { text: `${day}, ${inDays(expiresInDays)}`, near: 'soon' };
}

function inDays(days: number): string {
  if (days === 0) return 'last day';
  return days === 1 ? 'in 1 day' : `in ${days} days`;
}
