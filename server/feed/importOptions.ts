import type { Tx } from '../db/db';
import type { Profile } from './mapping';
import type { Progress } from './report';

/** How a drop is imported, beside where it lies. */
export interface ImportOptions {
  readonly onProgress?: (step: Progress) => void;
  /** Who lets a drop through that would be held. */
  readonly approvedBy?: string;
  /** Only looks: tells what would come of it and changes nothing, not even the record. */
  readonly preview?: boolean;
  /** A drop that was looked at before, whatever came of it, is left alone. */
  readonly once?: boolean;
  /** Hex SHA-256 of the manifest that must be there; another one is refused as a conflict. */
  readonly manifest?: string;
  /** How the ERP writes what it does not write as the portal reads it. */
  readonly profile?: Profile;
  /** Further work that becomes durable together with the drop, or not at all. */
  readonly onApplied?: (tx: Tx, importId: number) => Promise<void>;
}
