import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { array, boolean, mixed, object, string } from 'yup';
import * as autopay from '@locales/autopay';
import * as m from '@locales/scheduledPayments';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { money } from '@contract/rules/money';
import { isScheduledDay, scheduledCovers, scheduledRepeats } from '@contract/rules/scheduled';
import { repeatsWords, scheduledCoversWords } from '@contract/scheduledPayments/labels';
import type { Scheduled, ScheduledAsked, ScheduledView } from '@contract/scheduledPayments/schema';
import type { AsyncResult } from '@/data/asyncResult';
import type { ScheduledCalls, ScheduledText } from '@/data/scheduledPayments';
import { FormDate } from '@/forms/FormDate';
import { FormMoney } from '@/forms/FormMoney';
import { FormSelect } from '@/forms/FormSelect';
import { FormWhole } from '@/forms/FormWhole';
import { useRow, wordsId } from '@/forms/useRow';
import { AgreeDialog, BankField, bankToBegin, offeredFor } from './AgreeDialog';

interface ScheduledFormProps extends Pick<ScheduledCalls, 'onRead'> {
  readonly view: ScheduledView;
  /** The one that it takes the place of. */
  readonly changed: Scheduled | undefined;
  readonly banks: AsyncResult<readonly PaymentOption[]>;
  readonly onSchedule: (asked: ScheduledAsked, agreed: ScheduledText) => Promise<unknown>;
  readonly onClose: () => void;
}

interface Values {
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

const fields = [
  'covers',
  'invoices',
  'capCents',
  'repeats',
  'firstDay',
  'ends',
  'untilDay',
  'times',
  'optionId',
  'agreed',
];

/** Of a monthly payment that ends after some. */
const MOST_TIMES = 120;

const rulesFor =
  ({ window: days }: ScheduledView) =>
  (isRead: boolean) =>
    object({
      invoices: array(string().required()).when('covers', ([covers], chosen) =>
        covers === 'invoices' ? chosen.test('some', m.chooseOne, (all) => (all ?? []).length > 0) : chosen,
      ),
      capCents: money({ min: 1 }).required(autopay.enterLimit),
      firstDay: string()
        .required(m.chooseDay)
        .test(
          'day',
          () => m.notADay({ min: formatDate(days.min), max: formatDate(days.max) }),
          (day) => !day || isScheduledDay(day, days),
        ),
      untilDay: string().when(['repeats', 'ends'], ([repeats, ends], day) =>
        repeats === 'monthly' && ends === 'day'
          ? day
              .required(m.chooseDay)
              .test('after', m.endBeforeStart, (last, { parent }) => last >= (parent as Values).firstDay)
          : day,
      ),
      times: mixed().when(['repeats', 'ends'], ([repeats, ends], count) =>
        repeats === 'monthly' && ends === 'times'
          ? count.test('count', m.enterTimes, (times) => Number(times) >= 1 && Number(times) <= MOST_TIMES)
          : count,
      ),
      optionId: string().required(autopay.chooseBank),
      agreed: isRead ? boolean().oneOf([true], autopay.agreeFirst) : boolean(),
    });

const askedOf = (values: Values): ScheduledAsked => {
  const { covers, invoices, repeats, firstDay, ends, untilDay, times, optionId, capCents } = values;
  const isMonthly = repeats === 'monthly';
  return {
    covers,
    capCents: Number(capCents),
    repeats,
    firstDay,
    optionId,
    ...(covers === 'invoices' && { invoices: invoices.join(',') }),
    ...(isMonthly && ends === 'day' && { untilDay }),
    ...(isMonthly && ends === 'times' && { times: Number(times) }),
  };
};

/** The terms of a scheduled payment, and their consent. */
export function ScheduledForm({ view, changed, banks, onRead, onSchedule, onClose }: ScheduledFormProps) {
  const offered = offeredFor(view.accountNo, banks.data);
  return (
    <AgreeDialog<Values, ScheduledText>
      title={changed ? m.changeTitle() : m.schedule()}
      here="/my-account/payments/scheduled"
      offered={offered}
      initial={() => startOf(view, changed, offered)}
      rules={rulesFor(view)}
      fields={fields}
      onRead={(values) => onRead(askedOf(values))}
      onAgree={(values, read) => onSchedule(askedOf(values), read)}
      action={m.agreeAndSchedule()}
      onClose={onClose}
    >
      <Terms view={view} offered={offered} />
    </AgreeDialog>
  );
}

/** What holds now, from its next day on; else all that is open, once. */
function startOf(
  view: ScheduledView,
  changed: Scheduled | undefined,
  offered: readonly PaymentOption[],
): Values {
  const open = new Set(view.open.map(({ invoiceNo }) => invoiceNo));
  return {
    covers: changed?.covers ?? 'all',
    invoices: (changed?.invoices ?? []).filter((invoiceNo) => open.has(invoiceNo)),
    capCents: changed?.capCents ?? '',
    repeats: changed?.repeats ?? 'once',
    firstDay: changed ? (changed.next?.payDay ?? '') : '',
    ends: changed?.untilDay ? 'day' : changed?.times ? 'times' : 'never',
    untilDay: changed?.untilDay ?? '',
    times: changed?.times ?? '',
    optionId: bankToBegin(offered, changed?.optionId),
    agreed: false,
  };
}

interface TermsProps {
  readonly view: ScheduledView;
  readonly offered: readonly PaymentOption[];
}

function Terms({ view, offered }: TermsProps) {
  const { values } = useFormikContext<Values>();
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
