import { useFormikContext } from 'formik';
import { boolean, object, string } from 'yup';
import * as m from '@locales/autopay';
import { coversWords, dayRuleWords } from '@contract/autopay/labels';
import type { AutopayView } from '@contract/autopay/schema';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { autopayCovers, autopayDayRules } from '@contract/rules/autopay';
import { money } from '@contract/rules/money';
import type { AsyncResult } from '@/data/asyncResult';
import type { AutopayAsked, AutopayCalls } from '@/data/autopay';
import { FormMoney } from '@/forms/FormMoney';
import { FormSelect } from '@/forms/FormSelect';
import { AgreeDialog, BankField, bankToBegin, offeredFor } from './AgreeDialog';

interface AutopaySetUpProps extends Pick<AutopayCalls, 'onRead' | 'onSetUp'> {
  readonly view: AutopayView;
  readonly banks: AsyncResult<readonly PaymentOption[]>;
  readonly onClose: () => void;
}

interface Values {
  readonly dayRule: AutopayAsked['dayRule'];
  readonly covers: AutopayAsked['covers'];
  readonly optionId: string;
  /** Cents; text while it cannot be read. */
  readonly paymentCapCents: number | string;
  readonly monthCapCents: number | string;
  readonly agreed: boolean;
}

const fields = ['dayRule', 'covers', 'optionId', 'paymentCapCents', 'monthCapCents', 'agreed'];

const rules = (isRead: boolean) =>
  object({
    optionId: string().required(m.chooseBank),
    paymentCapCents: money({ min: 1 }).required(m.enterLimit),
    monthCapCents: money({ min: 1 }).required(m.enterLimit),
    agreed: isRead ? boolean().oneOf([true], m.agreeFirst) : boolean(),
  });

const askedOf = (values: Values): AutopayAsked => ({
  dayRule: values.dayRule,
  covers: values.covers,
  optionId: values.optionId,
  paymentCapCents: values.paymentCapCents as number,
  monthCapCents: values.monthCapCents as number,
});

/** The terms of autopay, and their consent. */
export function AutopaySetUp({ view, banks, onRead, onSetUp, onClose }: AutopaySetUpProps) {
  const offered = offeredFor(view.accountNo, banks.data);
  return (
    <AgreeDialog<Values, Awaited<ReturnType<typeof onRead>>>
      title={m.formTitle()}
      here="/my-account/payments/autopay"
      offered={offered}
      initial={() => startOf(view, offered)}
      rules={rules}
      fields={fields}
      onRead={(values) => onRead(askedOf(values))}
      onAgree={(values, read) => onSetUp(askedOf(values), read)}
      action={m.turnOn()}
      onClose={onClose}
    >
      <Terms offered={offered} />
    </AgreeDialog>
  );
}

/** What holds now; else the usual choice, from the default bank account. */
const startOf = ({ autopay }: AutopayView, offered: readonly PaymentOption[]): Values => ({
  dayRule: autopay?.dayRule ?? 'invoice',
  covers: autopay?.covers ?? 'due',
  optionId: bankToBegin(offered, autopay?.optionId),
  paymentCapCents: autopay?.paymentCapCents ?? '',
  monthCapCents: autopay?.monthCapCents ?? '',
  agreed: false,
});

function Terms({ offered }: { readonly offered: readonly PaymentOption[] }) {
  const { values } = useFormikContext<Values>();
  return (
    <>
      <FormSelect
        name="dayRule"
        label={m.when()}
        options={autopayDayRules.map((value) => ({ value, label: dayRuleWords[value] }))}
      />
      <FormSelect
        name="covers"
        label={m.what()}
        options={autopayCovers.map((value) => ({
          value,
          label: coversWords[value],
          disabled: value === 'pastDue' && values.dayRule === 'discount',
        }))}
      />
      <FormMoney name="paymentCapCents" label={m.perPayment()} />
      <FormMoney name="monthCapCents" label={m.perMonth()} />
      <BankField offered={offered} />
    </>
  );
}
