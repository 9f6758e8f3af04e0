import { describe, expect, it } from 'vitest';
import { add, type Change, set } from '@server/feed/testing/change';
import { invoice, line } from '@server/feed/testing/tinyDrop';
import type { FactsOf } from '@server/domain/notices/facts';
import { noticeWords } from '@server/domain/notices/noticeText';
import { everything, ann, cpa, openNoticeDesk } from './testing/noticeDesk';

const paper = (words: string) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF`);

/** What a drop says of documents, and the papers that it brings by their names. */
interface Said {
  readonly changes?: readonly Change[];
  readonly papers?: Readonly<Record<string, string>>;
}

const named = (row: number, pdf_file: string, more: Record<string, string> = {}): Change =>
  set('invoices.csv', row, { pdf_file, ...more });
const signed = (more: Record<string, string>): Change =>
  set('prepay_contracts.csv', 0, { pdf_file: 'c.pdf', ...more });

const a = { 'a.pdf': 'a paper' };
const c = { 'c.pdf': 'a contract' };
const none: Said = {};
const invoiceToo: Said = { changes: [named(0, 'a.pdf')], papers: a };
const told = 'The PDF of invoice 0048213 was added.';
const contractTold = 'The PDF of prepay contract PP-1 was added.';

async function openDesk() {
  const desk = await openNoticeDesk();
  return {
    ...desk,
    bring: (asOf: string, { changes = [], papers = {} }: Said) =>
      desk.take(
        {
          asOf,
          docs: Object.fromEntries(Object.entries(papers).map(([name, words]) => [name, paper(words)])),
        },
        ...changes,
      ),
    documents: async (name: string) =>
      (await desk.told(name)).flatMap((one) => (one.startsWith('document: ') ? [one.slice(10)] : [])),
  };
}

describe('a document that an import brings', () => {
  it.each<[what: string, before: Said, now: Said, told: readonly string[]]>([
    ['of an invoice that had none', none, invoiceToo, [told]],
    [
      'of an invoice that is new',
      none,
      {
        changes: [
          add('invoices.csv', { ...invoice('0048215', '0.00', '0.00'), pdf_file: 'a.pdf' }),
          add('invoice_lines.csv', line('0048215', '1', '0.00')),
        ],
        papers: a,
      },
      ['The PDF of invoice 0048215 was added.'],
    ],
    [
      'of two invoices',
      none,
      { changes: [named(0, 'a.pdf'), named(1, 'b.pdf')], papers: { ...a, 'b.pdf': 'another' } },
      ['The PDFs of 2 invoices were added.'],
    ],
    [
      'of an invoice and a contract',
      none,
      { changes: [named(0, 'a.pdf'), signed({ booked_on: '2026-04-01' })], papers: { ...a, ...c } },
      [`${told} ${contractTold}`],
    ],
    ['that its invoice named before', { changes: [named(0, 'a.pdf')] }, invoiceToo, [told]],
    [
      'that another invoice has',
      invoiceToo,
      { changes: [named(0, 'a.pdf'), named(1, 'a.pdf')] },
      ['The PDF of invoice 0048214 was added.'],
    ],
    ['that was there, of an unchanged invoice', invoiceToo, { changes: [named(0, 'a.pdf')] }, []],
    ['that was there, of a changed one', invoiceToo, { changes: [named(0, 'a.pdf', { po_no: '7' })] }, []],
    ['that came again', invoiceToo, invoiceToo, []],
    ['with other words', invoiceToo, { ...invoiceToo, papers: { 'a.pdf': 'corrected' } }, []],
    [
      'under another name',
      invoiceToo,
      { changes: [named(0, 'b.pdf')], papers: { 'b.pdf': 'corrected' } },
      [],
    ],
    ['that is only named', none, { changes: [named(0, 'a.pdf')] }, []],
    [
      'of a statement, which is told of by itself',
      none,
      { changes: [set('statements.csv', 2, { pdf_file: 'a.pdf' })], papers: a },
      [],
    ],
    ['of an invoice that is void', none, { changes: [named(0, 'a.pdf', { voided: 'Y' })], papers: a }, []],
    [
      'of an invoice posted 45 days before',
      none,
      { changes: [named(0, 'a.pdf', { posting_date: '2026-02-27' })], papers: a },
      [told],
    ],
    [
      'of an invoice posted 46 days before',
      none,
      { changes: [named(0, 'a.pdf', { posting_date: '2026-02-26' })], papers: a },
      [],
    ],
    [
      'of a contract booked 45 days before',
      none,
      { changes: [signed({ booked_on: '2026-02-27' })], papers: c },
      [contractTold],
    ],
    [
      'of a contract booked 46 days before',
      none,
      { changes: [signed({ booked_on: '2026-02-26' })], papers: c },
      [],
    ],
    [
      'of a contract signed 45 days before',
      none,
      { changes: [signed({ signed_on: '2026-02-27' })], papers: c },
      [contractTold],
    ],
    [
      'of a contract signed 46 days before',
      none,
      { changes: [signed({ signed_on: '2026-02-26' })], papers: c },
      [],
    ],
  ])('%s', async (_, before, now, said) => {
    const { bring, documents, db, warned } = await openDesk();
    await bring('2026-04-12', before);
    await db.sql.deleteFrom('notice').execute();
    await bring('2026-04-13', now);

    expect(warned).toEqual([]);
    expect([await documents(ann), await documents(cpa)]).toEqual([said, said]);
  });

  it('is in the bell at once, and in the email of the next Monday where nobody chose', async () => {
    const { bring, at, email, mailed, unread } = await openDesk();
    await bring('2026-04-12', none);
    const before = await unread(ann);
    await bring('2026-04-13', invoiceToo);
    expect(await unread(ann)).toBe(before + 1);
    const sent: (readonly [string, number])[] = [];
    for (const time of ['2026-04-13T20:00:00Z', '2026-04-20T13:59:00Z', '2026-04-20T14:00:00Z']) {
      at(time);
      await email();
      sent.push([time, mailed().length]);
    }

    expect(sent).toEqual([
      ['2026-04-13T20:00:00Z', 0],
      ['2026-04-20T13:59:00Z', 0],
      ['2026-04-20T14:00:00Z', 2],
    ]);
    expect(mailed().toSorted()).toEqual([`${ann} notice`, `${cpa} notice`]);
  });

  it('of a first import is held with the rest of it', async () => {
    const { bring, choose, email, mailed, runs } = await openDesk();
    await choose(ann, everything);
    await bring('2026-04-12', invoiceToo);
    await email();

    expect(mailed()).toEqual([]);
    expect((await runs())[0]).toMatchObject({ state: 'held', kinds: { document: 2, statement: 4 } });
  });

  it('after a week without a feed is told with the others of its account', async () => {
    const { bring, documents } = await openDesk();
    await bring('2026-04-12', none);
    await bring('2026-04-19', {
      changes: [named(0, 'a.pdf'), named(1, 'b.pdf')],
      papers: { ...a, 'b.pdf': 'another' },
    });

    expect(await documents(ann)).toEqual(['The PDFs of 2 invoices were added.']);
  });
});

describe('an import that is rolled back', () => {
  const both: Said = {
    changes: [named(0, 'a.pdf'), named(1, 'b.pdf')],
    papers: { ...a, 'b.pdf': 'another' },
  };

  it('tells nobody of a document twice: whoever was told hears of the others alone', async () => {
    const { bring, choose, email, feed, documents, mailed } = await openDesk();
    await choose(ann, everything);
    await bring('2026-04-12', none);
    await bring('2026-04-13', invoiceToo);
    await email();
    expect(mailed()).toEqual([`${ann} notice`]);
    await feed.rollBack('root@example.com');
    expect([await documents(ann), await documents(cpa)]).toEqual([[told], []]);

    await bring('2026-04-14', both);
    const other = 'The PDF of invoice 0048214 was added.';
    expect(await documents(ann)).toEqual([told, other]);
    expect(await documents(cpa)).toEqual(['The PDFs of 2 invoices were added.']);
  });

  it('and comes again as it was tells those who were not told', async () => {
    const { bring, choose, email, feed, documents } = await openDesk();
    await choose(ann, everything);
    await bring('2026-04-12', none);
    await bring('2026-04-13', both);
    await email();
    await feed.rollBack('root@example.com');
    await bring('2026-04-14', both);

    const said = ['The PDFs of 2 invoices were added.'];
    expect([await documents(ann), await documents(cpa)]).toEqual([said, said]);
  });
});

describe('a notice of documents', () => {
  const purchases = '/my-account/purchases/purchase-details?account=00117';
  const prepay = '/my-account/purchases/prepay-open?account=00117';

  it.each<[readonly string[], readonly string[], string]>([
    [['I-1'], [], `${purchases}&invoice=I-1`],
    [['I-1', 'I-2'], [], purchases],
    [['I-1'], ['PP-1'], `${purchases}&invoice=I-1`],
    [['I-1', 'I-2'], ['PP-1'], purchases],
    [[], ['PP-1'], `${prepay}&contract=PP-1`],
    [[], ['PP-1', 'PP-2'], prepay],
  ])('of invoices %j and contracts %j opens %s', (invoices, contracts, href) => {
    const facts: FactsOf<'document'> = { accountNo: '00117', invoices, contracts };
    expect(noticeWords({ kind: 'document', facts }).href).toBe(href);
  });
});
