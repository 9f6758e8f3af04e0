import type { CalendarStatus } from '@contract/calendar/schema';
import { noticeGroups } from '@contract/notices/labels';
import type { AccountNoticeChoices, Notice, NoticeChoices } from '@contract/notices/schema';
import type { PushStatus } from '@contract/push/schema';
import type { TextNumber, TextStatus } from '@contract/textMessages/schema';

export const aNotice = (over: Partial<Notice> = {}): Notice => ({
  noticeId: '0b2f6c1e-7c53-4b1e-9d0a-3f1f5a3c0001',
  kind: 'request',
  accountNo: '00117',
  title: 'Payment request PR-2026-000412 approved',
  text: 'We take $2,889.00 from your bank account on Nov 23, 2026.',
  href: '/my-account/payments/payment-requests?request=412',
  at: '2026-11-20T17:42:00.000Z',
  isRead: false,
  ...over,
});

/** Of three days, for a reader on Nov 20, 2026: two of them are not read. */
export const someNotices = (): Notice[] => [
  aNotice(),
  aNotice({
    noticeId: '0b2f6c1e-7c53-4b1e-9d0a-3f1f5a3c0002',
    kind: 'discountEnding',
    title: 'The discount on invoice 104880 ends Nov 25',
    text: 'Pay by then and you save $144.45.',
    href: '/my-account/purchases/purchase-details?invoice=104880',
    at: '2026-11-20T13:10:00.000Z',
  }),
  aNotice({
    noticeId: '0b2f6c1e-7c53-4b1e-9d0a-3f1f5a3c0003',
    kind: 'statement',
    title: 'Your October statement is there',
    text: null,
    href: '/my-account/purchases/statements',
    at: '2026-11-19T13:10:00.000Z',
    isRead: true,
  }),
  aNotice({
    noticeId: '0b2f6c1e-7c53-4b1e-9d0a-3f1f5a3c0004',
    kind: 'paymentPosted',
    title: 'We posted your payment',
    text: '$8,214.50 by check 2081 on account 00117.',
    href: '/my-account/payments/payment-history',
    at: '2026-11-06T14:02:00.000Z',
    isRead: true,
  }),
  aNotice({
    noticeId: '0b2f6c1e-7c53-4b1e-9d0a-3f1f5a3c0005',
    kind: 'signIn',
    accountNo: null,
    title: 'A new device signed in',
    text: 'Chrome on Windows, near Pullman.',
    href: '/security',
    at: '2026-11-06T13:58:00.000Z',
    isRead: true,
  }),
];

/** Where they are read. */
export const aNoticeReader = () => ({
  now: new Date('2026-11-20T18:00:00.000Z'),
  zone: 'America/Los_Angeles',
});

/** What somebody has who chose once. */
export const someNoticeChoices = (over: Partial<NoticeChoices> = {}): NoticeChoices => ({
  choices: noticeGroups.map((group) => ({
    group,
    email: group === 'reminders' || group === 'security' ? 'now' : 'daily',
    bell: true,
    push: true,
    text: true,
  })),
  quietFrom: '21:00',
  quietUntil: '06:30',
  zone: 'America/Los_Angeles',
  leastCents: 5_000,
  attachStatements: false,
  version: 3,
  canPush: false,
  canText: false,
  ...over,
});

/** Three accounts: told like all, in part differently, and of nothing. */
export const someAccountNotices = (over: Partial<AccountNoticeChoices> = {}): AccountNoticeChoices[] => {
  const asAbove = { choices: [], leastCents: null, attachStatements: null, nothing: false, version: 0 };
  return [
    {
      accountNo: '00117',
      accountName: 'Hollis Family Farms LLC',
      ...asAbove,
      others: 2,
      emailed: [
        { group: 'statements', people: 2 },
        { group: 'reminders', people: 1 },
      ],
      ...over,
    },
    {
      accountNo: '00118',
      accountName: 'Dale Hollis',
      ...asAbove,
      choices: [
        { group: 'statements', email: 'never', bell: null, push: null, text: null },
        { group: 'prepay', email: null, bell: false, push: null, text: null },
      ],
      leastCents: 250_00,
      version: 2,
      others: 0,
      emailed: [],
    },
    {
      accountNo: '00119',
      accountName: 'Hollis & Vance Partnership',
      ...asAbove,
      nothing: true,
      version: 1,
      others: 1,
      emailed: [],
    },
  ];
};

/** A calendar link that a calendar fetches each day. */
export const aCalendarStatus = (over: Partial<CalendarStatus> = {}): CalendarStatus => ({
  madeAt: '2026-11-06T17:20:00.000Z',
  withAmounts: false,
  fetchedOn: '2026-11-20',
  ...over,
});

/** A phone that notices go to, and another browser. */
export const aPushStatus = (over: Partial<PushStatus> = {}): PushStatus => ({
  publicKey: 'BNbxKbb0fW5WQ1yUxfQyMdsCGSj6kzZUDqAIZg7yzYqrLq3bPRrYWdlZ0tX3OdmkNyRCJ0Z7qZ8sKfV5R0jF9XQ',
  because: null,
  devices: [
    {
      deviceId: '7a0c7f9e-0000-4000-8000-000000000001',
      browser: 'Chrome, Android',
      mark: 'bWFyay1vZi1hcGhv',
      withAmounts: false,
      addedAt: '2026-11-06T17:20:00.000Z',
      pushedAt: '2026-11-20T15:00:00.000Z',
    },
    {
      deviceId: '7a0c7f9e-0000-4000-8000-000000000002',
      browser: 'Firefox, Windows',
      mark: 'bWFyay1vZi1hbWFj',
      withAmounts: true,
      addedAt: '2026-11-19T17:20:00.000Z',
      pushedAt: null,
    },
  ],
  ...over,
});

/** No number yet, in a portal that texts. */
export const aTextStatus = (over: Partial<TextStatus> = {}): TextStatus => ({
  because: null,
  number: null,
  consent:
    'Larkspur sends text messages about your accounts to this number: up to 5 a day, and whenever your sign-in changes. Message and data rates may apply. Reply STOP to end them and HELP for help. You don’t have to agree to buy anything.',
  consentVersion: 1,
  ...over,
});

/** A number in a state. */
export const aTextNumber = (state: TextNumber['state']): TextNumber => ({
  state,
  lastDigits: '34',
  askedAt: '2026-11-19T17:20:00.000Z',
});
