import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { openTestDb } from '../testing/testDb';
import { lastCode, otherThan } from './testing/emails';
import { openTestPool, password } from './testing/testPool';

let db: Db;
let house: Awaited<ReturnType<typeof openTestPool>>;
beforeAll(async () => {
  db = await openTestDb();
  house = await openTestPool(db);
});

/** Somebody new who is signed in, and what that one may ask. */
async function enter(username: string, attributes: Record<string, string> = { name: 'Jane Doe' }) {
  await house.create(username, true, attributes);
  return returning(username);
}

/** The same for somebody who is there already. */
async function returning(username: string) {
  const { AccessToken } = (await house.signIn(username, password)).AuthenticationResult!;
  const call = (operation: string, body: object) => house.call(operation, { AccessToken, ...body });
  return {
    AccessToken,
    update: (changes: Readonly<Record<string, string>>) =>
      call('UpdateUserAttributes', {
        UserAttributes: Object.entries(changes).map(([Name, Value]) => ({ Name, Value })),
      }),
    forget: (...UserAttributeNames: string[]) => call('DeleteUserAttributes', { UserAttributeNames }),
    sendCode: (AttributeName: string) => call('GetUserAttributeVerificationCode', { AttributeName }),
    verify: (AttributeName: string, Code: string) => call('VerifyUserAttribute', { AttributeName, Code }),
    attributes: async () => {
      const { UserAttributes } = await call('GetUser', {});
      const { sub: _, ...told } = Object.fromEntries(
        UserAttributes!.map(({ Name, Value }) => [Name, Value] as const),
      );
      return told;
    },
  };
}

const jane = { name: 'Jane Doe', email_verified: 'true' };
const expired = {
  __type: 'ExpiredCodeException',
  message: 'Invalid code provided, please request a code again.',
};
const wrong = {
  __type: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
};

describe('one’s own attributes', () => {
  it.each([
    [{ given_name: 'Jane', family_name: 'Doe' }, {}],
    [{ name: ' Jane D. ' }, { name: 'Jane D.' }],
    [{ phone_number: '+15415550100' }, { phone_number_verified: 'false' }],
  ])('take %j', async (changes, also) => {
    const username = `${Object.keys(changes)[0]}@example.com`;
    const user = await enter(username);

    expect((await user.update(changes)).status).toBe(200);
    expect(await user.attributes()).toEqual({ ...jane, email: username, ...changes, ...also });
  });

  const unauthorized = 'A client attempted to write unauthorized attribute';
  const required = (name: string) =>
    `Attributes did not conform to the schema: ${name}: The attribute is required`;
  it.each([
    [{ email_verified: 'true' }, 'NotAuthorizedException', unauthorized],
    [{ phone_number_verified: 'true' }, 'NotAuthorizedException', unauthorized],
    [{ 'custom:account': '1001' }, 'NotAuthorizedException', unauthorized],
    [{ given_name: 'Jane', preferred_username: 'admin' }, 'NotAuthorizedException', unauthorized],
    [{ sub: 'other' }, 'InvalidParameterException', 'Cannot modify the non-mutable attribute sub'],
    [{ name: ' ' }, 'InvalidParameterException', required('name')],
    [{ email: '' }, 'InvalidParameterException', required('email')],
    [{ email: 'nowhere' }, 'InvalidParameterException', 'Invalid email address format.'],
    [{ phone_number: '5415550100' }, 'InvalidParameterException', 'Invalid phone number format.'],
    [{ phone_number: '+495415550100' }, 'InvalidParameterException', 'Invalid phone number format.'],
  ])('refuse %j and stay as they were', async (changes, __type, message) => {
    const username = `${Object.values(changes).join('').length}.${Object.keys(changes).join('.')}@x.org`;
    const user = await enter(username.replace(':', '.'));
    const before = await user.attributes();

    expect(await user.update(changes)).toMatchObject({ status: 400, __type, message });
    expect(await user.attributes()).toEqual(before);
  });

  it('can be taken away, except those by which people are named and reached', async () => {
    const user = await enter('less@example.com', {
      ...jane,
      given_name: 'Jane',
      phone_number: '+15415550100',
      phone_number_verified: 'true',
    });

    expect((await user.forget('given_name', 'phone_number')).status).toBe(200);
    expect(await user.attributes()).toEqual({ ...jane, email: 'less@example.com' });
    expect(await user.forget('name')).toMatchObject({ message: required('name') });
    expect(await user.forget('email')).toMatchObject({ message: required('email') });
    expect(await user.forget('email_verified')).toMatchObject({ message: unauthorized });
  });
});

