import type { Tx } from '../db/db';
import type { Profile } from './mapping';
import type { Progress } from './report';

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

/** For how long the feed keeps what imports replaced and removed. */
export interface Retention {
  /** So many imports can be taken back, the newest first. */
  readonly imports: number;
  /** Rows that a drop no longer held are kept for so many days before the newest import, and as long as it can be taken back. */
  readonly removedDays: number;
}

/** Three imports are what a weekend brings before somebody looks. */
export const usualRetention: Retention = { imports: 3, removedDays: 730 };

/** How a drop is imported, beside where it lies. */
export interface ImportOptions {
  readonly onProgress?: (step: Progress) => void;
  /** Who lets a drop through that would be held. */
  readonly approvedBy?: string | Decider;
  /** Only looks: tells what would come of it and changes nothing, not even the record. */
  readonly preview?: boolean;
  /** Of a preview: what would come of it is kept all the same, and where nothing speaks against it, it is 'ready'. */
  readonly keep?: boolean;
  /** Throws where the import is no longer wanted; asked when nobody else can change the feed. */
  readonly still?: (tx: Tx) => Promise<unknown>;
  /** A drop that was looked at before, whatever came of it, is left alone. */
  readonly once?: boolean;
  /** Hex SHA-256 of the manifest that must be there; another one is refused as a conflict. */
  readonly manifest?: string;
  /** How the ERP writes what it does not write as the portal reads it. */
  readonly profile?: Profile;
  readonly retention?: Retention;
  /** Which build of the portal reads; where it is not known, a night that came before is read anew. */
  readonly release?: string;
  readonly onDecided?: OnDecided;
  /** Further work that becomes durable together with the drop, or not at all. */
  readonly onApplied?: (tx: Tx, importId: number) => Promise<void>;
  /** Further work that becomes durable when a drop is taken back, which was applied at an ISO instant. */
  readonly onRolledBack?: (tx: Tx, appliedAt: string) => Promise<void>;
}
