import { type DeskName, deskNames } from '@contract/rules/desks';
import type { Db } from '@server/db/db';
import { aContract } from '@server/modules/prepay/testing/contracts';
import { fillRequests, options } from '@server/modules/requests/testing/requestFixture';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { aPayment } from '../ledgerRows';
import { put } from '../rows';
import { aStatement } from '../statementRows';

/** Somebody's sign-in, and one of each thing that somebody else must not get at. */
export interface Side {
  readonly username: string;
  readonly account: string;
  readonly savid: string;
  readonly invoice: string;
  readonly payment: string;
  readonly statement: string;
  readonly contract: string;
  readonly option: string;
  readonly request: string;
}

export const ada: Side = {
  username: 'ada@example.com',
  account: '00117',
  savid: 'D-00117',
  invoice: 'A-late',
  payment: 'P-1',
  statement: 'A-mar',
  contract: 'PP-1',
  option: options.farm,
  request: '0196280f-0000-7000-8000-0000000000a1',
};

export const bob: Side = {
  username: 'bob@example.com',
  account: '00300',
  savid: 'D-300',
  invoice: 'B-1',
  payment: 'P-B',
  statement: 'B-mar',
  contract: 'PP-B',
  option: options.bob,
  request: '0196280f-0000-7000-8000-0000000000b1',
};

/** Owns Ada's account with her, and has no deposit plan. */
export const ned: Side = { ...ada, username: 'ned@example.com' };

/** Administers, and has no account. */
export const root: Side = { ...ada, username: 'root@example.com' };

/** Two farms with one of everything each. */
export async function fillWorld(db: Db): Promise<void> {
  await fillRequests(db);
  await put(db, 'portal_user', { name: ned.username });
  await put(db, 'account_access', {
    name: ned.username,
    account_no: ada.account,
    level: 'owner',
    relationship: 'spouse',
  });
  await put(db, 'payment', aPayment({ payment_no: bob.payment, account_no: bob.account }));
  await put(
    db,
    'statement',
    aStatement({ statement_no: ada.statement }),
    aStatement({ statement_no: bob.statement, account_no: bob.account }),
  );
  await put(
    db,
    'prepay_contract',
    aContract(),
    aContract({ contract_no: bob.contract, account_no: bob.account }),
  );
  await put(
    db,
    'request',
    aRequest({
      request_id: ada.request,
      request_no: 'PR-2025-000001',
      option_id: ada.option,
      amount_cents: 5_000,
    }),
    aRequest({
      request_id: bob.request,
      request_no: 'PR-2025-000002',
      account_no: bob.account,
      submitted_by: bob.username,
      option_id: bob.option,
    }),
  );
}

/** Who sits at a desk of the office, with no flag and no account. */
export const nameAt = (desk: DeskName): string => `${desk}@example.com`;

/** Somebody at each desk. */
export async function fillDesks(db: Db): Promise<void> {
  for (const desk of deskNames) {
    await put(db, 'portal_user', { name: nameAt(desk) });
    await put(db, 'user_desk', { name: nameAt(desk), desk });
  }
}
