import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { maxOptions, maxOptionsADay } from '@contract/rules/paymentOption';
import { inLanguage } from '@locales/inLanguage';
import { testNow } from '@server/testing/testApp';
import { idClaims } from '@server/testing/tokens';
import { newOption, someNumber } from './testing/newOption';
import { ada, type OptionFixture, openOptionFixture, apiError } from './testing/optionFixture';

let house: OptionFixture;
beforeAll(async () => {
  house = await openOptionFixture();
});
afterEach(() => house.empty());
afterAll(() => house.portal.close());

describe('a saved bank account', () => {
  it('is listed with its bank and its last digits, and never with its number', async () => {
    const accountNumber = someNumber(12);
    const saved = await house.add({ accountNumber });

    expect(saved).toMatchObject({
      nickname: 'Farm checking',
      bankName: 'Palouse Community Bank',
      accountLast: accountNumber.slice(-4),
      secCode: 'CCD',
      status: 'pendingVerification',
      notDebitable: null,
      isDefault: true,
      accountIds: ['00117'],
      createdBy: ada,
      scheduledCount: 0,
      lastUsedAt: null,
      limitCents: 1_000_000,
      limitedUntil: '2026-04-14T15:00:00.000Z',
    });
    expect(await house.list()).toEqual([saved]);
    expect(JSON.stringify(await house.list())).not.toContain(accountNumber);
  });

  it('has no limit any more when it is old enough, and is named after its bank where it has no name', async () => {
    await house.add({ nickname: ' ', holderType: 'personal' });
    house.portal.at('2026-04-14T15:00:00.000Z');

    expect(await house.list()).toMatchObject([
      { nickname: 'Palouse Community Bank checking', secCode: 'WEB', limitedUntil: null, limitCents: null },
    ]);
  });

  it('in Spanish is agreed to in Spanish, with the English text beside it, and named in Spanish', async () => {
    const refused = await apiError(inLanguage('es', () => house.add({ consent: 'option-1' })));
    const saved = await inLanguage('es', () => house.add({ consent: 'option-1-es', nickname: '' }));
    await house.add({ accountNumber: someNumber(11) });

    expect(refused).toMatchObject({ code: 'conflict', fields: { consent: expect.any(String) as string } });
    expect(saved).toMatchObject({
      consentVersion: 'option-1-es',
      nickname: 'Palouse Community Bank cheques',
    });
    const rows = await house.db.sql
      .selectFrom('payment_option')
      .select(['consent_version', 'consent_text', 'consent_sha256', 'consent_english'])
      .orderBy('consent_version', 'desc')
      .execute();
    expect(rows).toMatchObject([
      {
        consent_version: 'option-1-es',
        consent_text: expect.stringMatching(
          /^Soy firmante autorizado .* Test Supply puede guardar/,
        ) as string,
        consent_english: expect.stringMatching(
          /^I am an authorized signer .* Test Supply may keep/,
        ) as string,
      },
      { consent_version: 'option-1', consent_english: null },
    ]);
    expect(rows[1]!.consent_text).toBe(rows[0]!.consent_english);
    expect(rows[0]!.consent_sha256).toBe(createHash('sha256').update(rows[0]!.consent_text).digest('hex'));
  });

  it('of 18 digits is kept and says why nothing can be taken from it', async () => {
    expect(await house.add({ accountNumber: someNumber(18) })).toMatchObject({
      notDebitable: expect.stringContaining('18 digits') as string,
    });
  });

  it('is sealed anew each time and found again by its fingerprint', async () => {
    const accountNumber = someNumber(10);
    await house.add({ accountNumber });
    const error = await apiError(house.add({ accountNumber, nickname: 'Other' }));

    expect(error).toMatchObject({ code: 'conflict', status: 409 });
    expect(error.fields.accountNumber).toContain(`Farm checking ••${accountNumber.slice(-4)}`);
    expect(
      await house.add(
        { accountNumber, username: 'bob@example.com', accountIds: ['00300'] },
        'bob@example.com',
      ),
    ).toMatchObject({
      isDefault: true,
    });
    const rows = await house.db.sql.selectFrom('payment_option').selectAll().execute();
    const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
    expect(first.shared_fingerprint).toEqual(second.shared_fingerprint);
    expect(first.fingerprint).not.toEqual(second.fingerprint);
    expect(first.account_sealed).not.toEqual(second.account_sealed);
  });

  it('that is asked for again in the same words, as no answer came, is saved once', async () => {
    const asked = { accountNumber: someNumber(10) };
    const saved = await house.add(asked);
    const told = house.messages.length;
    house.portal.at(new Date(Date.parse(testNow) + 10 * 60_000 - 1).toISOString());
    expect(await house.add(asked)).toEqual(saved);
    for (const other of [{ nickname: 'Other' }, { holderName: 'Ada' }, { accountIds: ['00117', '00500'] }])
      expect(await apiError(house.add({ ...asked, ...other }))).toMatchObject({ code: 'conflict' });
    house.portal.at(new Date(Date.parse(testNow) + 10 * 60_000).toISOString());
    expect(await apiError(house.add(asked))).toMatchObject({ code: 'conflict' });

    expect(await house.list()).toHaveLength(1);
    expect(house.messages).toHaveLength(told);
  });

  it('that is deleted again is deleted once, and only by its owner', async () => {
    const { id } = await house.add();
    await house.remove(id);
    const told = house.messages.length;
    await house.remove(id);

    expect(house.messages).toHaveLength(told);
    expect(await apiError(house.remove(id, 'bob@example.com'))).toMatchObject({ code: 'not-found' });
  });

  it('may be deleted and saved again', async () => {
    const accountNumber = someNumber(10);
    await house.remove((await house.add({ accountNumber })).id);

    expect(await house.list()).toEqual([]);
    expect(await house.add({ accountNumber })).toMatchObject({ isDefault: true });
  });
});

