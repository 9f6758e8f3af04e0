import { array, boolean, mixed, object, string } from 'yup';
import * as autopay from '@locales/autopay';
import * as m from '@locales/scheduledPayments';
import { formatDate } from '@contract/format/date';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { money } from '@contract/rules/money';
import { isScheduledDay } from '@contract/rules/scheduled';
import type { Scheduled, ScheduledAsked, ScheduledView } from '@contract/scheduledPayments/schema';
import type { AsyncResult } from '@/data/asyncResult';
import type { ScheduledCalls, ScheduledText } from '@/data/scheduledPayments';
import { AgreeDialog, bankToBegin, offeredFor } from './AgreeDialog';
import { type BegunPayment, LeftOut, type ScheduledValues, ScheduledTerms } from './ScheduledTerms';

interface ScheduledFormProps extends Pick<ScheduledCalls, 'onRead'> {
  readonly view: ScheduledView;
  /** The one that it takes the place of. */
  readonly changed: Scheduled | undefined;
  /** What somebody chose on another page; of a new one. */
  readonly begun?: BegunPayment;
  readonly banks: AsyncResult<readonly PaymentOption[]>;
  readonly onSchedule: (asked: ScheduledAsked, agreed: ScheduledText) => Promise<unknown>;
  readonly onClose: () => void;
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
              .test(
                'after',
                m.endBeforeStart,
                (last, { parent }) => last >= (parent as ScheduledValues).firstDay,
              )
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

const askedOf = (values: ScheduledValues): ScheduledAsked => {
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
export function ScheduledForm({
  view,
  changed,
  begun,
  banks,
  onRead,
  onSchedule,
  onClose,
}: ScheduledFormProps) {
  const offered = offeredFor(view.accountNo, banks.data);
  return (
    <AgreeDialog<ScheduledValues, ScheduledText>
      title={changed ? m.changeTitle() : m.schedule()}
      here="/my-account/payments/scheduled"
      offered={offered}
      initial={() => (begun ? begunOf(view, begun, offered) : startOf(view, changed, offered))}
      rules={rulesFor(view)}
      fields={fields}
      onRead={(values) => onRead(askedOf(values))}
      onAgree={(values, read) => onSchedule(askedOf(values), read)}
      action={m.agreeAndSchedule()}
      onClose={onClose}
    >
      {begun && <LeftOut view={view} begun={begun} />}
      <ScheduledTerms view={view} offered={offered} />
    </AgreeDialog>
  );
}

/** What holds now, from its next day on; else all that is open, once. */
function startOf(
  view: ScheduledView,
  changed: Scheduled | undefined,
  offered: readonly PaymentOption[],
): ScheduledValues {
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

/** The chosen invoices that are open, once, for as much as is left of them; the day is still to be chosen. */
function begunOf(
  view: ScheduledView,
  begun: BegunPayment,
  offered: readonly PaymentOption[],
): ScheduledValues {
  const chosen = new Set(begun.invoices);
  const open = view.open.filter(({ invoiceNo }) => chosen.has(invoiceNo));
  const values = startOf(view, undefined, offered);
  return open.length === 0
    ? values
    : {
        ...values,
        covers: 'invoices',
        invoices: open.map(({ invoiceNo }) => invoiceNo),
        capCents: open.reduce((sum, { leftCents }) => sum + leftCents, 0),
        optionId: bankToBegin(offered, begun.optionId),
      };
}
