import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_ATTACHED_BYTES } from '@server/domain/email/attachments';
import type { Email } from '@server/domain/email/emails';
import { openTestMailServer } from '@server/domain/email/testing/testMailServer';
import type { Db } from '@server/db/db';
import { readPdf, textOf } from '@server/pdf/testing/readPdf';
import { put } from '@server/testing/rows';
import { testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { attachStatements } from './attached';
import { statementPdf } from './pdf/statementPdf';
import { type StatementDocuments, statementDocuments } from './statementDocuments';
import { documentBytes, documentHash, fillStatements } from './testing/fillStatements';

const ada = 'ada@example.com';
const booksZone = 'America/Los_Angeles';
const clock = { now: () => new Date(testNow) };

const tells = (...numbers: string[]): Email => {
  const notices = numbers.map((statementNo) => ({
    kind: 'statement' as const,
    facts: { through: '2026-03-25', due: '2026-05-15', cents: 1, statementNo },
  }));
  return notices.length === 1
    ? { name: 'notice', notice: notices[0]! }
    : { name: 'noticeDigest', notices, more: 0 };
};

let db: Db;
beforeEach(async () => {
  db = await openTestDbForTest();
  await fillStatements(db);
  await db.sql.updateTable('portal_user').set({ standing: 'active' }).execute();
  await put(db, 'notice_choice', { ...chosen, person: ada, attach_statements: true });
});

const chosen = {
  choices: '{}',
  quiet_from: '',
  quiet_until: '',
  zone: booksZone,
  least_cents: 0,
  version: 1,
  changed_at: testNow,
};

/** The email to a person as it left, after something happened while it waited. */
async function sent(
  letter: Email,
  meanwhile: (db: Db) => Promise<unknown> = async () => undefined,
  other: Partial<StatementDocuments> = {},
) {
  const own = statementDocuments({
    db,
    booksZone,
    draw: statementPdf,
    sender: { companyName: 'Test Supply' },
  });
  const papers = { ...own, ...other };
  const warned: string[] = [];
  const log = { warn: (_: object, message: string) => void warned.push(message) };
  const mail = await openTestMailServer(db, {
    attach: attachStatements({ db, clock, booksZone, papers }, log),
  });
  await mail.put({ to: ada, reader: ada, letter });
  await meanwhile(db);
  await mail.mailWorker.round();
  const [row] = await mail.rows();
  const [{ text, attachments = [] }] = mail.mails as [(typeof mail.mails)[number]];
  return { text, attachments, names: attachments.map(({ name }) => name), row: row!, warned };
}

describe('a statement by email', () => {
  it('has the PDF for who chose it, says so, and keeps its name alone', async () => {
    const { text, attachments, names, row } = await sent(tells('S-mar-2', 'L-mar'));

    expect(names).toEqual([
      'statement_00117_2026-02-26_2026-03-25_rev2.pdf',
      'statement_00200_2026-02-26_2026-03-25.pdf',
    ]);
    expect((await textOf(await readPdf(attachments[0]!.bytes))).join(' ')).toContain('Ada Farms LLC');
    expect(attachments[1]!.bytes).toEqual(documentBytes);
    expect(text).toContain(`Attached as PDF: ${names[0]} and ${names[1]}.`);
    expect(text).toContain('Choose a PDF or a link: https://portal.example.com/notices/choices');
    expect(row.attached).toEqual({ files: names, left: 0 });
  });

  it('is in the language of its reader', async () => {
    const { text, attachments } = await sent(tells('S-mar-2'), ({ sql }) =>
      sql.updateTable('portal_user').set({ language: 'es' }).where('name', '=', ada).execute(),
    );

    expect((await textOf(await readPdf(attachments[0]!.bytes))).join(' ')).toContain('Estado de cuenta');
    expect(text).toContain('En PDF adjunto');
  });

  it.each<[string, string, (db: Db) => Promise<unknown>]>([
    [
      'chooses a link meanwhile',
      'S-mar-2',
      ({ sql }) => sql.updateTable('notice_choice').set({ attach_statements: false }).execute(),
    ],
    [
      'loses the account meanwhile',
      'S-mar-2',
      ({ sql }) => sql.deleteFrom('account_access').where('name', '=', ada).execute(),
    ],
    [
      'is disabled meanwhile',
      'S-mar-2',
      ({ sql }) => sql.updateTable('portal_user').set({ standing: 'disabled' }).execute(),
    ],
    ['never saw the account', 'B-mar', async () => undefined],
    ['is told of a statement that a rollback took', 'S-gone', async () => undefined],
  ])('has no PDF where its reader %s', async (_, number, meanwhile) => {
    const { names, text, row } = await sent(tells(number), meanwhile);

    expect(names).toEqual([]);
    expect(text).not.toContain('Attached');
    expect(row).toMatchObject({ state: 'sent', attached: null });
  });

  it('leaves out what is too large, and says so', async () => {
    const { names, text, row } = await sent(tells('S-mar-2', 'L-mar'), ({ sql }) =>
      sql
        .updateTable('document')
        .set({ bytes: Buffer.alloc(MAX_ATTACHED_BYTES + 1) })
        .where('sha256', '=', documentHash)
        .execute(),
    );

    expect(names).toHaveLength(1);
    expect(text).toContain('One statement could not be attached. Open it in the portal.');
    expect(row.attached).toEqual({ files: names, left: 1 });
  });

  it('goes without what cannot be drawn, and the log says which', async () => {
    const of = () => Promise.reject(new Error('No paper.'));
    const { names, text, warned } = await sent(tells('S-mar-2'), undefined, { of });

    expect({ names, warned }).toEqual({ names: [], warned: ['A statement could not be attached.'] });
    expect(text).toContain('One statement could not be attached.');
  });
});
