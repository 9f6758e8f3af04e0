import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner } from '../accounts/schema';
import { agreedText, debitRun } from '../autopay/schema';
import { autopayStatuses, stopReasons } from '../autopay/labels';
import { cents, date, dateOrNull, oneOf, sentDate, text, textOrNull } from '../fields';
import { scheduledCovers, scheduledRepeats } from '../rules/scheduled';

const account = { account: string().required().max(20) };

/** What somebody agrees to. */
const terms = {
  covers: oneOf(scheduledCovers),
  /** Chosen invoices, with commas between; left out where it covers others. */
  invoices: string().max(1_000),
  /** The most per payment; of a fixed amount, that amount. */
  capCents: number().integer().min(1).max(100_000_000_00).required(),
  repeats: oneOf(scheduledRepeats),
  firstDay: date().required(),
  /** Of monthly ones; left out where nothing ends them. */
  untilDay: date(),
  times: number().integer().min(1).max(120),
  /** A saved bank account of the caller's that is confirmed. */
  optionId: string().required().max(64),
};

const scheduled = object({
  id: string().required(),
  status: oneOf(autopayStatuses),
  /** Why it is paused or ended; null while it is on. */
  reason: oneOf(stopReasons).nullable().defined(),
  owner: text(),
  isMine: boolean().required(),
  covers: oneOf(scheduledCovers),
  invoices: array(string().required()).required(),
  capCents: cents(),
  repeats: oneOf(scheduledRepeats),
  firstDay: sentDate(),
  untilDay: dateOrNull(),
  times: number().integer().nullable().defined(),
  optionId: string().required(),
  /** "Farm checking ••4417". */
  source: text(),
  createdAt: string().required(),
  agreedText: text(),
  englishText: textOrNull(),
  /** Its next payment by what is open now, which may be nothing; null where none follows. */
  next: debitRun.nullable().defined(),
  /** Until when it can be changed or canceled before that payment, an ISO instant. */
  changeUntil: textOrNull(),
});

const paid = object({ id: string().required(), covers: oneOf(scheduledCovers), run: debitRun.required() });

const view = object({
  accountNo: string().required(),
  accountName: text(),
  /** In the books zone. */
  today: sentDate(),
  booksZone: string().required(),
  /** Why nothing can be scheduled, in words; null where it can. */
  whyNot: textOrNull(),
  /** Between which days a first payment can be. */
  window: object({ min: sentDate(), max: sentDate() }).required(),
  /** Invoices that can be chosen, oldest due first: open now, and not on their way already. */
  open: array(object({ invoiceNo: string().required(), dueDate: sentDate(), leftCents: cents() })).required(),
  /** The one that pays next first; then those that ended in the last thirty days. */
  scheduled: array(scheduled).required(),
  /** The newest first, of all that this account had; 24 at most. */
  history: array(paid).required(),
});

const byId = object({ id: string().required().max(64) });

/** What goes in and out of the area's endpoints. */
export const schemas = {
  list: {
    summary:
      'The scheduled payments of an account, what each will pay by what is open now, and what they paid.',
    query: object({ ...owner, ...account }),
    response: view,
  },

  authorization: {
    summary: 'The text that a scheduled payment would be agreed to with, as it would be kept.',
    query: object({ ...owner, ...account, ...terms }),
    response: agreedText,
  },

  schedule: {
    summary: 'Schedules a payment, once or monthly, or does so in place of another one until its cut-off.',
    params: byId,
    body: object({
      ...owner,
      ...account,
      ...terms,
      /** The one that it takes the place of. */
      replaces: string().max(64),
      /** Version and digest of the text that was on the screen. */
      authorization: string().required().max(40),
      authorizationSha256: string().required().max(64),
    }),
    response: view,
  },

  skip: {
    summary: 'Skips the next payment of a monthly one, or takes that back, until its cut-off.',
    params: byId.shape({ day: sentDate() }),
    body: object({ ...owner, ...account, skipped: boolean().required() }),
    response: view,
  },

  cancel: {
    summary: 'Cancels a scheduled payment and all that would follow, until the cut-off of its next one.',
    params: byId,
    body: object({ ...owner, ...account }),
    response: view,
  },
} as const;

export type ScheduledView = InferType<typeof view>;
export type Scheduled = InferType<typeof scheduled>;
export type ScheduledAsked = Omit<
  InferType<(typeof schemas)['authorization']['query']>,
  'username' | 'account'
>;
export type ScheduledBody = InferType<(typeof schemas)['schedule']['body']>;
