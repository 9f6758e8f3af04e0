import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { formatDate, formatInstant, formatWeekday } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { PayableAccount } from '@contract/payable/schema';
import { isBankingDay } from '@contract/rules/bankingDays';
import { bankHours, bestDays, nextLoss, type PayWindow } from '@contract/rules/payDates';
import type { PayPlan } from '@contract/rules/payPlan';
import { lastReturnDay, paySchedule } from '@contract/rules/paySchedule';
import { Facts } from '@/components/Facts/Facts';
import { FormDate } from '@/forms/FormDate';
import { PayPlanner } from './PayPlanner';
import { payDayRule } from './paymentCheck';
import { choicesOf, type PaymentValues } from './paymentValues';

interface PayWhenProps {
  readonly account: PayableAccount;
  readonly plan: PayPlan;
  readonly window: PayWindow;
  readonly fromBank: boolean;
}

/** The day of payment, what it means, and which days are worth more. */
export function PayWhen({ account, plan, window, fromBank }: PayWhenProps) {
  const { values, setFieldValue } = useFormikContext<PaymentValues>();
  const choices = choicesOf(values);
  const loss = nextLoss(account, choices, plan);
  const days = bestDays(account, choices, window);
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ maxWidth: 320 }}>
        <FormDate
          name="payDate"
          label="Payment date"
          rule={payDayRule(window, fromBank, values.payDate)}
          hint={`${formatDate(window.min)} to ${formatDate(window.max)}${fromBank ? ', on days when banks are open: no weekends, no federal holidays' : ''}.`}
        />
      </Box>
      {fromBank && isPossible(values.payDate, window) && <Schedule account={account} day={values.payDate} />}
      {loss && (
        <Typography>
          Paying after {formatDate(loss.after)} loses <strong>{formatMoney(loss.cents)}</strong> of discount.
        </Typography>
      )}
      {days.some(({ discountCents }) => discountCents > 0) && (
        <PayPlanner
          days={days}
          chosen={values.payDate}
          onChoose={(day) => void setFieldValue('payDate', day)}
        />
      )}
    </Stack>
  );
}

const isPossible = (day: string, { min, max }: PayWindow): boolean =>
  day >= min && day <= max && isBankingDay(day);

function Schedule({ account, day }: Pick<PayWhenProps, 'account'> & { readonly day: string }) {
  const { effectiveDate, cancelUntil } = paySchedule(day, bankHours(account));
  return (
    <Facts
      facts={[
        { label: 'Submit by', value: formatInstant(cancelUntil, account.booksZone) },
        { label: 'Debit on', value: formatWeekday(effectiveDate) },
        {
          label: 'Posts about',
          value: formatWeekday(lastReturnDay(effectiveDate)),
          note: `Counts as paid on ${formatDate(effectiveDate)}.`,
        },
      ]}
    />
  );
}
