import { array, type InferType, number, object, string } from 'yup';
import { languages } from '@locales/language';
import { dateOrNull, oneOf, sentDate, text } from '../fields';
import { writtenKinds } from '../rules/noticeText';

const whole = () => number().integer().required();

/** When reminders come; which numbers it takes says `contract/rules/noticeSettings.ts`. */
const schedule = {
  /** So many days before it is due, an invoice is told of. */
  dueSoonDays: whole(),
  /** So many days after it was due, an invoice is told of again; ascending. */
  pastDueDays: array(whole()).required().max(20),
  /** Days before a discount ends. */
  discountDays: whole(),
  /** Percent of what was booked; prepay is told of while less is left. */
  prepayPercent: whole(),
  /** Days before a price lock ends. */
  priceLockDays: whole(),
};

const scheduleVersion = object({
  version: whole(),
  /** The first day whose reminders go by it, in the books zone. */
  from: sentDate(),
  standing: oneOf(['past', 'inForce', 'coming']),
  ...schedule,
  decidedBy: text(),
  /** ISO instant. */
  decidedAt: text(),
});

const decidedSchedule = object({
  /** The newest first; empty where nothing was ever decided. */
  versions: array(scheduleVersion).required(),
  /** What holds today. */
  schedule: object(schedule).required(),
  /** Today in the books zone. */
  today: sentDate(),
});

const sentence = () => string().defined().max(1000);

/** Before and after our own sentence; '' for none. Where both of a language are '', our own stands alone. */
const written = {
  kind: oneOf(writtenKinds),
  opening: sentence(),
  closing: sentence(),
  spanishOpening: sentence(),
  spanishClosing: sentence(),
};

const textVersion = object({
  version: whole(),
  ...written,
  decidedBy: text(),
  /** ISO instant. */
  decidedAt: text(),
});

/** The newest first: of each kind, the first is in force. */
const decidedTexts = object({ versions: array(textVersion).required() });

const reminderPause = object({
  /** The last day, in the books zone; null: until it is lifted. */
  through: dateOrNull(),
  reason: text(),
  pausedBy: text(),
  /** ISO instant. */
  pausedAt: text(),
});

const accountReminders = object({
  /** Null: the account is reminded. */
  pause: reminderPause.nullable().defined(),
  /** Today in the books zone. */
  today: sentDate(),
});

const byAccount = object({ accountNo: string().required().max(32) });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  schedule: {
    summary: 'When reminders come: what holds today, and every version.',
    response: decidedSchedule,
  },

  decideSchedule: {
    summary: 'Decides when reminders come from a day on. No version is ever changed.',
    body: object({
      ...schedule,
      /** Tomorrow at the earliest: today’s reminders may be told already. */
      from: sentDate(),
      /** The newest version when editing began; a decision over one that was not seen is refused. */
      basedOn: number().integer().nullable().defined(),
    }),
    response: decidedSchedule,
  },

  texts: {
    summary: 'What the company says in emails of notices, by kind: every version.',
    response: decidedTexts,
  },

  decideText: {
    summary: 'Decides what the company says in emails of a kind from now on. No version is ever changed.',
    body: object({
      ...written,
      /** The kind’s newest version when editing began. */
      basedOn: number().integer().nullable().defined(),
    }),
    response: decidedTexts,
  },

  previewText: {
    summary: 'An email of a kind as it would be, with sample values. Nothing is kept.',
    body: object({ ...written, language: oneOf(languages) }),
    response: object({
      subject: text(),
      /** In their order; a link by its words alone. */
      blocks: array(object({ kind: oneOf(['words', 'link'] as const), text: text() })).required(),
    }),
  },

  reminders: {
    summary: 'Whether an account gets reminders.',
    params: byAccount,
    response: accountReminders,
  },

  pauseReminders: {
    summary:
      'Keeps reminders back from an account; what happened, and what is about the sign-in, is told anyway.',
    params: byAccount,
    body: object({
      /** The last day; '' until it is lifted. */
      through: string().defined().max(10),
      reason: string().defined().max(1000),
    }),
    response: accountReminders,
  },

  resumeReminders: {
    summary: 'Lets reminders reach an account again.',
    params: byAccount,
    body: object({}),
    response: accountReminders,
  },
} as const;

export type DecidedSchedule = InferType<typeof decidedSchedule>;
export type ScheduleVersion = InferType<typeof scheduleVersion>;
export type ScheduleDecision = InferType<typeof schemas.decideSchedule.body>;
export type TextVersion = InferType<typeof textVersion>;
export type TextDecision = InferType<typeof schemas.decideText.body>;
export type AskedPreview = InferType<typeof schemas.previewText.body>;
export type TextPreview = InferType<typeof schemas.previewText.response>;
export type ReminderPause = InferType<typeof reminderPause>;
export type AccountReminders = InferType<typeof accountReminders>;
