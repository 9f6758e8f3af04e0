import * as common from '@locales/common';
import * as m from '@locales/settings';
import { federalHolidays } from '@contract/rules/federalHolidays';
import { weekdayName } from '@contract/rules/openingHours';
import type { Entry } from '@/entries/Entry';

interface Part {
  readonly title: string;
  readonly about: string;
  readonly entries: readonly Entry[];
}

/** Everything that is decided once for the whole company, in the order of the page. */
export const parts = (): readonly Part[] => [
  { title: m.payments(), about: m.paymentsAbout(), entries: paymentEntries() },
  { title: common.depositPlan(), about: m.depositPlanAbout(), entries: depositPlanEntries() },
  {
    title: m.contact(),
    about: m.contactAbout(),
    entries: [
      { path: 'contact.creditPhone', label: m.creditPhone(), kind: 'phone', optional: true },
      { path: 'contact.creditEmail', label: m.creditEmail(), kind: 'text', optional: true },
      { path: 'contact.supportHours', label: m.supportHours(), kind: 'text', optional: true },
    ],
  },
  {
    title: m.agreements(),
    about: m.agreementsAbout(),
    entries: [
      ...authorization('web', m.webText(), m.webSpanish(), m.webVersion()),
      ...authorization('ccd', m.ccdText(), m.ccdSpanish(), m.ccdVersion()),
      ...authorization('internal', m.internalText(), m.internalSpanish(), m.internalVersion()),
    ],
  },
  {
    title: m.viewAs(),
    about: m.viewAsSettings(),
    entries: [{ path: 'viewAs.tellsCustomer', label: m.tellsCustomer(), kind: 'switch' }],
  },
  { title: m.banner(), about: m.bannerAbout(), entries: bannerEntries() },
];

const paymentEntries = (): readonly Entry[] => [
  { path: 'payments.cutoff', label: m.cutoff(), kind: 'time', hint: m.cutoffHint() },
  { path: 'payments.leadBankingDays', label: m.leadBankingDays(), kind: 'whole' },
  { path: 'payments.mostDaysAhead', label: m.mostDaysAhead(), kind: 'whole' },
  { path: 'payments.maxPaymentCents', label: m.maxPayment(), kind: 'money' },
  {
    path: 'payments.secondApprovalCents',
    label: m.secondApproval(),
    kind: 'money',
    hint: m.secondApprovalHint(),
  },
  { path: 'payments.newOptionHours', label: m.newOptionHours(), kind: 'whole' },
  { path: 'payments.newOptionMaxCents', label: m.newOptionMax(), kind: 'money' },
  { path: 'payments.allowPartial', label: m.allowPartial(), kind: 'switch' },
  { path: 'payments.allowOverpay', label: m.allowOverpay(), kind: 'switch' },
  { path: 'payments.discountOnPartial', label: m.discountOnPartial(), kind: 'switch' },
];

const depositPlanEntries = (): readonly Entry[] => [
  {
    path: 'depositPlan.tiers',
    label: m.tiers(),
    kind: 'choice',
    choices: [
      { value: 'marginal', label: m.tiersMarginal() },
      { value: 'whole', label: m.tiersWhole() },
    ],
  },
  { path: 'depositPlan.minToEarnCents', label: m.minToEarn(), kind: 'money' },
  { path: 'depositPlan.maxRequestCents', label: m.maxRequest(), kind: 'money' },
  {
    path: 'depositPlan.sameDayCutoff',
    label: m.sameDayCutoff(),
    kind: 'time',
    hint: m.sameDayCutoffHint(),
    optional: true,
  },
  { path: 'depositPlan.disclaimer', label: m.disclaimer(), kind: 'area', max: 2000 },
  { path: 'depositPlan.explainer', label: m.explainer(), kind: 'area', max: 4000 },
];

/** A text that people agree to, and its version. */
const authorization = (kind: string, text: string, spanish: string, version: string): readonly Entry[] => [
  { path: `authorizations.${kind}.text`, label: text, kind: 'area', max: 4000 },
  {
    path: `authorizations.${kind}.spanish`,
    label: spanish,
    kind: 'area',
    max: 4000,
    hint: m.spanishHint(),
    optional: true,
  },
  { path: `authorizations.${kind}.version`, label: version, kind: 'text', hint: m.versionHint() },
];

const bannerEntries = (): readonly Entry[] => [
  { path: 'banner.text', label: common.message(), kind: 'area', max: 300, optional: true },
  {
    path: 'banner.tone',
    label: m.bannerTone(),
    kind: 'choice',
    choices: [
      { value: 'info', label: m.toneInfo() },
      { value: 'warning', label: m.toneWarning() },
    ],
  },
  { path: 'banner.from', label: m.firstDay(), kind: 'date', optional: true },
  { path: 'banner.through', label: m.lastDay(), kind: 'date', optional: true },
  { path: 'legal.privacyUrl', label: m.privacyUrl(), kind: 'text', optional: true },
  { path: 'legal.termsUrl', label: m.termsUrl(), kind: 'text', optional: true },
];

/** Which holidays of the banks every branch keeps; in the form each has a switch of its own. */
export const holidayEntries = (): readonly Entry[] =>
  federalHolidays.map(({ id, name }) => ({
    path: `holidays.kept.${id}`,
    label: m.closedOn({ holiday: name }),
    kind: 'tick',
  }));

/** What is said of a day off that is the company's own. */
export const addedHolidayEntries = (): readonly Entry[] => [
  { path: 'date', label: common.day(), kind: 'date' },
  { path: 'name', label: common.name(), kind: 'text', hint: m.dayOffNameHint() },
];

/** What is decided for each branch beside its rows. */
export const branchEntries = (): readonly Entry[] => [
  { path: 'pickup', label: m.pickup(), kind: 'switch' },
  { path: 'pickupLeadHours', label: m.pickupLead(), kind: 'whole', hint: m.pickupLeadHint() },
  { path: 'pickupMaxCents', label: m.pickupMax(), kind: 'money', hint: m.pickupMaxHint(), optional: true },
  { path: 'pickupSlotMinutes', label: m.pickupSlot(), kind: 'whole' },
  { path: 'afterHoursPhone', label: m.afterHoursPhone(), kind: 'phone', optional: true },
];

const weekdays = () =>
  Array.from({ length: 7 }, (_, day) => ({ value: String(day), label: weekdayName(day) }));

/** What is said of a branch's hours on one weekday. */
export const hoursEntries = (): readonly Entry[] => [
  { path: 'weekday', label: m.weekday(), kind: 'choice', narrow: true, choices: weekdays() },
  { path: 'open', label: m.opens(), kind: 'time' },
  { path: 'close', label: m.closes(), kind: 'time' },
  { path: 'seasonFrom', label: m.seasonFrom(), kind: 'text', hint: '04-15', optional: true },
  { path: 'seasonTo', label: m.seasonTo(), kind: 'text', hint: '06-30', optional: true },
];

/** What is said of a day on which a branch is closed or has other hours. */
export const closureEntries = (): readonly Entry[] => [
  { path: 'date', label: common.day(), kind: 'date' },
  { path: 'reason', label: common.reason(), kind: 'text', optional: true },
  { path: 'open', label: m.opens(), kind: 'time', optional: true },
  { path: 'close', label: m.closes(), kind: 'time', optional: true },
];
