import { randomInt, randomUUID } from 'node:crypto';
import * as achBatches from '@contract/achBatches/endpoints';
import { lastDigits } from '@contract/format/accountNumber';
import type { BatchMove, BatchSheet } from '@contract/achBatches/labels';
import type { AchBatchDetail } from '@contract/achBatches/schema';
import type { OriginatorSettings } from '@contract/originator/schema';
import { anOriginator } from '@contract/testing/anOriginator';
import type { Db } from '@server/db/db';
import type { RequestTable } from '@server/db/tables';
import { sealOffset, writeDecision, writeProposal } from '@server/domain/originator/decideOriginator';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { anOption } from '@server/domain/requests/testing/anOption';
import { beginValidations } from '@server/domain/validation/validations';
import { fillHousehold } from '@server/testing/household';
import { put } from '@server/testing/rows';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { testNumbers } from '@server/testing/testNumbers';
import { ClearNumber } from '@server/vault/clearNumber';

export const root = 'root@example.com';
/** The second person of the office. */
export const rita = 'rita@example.com';

/** The number of the company's own account, where files are balanced. */
export const offsetNumber = '998877665544';

/** The household with a second administrator and bank settings in force. */
export async function fillBank(db: Db, over: Partial<OriginatorSettings> = {}): Promise<void> {
  await fillHousehold(db);
  await put(db, 'portal_user', { name: rita, admin: true });
  await originate(db, over);
}

/** Bank settings that hold from now on, proposed by one and confirmed by the other. */
export async function originate(db: Db, over: Partial<OriginatorSettings> = {}): Promise<void> {
  const settings = anOriginator(over);
  const own = { routingNumber: settings.bank.routingNumber, accountType: 'checking' } as const;
  const offset = settings.balanced ? await sealOffset(testNumbers, own, offsetNumber) : null;
  const at = new Date(testNow);
  const proposed = { at, by: root, from: at };
  const versionId = await writeProposal(db.sql, { settings, offset }, proposed);
  await writeDecision(db.sql, { versionId, effectiveFrom: testNow }, 'confirmed', { at, by: rita });
}

let last = 0;

interface Wanted {
  readonly request?: Partial<RequestTable>;
  readonly option?: Parameters<typeof anOption>[0];
  /** What its customer agreed to; null: nothing, as of the deposit plan. */
  readonly sec?: 'WEB' | 'CCD' | null;
  readonly accountNumber?: string;
}

/** An approved payment of $100.00 that may go to the bank now, from an account of its own; answers its id. */
export async function payable(db: Db, wanted: Wanted = {}) {
  last += 1;
  const { optionId, number } = await saved(db, wanted);
  const request = aRequest({
    request_no: `PR-2026-${String(last).padStart(6, '0')}`,
    status: 'approved',
    option_id: optionId,
    cancel_until: '2026-04-13T14:00:00.000Z',
    requested_date: '2026-04-14',
    effective_date: '2026-04-14',
    ...wanted.request,
  });
  await put(db, 'request', request);
  const sec = wanted.sec === undefined ? 'CCD' : wanted.sec;
  if (sec !== null) {
    await put(db, 'request_authorization', {
      request_id: request.request_id,
      text_version: 'ccd-1',
      agreed_text: 'I agree.',
      text_sha256: '',
      sec_code: sec,
      accepted_by: request.submitted_by,
      accepted_at: request.submitted_at,
      ip: '127.0.0.1',
      user_agent: 'test',
    });
  }
  return { requestId: request.request_id, requestNo: request.request_no, optionId, number };
}

/** A bank account with its number sealed; answers its id and number. */
async function saved(db: Db, { option: over, accountNumber }: Pick<Wanted, 'option' | 'accountNumber'>) {
  const optionId = randomUUID();
  const number = accountNumber ?? String(randomInt(10 ** 9, 10 ** 10));
  const option = anOption({ option_id: optionId, account_last: lastDigits(number), ...over });
  const sealed = await testNumbers.seal({ id: optionId, owner: option.owner }, new ClearNumber(number));
  await put(db, 'payment_option', { ...option, account_sealed: JSON.stringify(sealed), key_id: sealed.kek });
  return { optionId, number };
}

/** A bank account that waits to be checked as the bank settings say. */
export async function checkable(db: Db, { accountNumber }: Pick<Wanted, 'accountNumber'>): Promise<void> {
  const option = { status: 'pendingVerification', verified_at: null } as const;
  const { optionId } = await saved(db, { option, accountNumber });
  await put(db, 'payment_option_account', { option_id: optionId, account_no: '00117' });
  await beginValidations(db.sql, { at: new Date(testNow), random: randomInt }, { optionId });
}

/** A withdrawal of $100.00 from Ada's deposit plan into a bank account. */
export const withdrawable = (db: Db, wanted: Wanted = {}) =>
  payable(db, {
    ...wanted,
    sec: null,
    request: {
      kind: 'pickup',
      flow: 'pickup',
      delivery_method: 'ach',
      sav_id: 'D-1',
      mode: null,
      requested_date: null,
      effective_date: null,
      ...wanted.request,
    },
  });

/** What the office does with files, each under a key of its own. */
export const bankOffice = (portal: Pick<TestApp, 'as'>) => {
  const as = (name: string) => portal.as(name);
  const proposal = (without = '') => as(root).call(achBatches.proposal, { query: { without } });
  return {
    proposal,
    async create({ by = root, without = '', key = randomUUID() } = {}): Promise<AchBatchDetail> {
      const { entryCount, debitCents, creditCents } = await proposal(without);
      const expected = { entryCount, debitCents, creditCents };
      return as(by).call(achBatches.create, { key, body: { without, expected } });
    },
    move: ({ batchNo, version }: AchBatchDetail, move: BatchMove, { by = root, reason = '' } = {}) =>
      as(by).call(achBatches.move, { params: { batchNo }, body: { move, version, reason } }),
    one: (batchNo: number, by = root) => as(by).call(achBatches.one, { params: { batchNo } }),
    async file({ batchNo }: Pick<AchBatchDetail, 'batchNo'>, by = root): Promise<Buffer> {
      const { content } = await as(by).download(achBatches.bankFile, {
        params: { batchNo },
        query: { format: 'ach' },
      });
      return Buffer.from(await content.arrayBuffer());
    },
    async sheet({ batchNo }: Pick<AchBatchDetail, 'batchNo'>, name: BatchSheet) {
      const query = { name, format: 'csv' } as const;
      const { name: fileName, content } = await as(root).download(achBatches.sheet, {
        params: { batchNo },
        query,
      });
      return { fileName, text: await content.text() };
    },
  };
};

/** A bank with settings in force, and its office, over a database of this test's own. */
export async function openBank(over: Partial<OriginatorSettings> = {}) {
  const db = await openTestDbForTest();
  await fillBank(db, over);
  const outbox = recordingMailer();
  const portal = await openTestApp(db, { outbox });
  return { db, portal, outbox, office: bankOffice(portal) };
}

export type Bank = Awaited<ReturnType<typeof openBank>>;
