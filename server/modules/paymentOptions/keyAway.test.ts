import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '@server/aws/testing/awsReceiver';
import { recordingMailer } from '@server/testing/recordingMailer';
import { testNow } from '@server/testing/testApp';
import { numberVault } from '@server/vault/numberVault';
import { fakeKms } from '@server/vault/testing/fakeKms';
import { addOption } from './addOption';
import { newOption } from './testing/newOption';
import { ada, type OptionFixture, openOptionFixture } from './testing/optionFixture';

let house: OptionFixture;
beforeAll(async () => {
  house = await openOptionFixture();
});
afterAll(() => house.portal.close());

it('saves nothing and says when to come back where the company’s key is away, and saves as ever afterwards', async () => {
  const away: Answer = { status: 503, body: { __type: 'KMSInternalException', message: 'planted' } };
  const { over } = await fakeKms([away, away, away]);
  const emails = recordingMailer();
  const room = {
    db: house.db,
    outbox: emails,
    numbers: numberVault(over(), Buffer.alloc(32, 1)),
    random: () => 0,
    clock: { now: () => new Date(testNow) },
    booksZone: 'America/Los_Angeles',
    companyName: 'Test Supply',
    bankNameOf: async () => null,
    origin: { ip: '192.0.2.1', userAgent: 'test', requestId: 'req-1' },
  };

  await expect(addOption(room, ada, newOption({ username: ada }))).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/nothing was saved. Try again in a few minutes/) as string,
  });
  expect(await house.list()).toEqual([]);
  expect(emails.messages).toEqual([]);
  await addOption(room, ada, newOption({ username: ada }));
  expect(await house.list()).toHaveLength(1);
});
