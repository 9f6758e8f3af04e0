import { guardNames } from '../rules/consent';
import { array, boolean, type InferType, number, object, string } from 'yup';
import * as m from '@locales/settings';
import { cents, dateOrNull, oneOf, sentDate, text, textOrNull } from '../fields';
import { federalHolidays } from '../rules/federalHolidays';
import { bannerTones } from './labels';

/** A time on a wall clock, 'HH:MM'. */
export const wallTime = () =>
  string()
    .required()
    .matches(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, m.timeWrong);

/** Opening hours of one weekday, 0 for Sunday; in a season only, 'MM-DD' to 'MM-DD', where one is given. */
const hours = object({
  weekday: number().integer().min(0).max(6).required(),
  open: wallTime(),
  close: wallTime(),
  seasonFrom: textOrNull(),
  seasonTo: textOrNull(),
});

/** A day on which a branch is closed, or open at other hours than its weekday's: on a holiday of the company too. */
const closure = object({
  date: sentDate(),
  reason: text(),
  open: textOrNull(),
  close: textOrNull(),
});

/** What the company says of a branch; its name, address, phone and zone come from the ERP. */
const branchSettings = object({
  code: string().required().max(10),
  hours: array(hours).required(),
  closures: array(closure).required(),
  afterHoursPhone: textOrNull(),
  /** Whether checks of the deposit plan can be picked up here. */
  pickup: boolean().required(),
  /** Business hours of this branch between a request and the earliest pickup. */
  pickupLeadHours: number().integer().min(0).max(80).required(),
  /** Up to what amount somebody here may sign a check; null for any. */
  pickupMaxCents: number().integer().min(1).nullable().defined(),
  pickupSlotMinutes: number().integer().min(5).max(240).required(),
});

/** A text that a customer agrees to; {names in braces} are filled in. A changed text is another version. */
const agreement = object({
  version: string().required().max(40),
  text: string().required().max(4000),
  /** The same for who reads Spanish, as a version of its own; null: they are shown the English text. */
  spanish: string().max(4000).nullable().defined(),
}).required();

/** What holds for payments. */
export const paymentSettings = object({
  /** Until then, and at that very instant, for the same banking day's file; on the wall of the books zone. */
  cutoff: wallTime(),
  leadBankingDays: number().integer().min(0).max(5).required(),
  /** How many days ahead a payment may be asked for. */
  mostDaysAhead: number().integer().min(1).max(366).required(),
  maxPaymentCents: cents(),
  /** From this amount on, two of the office have to approve. */
  secondApprovalCents: cents(),
  /** A bank account younger than this pays no more than `newOptionMaxCents`. */
  newOptionHours: number().integer().min(0).max(240).required(),
  newOptionMaxCents: cents(),
  allowPartial: boolean().required(),
  /** Whether more than is owed may be paid, to stand as unapplied credit. */
  allowOverpay: boolean().required(),
  /** Whether a partial payment earns a part of the discount. */
  discountOnPartial: boolean().required(),
});

/** What the company decides and the ERP does not tell: one version of it is in force at a time. */
const companySettings = object({
  payments: paymentSettings.required(),
  depositPlan: object({
    /** Whether each part earns the rate of its tier, or all of it the highest one: docs/rules.md#interest-tiers. */
    tiers: string<'marginal' | 'whole'>().oneOf(['marginal', 'whole']).required(),
    minToEarnCents: cents(),
    maxRequestCents: cents(),
    /** Until then, and at that very instant, for a pickup on the same day; on the branch's wall; null: never. */
    sameDayCutoff: textOrNull(),
    disclaimer: string().required().max(2000),
    explainer: string().required().max(4000),
  }).required(),
  contact: object({
    creditPhone: textOrNull(),
    creditEmail: textOrNull(),
    supportHours: textOrNull(),
  }).required(),
  /** Consumers (WEB), businesses (CCD) and payments out of the deposit plan. */
  authorizations: object({ web: agreement, ccd: agreement, internal: agreement }).required(),
  /** The days on which every branch stays closed that says nothing else of them: those of the banks, as changed here. */
  holidays: object({
    added: array(object({ date: sentDate(), name: string().required().max(60) })).required(),
    /** Bank holidays on which the company works, in every year. */
    removed: array(oneOf(federalHolidays.map(({ id }) => id))).required(),
  }).required(),
  branches: array(branchSettings).required(),
  viewAs: object({
    /** Whether a customer gets an email when somebody of the office looks at their portal. */
    tellsCustomer: boolean().required(),
  }).required(),
  /** What stands above every page, on the days given; null: nothing. */
  banner: object({
    text: string().required().max(300),
    tone: oneOf(bannerTones),
    /** First and last day on the wall of the books zone; null: at once, until it is changed. */
    from: dateOrNull(),
    through: dateOrNull(),
  })
    .nullable()
    .defined(),
  /** Where the footer's links lead; null: where the installation says. */
  legal: object({ privacyUrl: textOrNull(), termsUrl: textOrNull() }).required(),
});

/** Which version it is, and since when or from when on it holds. */
const settingsVersion = object({
  id: number().integer().required(),
  effectiveFrom: string().required(),
  standing: oneOf(['past', 'inForce', 'coming']),
  decidedAt: string().required(),
  decidedBy: text(),
});

/** A limit that a change loosens. */
export const movedLimit = object({
  name: oneOf(guardNames),
  /** Cents; of `newOptionHours`, hours. */
  before: number().integer().required(),
  after: number().integer().required(),
});

const decided = object({
  /** The newest first; empty where nothing was ever decided. */
  versions: array(settingsVersion).required(),
  /** The version that `settings` shows; null: the beginning that holds before anything is decided. */
  shown: number().integer().nullable().defined(),
  settings: companySettings.required(),
  /** IANA zone of the company's books: on its wall the settings' days and times are meant. */
  booksZone: string().required(),
  /** What loosens limits and waits for a second administrator; null: nothing. */
  proposed: object({
    id: string().required(),
    proposedBy: text(),
    /** ISO instant. */
    proposedAt: string().required(),
    limits: array(movedLimit).required(),
  })
    .nullable()
    .defined(),
  /** Branches that the ERP knows. */
  branches: array(object({ code: string().required(), name: text() })).required(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  decided: {
    summary:
      'What the company has decided: every version, and one of them whole (the newest where none is named).',
    query: object({ version: number().integer().min(1) }),
    response: decided,
  },

  decide: {
    summary: 'Decides another version, in force from an instant on. No version is ever changed.',
    body: object({
      settings: companySettings.required(),
      /** An ISO instant; null: at once. */
      effectiveFrom: textOrNull(),
      /** The newest version when editing began: a decision over one that was not seen is refused. */
      basedOn: number().integer().nullable().defined(),
    }),
    response: decided,
  },
} as const;

export type DecidedSettings = InferType<typeof decided>;
export type CompanySettings = InferType<typeof companySettings>;
export type BranchSettings = InferType<typeof branchSettings>;
