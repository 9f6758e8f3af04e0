import type { FormikErrors } from 'formik';
import * as checks from '@locales/checks';
import type { WrittenCheck } from '@contract/checks/schema';
import { toDecimal } from '@contract/format/money';
import type { PayableAccount } from '@contract/payable/schema';
import { checkDayProblem, checkNoProblem, checkPlan, checkProblems } from '@contract/rules/announcedCheck';
import type { PayPlan } from '@contract/rules/payPlan';
import { unreadAmount } from './paymentCheck';
import { choicesOf, type PaymentValues, rowsOf } from './paymentValues';

/** What the form of a check holds: a payment by chosen invoices, of which the check's own day is the day of payment. */
export interface CheckValues extends PaymentValues {
  readonly checkNo: string;
  /** Of a check that was handed over; '' where none is chosen. */
  readonly branch: string;
}

/** A new form, with these invoices chosen. */
export const newCheck = (
  account: PayableAccount,
  today: string,
  invoices: readonly string[] = [],
): CheckValues => ({
  mode: 'selected',
  dueBy: '',
  amount: '',
  prepayAmount: '',
  contractNo: '',
  rows: rowsOf(account, invoices),
  source: '',
  payDate: today,
  checkNo: '',
  branch: '',
});

/** What a form is of: where other invoices are open than those it began with, it begins anew. */
export const formKeyOf = ({ accountNo, documents }: PayableAccount): string =>
  [accountNo, ...documents.map(({ invoiceNo }) => invoiceNo)].join(' ');

/** What the check comes to, as far as it is filled in. */
export const planOfCheck = (account: PayableAccount, values: CheckValues, today: string): PayPlan =>
  checkPlan(
    account,
    {
      amountCents: typeof values.amount === 'number' ? values.amount : 0,
      chosen: choicesOf(values).chosen ?? [],
    },
    values.payDate || today,
  );

interface Checked {
  readonly account: PayableAccount;
  readonly today: string;
  /** Whether a branch has to be named. */
  readonly atBranch: boolean;
}

/** What is wrong with the form, by field. */
export function checkErrors(
  values: CheckValues,
  { account, today, atBranch }: Checked,
): FormikErrors<CheckValues> {
  const errors: Record<string, unknown> = {};
  const rows: { amount?: string }[] = [];
  const number = checkNoProblem(values.checkNo.trim());
  if (number) errors.checkNo = number;
  const amount = unreadAmount(values.amount);
  if (amount) errors.amount = amount;
  const day = checkDayProblem(values.payDate, today);
  if (day) errors.payDate = values.payDate === '' ? checks.enterDay() : day;
  if (atBranch && values.branch === '') errors.branch = checks.chooseBranch();
  for (const [at, row] of values.rows.entries()) {
    const wrong = row.chosen && row.partly ? unreadAmount(row.amount) : undefined;
    if (wrong) rows[at] = { amount: wrong };
  }
  // Without an amount every invoice would be too much.
  const problems = amount ? [] : checkProblems(account, planOfCheck(account, values, today));
  for (const { invoiceNo, message } of problems) {
    const at = values.rows.findIndex((row) => row.invoiceNo === invoiceNo);
    if (at >= 0) rows[at] ??= { amount: message };
    else errors.rows ??= message;
  }
  if (rows.length > 0) errors.rows = rows;
  return errors;
}

/** The form as it is sent. */
export const checkToSend = (
  account: PayableAccount,
  values: CheckValues,
  today: string,
): Omit<WrittenCheck, 'confirmed'> => {
  const plan = planOfCheck(account, values, today);
  return {
    account: account.accountNo,
    amount: toDecimal(plan.totalCents),
    checkNo: values.checkNo.trim(),
    day: values.payDate,
    invoices: plan.lines.map(({ invoiceNo, amountCents }) => ({ invoiceNo, amountCents })),
  };
};

/** The form's fields in their order. */
export const checkFields = ({ rows }: CheckValues): string[] => [
  'checkNo',
  'amount',
  'payDate',
  'branch',
  ...rows.map((_, at) => `rows[${at}].amount`),
  'rows',
];

/** What the button that sends a check says, and what is asked before it is sent in spite of something. */
export interface CheckFormWords {
  readonly send: string;
  readonly sending: string;
  readonly askTitle: string;
  readonly askSend: string;
  readonly day: string;
}

export const mailedWords = (): CheckFormWords => ({
  send: checks.announce(),
  sending: checks.announcing(),
  askTitle: checks.anywayTitle(),
  askSend: checks.anyway(),
  day: checks.dayMailed(),
});

export const handedOverWords = (): CheckFormWords => ({
  send: checks.record(),
  sending: checks.recording(),
  askTitle: checks.recordAnywayTitle(),
  askSend: checks.recordAnyway(),
  day: checks.dayHandedOver(),
});
