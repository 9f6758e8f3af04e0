import { DatabaseGone } from '@server/db/databaseGone';
import type { Db } from '@server/db/db';
import { appendAudit, type AuditEntry } from './appendAudit';

/** Something that strangers can make happen as often as they like. */
export interface Noticed extends Omit<AuditEntry, 'after'> {
  readonly after: Readonly<Record<string, unknown>>;
  /** A name that nobody has proven: it becomes the subject only where the portal knows it. */
  readonly claimed?: string;
}

interface Tally {
  /** Never waits and never fails: whoever is refused must not be able to slow anybody down by it. */
  notice(noticed: Noticed): void;
  /** Writes what was only counted so far; the next is written at once again. */
  flush(): Promise<void>;
}

interface TallyOptions {
  readonly db: Db;
  readonly complain: (error: Error) => void;
  /** Milliseconds for which repetitions are counted instead of written. */
  readonly span?: number;
  /** Different things that are told apart in that time; all others are counted together. */
  readonly most?: number;
}

interface Counted {
  readonly last: Noticed;
  readonly more: number;
}

/**
 * Writes what is refused without letting a flood fill the chain (docs/decisions/023): the first of its kind at once,
 * its repetitions of a minute as one event with their number, and of too many kinds only how many there were.
 */
export function openAuditBuffer({ db, complain, span = 60_000, most = 50 }: TallyOptions): Tally {
  let counted = new Map<string, Counted>();
  let beyond = 0;
  let timer: NodeJS.Timeout | undefined;
  // One after the other: a contended chain must not take every connection.
  let writing: Promise<void> = Promise.resolve();

  const write = (noticed: Noticed, times: number) => {
    writing = writing
      .then(() => append(db, noticed, times))
      .catch((error: Error) => {
        // What surely was not written is written with the repetitions, once the database answers.
        if (error instanceof DatabaseGone && !error.unsure) count(noticed, times);
        else complain(error);
      });
  };
  const count = (noticed: Noticed, times: number) => {
    const key = keyOf(noticed);
    counted.set(key, { last: noticed, more: (counted.get(key)?.more ?? 0) + times });
    timer ??= setTimeout(() => void flush(), span).unref();
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const before = counted;
    counted = new Map();
    let last: Noticed | undefined;
    for (const { last: noticed, more } of before.values()) {
      if (more > 0) write(noticed, more);
      last = noticed;
    }
    if (last && beyond > 0) write(together(last), beyond);
    beyond = 0;
    await writing;
  }

  return {
    notice(noticed) {
      if (counted.has(keyOf(noticed))) count(noticed, 1);
      else if (counted.size >= most) beyond += 1;
      else {
        count(noticed, 0);
        write(noticed, 1);
      }
    },
    flush,
  };
}

const keyOf = ({ actor, subject, action, entityId, claimed, origin, after }: Noticed): string =>
  JSON.stringify([actor, subject, action, entityId, claimed, origin?.ip, after]);

/** What too many different callers did, told as one. */
const together = ({ at, action, entity }: Noticed): Noticed => ({
  at,
  action,
  entity,
  actor: 'nobody',
  after: { from: 'many callers' },
});

async function append(db: Db, { claimed, ...entry }: Noticed, times: number): Promise<void> {
  const subject = claimed === undefined ? entry.subject : await knownName(db, claimed);
  await db.transaction(
    (tx) => appendAudit(tx, { ...entry, subject, after: { ...entry.after, ...(times > 1 && { times }) } }),
    { repeats: true },
  );
}

/** Somebody may have typed a password where the name belongs: a name of nobody is not kept. */
async function knownName({ sql }: Db, claimed: string): Promise<string | undefined> {
  const name = claimed.toLowerCase();
  const user = await sql.selectFrom('portal_user').select('name').where('name', '=', name).executeTakeFirst();
  return user?.name;
}
