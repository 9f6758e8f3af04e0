import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readFile } from '@server/bank/nacha/readFile';
import { openBank, payable } from '@server/modules/achBatches/testing/filed';
import type { Db } from '@server/db/db';
import { put } from '@server/testing/rows';
import { testNow } from '@server/testing/testApp';

const byDue = { kind: 'due', day_rule: 'invoice', covers: 'due', month_cap_cents: 10_000 } as const;
const onADay = (repeats: 'once' | 'monthly') =>
  ({ kind: 'scheduled', covers: 'all', first_day: '2026-04-14', repeats }) as const;

/** Has a request asked for by the autopay of some account, or by a scheduled payment. */
async function askedBefore(
  db: Db,
  { requestId, optionId }: Awaited<ReturnType<typeof payable>>,
  terms: typeof byDue | ReturnType<typeof onADay>,
) {
  const at = testNow;
  const autopay_id = randomUUID();
  await put(db, 'autopay', {
    autopay_id,
    account_no: autopay_id.slice(0, 8),
    owner: 'ada@example.com',
    option_id: optionId,
    payment_cap_cents: 10_000,
    ...terms,
    status: 'on',
    created_at: at,
    changed_at: at,
    look_at: at,
    text_version: 'autopay-1',
    agreed_text: 'I agree.',
    text_sha256: '',
    ip: '',
    user_agent: '',
  });
  await put(db, 'autopay_run', {
    autopay_id,
    pay_day: '2026-04-14',
    status: 'placed',
    announced_at: at,
    announced_cents: 10_000,
    place_at: at,
    plan: '{}',
    request_id: requestId,
  });
}

it('a file says of each debit of a person whether it was agreed to alone or with others that follow', async () => {
  const { db, portal, office } = await openBank();
  const person = { option: { holder_type: 'personal' }, sec: 'WEB' } as const;
  const alone = await payable(db, person);
  const recurring = await payable(db, person);
  const firm = await payable(db);
  const once = await payable(db, person);
  const monthly = await payable(db, person);
  for (const one of [recurring, firm]) await askedBefore(db, one, byDue);
  await askedBefore(db, once, onADay('once'));
  await askedBefore(db, monthly, onADay('monthly'));

  const bytes = await office.file(await office.create());
  await portal.close();

  const details = readFile(bytes).batches.flatMap(({ entries }) => entries.map(({ detail }) => detail));
  const typeOf = new Map(details.map((one) => [one.identification, one.discretionary.trim()]));
  const all = [alone, recurring, firm, once, monthly];
  expect(all.map(({ requestNo }) => typeOf.get(requestNo))).toEqual(['S', 'R', '', 'S', 'R']);
});
