import { type Kysely, sql } from 'kysely';
import { dateInZone } from '@contract/format/date';
import type { Clock } from '@server/clock';
import { anyOf } from '@server/db/anyOf';
import { DatabaseGone } from '@server/db/databaseGone';
import type { Db } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import { type Attach, type Attachment, fitting } from '@server/domain/email/attachments';
import type { Email } from '@server/domain/email/emails';
import { chosen, joinChosen } from '@server/domain/notices/chosen';
import { mayKnow } from '@server/domain/notices/mayKnow';
import { pdfName } from './files';
import { statementFiguresOf } from './oneStatement';
import type { StatementDocuments } from './statementDocuments';

interface AttachDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly papers: StatementDocuments;
}

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/**
 * The PDFs of the statements that an email tells of, for who chose it and may see them at this moment, in the language of
 * the moment.
 * @throws DatabaseGone; what cannot be drawn is left out, as the email has a link to it
 */
export const attachStatements =
  ({ db, clock, booksZone, papers }: AttachDeps, log: Log): Attach =>
  async (letter, reader) => {
    const told = statementsIn(letter);
    if (reader === null || told.length === 0) return undefined;
    const numbers = await wantedBy(db.sql, reader, { told, today: dateInZone(clock.now(), booksZone) });
    if (numbers.length === 0) return undefined;
    const made: Attachment[] = [];
    for (const number of numbers) {
      try {
        const figures = await statementFiguresOf(db.sql)(number);
        if (figures) made.push({ name: pdfName(figures), bytes: await (await papers.of(figures)).bytes() });
      } catch (error) {
        if (error instanceof DatabaseGone) throw error;
        log.warn(
          { statementNo: number, error: (error as Error).message },
          'A statement could not be attached.',
        );
      }
    }
    const files = fitting(made);
    return { files, left: numbers.length - files.length };
  };

function statementsIn(letter: Email): string[] {
  const notices =
    letter.name === 'notice' ? [letter.notice] : letter.name === 'noticeDigest' ? letter.notices : [];
  return notices.flatMap(({ kind, facts }) =>
    kind === 'statement' && facts.statementNo !== undefined ? [facts.statementNo] : [],
  );
}

/** Those of the statements that somebody wants attached and may see on a day. */
async function wantedBy(
  db: Kysely<Tables>,
  reader: string,
  { told, today }: { readonly told: readonly string[]; readonly today: string },
): Promise<string[]> {
  const { rows } = await sql<{ no: string }>`
    select s.statement_no as no from statement s
    join account_access x on x.account_no = s.account_no
    join account a on a.account_no = x.account_no
    join portal_user u on u.name = x.name
    ${joinChosen(sql.ref('u.name'), sql.ref('s.account_no'))}
    where u.name = ${reader} and u.state = 'active' and u.standing not in ('invited', 'disabled')
      and ${chosen.attachStatements} and ${anyOf(sql.ref('s.statement_no'), told)} and ${mayKnow(sql`'statement'`, today)}
    order by s.account_no, s.period_to, s.statement_no`.execute(db);
  return rows.map(({ no }) => no);
}
