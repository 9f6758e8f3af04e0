import { addDays } from '@contract/format/date';
import type { DecidedSchedule, TextPreview, TextVersion } from '@contract/noticeSettings/schema';
import { moneyKinds, noticeKinds } from '@contract/notices/labels';
import type { NoticeRun, PaidAfterReminders } from '@contract/notices/schema';
import { startingSchedule } from '@contract/rules/noticeSettings';

const noKinds = Object.fromEntries(noticeKinds.map((kind) => [kind, 0])) as NoticeRun['kinds'];

const aNoticeRun = (over: Partial<NoticeRun> = {}): NoticeRun => ({
  runId: 41,
  state: 'held',
  at: '2026-11-20T09:12:00.000Z',
  heldBecause: 'It reaches 5 times as many people as usual.',
  people: 1240,
  notices: 2310,
  kinds: { ...noKinds, pastDue: 1240, statement: 1070 },
  heldBack: 3,
  failed: 0,
  decidedBy: null,
  decidedAt: null,
  ...over,
});

/** One that waits between two that are decided, as the server sends them. */
export const someNoticeRuns = (): NoticeRun[] => [
  aNoticeRun({
    runId: 42,
    state: 'released',
    at: '2026-11-20T14:00:00.000Z',
    heldBecause: null,
    people: 12,
    notices: 15,
    kinds: { ...noKinds, paymentPosted: 12, dueSoon: 3 },
    failed: 2,
  }),
  aNoticeRun(),
  aNoticeRun({
    runId: 37,
    state: 'dropped',
    at: '2026-11-16T09:12:00.000Z',
    people: 980,
    notices: 980,
    kinds: { ...noKinds, rateChanged: 980 },
    decidedBy: 'rita.olsen@larkspur.example',
    decidedAt: '2026-11-16T15:04:00.000Z',
  }),
];

const schedule = { ...startingSchedule, pastDueDays: [...startingSchedule.pastDueDays] };

/** As in the beginning today, after another one that was given up. */
export const someNoticeSchedule = (over: Partial<DecidedSchedule> = {}): DecidedSchedule => ({
  versions: [
    {
      ...schedule,
      version: 2,
      from: '2026-11-02',
      standing: 'inForce',
      decidedBy: 'rita.olsen@larkspur.example',
      decidedAt: '2026-10-30T16:20:00.000Z',
    },
    {
      ...schedule,
      version: 1,
      pastDueDays: [1, 10, 20, 30],
      from: '2026-09-15',
      standing: 'past',
      decidedBy: 'root@larkspur.example',
      decidedAt: '2026-09-14T18:05:00.000Z',
    },
  ],
  schedule,
  today: '2026-11-20',
  ...over,
});

export const someNoticeTexts = (): TextVersion[] => [
  {
    version: 1,
    kind: 'pastDue',
    opening: 'Harvest is long, and bills wait.',
    closing: 'Call us if {amount} is more than you can pay now.',
    spanishOpening: '',
    spanishClosing: '',
    decidedBy: 'rita.olsen@larkspur.example',
    decidedAt: '2026-10-30T16:25:00.000Z',
  },
];

export const aTextPreview: TextPreview = {
  subject: 'Past due – Larkspur Grower Supply',
  blocks: [
    { kind: 'words', text: 'Harvest is long, and bills wait.' },
    { kind: 'words', text: '$4,210.00 was due Nov 15, 2026, on 2 invoices.' },
    { kind: 'link', text: 'Open in the portal' },
  ],
};

/** Thirteen weeks up to November 20, 2026; the last two are not complete. */
export const somePaidAfter = (): PaidAfterReminders => ({
  kinds: moneyKinds.map((kind, at) => ({
    kind,
    weeks: Array.from({ length: 13 }, (_, back) => ({
      from: addDays('2026-11-16', back * -7),
      isComplete: back > 1,
      accounts: 41 - back + at,
      namedCents: 18_240_50 - back * 730_00,
      paidAccounts: back === 0 ? 0 : 23 - back,
      paidCents: back === 0 ? 0 : 9_310_25 - back * 310_00,
    })),
    total: { accounts: 212, namedCents: 180_186_50, paidAccounts: 148, paidCents: 87_543_00 },
  })),
});
