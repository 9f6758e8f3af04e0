import type { MessageTemplate } from '@contract/officeMessages/schema';
import type { MessageTotals, OfficeMessage, OfficeMessageDetail } from '@contract/officeMessages/schema';

const office = 'rita.olsen@larkspur.example';

const aMessage = (over: Partial<OfficeMessage> = {}): OfficeMessage => ({
  ticketNo: 'CT-2026-000045',
  kind: 'message',
  topic: 'billing',
  about: 'Invoice 104881',
  accountNo: '02281',
  accountName: 'Hollis Creek Farms LLC',
  sentBy: 'dana@holliscreek.example',
  owner: null,
  state: 'new',
  sentAt: '2026-11-16T22:10:00.000Z',
  waitingSince: '2026-11-16T22:10:00.000Z',
  waitingDays: 3,
  beginning: 'The scale ticket says 12 tons, the invoice 14. Which one is right?',
  ...over,
});

/** One in each state, what waited longest first. */
export const someMessages = (): OfficeMessage[] => [
  aMessage(),
  aMessage({
    ticketNo: 'CT-2026-000047',
    topic: 'delivery',
    about: null,
    accountNo: '00204',
    accountName: 'Nez Perce Prairie Co-op Growers and Sons, Inc.',
    sentBy: 'office@nezperceprairie.example',
    owner: office,
    state: 'open',
    waitingDays: 1,
    beginning: 'Can you bring the seed on Friday instead?',
  }),
  aMessage({
    ticketNo: 'CT-2026-000031',
    kind: 'details',
    topic: 'update',
    about: 'Change of address',
    accountNo: null,
    accountName: null,
    sentBy: 'owen@coldspring.example',
    owner: office,
    state: 'waiting',
    waitingDays: 0,
    beginning: 'Our new address is 12 Elevator Road.',
  }),
  aMessage({
    ticketNo: 'CT-2026-000046',
    owner: office,
    state: 'done',
    waitingDays: 2,
    beginning: 'Did my message about invoice 104881 arrive?',
  }),
];

export const someMessageTotals = (): MessageTotals => ({
  rows: 4,
  tabs: { toAnswer: 2, new: 1, open: 1, waiting: 1, done: 1, all: 4 },
  more: [],
  booksZone: 'America/Los_Angeles',
});

export const aMessageDetail = (over: Partial<OfficeMessageDetail> = {}): OfficeMessageDetail => ({
  ...aMessage({ state: 'open', owner: office }),
  version: 3,
  replyBy: 'email',
  replyTo: 'dana@holliscreek.example',
  greeting: 'Dana',
  reference: '104881',
  reason: null,
  level: 'owner',
  regularBalanceCents: 482_150,
  mergedInto: null,
  thread: [
    {
      ticketNo: 'CT-2026-000045',
      at: '2026-11-16T22:10:00.000Z',
      author: 'dana@holliscreek.example',
      kind: 'message',
      text: 'The scale ticket says 12 tons, the invoice 14.\nWhich one is right?',
    },
    {
      ticketNo: 'CT-2026-000046',
      at: '2026-11-17T15:00:00.000Z',
      author: 'dana@holliscreek.example',
      kind: 'message',
      text: 'Did my message about invoice 104881 arrive?',
    },
    {
      ticketNo: 'CT-2026-000046',
      at: '2026-11-17T16:20:00.000Z',
      author: office,
      kind: 'merge',
      text: 'CT-2026-000045',
    },
    { ticketNo: 'CT-2026-000045', at: '2026-11-17T16:21:00.000Z', author: office, kind: 'take', text: '' },
    {
      ticketNo: 'CT-2026-000045',
      at: '2026-11-17T16:30:00.000Z',
      author: office,
      kind: 'note',
      text: 'Tekoa looks for the scale ticket.',
    },
  ],
  files: [
    { ticketNo: 'CT-2026-000045', fileNo: 1, name: 'Scale ticket.pdf', bytes: 184_320 },
    { ticketNo: 'CT-2026-000046', fileNo: 1, name: 'IMG_2041.jpg', bytes: 2_411_000 },
  ],
  moves: ['take', 'reply', 'replyAndClose', 'note', 'close', 'merge'],
  others: [
    {
      ticketNo: 'CT-2026-000049',
      topic: 'billing',
      sentBy: 'frank@holliscreek.example',
      sentAt: '2026-11-18T18:00:00.000Z',
      beginning: 'Please look at invoice 104881 again.',
    },
  ],
  booksZone: 'America/Los_Angeles',
  ...over,
});

export const someTemplates = (): MessageTemplate[] => [
  { id: 't-1', name: 'Invoice corrected', text: 'Hello {name},\nwe corrected the invoice on {account}.' },
  { id: 't-2', name: 'We are looking', text: 'We are looking into {number}.' },
];
