import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import * as m from '@locales/makePayment';
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
import { rich } from '@/components/rich';
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
          label={m.paymentDate()}
          rule={payDayRule(window, fromBank, values.payDate)}
          hint={dateHint(window, fromBank)}
        />
      </Box>
      {fromBank && isPossible(values.payDate, window) && <Schedule account={account} day={values.payDate} />}
      {loss && (
        <Typography>
          {rich(m.payingAfter({ date: formatDate(loss.after) }), {
            sum: <strong>{formatMoney(loss.cents)}</strong>,
          })}
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

function dateHint({ min, max }: PayWindow, fromBank: boolean): string {
  const days = { min: formatDate(min), max: formatDate(max) };
  return fromBank ? m.dateHintBank(days) : m.dateHint(days);
}

const isPossible = (day: string, { min, max }: PayWindow): boolean =>
  day >= min && day <= max && isBankingDay(day);

function Schedule({ account, day }: Pick<PayWhenProps, 'account'> & { readonly day: string }) {
  const { effectiveDate, cancelUntil } = paySchedule(day, bankHours(account));
  return (
    <Facts
      facts={[
        { label: m.sendBy(), value: formatInstant(cancelUntil, account.booksZone) },
        { label: m.leavesBankOn(), value: formatWeekday(effectiveDate) },
        {
          label: m.postsAbout(),
          value: formatWeekday(lastReturnDay(effectiveDate)),
          note: m.countsAsPaid({ date: formatDate(effectiveDate) }),
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
    <Box component="section" aria-label={m.bestDays()} sx={frame}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {m.bestDays()}
      </Typography>
      <Box component="ul" sx={list}>
        {days.map((one) => (
          <li key={one.day}>
            <OneDay {...one} chosen={one.day === chosen} onChoose={() => onChoose(one.day)} />
          </li>
        ))}
      </Box>
      {days.some(({ annualPercent }) => annualPercent !== null) && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {m.aYearMeans()}
        </Typography>
      )}
    </Box>
  );
}

interface OneDayProps extends PayDay {
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const OneDay = ({ day, totalCents, discountCents, annualPercent, chosen, onChoose }: OneDayProps) => (
  <ButtonBase aria-pressed={chosen} onClick={onChoose} sx={[dayLine, chosen && chosenDay]}>
    <Icon name={chosen ? 'done' : 'todo'} color={chosen ? 'primary' : 'disabled'} />
    <Box component="span">
      <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
        {formatWeekday(day)}
      </Typography>
      {discountCents > 0 && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {annualPercent === null
            ? m.saves({ amount: formatMoney(discountCents) })
            : m.savesAYear({ amount: formatMoney(discountCents), percent: annualPercent })}
        </Typography>
      )}
    </Box>
    <Box component="span" sx={{ ml: 'auto', pl: 1 }}>
      <Box component="span" sx={visuallyHidden}>
        {m.youPay()}{' '}
      </Box>
      <Money cents={totalCents} tone="strong" />
    </Box>
  </ButtonBase>
);

const frame = { containerType: 'inline-size' } as const;

/** Two beside each other where they fit. */
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  '@container (min-width: 640px)': { gridTemplateColumns: '1fr 1fr' },
} as const;

const dayLine = {
  font: 'inherit',
  width: '100%',
  height: '100%',
  minHeight: 56,
  px: 1.5,
  py: 0.75,
  gap: 1.5,
  justifyContent: 'start',
  textAlign: 'start',
  border: '1px solid',
  borderColor: 'surface.control',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.primary' },
} as const;

const chosenDay = { borderColor: 'primary.main', bgcolor: 'surface.tint' } as const;
