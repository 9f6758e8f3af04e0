import type {
  Announcement,
  AnnouncementChoices,
  AnnouncementDetail,
  AnnouncementTotals,
  CountedSegment,
  Segment,
  ToldAnnouncement,
} from '@contract/announcements/schema';

const everyone: Segment = {
  branches: [],
  balance: null,
  minCents: null,
  groups: [],
  boughtSince: null,
  depositPlan: null,
  language: null,
};

const anAnnouncement = (over: Partial<Announcement> = {}): Announcement => ({
  announcementNo: 12,
  version: 2,
  state: 'running',
  title: 'Fall fertilizer: book by December 1',
  severity: 'info',
  channel: 'both',
  from: '2026-11-16',
  through: '2026-12-01',
  beginsAt: '2026-11-16T16:00:00.000Z',
  endsAt: '2026-12-02T08:00:00.000Z',
  segment: { ...everyone, branches: ['PUL'], groups: ['FERT'], boughtSince: '2025-09-01' },
  people: 184,
  sent: 151,
  waiting: 0,
  failed: 2,
  leftOut: 31,
  ...over,
});

const notYet = { people: null, sent: 0, failed: 0, leftOut: 0 } as const;

/** One in each state. */
export const someAnnouncements = (): Announcement[] => [
  anAnnouncement(),
  anAnnouncement({
    ...notYet,
    announcementNo: 15,
    state: 'draft',
    title: 'Deposit plan rates',
    segment: everyone,
  }),
  anAnnouncement({
    ...notYet,
    announcementNo: 14,
    state: 'scheduled',
    title: 'The Tekoa branch moves to Main Street on the first Monday of the new year',
    severity: 'important',
    people: 61,
    from: '2026-12-28',
    through: '2027-01-11',
    beginsAt: '2026-12-28T16:00:00.000Z',
    endsAt: '2027-01-12T08:00:00.000Z',
    segment: { ...everyone, branches: ['TEK'], language: 'es' },
  }),
  anAnnouncement({
    announcementNo: 9,
    state: 'ended',
    channel: 'portal',
    title: 'Open late during harvest',
    segment: { ...everyone, balance: 'pastDue', minCents: 50_000, depositPlan: 'no' },
    people: 1204,
    sent: 0,
    failed: 0,
    leftOut: 0,
  }),
  anAnnouncement({ ...notYet, announcementNo: 8, state: 'cancelled', title: 'Seed order form', people: 40 }),
];

export const someAnnouncementTotals = (): AnnouncementTotals => ({
  rows: 5,
  tabs: { all: 5, draft: 1, scheduled: 1, running: 1, ended: 1, cancelled: 1 },
  booksZone: 'America/Los_Angeles',
});

export const someAnnouncementChoices = (): AnnouncementChoices => ({
  branches: [
    { code: 'PUL', name: 'Pullman' },
    { code: 'TEK', name: 'Tekoa' },
  ],
  groups: [
    { code: 'FERT', name: 'Fertilizer' },
    { code: 'SEED', name: 'Seed' },
  ],
  booksZone: 'America/Los_Angeles',
});

export const anAnnouncementDetail = (over: Partial<AnnouncementDetail> = {}): AnnouncementDetail => ({
  ...anAnnouncement(),
  text: 'Fall prices hold until December 1.\nCall your branch, or book at the counter.',
  spanishTitle: 'Fertilizante de otoño: reserve antes del 1 de diciembre',
  spanishText: 'Los precios de otoño valen hasta el 1 de diciembre.',
  from: '2026-11-16',
  fromTime: '08:00',
  through: '2026-12-01',
  dismissed: 37,
  decidedBy: 'rita.olsen@larkspur.example',
  decidedAt: '2026-11-15T21:04:00.000Z',
  createdBy: 'rita.olsen@larkspur.example',
  booksZone: 'America/Los_Angeles',
  ...over,
});

/** The same before anybody scheduled it. */
export const aDraft = (): AnnouncementDetail =>
  anAnnouncementDetail({
    ...notYet,
    state: 'draft',
    version: 1,
    dismissed: 0,
    decidedBy: null,
    decidedAt: null,
  });

export const aCountedSegment = (over: Partial<CountedSegment> = {}): CountedSegment => ({
  people: 184,
  emailed: 153,
  leftOut: { unwanted: 18, unconfirmed: 11, disabled: 2 },
  ...over,
});

export const aToldAnnouncement = (over: Partial<ToldAnnouncement> = {}): ToldAnnouncement => ({
  announcementNo: 12,
  title: 'Fall fertilizer: book by December 1',
  text: 'Fall prices hold until December 1.\nCall your branch, or book at the counter.',
  severity: 'info',
  isRead: false,
  ...over,
});
