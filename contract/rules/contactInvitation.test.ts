import { describe, expect, it } from 'vitest';
import { type ErpContact, invitationOf } from './contactInvitation';

const dana = 'dana@example.com';
const contact = (over: Partial<ErpContact> = {}): ErpContact => ({
  accountNo: '00117',
  isOpen: true,
  name: 'Dana Whitcomb',
  relationship: 'owner',
  level: 'O',
  depositAccess: false,
  ...over,
});

describe('somebody is left out', () => {
  it.each([
    ['with no address', 'dana', [contact()], false, 'malformed'],
    ['with two addresses', 'a@b.co;c@d.co', [contact()], false, 'malformed'],
    ['with too long an address', `${'a'.repeat(60)}@${'b'.repeat(36)}.co`, [contact()], false, undefined],
    ['with a longer one', `${'a'.repeat(60)}@${'b'.repeat(37)}.co`, [contact()], false, 'malformed'],
    ['who is a user', dana, [contact()], true, 'alreadyUser'],
    ['with two names', dana, [contact(), contact({ name: 'Sam Whitcomb' })], false, 'shared'],
    [
      'with one name in other capitals',
      dana,
      [contact(), contact({ name: 'DANA  whitcomb' })],
      false,
      undefined,
    ],
    ['with no name once', dana, [contact(), contact({ name: null })], false, undefined],
    ['with no name', dana, [contact({ name: null })], false, 'noName'],
    ['with one word for a name', dana, [contact({ name: 'Dana' })], false, 'noName'],
    ['whose account is closed', dana, [contact({ isOpen: false })], false, 'closed'],
    ['with an open account too', dana, [contact({ isOpen: false }), contact()], false, undefined],
  ] as const)('%s', (_, email, contacts, isUser, reason) => {
    const plan = invitationOf(email, contacts, isUser);
    expect(typeof plan === 'string' ? plan : undefined).toBe(reason);
  });
});

it.each([
  [
    { level: 'O', relationship: null },
    { level: 'owner', relationship: 'owner' },
  ],
  [
    { level: 'P', relationship: ' Spouse ' },
    { level: 'pay', relationship: 'spouse' },
  ],
  [
    { level: 'V', relationship: 'foreman' },
    { level: 'view', relationship: 'employee' },
  ],
  [
    { level: 'D', relationship: 'accountant' },
    { level: 'documents', relationship: 'accountant' },
  ],
  [
    { level: null, relationship: null },
    { level: 'view', relationship: 'employee' },
  ],
] as const)('%j gets %j', (over, link) => {
  expect(invitationOf(dana, [contact(over)], false)).toMatchObject({
    accounts: [{ accountNo: '00117', ...link }],
  });
});

it('gets every open account, and the deposit plan by an open one alone', () => {
  const contacts = [
    contact(),
    contact({ accountNo: '00200', level: 'V' }),
    contact({ accountNo: '00400', isOpen: false, depositAccess: true }),
  ];
  expect(invitationOf(dana, contacts, false)).toMatchObject({
    givenName: 'Dana',
    familyName: 'Whitcomb',
    depositPlan: false,
    accounts: [{ accountNo: '00117' }, { accountNo: '00200' }],
  });
});
