import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { formatDate, formatInstant, formatWeekday } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { PayableAccount } from '@contract/payable/schema';
import { isBankingDay } from '@contract/rules/bankingDays';
import { bankHours, bestDays, nextLoss, type PayDay, type PayWindow } from '@contract/rules/payDates';
import type { PayPlan } from '@contract/rules/payPlan';
import { lastReturnDay, paySchedule } from '@contract/rules/paySchedule';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';
import { visuallyHidden } from '@/components/visuallyHidden';
import { FormDate } from '@/forms/FormDate';
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

interface PayPlannerProps {
  readonly days: readonly PayDay[];
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

/** The days that are worth a look, with what each of them costs: one press takes it. */
function PayPlanner({ days, chosen, onChoose }: PayPlannerProps) {
  return (
    <Box component="section" aria-label="Days worth paying on" tabIndex={0} sx={frame}>
      <Box component="table" sx={table}>
        <Typography
          component="caption"
          variant="subtitle2"
          sx={{ captionSide: 'top', textAlign: 'left', color: 'text.primary', px: 0, pt: 0, pb: 1 }}
        >
          Days worth paying on
        </Typography>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">You pay</th>
            <th scope="col">Discount</th>
            <th scope="col">A year</th>
            <th scope="col">
              <Box component="span" sx={visuallyHidden}>
                Choose
              </Box>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, totalCents, discountCents, annualPercent }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>
                <Money cents={totalCents} />
              </td>
              <td>
                <Money cents={discountCents} />
              </td>
              <td>{annualPercent === null ? '–' : `${annualPercent} %`}</td>
              <td>
                {/* The one that is chosen stays a button: it keeps the focus of whoever pressed it. */}
                <Button
                  size="small"
                  onClick={() => onChoose(day)}
                  startIcon={day === chosen && <Icon name="check" />}
                  sx={{ minHeight: 44 }}
                >
                  {day === chosen ? 'Chosen' : 'Choose'}{' '}
                  <Box component="span" sx={visuallyHidden}>
                    {formatDate(day)}
                  </Box>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        “A year” is what the discount is worth against paying on the last of these days, as a yearly rate.
      </Typography>
    </Box>
  );
}

/** Wider than the window it scrolls, and then the keyboard must reach it. */
const frame = { position: 'relative', minWidth: 0, overflowX: 'auto' } as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.5, pr: 1.5, textAlign: 'right', whiteSpace: 'nowrap', height: 44 },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 600 },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
