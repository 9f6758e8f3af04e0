import { formatInstant, formatWeekday } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import { paymentModeWords, shortReasonWords } from '@contract/requests/labels';
import type { PayableAccount } from '@contract/payable/schema';
import { bankHours } from '@contract/rules/payDates';
import type { PayPlan, PlanLine } from '@contract/rules/payPlan';
import { paySchedule } from '@contract/rules/paySchedule';
import type { ReviewGroup } from '@/components/ReviewList/ReviewList';
import { Money } from '@/components/Money/Money';
import { documentName } from './payDocumentWords';
import { planFigures } from './planFigures';
import type { PaySource } from './paySources';

/** What was filled in, for the check: each answer with the way back to it. */
export function checkGroups(
  account: PayableAccount,
  plan: PayPlan,
  source: PaySource,
  onPress: () => void,
): readonly ReviewGroup[] {
  const change = (what: string) => ({ what, onPress });
  const day = [
    {
      label: source.internal ? 'Taken on' : 'Debit on',
      value: formatWeekday(plan.payDate),
      change: change('payment date'),
    },
    ...(source.internal
      ? []
      : [
          {
            label: 'Submit by',
            value: formatInstant(
              paySchedule(plan.payDate, bankHours(account)).cancelUntil,
              account.booksZone,
            ),
          },
        ]),
  ];
  return [
    {
      rows: [
        { label: 'To', value: `${account.accountName}, account ${account.accountNo}` },
        { label: 'What', value: paymentModeWords[plan.mode], change: change('what is paid') },
        { label: 'From', value: source.name, change: change('where it is paid from') },
        ...day,
      ],
    },
    ...(plan.lines.length > 0
      ? [
          {
            title: 'Invoices',
            rows: plan.lines.map((line) => ({ label: documentName(line.document), value: lineWords(line) })),
          },
        ]
      : []),
    {
      title: 'Amounts',
      rows: planFigures(plan, source).map(({ label, cents }) => ({
        label,
        value: <Money cents={cents} words />,
      })),
    },
  ];
}

function lineWords({ document, amountCents, discountCents, leavesCents, reason, note }: PlanLine): string {
  return [
    formatMoneyInWords(amountCents),
    discountCents > 0 && `${formatMoney(discountCents)} discount`,
    leavesCents > 0 && `${formatMoney(leavesCents)} stays open`,
    document.openCents > 0 && leavesCents < 0 && `${formatMoney(-leavesCents)} of it twice`,
    reason && shortReasonWords[reason],
    note && `“${note}”`,
  ]
    .filter(Boolean)
    .join(', ');
}
