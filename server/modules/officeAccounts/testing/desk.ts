import { randomUUID } from 'node:crypto';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import type { Db } from '@server/db/db';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { anOption } from '@server/domain/requests/testing/anOption';
import { fillHousehold } from '@server/testing/household';
import { aPayment } from '@server/testing/ledgerRows';
import { anAccount, anInvoice, put } from '@server/testing/rows';
import { aLedgerRow, aStatement } from '@server/testing/statementRows';
import type { TestApp } from '@server/testing/testApp';

export const root = 'root@example.com';
export const rita = 'rita@example.com';

/** The household with a second person of the office, and Cold Spring Grain, about which there is much to find. */
export async function fillDesk(db: Db): Promise<void> {
  await fillHousehold(db);
  await put(db, 'portal_user', { name: rita, admin: true });
  await put(
    db,
    'account',
    anAccount({
      account_no: '00166',
      name: 'Cold Spring Grain',
      dba: 'Orr Brothers',
      city: 'Colfax',
      phone: '(509) 555-0166',
      email: 'farm@coldspring.example',
      regular_balance_cents: 4_946_077,
      status: 'H',
    }),
  );
  await put(db, 'portal_user', {
    name: 'wade@coldspring.example',
    given_name: 'Wade',
    family_name: 'Orr',
    phone: '+15095550167',
  });
  await put(db, 'account_access', {
    name: 'wade@coldspring.example',
    account_no: '00166',
    level: 'pay',
    relationship: 'partner',
  });
  await put(db, 'invoice', anInvoice({ invoice_no: '0047355', account_no: '00166', total_cents: 613_800 }));
  await put(
    db,
    'payment',
    aPayment({ payment_no: '0091', account_no: '00166', reference: '007781', amount_cents: 125_000 }),
  );
  await put(
    db,
    'ar_transaction',
    aLedgerRow({
      account_no: '00166',
      txn_id: 'T-1',
      seq: 1,
      posting_date: '2026-04-10',
      debit_cents: 613_800,
    }),
    aLedgerRow({
      account_no: '00166',
      txn_id: 'T-2',
      seq: 2,
      kind: 'payment',
      posting_date: '2026-04-11',
      debit_cents: 0,
      credit_cents: 125_000,
    }),
  );
  await put(db, 'statement', aStatement({ statement_no: 'S-900', account_no: '00166' }));
  await fillPortal(db);
}

/** What its people did in the portal. */
async function fillPortal(db: Db): Promise<void> {
  await put(
    db,
    'request',
    aRequest({
      request_no: 'PR-2026-000777',
      account_no: '00166',
      amount_cents: 500_000,
      submitted_by: 'wade@coldspring.example',
    }),
  );
  await put(db, 'contact_ticket', {
    ticket_id: randomUUID(),
    ticket_no: 'CT-2026-000012',
    sent_by: 'wade@coldspring.example',
    account_no: '00166',
    topic: 'billing',
    about: null,
    reply_by: 'email',
    reply_to: 'wade@coldspring.example',
    message: 'My payment is missing.',
    created_at: '2026-04-12T15:00:00Z',
    waiting_since: '2026-04-12T15:00:00Z',
  });
  const option = anOption({
    option_id: randomUUID(),
    owner: 'wade@coldspring.example',
    account_last: '8809',
  });
  await put(db, 'payment_option', option);
  await put(db, 'payment_option_account', { option_id: option.option_id, account_no: '00166' });
}

/** The calls of somebody of the office. */
export const deskOf = (portal: TestApp, who = root) => {
  const client = portal.as(who);
  const params = { accountNo: '00166' };
  return {
    find: async (q: string) => (await client.call(officeAccounts.find, { query: { q } })).found,
    one: (accountNo = '00166') => client.call(officeAccounts.one, { params: { accountNo } }),
    history: (
      query: Parameters<typeof client.call<typeof officeAccounts.history>>[1]['query'] | object = {},
    ) => client.call(officeAccounts.history, { params, query: { limit: 100, sort: '-day', ...query } }),
    totals: () => client.call(officeAccounts.historyTotals, { params, query: {} }),
    note: (
      body: { text: string; followUpOn?: string; followUpBy?: string; pinned?: boolean },
      key = randomUUID(),
    ) => client.call(officeAccounts.addNote, { params, body, key }),
    change: (
      id: string,
      body: { version: number; done?: boolean; pinned?: boolean; followUpOn?: string; followUpBy?: string },
    ) => client.call(officeAccounts.changeNote, { params: { accountNo: '00166', id }, body }),
    tag: (tags: string[]) => client.call(officeAccounts.setTags, { params, body: { tags } }),
    followUps: () => client.call(officeAccounts.followUps, {}),
  };
};
