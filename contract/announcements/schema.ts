import { array, boolean, type InferType, number, object, string } from 'yup';
import { languages } from '@locales/language';
import {
  countsBy,
  dateOrNull,
  oneOf,
  pageOf,
  pageQuery,
  sentDate,
  tableFiles,
  tableFormat,
  text,
  textOrNull,
} from '../fields';
import { longestAnnouncement } from '../rules/announcement';
import { announcementStates } from '../rules/announcementState';
import {
  type AnnouncementTab,
  announcementTabs,
  balanceKinds,
  channels,
  leftOutReasons,
  planKinds,
  severities,
} from './labels';

const count = () => number().integer().min(0).required();
const codes = () => array(string().required().max(32)).required().max(200);

/** One of some words, or null for any. */
const perhaps = <const T extends string>(words: readonly T[]) => oneOf(words).nullable().defined();

/** Whom it is for: who sees an account that all of it fits. What is empty or null narrows nothing. */
const segment = object({
  /** Home branches. */
  branches: codes(),
  balance: perhaps(balanceKinds),
  /** From this amount on; null: from one cent on. */
  minCents: number().integer().min(1).nullable().defined(),
  /** Product groups of which something was invoiced, */
  groups: codes(),
  /** on this day or later. */
  boughtSince: dateOrNull(),
  /** Whether the person sees a deposit account. */
  depositPlan: perhaps(planKinds),
  language: perhaps(languages),
}).required();

const entries = {
  title: string().defined().max(longestAnnouncement.title),
  /** Paragraphs, apart by line ends. */
  text: string().defined().max(longestAnnouncement.text),
  /** '' for none: who reads Spanish gets the English then. */
  spanishTitle: string().defined().max(longestAnnouncement.title),
  spanishText: string().defined().max(longestAnnouncement.text),
  severity: oneOf(severities),
  channel: oneOf(channels),
  /** Days and a time on the wall of the books zone. */
  from: sentDate(),
  fromTime: string().required().max(5),
  through: sentDate(),
  segment,
};

const summary = {
  announcementNo: count(),
  version: count(),
  state: oneOf(announcementStates),
  title: text(),
  severity: oneOf(severities),
  channel: oneOf(channels),
  /** Its first and last day on the wall of the books zone, */
  from: sentDate(),
  through: sentDate(),
  /** and the ISO instants that those come to. */
  beginsAt: text(),
  endsAt: text(),
  segment,
  /** How many people when it was scheduled; null for a draft. */
  people: count().nullable().defined(),
  /** Emails that left, that wait, that were given up, and people left out. */
  sent: count(),
  waiting: count(),
  failed: count(),
  leftOut: count(),
};

const announcement = object(summary);

const detail = object({
  ...summary,
  ...entries,
  dismissed: count(),
  decidedBy: textOrNull(),
  decidedAt: textOrNull(),
  createdBy: text(),
  booksZone: text(),
});

const counted = object({
  people: count(),
  /** Those who get an email, and why the others do not. */
  emailed: count(),
  leftOut: countsBy(leftOutReasons),
});

const toldAnnouncement = object({
  announcementNo: count(),
  title: text(),
  text: text(),
  severity: oneOf(severities),
  isRead: boolean().required(),
});

const byNumber = { announcementNo: number().integer().min(1).max(2_147_483_647).required() };
const filter = {
  tab: string<AnnouncementTab>().oneOf([...announcementTabs]),
  q: string().max(100),
};
const choice = object({ code: text(), name: text() });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  mine: {
    summary: 'What the company tells the caller now, in their language; what they dismissed is not in it.',
    response: object({ announcements: array(toldAnnouncement).required() }),
  },

  acknowledge: {
    summary: 'Notes that the caller read an announcement, or dismissed it; an important one is read first.',
    params: object(byNumber),
    body: object({ as: oneOf(['read', 'dismissed'] as const) }),
    response: object({}),
  },

  list: {
    summary: 'Announcements with what became of them; what was changed last comes first.',
    query: object({ ...filter, ...pageQuery }),
    response: pageOf(announcement),
  },

  totals: {
    summary: 'How many announcements there are in each state.',
    query: object(filter),
    response: object({ rows: count(), tabs: countsBy(announcementTabs), booksZone: text() }),
  },

  exportFile: {
    summary: 'Every announcement that the filters let through, as a file that streams.',
    query: object({ ...filter, format: tableFormat }),
    produces: tableFiles,
  },

  choices: {
    summary: 'What a segment can be made of: branches and product groups.',
    response: object({
      branches: array(choice).required(),
      groups: array(choice).required(),
      booksZone: text(),
    }),
  },

  count: {
    summary: 'How many people a segment has now, how many of them get an email, and why the others do not.',
    body: object({ segment }),
    response: counted,
  },

  one: {
    summary: 'An announcement whole.',
    params: object(byNumber),
    response: detail,
  },

  create: {
    summary: 'Keeps an announcement as a draft.',
    body: object(entries),
    response: detail,
  },

  change: {
    summary: 'Changes a draft.',
    params: object(byNumber),
    body: object({ ...entries, version: count() }),
    response: detail,
  },

  schedule: {
    summary: 'Lets a draft be told from its beginning until its end.',
    params: object(byNumber),
    /** From which version on: one that changed meanwhile is left alone. */
    body: object({ version: count() }),
    response: detail,
  },

  cancel: {
    summary: 'Ends an announcement early: it is shown no more and no further email of it is written.',
    params: object(byNumber),
    body: object({ version: count() }),
    response: detail,
  },
} as const;

export type Segment = InferType<typeof segment>;
export type AnnouncementEntries = InferType<typeof schemas.create.body>;
export type Announcement = InferType<typeof announcement>;
export type AnnouncementDetail = InferType<typeof detail>;
export type AnnouncementTotals = InferType<typeof schemas.totals.response>;
export type AnnouncementChoices = InferType<typeof schemas.choices.response>;
export type CountedSegment = InferType<typeof counted>;
export type ToldAnnouncement = InferType<typeof toldAnnouncement>;
