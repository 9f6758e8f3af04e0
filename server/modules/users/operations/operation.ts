import type { AuditEntry } from '@server/domain/audit/appendAudit';
import type { Tx } from '@server/db/db';
import type { PoolAdmin } from '@server/poolAdmin/poolAdmin';

/** What was begun with a user, in the portal and in the pool. */
export interface Operation<Payload extends object = object> {
  readonly opId: string;
  readonly name: string;
  readonly startedBy: string;
  /** The step that comes next. */
  readonly step: number;
  readonly tries: number;
  readonly payload: Payload & { readonly origin?: AuditEntry['origin'] };
}

/** How one kind of operation is done. Each step may be done twice: its answer can get lost. */
export interface OperationKind<Payload extends object> {
  readonly steps: readonly ((pool: PoolAdmin, operation: Operation<Payload>) => Promise<void>)[];
  /** What is told while it runs, and when it is done. */
  readonly running: () => string;
  readonly done: (operation: Pick<Operation<Payload>, 'name' | 'payload'>) => string;
  /** In the transaction that ends it; the audit comes last. */
  readonly finish: (tx: Tx, operation: Operation<Payload>, at: Date) => Promise<void>;
  /** Takes back what the portal wrote, where the pool refuses for good. Without it nothing is taken back. */
  readonly undo?: (tx: Tx, operation: Operation<Payload>, at: Date) => Promise<void>;
  /** Which failures leave it open, to be tried again; of the others whoever asked is told, and that is the end. */
  readonly staysOpen: 'always' | 'whenItPasses' | 'never';
}
