import { array, type InferType, number, object, string } from 'yup';
import { cents, dateOrNull, sentDate, text, textOrNull } from '../fields';

/** The figures of a statement as the ERP closed it: ending = previous + charges + finance charge − credits. */
export const statementFigures = {
  previousCents: cents(),
  chargesCents: cents(),
  creditsCents: cents(),
  financeChargeCents: cents(),
  endingCents: cents(),
  amountDueCents: cents(),
  /** Owed under special terms and not asked for yet. */
  futureObligationsCents: cents(),
  discount: object({ throughDate: sentDate(), cents: cents() }).nullable().defined(),
};

/** One row of the A/R ledger that falls into the period. */
export const statementActivity = object({
  id: string().required(),
  date: sentDate(),
  kind: text(),
  documentNo: textOrNull(),
  reference: textOrNull(),
  description: textOrNull(),
  dueDate: dateOrNull(),
  chargeCents: cents(),
  creditCents: cents(),
});

/** What was owed at the close, by age; together, less the unapplied credit, it is the ending balance. */
const agingAtClose = object({
  currentCents: cents(),
  days30Cents: cents(),
  days60Cents: cents(),
  days90Cents: cents(),
  over90Cents: cents(),
  unappliedCreditCents: cents(),
});

/**
 * A statement frozen: everything that its page and its PDF say, and nothing else. It is stored as canonical
 * JSON beside its hash and never edited; a correction makes another one.
 */
export const statementSnapshot = object({
  statementNo: string().required(),
  revision: number().integer().required(),
  /** The statement that this one takes the place of, and why. */
  replaces: object({
    statementNo: string().required(),
    revision: number().integer().required(),
    reason: text(),
  })
    .nullable()
    .defined(),
  company: object({ name: string().required(), phone: textOrNull() }).required(),
  account: object({
    accountNo: string().required(),
    name: string().required(),
    dba: textOrNull(),
    address: array(string().required()).required(),
  }).required(),
  periodFrom: sentDate(),
  periodTo: sentDate(),
  /** The day in the books zone on which it was closed. */
  statementDate: sentDate(),
  dueDate: sentDate(),
  ...statementFigures,
  activity: array(statementActivity).required(),
  /** Null where the ledger does not prove it. */
  aging: agingAtClose.nullable().defined(),
  /** Prepay contracts with something left at the close. */
  prepay: array(
    object({
      contractNo: string().required(),
      cropYear: number().integer().required(),
      remainingCents: cents(),
    }),
  ).required(),
  /** Net purchases by product group, in the period and in its calendar year until the close. */
  purchases: array(
    object({ groupCode: text(), groupName: text(), periodCents: cents(), yearCents: cents() }),
  ).required(),
});

export type StatementSnapshot = InferType<typeof statementSnapshot>;
export type StatementActivity = InferType<typeof statementActivity>;
