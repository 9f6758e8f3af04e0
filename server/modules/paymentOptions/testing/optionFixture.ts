import type { NewPaymentOption, PaymentOption } from '@contract/paymentOptions/schema';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import type { ApiError } from '@contract/problem';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { anAccount, put } from '@server/testing/rows';
import { openTestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { newOption } from './newOption';

export const ada = 'ada@example.com';

/** The household with a bank that the directory knows, and a second account that Ada may pay for (00500). */
export async function openOptionFixture() {
  const db = await openTestDb();
  await fillHousehold(db);
  await put(db, 'account', anAccount({ account_no: '00500', name: 'Ada and Sons' }));
  await put(db, 'account_access', { name: ada, account_no: '00500', level: 'pay', relationship: 'partner' });
  await put(db, 'routing_directory', {
    routing_number: '125100018',
    bank_name: 'Palouse Community Bank',
    city: 'Colfax',
    state: 'WA',
    loaded_at: testNow,
  });
  const outbox = recordingMailer();
  const portal = await openTestApp(db, { outbox });
  const as = (name: string) => portal.as(name);
  return {
    db,
    portal,
    messages: outbox.messages,
    add: (over: Partial<NewPaymentOption> = {}, name = ada): Promise<PaymentOption> =>
      as(name).call(paymentOptions.add, { body: newOption({ username: name, ...over }) }),
    change: (body: object, name = ada): Promise<PaymentOption> =>
      as(name).call(paymentOptions.change, { body: { username: name, ...body } as never }),
    list: (name = ada): Promise<PaymentOption[]> =>
      as(name).call(paymentOptions.list, { query: { username: name } }),
    remove: (id: string, name = ada) => as(name).call(paymentOptions.remove, { params: { id } }),
    async empty() {
      await forget(db);
      outbox.messages.length = 0;
      portal.at(testNow);
    },
  };
}

export type OptionFixture = Awaited<ReturnType<typeof openOptionFixture>>;

/** What an attempt was refused with. */
export async function apiError(attempt: Promise<unknown>): Promise<ApiError> {
  try {
    await attempt;
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('It was not refused.');
}

async function forget({ sql }: Db): Promise<void> {
  await sql.deleteFrom('request').execute();
  await sql.deleteFrom('payment_option_account').execute();
  await sql.deleteFrom('payment_option').execute();
}
