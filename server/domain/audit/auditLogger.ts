import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { appendAudit, type AuditEntry } from './appendAudit';
import { openAuditBuffer } from './auditBuffer';

type Origin = NonNullable<AuditEntry['origin']>;

interface TakenFile {
  /** A sign-in. */
  readonly actor: string;
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
  /** Method and pattern: never the address itself, which may hold what somebody typed. */
  readonly endpoint: string;
  readonly code: string;
  readonly origin: Origin;
}

/** What the embedded pool tells of sign-ins. */
type SignInEvent =
  | {
      readonly name: 'refused';
      /** As it was typed. */
      readonly username: string | undefined;
      readonly why: string;
      readonly ip: string;
    }
  | { readonly name: 'ended'; readonly username: string; readonly everywhere: boolean; readonly ip: string };

/** Sees what happens at the doors and writes it down. */
export interface AuditLogger {
  /** @throws where it could not be written: then nothing may leave */
  took(file: TakenFile): Promise<void>;
  refused(call: RefusedCall): void;
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
    took: ({ actor, path, fileName, asked, origin }) =>
      db.transaction((tx) =>
        appendAudit(tx, {
          at: now(),
          actor,
          subject: typeof asked.account === 'string' ? asked.account : undefined,
          action: 'export.made',
          entity: 'export',
          entityId: path,
          after: { fileName, ...asked },
          origin,
        }),
      ),
    refused({ actor, endpoint, code, origin }) {
      tally.notice({
        at: now(),
        actor: actor ?? 'nobody',
        action: 'call.refused',
        entity: 'call',
        entityId: endpoint,
        after: { why: code },
        origin,
      });
    },
    signIn(event) {
      const origin = { ip: event.ip, userAgent: '', requestId: '' };
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
