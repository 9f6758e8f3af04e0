import type { BranchContact, ContactTicket } from '@contract/contact/schema';

const week = [
  { days: 'Monday to Friday', words: '7:30 AM to 5:00 PM' },
  { days: 'Saturday and Sunday', words: 'Closed' },
];

const aBranchContact = (over: Partial<BranchContact> = {}): BranchContact => ({
  code: 'TEK',
  name: 'Tekoa',
  address: ['12 Elevator Road', 'Tekoa, WA 99033'],
  phone: '(509) 555-0188',
  afterHoursPhone: '(509) 555-0111',
  timeZone: 'America/Los_Angeles',
  home: true,
  pickup: true,
  opening: { open: true, words: 'Open until 5:00 PM', changesAt: '2026-11-20T01:00:00.000Z' },
  week,
  seasons: [{ when: 'Aug 1 to Oct 31', week: [{ days: 'Saturday', words: '8:00 AM to 12:00 PM' }] }],
  closures: [
    { date: '2026-11-26', reason: 'Thanksgiving Day', words: 'Closed' },
    { date: '2026-12-04', reason: 'Inventory', words: '10:00 AM to 3:00 PM' },
  ],
  ...over,
});

export const someBranches = {
  branches: [
    aBranchContact(),
    aBranchContact({
      code: 'ONT',
      name: 'Ontario',
      address: ['905 Rail Spur Lane', 'Ontario, OR 97914'],
      phone: '(541) 555-0163',
      afterHoursPhone: null,
      timeZone: 'America/Boise',
      home: false,
      pickup: false,
      opening: {
        open: false,
        words: 'Closed. Opens tomorrow at 8:00 AM',
        changesAt: '2026-11-20T15:00:00.000Z',
      },
      seasons: [],
      closures: [],
    }),
    aBranchContact({
      code: 'COL',
      name: 'Colfax',
      home: false,
      opening: null,
      week: [],
      seasons: [],
      closures: [],
    }),
  ],
  credit: {
    phone: '(509) 555-0190',
    email: 'credit@supply.example',
    hours: 'Weekdays 8 AM to 5 PM Pacific',
  },
  reps: [
    {
      name: 'Maren Oduya',
      phone: '(509) 555-0133',
      email: 'maren.oduya@supply.example',
      accountNames: ['Hollis Creek Farms LLC', 'Dana Hollis'],
    },
  ],
};

export const aTicket = (over: Partial<ContactTicket> = {}): ContactTicket => ({
  ticketNo: 'CT-2026-000045',
  sentAt: '2026-11-18T22:10:00.000Z',
  topic: 'billing',
  about: 'Invoice 104881',
  reason: null,
  accountName: 'Hollis Creek Farms LLC',
  message: 'The scale ticket says 12 tons, the invoice 14.\nWhich one is right?',
  replyBy: 'email',
  replyTo: 'dana@example.com',
  status: 'new',
  attachments: ['Scale ticket.pdf'],
  thread: [],
  ...over,
});

/** A dispute that a credit memo settled, and that is open again since the memo was rolled back. */
export const aDispute = (over: Partial<ContactTicket> = {}): ContactTicket =>
  aTicket({
    about: 'Dispute of invoice 104881, line 2',
    reason: 'quantity',
    status: 'open',
    thread: [
      { at: '2026-11-20T11:05:00.000Z', by: 'memo', text: 'CM-2207' },
      { at: '2026-11-21T15:30:00.000Z', by: 'memoRolledBack', text: 'CM-2207' },
    ],
    ...over,
  });
