import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { appendAudit, type AuditEntry } from './appendAudit';
import { openAuditBuffer } from './auditBuffer';

type Origin = NonNullable<AuditEntry['origin']>;

interface TakenFile {
  /** A sign-in. */
  readonly actor: string;
  /** The customer as whom the actor looks. */
  readonly viewed: string | undefined;
  /** The endpoint's pattern. */
  readonly path: string;
  readonly fileName: string;
  /** What was asked for. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly origin: Origin;
}

interface RefusedCall {
  /** Undefined where the token proves nobody. */
  readonly actor: string | undefined;
  /** The customer as whom the actor looks. */
  readonly viewed: string | undefined;
  /** Method and pattern: never the address itself, which may hold what somebody typed. */
  readonly endpoint: string;
  readonly code: string;
  readonly origin: Origin;
}

/** A call of somebody of the office who looks as a customer sees it. */
interface ViewedCall {
  readonly actor: string;
  readonly viewed: string;
  readonly viewId: string;
  /** Method and pattern. */
  readonly endpoint: string;
  readonly origin: Origin;
}

/** What the embedded pool tells of sign-ins. */
type SignInEvent = { readonly ip: string; readonly requestId: string } & (
  | {
      readonly name: 'refused';
      /** As it was typed. */
      readonly username: string | undefined;
      readonly why: string;
    }
  | { readonly name: 'ended'; readonly username: string; readonly everywhere: boolean }
);

/** Sees what happens at the doors and writes it down. */
export interface AuditLogger {
  /** @throws where it could not be written: then nothing may leave */
  took(file: TakenFile): Promise<void>;
  refused(call: RefusedCall): void;
  /** @throws where it could not be written: then nothing may be shown */
  viewed(call: ViewedCall): Promise<void>;
  signIn(event: SignInEvent): void;
  /** Writes what was only counted so far. */
  close(): Promise<void>;
}

interface AuditLoggerOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly complain: (error: Error) => void;
}

/** Opens the one witness of a process. What changes something is written by whoever changes it, in its transaction. */
export function openAuditLogger({ db, clock, complain }: AuditLoggerOptions): AuditLogger {
  const tally = openAuditBuffer({ db, complain });
  const now = () => clock.now();
  return {
    took: ({ actor, viewed, path, fileName, asked, origin }) =>
      db.transaction((tx) =>
        appendAudit(tx, {
          at: now(),
          actor,
          subject: viewed ?? (typeof asked.account === 'string' ? asked.account : undefined),
          action: 'export.made',
          entity: 'export',
          entityId: path,
          after: { fileName, ...asked },
          origin,
        }),
      ),
    refused({ actor, viewed, endpoint, code, origin }) {
      tally.notice({
        at: now(),
        actor: actor ?? 'nobody',
        subject: viewed,
        action: 'call.refused',
        entity: 'call',
        entityId: endpoint,
        after: { why: code },
        origin,
      });
    },
    viewed: (call) => db.transaction((tx) => appendView(tx, now(), call), { repeats: true }),
    signIn(event) {
      const origin = { ip: event.ip, userAgent: '', requestId: event.requestId };
      if (event.name === 'refused') {
        tally.notice({
          at: now(),
          actor: 'nobody',
          claimed: event.username ?? '',
          action: 'session.refused',
          entity: 'session',
          after: { why: event.why },
          origin,
        });
        return;
      }
      const { username, everywhere } = event;
      tally.notice({
        at: now(),
        actor: username,
        subject: username,
        action: 'session.ended',
        entity: 'session',
        after: { everywhere },
        origin,
      });
    },
    close: () => tally.flush(),
  };
}

/** Each endpoint is told once per view, and how often it was asked when the view ends. */
async function appendView(tx: Tx, at: Date, { actor, viewed, viewId, endpoint, origin }: ViewedCall) {
  const { times } = await tx.sql
    .insertInto('view_as_read')
    .values({ view_id: viewId, endpoint, times: 1 })
    .onConflict((is) =>
      is.columns(['view_id', 'endpoint']).doUpdateSet((eb) => ({ times: eb('view_as_read.times', '+', 1) })),
    )
    .returning('times')
    .executeTakeFirstOrThrow();
  if (times > 1) return;
  await appendAudit(tx, {
    at,
    actor,
    subject: viewed,
    action: 'viewAs.read',
    entity: 'viewAs',
    entityId: endpoint,
    after: { view: viewId },
    origin,
  });
}
