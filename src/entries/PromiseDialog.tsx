import * as m from '@locales/promises';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { CalendarDateText } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { promiseDays, promiseProblems, type Promised, type PromiseOffer } from '@contract/rules/promise';
import { FormDate } from '../forms/FormDate';
import { FormMoney } from '../forms/FormMoney';
import { FormSelect } from '../forms/FormSelect';
import { AskDialog, type AskedProps } from './AskDialog';

interface PromiseValues {
  /** Which of the offers, by its place; '' until one of several is chosen. */
  readonly offer: string;
  /** Integer cents, or what is typed and no amount yet. */
  readonly amountCents: number | string;
  /** 'YYYY-MM-DD', '' until it is whole. */
  readonly day: string;
}

interface PromiseDialogProps extends AskedProps {
  readonly title: string;
  /** What can be promised; at least one. */
  readonly offers: readonly PromiseOffer[];
  /** Today in the books zone. */
  readonly today: CalendarDateText;
  /** What was promised before; undefined for a new promise. */
  readonly before?: Pick<Promised, 'day' | 'amountCents'>;
  /** Told by phone, and entered by the office. */
  readonly byOffice: boolean;
  readonly onSave: (promised: Promised) => void;
}

/** Says how much is paid by when: docs/rules.md#promise. */
export function PromiseDialog({ offers, today, before, byOffice, onSave, ...rest }: PromiseDialogProps) {
  const days = promiseDays(today);
  const only = offers.length === 1 ? offers[0] : undefined;
  const chosen = (values: PromiseValues) => only ?? offers[Number(values.offer || -1)];
  return (
    <AskDialog<PromiseValues>
      {...rest}
      submit={before ? m.saveChange() : m.save()}
      initial={{
        offer: '',
        amountCents: before?.amountCents ?? only?.pastDueCents ?? '',
        day: before?.day ?? '',
      }}
      validate={(values) => {
        const offer = chosen(values);
        if (!offer) return { offer: m.chooseAccount() };
        return promiseProblems(
          { day: values.day, amountCents: centsOf(values) },
          { today, pastDueCents: offer.pastDueCents },
        );
      }}
      onSubmit={(values) => {
        const { accountNo, invoiceNo } = chosen(values)!;
        onSave({ accountNo, invoiceNo, day: values.day, amountCents: centsOf(values) });
      }}
    >
      <Typography>{byOffice ? m.leadOffice() : m.lead()}</Typography>
      {!only && (
        <FormSelect
          name="offer"
          label={m.onWhichAccount()}
          empty={m.chooseAccount()}
          options={offers.map(({ accountName }, at) => ({ value: String(at), label: accountName }))}
        />
      )}
      <PastDue chosen={chosen} />
      <FormMoney name="amountCents" label={m.amount()} />
      <FormDate name="day" label={m.payBy()} rule={days} />
    </AskDialog>
  );
}

/** What is no amount yet is as little as nothing. */
const centsOf = ({ amountCents }: PromiseValues): number =>
  typeof amountCents === 'number' ? amountCents : 0;

/** Of what is promised. */
function PastDue({ chosen }: { readonly chosen: (values: PromiseValues) => PromiseOffer | undefined }) {
  const offer = chosen(useFormikContext<PromiseValues>().values);
  if (!offer) return null;
  const sum = formatMoney(offer.pastDueCents);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {offer.invoiceNo === null
        ? m.ofAccount({ sum, account: offer.accountName })
        : m.ofInvoice({ sum, number: offer.invoiceNo })}
    </Typography>
  );
}
