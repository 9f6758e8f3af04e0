import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Clock } from '@server/clock';
import type { Tx } from '@server/db/db';

/** What the feed tells of a decision, as the audit keeps it. */
interface Decision {
  readonly what: 'uploaded' | 'applied' | 'dismissed' | 'rolledBack';
  readonly dropId: number | null;
  readonly drop: string;
  readonly by: {
    readonly name: string;
    readonly origin?: { readonly ip: string; readonly userAgent: string; readonly requestId: string };
  };
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** Writes every decision about a drop to the audit, whoever made it: the office, the command line, the watched folder. */
export const auditDrops =
  (clock: Clock) =>
  (tx: Tx, { what, dropId, drop, by, facts }: Decision): Promise<void> =>
    appendAudit(tx, {
      at: clock.now(),
      actor: by.name,
      action: `import.${what}`,
      entity: 'import',
      entityId: dropId === null ? undefined : String(dropId),
      after: { drop, ...facts },
      origin: by.origin,
    });
