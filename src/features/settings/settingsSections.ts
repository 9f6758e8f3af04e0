import { federalHolidays } from '@contract/rules/federalHolidays';

/** How an entry is typed and told. */
export type EntryType =
  | 'money'
  | 'whole'
  | 'time'
  | 'text'
  | 'area'
  | 'switch'
  /** A switch of few words. */
  | 'tick'
  | 'date'
  | 'choice'
  | 'weekday'
  | 'phone';

export interface Entry {
  /** Path below its part: 'payments.cutoff'; of a branch, below the branch: 'pickup'. */
  readonly path: string;
  readonly label: string;
  readonly kind: EntryType;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly max?: number;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

interface Part {
  readonly title: string;
  readonly about: string;
  readonly entries: readonly Entry[];
}

const authorization = (kind: string, who: string): readonly Entry[] => [
  { path: `authorizations.${kind}.text`, label: `Text for ${who}`, kind: 'area', max: 4000 },
  {
    path: `authorizations.${kind}.version`,
    label: `Version of the text for ${who}`,
    kind: 'text',
    hint: 'A changed text needs a new one, such as 2026-12',
  },
];

/** Everything that is decided once for the whole company, in the order of the page. */
export const parts: readonly Part[] = [
  {
    title: 'Payments',
    about: 'When money moves, and how much of it without a second look.',
    entries: [
      {
        path: 'payments.cutoff',
        label: 'Cut-off',
        kind: 'time',
        hint: 'Payments asked for later than this very moment go out a banking day later',
      },
      { path: 'payments.leadBankingDays', label: 'Banking days ahead', kind: 'whole' },
      { path: 'payments.mostDaysAhead', label: 'Most days ahead', kind: 'whole' },
      { path: 'payments.maxPaymentCents', label: 'Largest payment', kind: 'money' },
      {
        path: 'payments.secondApprovalCents',
        label: 'Two people approve from',
        kind: 'money',
        hint: 'From this amount on a second person has to approve',
      },
      { path: 'payments.newOptionHours', label: 'Hours that a bank account counts as new', kind: 'whole' },
      { path: 'payments.newOptionMaxCents', label: 'Largest payment from a new bank account', kind: 'money' },
      { path: 'payments.allowPartial', label: 'Invoices may be paid in part', kind: 'switch' },
      { path: 'payments.allowOverpay', label: 'More than is owed may be paid', kind: 'switch' },
      {
        path: 'payments.discountOnPartial',
        label: 'A part of an invoice earns its part of the discount',
        kind: 'switch',
      },
    ],
  },
  {
    title: 'Deposit plan',
    about: 'How interest is earned, what may be asked for, and what is said about both.',
    entries: [
      {
        path: 'depositPlan.tiers',
        label: 'Rate tiers',
        kind: 'choice',
        choices: [
          { value: 'marginal', label: 'Each part of a balance earns its own tier’s rate' },
          { value: 'whole', label: 'The whole balance earns the rate of its highest tier' },
        ],
      },
      { path: 'depositPlan.minToEarnCents', label: 'Smallest balance that earns', kind: 'money' },
      { path: 'depositPlan.maxRequestCents', label: 'Largest pickup', kind: 'money' },
      {
        path: 'depositPlan.sameDayCutoff',
        label: 'Cut-off for a pickup on the same day',
        kind: 'time',
        hint: 'On the branch’s wall clock; empty: never on the same day',
        optional: true,
      },
      { path: 'depositPlan.disclaimer', label: 'What a deposit is not', kind: 'area', max: 2000 },
      { path: 'depositPlan.explainer', label: 'How the plan works', kind: 'area', max: 4000 },
    ],
  },
  {
    title: 'Whom to reach',
    about: 'Shown on Contact us and in letters.',
    entries: [
      { path: 'contact.creditPhone', label: 'Phone of the credit office', kind: 'phone', optional: true },
      { path: 'contact.creditEmail', label: 'E-mail of the credit office', kind: 'text', optional: true },
      { path: 'contact.supportHours', label: 'Hours of support', kind: 'text', optional: true },
    ],
  },
  {
    title: 'Texts that people agree to',
    about: 'Names in {braces} are filled in. Your bank should approve each text before it is in force.',
    entries: [
      ...authorization('web', 'personal bank accounts'),
      ...authorization('ccd', 'business bank accounts'),
      ...authorization('internal', 'payments out of the deposit plan'),
    ],
  },
  {
    title: 'Message and links',
    about: 'The message stands above every page, the sign-in page too. Empty: no message.',
    entries: [
      { path: 'banner.text', label: 'Message', kind: 'area', max: 300, optional: true },
      {
        path: 'banner.tone',
        label: 'How it looks',
        kind: 'choice',
        choices: [
          { value: 'info', label: 'A notice' },
          { value: 'warning', label: 'A warning' },
        ],
      },
      { path: 'banner.from', label: 'First day', kind: 'date', optional: true },
      { path: 'banner.through', label: 'Last day', kind: 'date', optional: true },
      { path: 'legal.privacyUrl', label: 'Address of the privacy policy', kind: 'text', optional: true },
      { path: 'legal.termsUrl', label: 'Address of the terms of use', kind: 'text', optional: true },
    ],
  },
];

/** Which holidays of the banks every branch keeps; in the form each has a switch of its own. */
export const holidayEntries: readonly Entry[] = federalHolidays.map(({ id, name }) => ({
  path: `holidays.kept.${id}`,
  label: `Closed on ${name}`,
  kind: 'tick',
}));

/** What is said of a day off that is the company's own. */
export const addedHolidayEntries: readonly Entry[] = [
  { path: 'date', label: 'Day', kind: 'date' },
  { path: 'name', label: 'Name', kind: 'text', hint: 'Customers read it: Closed (Founders’ Day)' },
];

/** What is decided for each branch beside its rows. */
export const branchEntries: readonly Entry[] = [
  { path: 'pickup', label: 'Checks of the deposit plan can be picked up here', kind: 'switch' },
  {
    path: 'pickupLeadHours',
    label: 'Hours ahead of a pickup',
    kind: 'whole',
    hint: 'Business hours of this branch',
  },
  {
    path: 'pickupMaxCents',
    label: 'Largest check',
    kind: 'money',
    hint: 'What somebody here may sign; empty: any',
    optional: true,
  },
  { path: 'pickupSlotMinutes', label: 'Minutes of a pickup slot', kind: 'whole' },
  { path: 'afterHoursPhone', label: 'Phone after hours', kind: 'phone', optional: true },
];

/** What is said of a branch's hours on one weekday. */
export const hoursEntries: readonly Entry[] = [
  { path: 'weekday', label: 'Weekday', kind: 'weekday' },
  { path: 'open', label: 'Opens', kind: 'time' },
  { path: 'close', label: 'Closes', kind: 'time' },
  { path: 'seasonFrom', label: 'Season from', kind: 'text', hint: '04-15', optional: true },
  { path: 'seasonTo', label: 'Season to', kind: 'text', hint: '06-30', optional: true },
];

/** What is said of a day on which a branch is closed or has other hours. */
export const closureEntries: readonly Entry[] = [
  { path: 'date', label: 'Day', kind: 'date' },
  { path: 'reason', label: 'Reason', kind: 'text', optional: true },
  { path: 'open', label: 'Opens', kind: 'time', optional: true },
  { path: 'close', label: 'Closes', kind: 'time', optional: true },
];

/** From when on a version holds. */
export const effectiveEntries: readonly Entry[] = [
  { path: 'effectiveFrom', label: 'Day', kind: 'date', optional: true },
  { path: 'effectiveTime', label: 'Time', kind: 'time', optional: true },
];
