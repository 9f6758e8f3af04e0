import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as ownSignIn from '@contract/ownSignIn/endpoints';
import type { Db } from '@server/db/db';
import { heldContacts } from '@server/domain/contactChanges/changes';
import { type FakePool, fakePool } from '@server/poolAdmin/testing/fakePool';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

const ada = 'ada@example.com';
const proven = { phone: '+15415550100', phoneProven: true };

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
});
beforeEach(async () => void (await db.sql.deleteFrom('contact_change').execute()));

async function open(known: Partial<Parameters<FakePool['people']['set']>[1]> = proven) {
  const pool = fakePool();
  pool.people.set(ada, { enabled: true, status: 'active', codeMethods: [], ...known });
  const outbox = recordingMailer();
  const portal = await openTestApp(db, { outbox, poolAdmin: pool, logLevel: 'silent' });
  const change = (phone: string) => portal.as(ada).call(ownSignIn.changePhone, { body: { phone } });
  const rows = () =>
    db.sql
      .selectFrom('contact_change')
      .select(['name', 'attribute', 'old_value', 'new_value', 'was_proven'])
      .execute();
  const held = () => heldContacts(db.sql, ada, new Date(testNow));
  return { pool, messages: outbox.messages, change, rows, held };
}

describe('another number', () => {
  it('is kept unproven, and the proven one that it replaces is held and told by mail', async () => {
    const { pool, messages, change, rows, held } = await open();
    await change('(509) 555-0134');

    expect(pool.people.get(ada)).toMatchObject({ phone: '+15095550134', phoneProven: false });
    expect(await rows()).toEqual([
      {
        name: ada,
        attribute: 'phone_number',
        old_value: '+15415550100',
        new_value: '+15095550134',
        was_proven: true,
      },
    ]);
    expect(await held()).toEqual({ phone_number: '+15415550100' });
    expect(messages).toMatchObject([{ channel: 'mail', to: ada, letter: { name: 'contactChanged' } }]);
  });

  it.each([
    ['the first one', { phone: undefined }],
    ['one in the place of another that was never proven', { phone: '+15415550100', phoneProven: false }],
  ])('%s holds nothing', async (_what, known) => {
    const { pool, messages, change, rows, held } = await open(known);
    await change('509-555-0134');

    expect(pool.people.get(ada)).toMatchObject({ phone: '+15095550134' });
    expect(await rows()).toMatchObject([
      { old_value: known.phone ?? '', new_value: '+15095550134', was_proven: false },
    ]);
    expect(await held()).toEqual({});
    expect(messages).toEqual([]);
  });

  it('is told by text where no address is proven', async () => {
    const { messages, change } = await open({ ...proven, emailProven: false });
    await change('509-555-0134');

    expect(messages).toMatchObject([{ channel: 'text', to: '+15415550100' }]);
  });

  it('that is the same changes nothing', async () => {
    const { pool, change, rows } = await open();
    await change('+1 541 555 0100');

    expect(pool.calls).toEqual([`get ${ada}`]);
    expect(await rows()).toEqual([]);
  });

  it('that is none is refused, and so is somebody who is not in the pool', async () => {
    const { pool, change } = await open();
    await expect(change('555')).rejects.toMatchObject({
      code: 'invalid',
      fields: { phone: 'Enter a US phone number with 10 digits' },
    });
    pool.people.clear();
    await expect(change('509-555-0134')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is held even where the pool goes away before it has it', async () => {
    const { pool, change, rows } = await open();
    pool.faults.push({ call: 'setContact', when: 'before' });
    await expect(change('509-555-0134')).rejects.toMatchObject({ code: 'unavailable' });

    expect(await rows()).toHaveLength(1);
  });
});
