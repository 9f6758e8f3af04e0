import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import * as pay from '@locales/makePayment';
import * as m from '@locales/scheduledPayments';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { scheduledCovers, scheduledRepeats } from '@contract/rules/scheduled';
import { repeatsWords, scheduledCoversWords } from '@contract/scheduledPayments/labels';
import type { ScheduledAsked, ScheduledView } from '@contract/scheduledPayments/schema';
import { FormDate } from '@/forms/FormDate';
import { FormMoney } from '@/forms/FormMoney';
import { FormSelect } from '@/forms/FormSelect';
import { FormWhole } from '@/forms/FormWhole';
import { useRow, wordsId } from '@/forms/useRow';
import { BankField } from './AgreeDialog';

/** Invoices to pay on a later day, and the bank account for it. */
export interface BegunPayment {
  readonly invoices: readonly string[];
  readonly optionId: string | undefined;
}

export interface ScheduledValues {
  readonly covers: ScheduledAsked['covers'];
  readonly invoices: readonly string[];
  /** Cents; text while it cannot be read. */
  readonly capCents: number | string;
  readonly repeats: ScheduledAsked['repeats'];
  readonly firstDay: string;
  readonly ends: 'never' | 'day' | 'times';
  readonly untilDay: string;
  readonly times: number | string;
  readonly optionId: string;
  readonly agreed: boolean;
}

interface LeftOutProps {
  readonly view: Pick<ScheduledView, 'open'>;
  readonly begun: BegunPayment;
}

/** What was chosen and cannot be scheduled by now. */
export function LeftOut({ view, begun }: LeftOutProps) {
  const open = new Set(view.open.map(({ invoiceNo }) => invoiceNo));
  const numbers = begun.invoices.filter((invoiceNo) => !open.has(invoiceNo));
  if (numbers.length === 0) return null;
  return (
    <Alert severity="info">{pay.linkLeftOut({ count: numbers.length, numbers: numbers.join(', ') })}</Alert>
  );
}

interface ScheduledTermsProps {
  readonly view: ScheduledView;
  readonly offered: readonly PaymentOption[];
}

/** What is paid when, how often and from where, as it is entered. */
export function ScheduledTerms({ view, offered }: ScheduledTermsProps) {
  const { values } = useFormikContext<ScheduledValues>();
  return (
    <>
      <FormSelect
        name="covers"
        label={m.what()}
        options={scheduledCovers.map((value) => ({ value, label: scheduledCoversWords[value] }))}
      />
      {values.covers === 'invoices' && <Invoices open={view.open} />}
      <FormMoney name="capCents" label={values.covers === 'amount' ? m.amount() : m.atMost()} />
      <FormSelect
        name="repeats"
        label={m.howOften()}
        options={scheduledRepeats.map((value) => ({ value, label: repeatsWords[value] }))}
      />
      <FormDate name="firstDay" label={m.firstDay()} hint={m.firstDayHint()} rule={view.window} />
      {values.repeats === 'monthly' && (
        <FormSelect
          name="ends"
          label={m.ends()}
          options={[
            { value: 'never', label: m.endsNever() },
            { value: 'day', label: m.endsDay() },
            { value: 'times', label: m.endsTimes() },
          ]}
        />
      )}
      {values.repeats === 'monthly' && values.ends === 'day' && (
        <FormDate name="untilDay" label={m.lastDay()} rule={{ min: values.firstDay || view.window.min }} />
      )}
      {values.repeats === 'monthly' && values.ends === 'times' && (
        <FormWhole name="times" label={m.times()} />
      )}
      <BankField offered={offered} />
    </>
  );
}

/** Open invoices, of which some are chosen. */
function Invoices({ open }: Pick<ScheduledView, 'open'>) {
  const name = 'invoices';
  const { field, error, control, setValue, setTouched } = useRow<readonly string[]>({
    name,
    label: m.invoices(),
  });
  const chosen = new Set(field.value);
  if (open.length === 0) return <Typography>{m.noInvoices()}</Typography>;
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      aria-describedby={control['aria-describedby']}
    >
      <FormLabel component="legend">{m.invoices()}</FormLabel>
      {open.map(({ invoiceNo, dueDate, leftCents }, at) => (
        <FormControlLabel
          key={invoiceNo}
          label={m.invoiceLine({ invoiceNo, day: formatDate(dueDate), amount: formatMoney(leftCents) })}
          control={
            <Checkbox
              checked={chosen.has(invoiceNo)}
              slotProps={{ input: at === 0 ? { id: control.id } : {} }}
              onBlur={() => void setTouched(true)}
              onChange={(_, isChosen) =>
                void setValue(
                  isChosen ? [...field.value, invoiceNo] : field.value.filter((one) => one !== invoiceNo),
                )
              }
            />
          }
        />
      ))}
      {error && <FormHelperText id={wordsId(name)}>{error}</FormHelperText>}
    </FormControl>
  );
}