describe('adding', () => {
  it.each<[string, Parameters<typeof newOption>[0], number, string]>([
    ['a number that looks like no bank', { routingNumber: '123456789' }, 400, 'routingConfirmed'],
    ['no trade account', { accountIds: [] }, 400, 'accountIds'],
    ['an account to be looked at only', { accountIds: ['00200'] }, 403, 'accountIds'],
    ['a text that is older', { consent: 'option-0' }, 409, 'consent'],
    ['digits in the nickname', { nickname: 'Farm 12345' }, 400, 'nickname'],
    ['digits with gaps in the name of its holder', { holderName: 'Ada 12-34-5' }, 400, 'holderName'],
    ['a short number', { accountNumber: '12' }, 400, 'accountNumber'],
    ['the number in its name', { accountNumber: '4417', nickname: 'Farm 44 17' }, 400, 'nickname'],
  ])('is refused with %s', async (_, over, status, field) => {
    const error = await apiError(house.add(over));

    expect(error.status).toBe(status);
    expect(Object.keys(error.fields)).toEqual([field]);
    expect(await house.list()).toEqual([]);
  });

  it('is refused for accounts of others, for others, and for somebody who pays for nothing', async () => {
    expect(await apiError(house.add({ accountIds: ['00117', '00300'] }))).toMatchObject({ status: 404 });
    expect(await apiError(house.add({ username: 'bob@example.com' }))).toMatchObject({ status: 403 });
    expect(await apiError(house.add({}, 'cpa@example.com'))).toMatchObject({ status: 403 });
  });

  it('takes a routing number that looks wrong from somebody who confirmed it', async () => {
    expect(await house.add({ routingNumber: '123456789', routingConfirmed: true })).toMatchObject({
      bankName: null,
    });
  });

  it('asks for the password again where the sign-in is older than ten minutes', async () => {
    const at = Date.parse(testNow) / 1000;
    const claims = idClaims(ada, new Date(testNow));
    const answers = await Promise.all(
      [601, 600].map(async (age) =>
        house.portal.send({
          method: 'POST',
          url: '/api/externalpaymentoptions',
          token: await house.portal.keys.sign({ ...claims, auth_time: at - age }),
          payload: newOption(),
        }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 200]);
    expect(answers[0]!.json()).toMatchObject({ fields: { stepUp: 'Enter your password again.' } });
  });

  it('ends at the most that one sign-in keeps', async () => {
    for (let i = 0; i < maxOptions; i += 1) {
      house.portal.at(new Date(Date.parse(testNow) + i * 86_400_000).toISOString());
      await house.add();
    }

    expect(await apiError(house.add())).toMatchObject({ status: 409 });
    expect((await house.list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('ends for a day at the most within one, deleted ones included, and says when it goes on', async () => {
    for (let i = 0; i < maxOptionsADay; i += 1) {
      house.portal.at(new Date(Date.parse(testNow) + i * 60_000).toISOString());
      const { id } = await house.add();
      if (i % 2 === 0) await house.remove(id);
    }

    expect(await apiError(house.add())).toMatchObject({
      status: 429,
      message: expect.stringContaining('Add the next one after Apr 14, 2026, 8:00 AM PDT') as string,
    });
    house.portal.at(new Date(Date.parse(testNow) + 86_400_000).toISOString());
    await house.add();
    expect(await apiError(house.add())).toMatchObject({ status: 429 });
  });

  it('many at once leaves one default, and one of two that are alike', async () => {
    const accountNumber = someNumber(11);
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => house.add({ isDefault: true })),
      ...Array.from({ length: 3 }, () => house.add({ accountNumber })),
    ]);

    // Three of them ask for the same, and are told the same.
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await house.list()).toHaveLength(5);
    expect((await house.list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});