describe('a new address', () => {
  it('counts once its code came back, is told to the old one, and leaves the name as it was', async () => {
    const user = await enter('old@example.com');

    expect(await user.update({ email: 'New@Example.org' })).toMatchObject({
      CodeDeliveryDetailsList: [
        { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@e***' },
      ],
    });
    expect(house.messages.at(-1)).toMatchObject({
      to: 'new@example.org',
      letter: { name: 'contactCode', hours: 24 },
    });
    expect(await user.attributes()).toEqual({ ...jane, email: 'old@example.com' });
    const code = lastCode(house.messages);
    expect(await user.verify('email', otherThan(code))).toMatchObject(wrong);
    expect((await user.verify('email', code)).status).toBe(200);

    expect(await user.attributes()).toEqual({ ...jane, email: 'new@example.org' });
    expect(house.messages.at(-1)).toMatchObject({
      to: 'old@example.com',
      letter: { name: 'contactChanged', attribute: 'email', hours: 72 },
    });
    expect(await user.verify('email', code)).toMatchObject(expired);
    expect((await house.signIn('old@example.com', password)).status).toBe(200);
  });

  it('gets its code again, for as long as it waits', async () => {
    const user = await enter('again@example.com');
    await user.update({ email: 'waits@example.org' });

    expect((await user.sendCode('email')).status).toBe(200);
    expect(house.messages.at(-1)!.to).toBe('waits@example.org');
    house.clock.pass(3599);
    const later = await returning('again@example.com');
    expect((await later.verify('email', lastCode(house.messages))).status).toBe(200);
  });

  it('is forgotten when the old one is told again', async () => {
    const user = await enter('stay@example.com');
    await user.update({ email: 'doubt@example.org' });
    const code = lastCode(house.messages);
    await user.update({ email: 'stay@example.com' });

    expect(await user.verify('email', code)).toMatchObject(expired);
    expect(await user.attributes()).toEqual({ ...jane, email: 'stay@example.com' });
  });
});

describe('a number', () => {
  it('is proven by the code that it gets, and a new one ends codes by text', async () => {
    const user = await enter('phone@example.com', {
      ...jane,
      phone_number: '+15415550100',
      phone_number_verified: 'true',
    });
    await db.sql
      .updateTable('pool_user')
      .set({ mfa_methods: JSON.stringify(['SMS_MFA', 'EMAIL_OTP']), mfa_preferred: 'SMS_MFA' })
      .where('username', '=', 'phone@example.com')
      .execute();

    expect(await user.update({ phone_number: '+15415550199' })).toMatchObject({
      CodeDeliveryDetailsList: [{ DeliveryMedium: 'SMS', Destination: '+*******0199' }],
    });
    expect(house.messages.slice(-3)).toMatchObject([
      { to: 'phone@example.com', letter: { event: 'codeMethodsChanged' } },
      { channel: 'text', to: '+15415550199', letter: { name: 'contactCode' } },
      { to: 'phone@example.com', letter: { name: 'contactChanged', attribute: 'phone_number' } },
    ]);
    const kept = await db.sql
      .selectFrom('pool_user')
      .select(['mfa_methods', 'mfa_preferred'])
      .where('username', '=', 'phone@example.com')
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ mfa_methods: ['EMAIL_OTP'], mfa_preferred: null });

    expect((await user.verify('phone_number', lastCode(house.messages.slice(0, -1)))).status).toBe(200);
    expect(await user.attributes()).toMatchObject({
      phone_number: '+15415550199',
      phone_number_verified: 'true',
    });
  });

  it.each([
    ['phone_number', 'The user has no phone_number to verify'],
    ['name', 'Only email and phone_number can be verified'],
  ])('gets no code where there is none: %s', async (attribute, message) => {
    const user = await enter(`none.${attribute}@example.com`);

    expect(await user.sendCode(attribute)).toMatchObject({ __type: 'InvalidParameterException', message });
  });
});

describe('who wants to leave', () => {
  it('stays: sign-ins are taken away by administrators', async () => {
    const { AccessToken } = await enter('leaver@example.com');

    expect(await house.call('DeleteUser', { AccessToken })).toMatchObject({
      status: 400,
      __type: 'NotAuthorizedException',
      message: 'DeleteUser is not permitted for this user pool',
    });
    expect(await house.call('GetUser', { AccessToken })).toMatchObject({ status: 200 });
  });
});
