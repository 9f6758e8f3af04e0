import { randomUUID } from 'node:crypto';
import type { AutopayRow } from '@server/domain/autopay/autopayRows';
import { anOption } from '@server/domain/requests/testing/anOption';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import type { Db } from '@server/db/db';
import { later } from '@server/testing/bankCalendar';
import { anAccount, anInvoice, put } from '@server/testing/rows';
import { aStatement } from '@server/testing/statementRows';

/** The day that the ledgers lie around. */
export const today = '2026-04-13';

type Below = (bound: number) => number;

/** One in so many. */
const isOne = (below: Below, of: number): boolean => below(of) === 0;

/** An account with an autopay or a scheduled payment, and whatever may decide whether there is something to announce. */
export async function putLedger(db: Db, below: Below, n: number): Promise<void> {
  const no = `L${String(n).padStart(4, '0')}`;
  const owner = `${no.toLowerCase()}@example.com`;
  const optionId = randomUUID();
  const day = (from: number, to: number) => later(today, from + below(to - from));
  const oneOf = <T>(...those: readonly T[]): T => those[below(those.length)]!;
  await put(
    db,
    'account',
    anAccount({ account_no: no, status: isOne(below, 30) ? 'X' : 'A', no_ach: isOne(below, 30) }),
  );
  await put(db, 'portal_user', { name: owner, standing: isOne(below, 30) ? 'disabled' : 'active' });
  await put(db, 'account_access', {
    name: owner,
    account_no: no,
    level: isOne(below, 30) ? 'view' : 'owner',
    relationship: 'owner',
    valid_to: isOne(below, 8) ? day(-2, 12) : null,
  });
  const status = isOne(below, 30) ? 'blocked' : 'active';
  await put(db, 'payment_option', anOption({ option_id: optionId, owner, status }));
  if (!isOne(below, 30)) await put(db, 'payment_option_account', { option_id: optionId, account_no: no });
  await putDocuments(db, below, no);
  const isScheduled = isOne(below, 3);
  const terms = isScheduled ? scheduled(below, no) : due(below);
  await put(db, 'autopay', {
    autopay_id: randomUUID(),
    account_no: no,
    owner,
    option_id: optionId,
    payment_cap_cents: oneOf(5_000, 1_000_000),
    status: 'on',
    created_at: `${day(-60, 2)}T12:00:00Z`,
    changed_at: '2026-01-05T12:00:00Z',
    look_at: '2026-01-05T12:00:00Z',
    text_version: '1',
    agreed_text: 'I agree.',
    english_text: null,
    text_sha256: '',
    ip: '127.0.0.1',
    user_agent: 'test',
    ...terms,
  });
}

type Terms = Pick<AutopayRow, 'kind' | 'covers'> & Partial<AutopayRow>;

function due(below: Below): Terms {
  const day_rule = (['statement', 'invoice', 'discount'] as const)[below(3)]!;
  const covers = day_rule !== 'discount' && isOne(below, 2) ? 'pastDue' : 'due';
  return { kind: 'due', month_cap_cents: 2_000_000, day_rule, covers };
}

function scheduled(below: Below, no: string): Terms {
  const repeats = isOne(below, 2) ? 'once' : 'monthly';
  const covers = (['all', 'pastDue', 'invoices', 'amount'] as const)[below(4)]!;
  return {
    kind: 'scheduled',
    month_cap_cents: null,
    day_rule: null,
    first_day: later(today, below(50) - 25),
    until_day: repeats === 'monthly' && isOne(below, 3) ? later(today, below(40)) : null,
    times: repeats === 'monthly' && isOne(below, 3) ? 1 + below(3) : null,
    invoice_nos: covers === 'invoices' ? JSON.stringify([`${no}-0`]) : null,
    repeats,
    covers,
  };
}

async function putDocuments(db: Db, below: Below, no: string): Promise<void> {
  const day = (from: number, to: number) => later(today, from + below(to - from));
  for (let i = below(5); i > 0; i -= 1) {
    const invoice_no = `${no}-${i - 1}`;
    const cents = 1_000 * (1 + below(30));
    await put(
      db,
      'invoice',
      anInvoice({
        invoice_no,
        account_no: no,
        doc_type: isOne(below, 10) ? 'F' : 'I',
        posting_date: day(-60, 0),
        due_date: day(-20, 25),
        total_cents: cents,
        disputed: isOne(below, 10),
        deferred: isOne(below, 10),
        voided: isOne(below, 15),
      }),
    );
    if (isOne(below, 3))
      await put(db, 'invoice_discount', {
        invoice_no,
        through_date: day(-5, 20),
        percent: null,
        amount_cents: 100,
        condition: isOne(below, 3) ? 'ACCOUNT_CURRENT' : null,
        import_id: 1,
      });
    if (isOne(below, 8)) await putDispute(db, no, invoice_no, isOne(below, 3) ? 'done' : 'open');
    if (isOne(below, 5)) await putRequest(db, below, { no, invoice_no, cents });
  }
  for (let i = below(3); i > 0; i -= 1) {
    const statement_no = `S${no}-${i}`;
    const supersedes = i === 1 && isOne(below, 2) ? `S${no}-2` : null;
    await put(
      db,
      'statement',
      aStatement({
        statement_no,
        account_no: no,
        period_to: day(-40, -1),
        due_date: day(-10, 25),
        supersedes,
      }),
    );
  }
}

const putDispute = (db: Db, no: string, reference: string, status: 'open' | 'done') =>
  put(db, 'contact_ticket', {
    ticket_id: randomUUID(),
    ticket_no: `CT-${reference}`,
    sent_by: `${no.toLowerCase()}@example.com`,
    account_no: no,
    topic: 'invoice',
    about: null,
    reply_by: 'email',
    reply_to: 'l@example.com',
    message: 'This was never delivered.',
    created_at: `${today}T15:00:00Z`,
    waiting_since: `${today}T15:00:00Z`,
    owner: null,
    merged_into: null,
    merged_at: null,
    kind: 'dispute',
    reason: 'notReceived',
    status,
    reference,
  });

async function putRequest(
  db: Db,
  below: Below,
  { no, invoice_no, cents }: { readonly no: string; readonly invoice_no: string; readonly cents: number },
): Promise<void> {
  const request = aRequest({
    account_no: no,
    request_no: `PR-${invoice_no}`,
    submitted_by: `${no.toLowerCase()}@example.com`,
    amount_cents: cents,
    status: isOne(below, 3) ? 'rejected' : 'submitted',
  });
  await put(db, 'request', request);
  if (isOne(below, 5)) return;
  const amount_cents = isOne(below, 2) ? cents : cents - 500;
  const part = { request_id: request.request_id, seq: 1, invoice_no, discount_cents: 0 };
  await put(db, 'request_allocation', { ...part, amount_cents });
}
