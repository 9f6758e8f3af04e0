import type { Tx } from '../db/db';

/** Who decides about a drop: a sign-in, or what did it by itself, and where the call came from if there was one. */
export interface Decider {
  readonly name: string;
  readonly origin?: { readonly ip: string; readonly userAgent: string; readonly requestId: string };
}

/** A word about a drop that somebody may have to answer for. */
export interface Decision {
  readonly what: 'uploaded' | 'applied' | 'dismissed' | 'rolledBack';
  /** Null for one from before drops had records. */
  readonly dropId: number | null;
  /** The folder's own name. */
  readonly drop: string;
  readonly by: Decider;
  /** What it came to, for the record: no customer's data. */
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** Hears of each decision, last in the transaction that makes it true. */
export type OnDecided = (tx: Tx, decision: Decision) => Promise<void>;

/** Who decided where nobody was asked. */
export const ITSELF: Decider = { name: 'portal' };

export const deciderOf = (by: string | Decider): Decider => (typeof by === 'string' ? { name: by } : by);
