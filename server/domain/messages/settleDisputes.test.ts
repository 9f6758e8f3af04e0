import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '@server/domain/email/outbox';
import type { Db } from '@server/db/db';
import { createFeed, type Feed } from '@server/feed/feed';
import { add, type Change } from '@server/feed/testing/change';
import { invoice, tinyDrop } from '@server/feed/testing/tinyDrop';
import { writeDrop } from '@server/feed/testing/writeDrop';
import { recordingMailer } from '@server/testing/recordingMailer';
import { put } from '@server/testing/rows';
import { openTestDb } from '@server/testing/testDb';
import { changeMessage } from './changeMessage';
import { reopenDisputes, settleDisputes } from './settleDisputes';

const ticketId = '00000000-0000-4000-8000-000000000001';
const at = '2026-04-10T18:00:00.000Z';
const now = new Date('2026-04-14T09:00:00.000Z');

let db: Db;
let feed: Feed;
let emails: Message[];
let nights: number;
beforeEach(async () => {
  db = await openTestDb();
  const outbox = recordingMailer();
  emails = outbox.messages;
  nights = 12;
  const options = { outbox, booksZone: 'America/Los_Angeles', clock: { now: () => new Date() } };
  feed = createFeed(db, {
    onApplied: (tx) => settleDisputes(tx, options),
    onRolledBack: (tx, appliedAt) => reopenDisputes(tx, options, appliedAt),
  });
  await take();
  await put(db, 'portal_user', { name: 'ada@example.com' });
  await put(db, 'contact_ticket', {
    ticket_id: ticketId,
    ticket_no: 'CT-2026-000001',
    sent_by: 'ada@example.com',
    account_no: '00117',
    topic: 'billing',
    about: 'dispute:0048214#1',
    kind: 'dispute',
    reference: '0048214',
    reason: 'price',
    reply_by: 'email',
    reply_to: 'ada@example.com',
    message: 'We agreed on $140.',
    created_at: at,
    waiting_since: at,
  });
  return () => db.close();
});

/** A memo that nothing is left of: it changes no balance. */
const memo = (over: Record<string, string> = {}): Change =>
  add('invoices.csv', {
    ...invoice('CM-1', '0.00', '0.00'),
    doc_type: 'C',
    invoice_date: '2026-04-12',
    posting_date: '2026-04-12',
    comments: 'Corrects invoice 0048214',
    ...over,
  });

/** The next night's drop. */
async function take(...changes: readonly Change[]): Promise<void> {
  const content = tinyDrop();
  for (const change of changes) change(content);
  const { outcome } = await feed.import(writeDrop(content, { asOf: `2026-04-${(nights += 1)}` }));
  // One invoice more is a third of all that there are.
  if (outcome === 'held') await feed.approve((await feed.newest())[0]!.dropId, 'root@example.com');
  else expect(outcome).toBe('applied');
}

const dispute = () =>
  db.sql.selectFrom('contact_ticket').selectAll().where('ticket_id', '=', ticketId).executeTakeFirstOrThrow();
const thread = async () =>
  (await db.sql.selectFrom('contact_entry').select(['kind', 'author', 'text']).orderBy('seq').execute()).map(
    ({ kind, author, text }) => `${kind} ${author} ${text}`,
  );
const moved = async (event: 'answer' | 'close' | 'reopen' | 'note') =>
  db.transaction(async (tx) =>
    changeMessage(tx, await dispute(), { event, by: 'ada@example.com', at: now, text: '' }),
  );

describe('a credit memo that names the invoice', () => {
  it('settles the dispute in the import, and its customer is told', async () => {
    await take(memo());

    expect((await dispute()).status).toBe('done');
    expect(await thread()).toEqual(['resolve portal CM-1']);
    expect(emails).toMatchObject([
      {
        to: 'ada@example.com',
        reader: 'ada@example.com',
        letter: { name: 'disputeSettled', memoNo: 'CM-1', event: 'resolve' },
      },
    ]);
    const [event] = await db.sql.selectFrom('audit_event').selectAll().execute();
    expect(event).toMatchObject({ actor: 'portal', action: 'message.moved', entity_id: 'CT-2026-000001' });
  });

  it('is found by the reference of its row on the ledger alone', async () => {
    await take(
      add('ar_transactions.csv', {
        account_no: '00117',
        txn_id: 'T-9',
        seq: '9',
        effective_date: '2026-04-12',
        posting_date: '2026-04-12',
        kind: 'creditMemo',
        document_no: 'CM-7',
        reference: '0048214',
        credit: '1.00',
        open_amount: '0.00',
      }),
      add('ar_transactions.csv', {
        account_no: '00117',
        txn_id: 'T-10',
        seq: '10',
        effective_date: '2026-04-12',
        posting_date: '2026-04-12',
        kind: 'adjustment',
        debit: '1.00',
        open_amount: '0.00',
      }),
    );

    expect(await thread()).toEqual(['resolve portal CM-7']);
  });

  it.each<[string, Record<string, string>]>([
    ['of another account', { account_no: '00200' }],
    ['of the time before', { posting_date: '2026-04-09' }],
    ['that names another invoice', { comments: 'Corrects invoice 0048213' }],
    ['that is an invoice', { doc_type: 'I' }],
  ])('leaves the dispute open where it is one %s', async (_, over) => {
    await take(memo(over));

    expect((await dispute()).status).toBe('new');
    expect(emails).toEqual([]);
  });

  it('settles it once: whoever opens it again is not overruled by the same memo', async () => {
    await take(memo());
    await moved('answer');
    await take(memo());

    expect((await dispute()).status).toBe('open');
    expect(await thread()).toEqual(['resolve portal CM-1', 'answer ada@example.com ']);

    await take(memo(), memo({ invoice_no: 'CM-2' }));
    expect((await thread()).at(-1)).toBe('resolve portal CM-2');
  });
});

describe('a drop that is rolled back', () => {
  it('opens again what its memo settled, tells so, and the memo may settle it once more', async () => {
    await take(memo());
    await moved('note');
    await feed.rollBack('root@example.com');

    expect((await dispute()).status).toBe('open');
    expect((await thread()).at(-1)).toBe('unresolve portal CM-1');
    expect(emails.at(-1)?.letter).toMatchObject({ name: 'disputeSettled', event: 'unresolve' });

    await take(memo());
    expect((await dispute()).status).toBe('done');
  });

  it('leaves alone what somebody closed since', async () => {
    await take(memo());
    await moved('reopen');
    await moved('close');
    await feed.rollBack('root@example.com');

    expect((await dispute()).status).toBe('done');
  });

  it('leaves alone what a memo of the drop before settled', async () => {
    await take(memo());
    await take(memo(), memo({ invoice_no: 'CM-2', comments: 'Other' }));
    await feed.rollBack('root@example.com');

    expect((await dispute()).status).toBe('done');
  });
});
