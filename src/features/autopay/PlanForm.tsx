import * as autopay from '@locales/autopay';
import * as m from '@locales/paymentPlans';
import Typography from '@mui/material/Typography';
import { boolean, mixed, object, string } from 'yup';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { PaymentPlan, PossiblePlan } from '@contract/paymentPlans/schema';
import { planProblems, type PlanTerms } from '@contract/rules/paymentPlan';
import type { PlanCalls, PlanText } from '@/data/paymentPlans';
import { PlanDetail } from '@/entries/PlanDetail';
import { planFieldNames, PlanFields, planToBegin, type PlanValues, termsOf } from '@/entries/PlanFields';
import { AgreeDialog, BankField, bankToBegin, offeredFor } from './AgreeDialog';

interface PlanFormProps {
  /** What the office proposed and is accepted; undefined where one is proposed. */
  readonly plan?: PaymentPlan;
  /** What can be proposed. */
  readonly possible?: PossiblePlan;
  /** IANA zone of the company's books. */
  readonly zone: string;
  readonly banks: readonly PaymentOption[];
  readonly calls: PlanCalls;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Values extends PlanValues {
  readonly optionId: string;
  readonly agreed: boolean;
}

const here = '/my-account/payments/scheduled';

/** Terms and a bank account, or that alone for what the office proposed; then the text. */
export function PlanForm({ plan, possible, zone, banks, calls, onDone, onClose }: PlanFormProps) {
  const offered = offeredFor((plan ?? possible)!.accountNo, banks);
  return (
    <AgreeDialog<Values, PlanText>
      title={plan ? m.acceptTitle() : m.propose()}
      here={here}
      offered={offered}
      initial={() => ({
        ...(possible ? planToBegin(possible) : nothing),
        optionId: bankToBegin(offered, undefined),
        agreed: false,
      })}
      rules={rulesFor(possible)}
      fields={[...planFieldNames, 'optionId', 'agreed']}
      onRead={({ optionId, ...values }) =>
        calls.onRead({ optionId, ...(plan ? { planId: plan.id } : termsOf(values)) })
      }
      onAgree={async ({ optionId, ...values }, read) => {
        await (plan
          ? calls.onAccept(plan, optionId, read)
          : calls.onPropose(termsOf(values), optionId, read));
        onDone();
      }}
      action={plan ? m.agreeAndAccept() : m.send()}
      onClose={onClose}
    >
      {possible && (
        <>
          <Typography>{m.lead()}</Typography>
          <PlanFields possible={possible} />
        </>
      )}
      {plan && <PlanDetail plan={plan} zone={zone} />}
      <BankField offered={offered} />
    </AgreeDialog>
  );
}

const nothing: PlanValues = { totalCents: '', count: '', every: 'month', firstDay: '' };

/** Each field by the one rule of the terms. */
const rulesFor = (possible: PossiblePlan | undefined) => (isRead: boolean) => {
  const right = (field: keyof PlanTerms) =>
    mixed().test(field, function (_, context) {
      const wrong = possible && planProblems(termsOf(context.parent as PlanValues), possible)[field];
      return wrong === undefined || context.createError({ message: wrong });
    });
  return object({
    totalCents: right('totalCents'),
    count: right('count'),
    firstDay: right('firstDay'),
    optionId: string().required(autopay.chooseBank),
    agreed: isRead ? boolean().oneOf([true], autopay.agreeFirst) : boolean(),
  });
};
