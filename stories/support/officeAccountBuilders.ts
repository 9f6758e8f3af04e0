import type { AccountNote, DeskAccount, FollowUp, FoundAccount } from '@contract/officeAccounts/schema';
import { anAccount, aPastDue } from './builders';

const joan = 'joan.weber@larkspur.example';
const rita = 'rita.olsen@larkspur.example';

const aFound = (over: Partial<FoundAccount> = {}): FoundAccount => ({
  accountNo: '00166',
  accountName: 'Cold Spring Grain',
  town: 'Colfax, WA',
  status: 'hold',
  netDueCents: 4_821_077,
  by: 'account',
  what: null,
  amountCents: null,
  ...over,
});

/** What the words "cold spring" may lead to. */
export const someFound = (): FoundAccount[] => [
  aFound(),
  aFound({
    accountNo: '02281',
    accountName: 'Hollis Creek Farms LLC',
    town: 'Tekoa, WA',
    status: 'active',
    netDueCents: 1_853_241,
    by: 'invoice',
    what: '0047355',
    amountCents: 613_800,
  }),
  aFound({
    accountNo: '00204',
    accountName: 'Nez Perce Prairie Co-op Growers and Sons, Inc.',
    town: 'Craigmont, ID',
    status: 'cod',
    netDueCents: -12_050,
    by: 'person',
    what: 'coldspring.bookkeeping@example.com',
  }),
  aFound({
    accountNo: '00911',
    accountName: 'Old Spring Seeds',
    status: 'closed',
    netDueCents: 0,
    by: 'similar',
  }),
];

const aNote = (over: Partial<AccountNote> = {}): AccountNote => ({
  id: 'n-1',
  text: 'Promised $10,000.00 by Friday.',
  pinned: false,
  author: joan,
  at: '2026-11-19T17:20:00.000Z',
  mentions: [],
  followUpOn: '2026-11-27',
  owner: joan,
  doneAt: null,
  version: 1,
  ...over,
});

export const someFollowUps = (): { followUps: FollowUp[]; today: string } => ({
  today: '2026-11-27',
  followUps: [
    {
      ...aNote({ id: 'n-9', text: 'Send the seed contract again.', followUpOn: '2026-11-24', owner: rita }),
      accountNo: '00204',
      accountName: 'Nez Perce Prairie Co-op Growers and Sons, Inc.',
    },
    { ...aNote(), accountNo: '00166', accountName: 'Cold Spring Grain' },
  ],
});

const people = (): DeskAccount['people'] => [
  {
    name: 'office@coldspring.example',
    givenName: 'Carol',
    familyName: 'Orr',
    phone: '+15095550166',
    level: 'owner',
    relationship: 'owner',
    validTo: null,
    lastSignInAt: '2026-11-27T15:10:00.000Z',
    told: [
      { group: 'statements', email: 'now' },
      { group: 'reminders', email: 'never' },
      { group: 'payments', email: 'daily' },
    ],
    choseForAccount: true,
  },
  {
    name: 'wade.orr.cold.spring.grain@example.com',
    givenName: '',
    familyName: '',
    phone: null,
    level: 'pay',
    relationship: 'partner',
    validTo: null,
    lastSignInAt: null,
    told: [{ group: 'statements', email: 'now' }],
    choseForAccount: false,
  },
];

const notes = (): AccountNote[] => [
  aNote({
    id: 'n-2',
    text: 'Call Carol, never Wade, about the hold. @rita.olsen knows why.',
    pinned: true,
    author: rita,
    mentions: [rita],
    followUpOn: null,
    owner: null,
  }),
  aNote(),
  aNote({
    id: 'n-3',
    text: 'Sent statements of two years by mail.',
    followUpOn: '2026-11-10',
    doneAt: '2026-11-10T18:00:00.000Z',
  }),
];

/** Cold Spring Grain: on hold, past due, with a bank account that is being checked. */
export const aDesk = (over: Partial<DeskAccount> = {}): DeskAccount => ({
  account: anAccount({
    id: '00166',
    accountNo: '00166',
    name: 'Cold Spring Grain',
    status: 'hold',
    netDueCents: 4_821_077,
    regularBalanceCents: 4_821_077,
    creditLimitCents: 4_000_000,
    prepayRemainingCents: 0,
    phone: '+15095550166',
    email: 'farm@coldspring.example',
    address: ['77 Union Flat Road', 'Colfax, WA 99111'],
    pastDue: aPastDue({ payNowCents: 3_418_600, onItsWayCents: 500_000, oldest: '2026-09-26' }),
  }),
  deposits: [],
  asOf: {
    date: '2026-11-26',
    loadedAt: '2026-11-27T09:42:00.000Z',
    drop: 'drop_20261127_0155',
    booksZone: 'America/Los_Angeles',
    today: '2026-11-27',
  },
  people: people(),
  bankAccounts: [
    {
      id: 'o-1',
      owner: 'office@coldspring.example',
      nickname: 'Operating',
      bankName: 'Palouse Farm Bank',
      last: '8809',
      status: 'pendingVerification',
      statusReason: null,
      check: 'Prenote AV-000012 was sent. Good from Nov 30, 2026.',
    },
    {
      id: 'o-2',
      owner: 'office@coldspring.example',
      nickname: 'Seed account',
      bankName: null,
      last: '41',
      status: 'blocked',
      statusReason: 'The bank says that this account is closed.',
      check: null,
    },
  ],
  onItsWayCents: 500_000,
  notes: notes(),
  openDisputes: 1,
  autopay: null,
  tags: ['Seed dealer', 'VIP'],
  colleagues: [joan, rita],
  ...over,
});
