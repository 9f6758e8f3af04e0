import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as documents from '@contract/documents/endpoints';
import * as statements from '@contract/statements/endpoints';
import type { Db } from '@server/db/db';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { readPdf, textOf } from '@server/pdf/testing/readPdf';
import { inLanguage } from '@locales/inLanguage';
import { canonicalJson } from './freeze/canonicalJson';
import { fillStatements, documentBytes, documentHash } from './testing/fillStatements';

const ada = { username: 'ada@example.com' };
const lou = { username: 'lou@example.com' };
let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillStatements(db);
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const one = (statementNo: string, who = ada) =>
  portal.as(who.username).call(statements.one, { params: { statementNo }, query: who });
const pdf = async (statementNo: string, who = ada) => {
  const { name, content } = await portal
    .as(who.username)
    .download(statements.pdf, { params: { statementNo }, query: { ...who, disposition: 'attachment' } });
  return { name, bytes: Buffer.from(await content.arrayBuffer()) };
};
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

describe('one statement', () => {
  it('is told from its snapshot, whose hash is that of its content', async () => {
    const { snapshot, sha256, ...rest } = await one('S-mar-2');

    expect(rest).toEqual({ supersededBy: null, isLatest: true, source: 'portal' });
    expect(sha256).toBe(hashOf(canonicalJson(snapshot)));
    expect(snapshot.activity.map(({ id }) => id)).toEqual(['T2', 'T3']);
    expect(snapshot.company).toEqual({ name: 'Test Supply', phone: null });
    expect(snapshot.account).toMatchObject({
      name: 'Ada Farms LLC',
      address: ['1 Ridge Road', 'Pullman, WA 99163'],
    });
  });

  it('says which one it takes the place of, and why', async () => {
    const { snapshot } = await one('S-mar-2');

    expect(snapshot.replaces).toMatchObject({ statementNo: 'S-mar', revision: 1 });
    expect(snapshot.replaces!.reason).toBe(
      'Corrected: new charges $250.00, was $200.00; payments and credits $50.00, was $0.00; ' +
        'discount $9.00, was none.',
    );
  });

  it('a superseded one still opens, but never as the one in force', async () => {
    expect(await one('S-mar')).toMatchObject({ supersededBy: 'S-mar-2', isLatest: false });
  });

  it.each(['B-mar', 'S-none'])('%s is not there for Ada, nor is its paper', async (statementNo) => {
    await expect(one(statementNo)).rejects.toMatchObject({ code: 'not-found' });
    await expect(pdf(statementNo)).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      portal.as(ada.username).call(statements.viewed, { params: { statementNo }, body: ada }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('asks who it is first', async () => {
    for (const path of ['/api/statements/S-mar', '/api/statements/S-mar/pdf', '/api/statements/zip']) {
      expect((await portal.send({ url: `${path}?username=${ada.username}` })).statusCode).toBe(401);
    }
  });

  it('is new until somebody opened it, for each person apart', async () => {
    const viewed = () =>
      portal.as(ada.username).call(statements.viewed, { params: { statementNo: 'L-mar' }, body: ada });
    const isNew = async (who: typeof ada) => {
      const query = { ...who, limit: 25, sort: '-date', account: '00200' };
      return (await portal.as(who.username).call(statements.list, { query })).rows[0]!.isNew;
    };
    const first = await viewed();
    portal.at('2026-04-14T15:00:00.000Z');

    expect(await viewed()).toEqual(first);
    expect([await isNew(ada), await isNew(lou)]).toEqual([false, true]);
  });

  it('is no news where it is an old one from before the person came', async () => {
    const query = { ...ada, limit: 25, sort: '-date', account: '00117' };
    const isNew = async () =>
      (await portal.as(ada.username).call(statements.list, { query })).rows.map((row) => row.isNew);
    const before = await isNew();
    await db.sql.updateTable('portal_user').set({ created_at: '2026-01-01T00:00:00Z' }).execute();

    expect([before, await isNew()]).toEqual([
      [true, false],
      [true, true],
    ]);
  });
});

describe('its paper', () => {
  it('is the ERP’s own where there is one', async () => {
    expect(await pdf('L-mar')).toEqual({
      name: 'statement_00200_2026-02-26_2026-03-25.pdf',
      bytes: documentBytes,
    });
  });

  it('is drawn once where there is none, and stored with its hash', async () => {
    const [first, second] = await Promise.all([pdf('S-mar-2'), pdf('S-mar-2')]);
    const kept = await db.sql
      .selectFrom('statement_pdf as p')
      .innerJoin('document as d', 'd.sha256', 'p.sha256')
      .select(['d.sha256', 'd.bytes', 'p.renderer_version'])
      .where('p.statement_no', '=', 'S-mar-2')
      .execute();

    expect(first.name).toBe('statement_00117_2026-02-26_2026-03-25_rev2.pdf');
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(kept).toHaveLength(1);
    expect(kept[0]!.sha256).toBe(hashOf(first.bytes));
    expect(Buffer.from(kept[0]!.bytes).equals(first.bytes)).toBe(true);
  });

  it('is drawn in Spanish around the same figures for whoever reads that, and not kept', async () => {
    const kept = () => db.sql.selectFrom('statement_pdf').select(['statement_no', 'sha256']).execute();
    const before = await kept();
    const { name, bytes } = await inLanguage('es', () => pdf('S-mar-2'));
    const { sha256 } = await one('S-mar-2');
    const text = (await textOf(await readPdf(bytes))).join(' ');

    expect(name).toBe('statement_00117_2026-02-26_2026-03-25_rev2.pdf');
    for (const said of [
      'Estado de cuenta',
      '26 feb 2026 al 25 mar 2026',
      'cargos nuevos: $250.00 (antes $200.00)',
      `Huella digital ${sha256}`,
    ])
      expect(text).toContain(said);
    expect(await kept()).toEqual(before);
  });

  it('is sent again only to a browser that does not have it', async () => {
    const url = `/api/statements/L-mar/pdf?username=${ada.username}&disposition=inline`;
    const token = await portal.tokenOf(ada.username);
    const first = await portal.send({ url, token });
    const again = await portal.send({ url, token, headers: { 'if-none-match': `"${documentHash}"` } });

    expect(first.headers).toMatchObject({
      etag: `"${documentHash}"`,
      'cache-control': 'private, no-cache',
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="statement_00200_2026-02-26_2026-03-25.pdf"',
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('does not change in the database, nor does its snapshot', async () => {
    await pdf('S-feb');
    const edits = [
      sql`update statement_snapshot set content = '{}'`,
      sql`delete from statement_snapshot`,
      sql`update statement_pdf set sha256 = ${documentHash}`,
    ];

    for (const edit of edits) await expect(edit.execute(db.sql)).rejects.toThrow('is never changed');
  });
});

describe('several papers in an archive', () => {
  const zip = async (query: object) => {
    const { name, content } = await portal
      .as(ada.username)
      .download(statements.zip, { query: { ...ada, ...query } });
    return { name, files: unzipSync(new Uint8Array(await content.arrayBuffer())) };
  };

  it('holds those that were chosen', async () => {
    const { name, files } = await zip({ numbers: 'L-mar,S-feb' });

    expect(name).toBe('statements_all_start_2026-04-12_2026-04-12.zip');
    expect(Object.keys(files)).toEqual([
      'statement_00200_2026-02-26_2026-03-25.pdf',
      'statement_00117_2026-01-26_2026-02-25.pdf',
    ]);
    expect(strFromU8(Object.values(files)[0]!)).toBe(documentBytes.toString());
  });

  it('holds those in force of a year', async () => {
    const { files } = await zip({ year: '2026', account: '00117' });

    expect(Object.keys(files)).toEqual([
      'statement_00117_2026-02-26_2026-03-25_rev2.pdf',
      'statement_00117_2026-01-26_2026-02-25.pdf',
    ]);
  });

  it.each([{ numbers: 'S-feb,B-mar' }, { numbers: 'S-none' }, { year: '2020' }])(
    'is refused for %j',
    async (query) => {
      await expect(zip(query)).rejects.toMatchObject({ code: 'not-found' });
    },
  );
});

describe('papers of invoices and contracts', () => {
  const paper = async (invoiceNo: string, who: typeof ada) => {
    const { name, content } = await portal
      .as(who.username)
      .download(documents.invoice, { params: { invoiceNo }, query: { ...who, disposition: 'inline' } });
    return [name, await content.text()];
  };
  beforeAll(() =>
    db.sql
      .updateTable('invoice')
      .set({ pdf_file: 'L-mar.pdf' })
      .where('invoice_no', 'in', ['L-1', 'B-1'])
      .execute(),
  );

  it('open to whoever may see the invoice', async () => {
    const told = ['invoice_L-1.pdf', documentBytes.toString()];

    expect(await paper('L-1', ada)).toEqual(told);
    expect(await paper('L-1', lou)).toEqual(told);
  });

  it.each([
    ['of somebody else', 'B-1'],
    ['that the ERP did not send', 'A-open'],
    ['of an invoice that does not exist', 'X-1'],
  ])('a paper %s is not there', async (_, invoiceNo) => {
    await expect(paper(invoiceNo, ada)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of a contract that is not the caller’s is not there', async () => {
    const parts = { params: { contractNo: 'PP-1' }, query: { ...ada, disposition: 'inline' as const } };

    await expect(portal.as(ada.username).download(documents.prepayContract, parts)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
