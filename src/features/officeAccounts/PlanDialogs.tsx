import * as m from '@locales/paymentPlans';
import Typography from '@mui/material/Typography';
import type { PaymentPlan, PossiblePlan } from '@contract/paymentPlans/schema';
import { longestPlanReason, planProblems, type PlanTerms } from '@contract/rules/paymentPlan';
import { AskDialog, type AskedProps } from '@/entries/AskDialog';
import { PlanFields, planToBegin, type PlanValues, termsOf } from '@/entries/PlanFields';
import { FormTextArea } from '@/forms/FormTextArea';

interface OfferDialogProps extends AskedProps {
  readonly possible: PossiblePlan;
  readonly onOffer: (terms: PlanTerms) => void;
}

/** Asks for the terms of a plan that the office proposes. */
export const OfferDialog = ({ possible, onOffer, ...rest }: OfferDialogProps) => (
  <AskDialog<PlanValues>
    {...rest}
    title={m.propose()}
    submit={m.sendOffice()}
    initial={planToBegin(possible)}
    validate={(values) => planProblems(termsOf(values), possible)}
    onSubmit={(values) => onOffer(termsOf(values))}
  >
    <Typography>{m.leadOffice()}</Typography>
    <PlanFields possible={possible} />
  </AskDialog>
);

const reasonProblems = ({ reason }: { readonly reason: string }): { readonly reason?: string } => {
  if (reason.trim() === '') return { reason: m.enterReason() };
  return reason.length > longestPlanReason ? { reason: m.reasonTooLong({ most: longestPlanReason }) } : {};
};

interface EndPlanDialogProps extends AskedProps {
  readonly plan: PaymentPlan;
  readonly onEnd: (reason: string) => void;
}

/** Asks why a plan is declined, withdrawn or canceled. */
export function EndPlanDialog({ plan, onEnd, ...rest }: EndPlanDialogProps) {
  const isAgreed = plan.state === 'agreed';
  return (
    <AskDialog
      {...rest}
      title={isAgreed ? m.cancelTitle() : plan.byOffice ? m.withdrawTitle() : m.declineTitle()}
      submit={isAgreed ? m.cancel() : plan.byOffice ? m.withdraw() : m.decline()}
      initial={{ reason: '' }}
      validate={reasonProblems}
      onSubmit={({ reason }) => onEnd(reason.trim())}
    >
      <Typography>{isAgreed ? m.endSays() : m.declineSays()}</Typography>
      <FormTextArea name="reason" label={m.reason()} hint={m.reasonHint()} max={longestPlanReason} rows={3} />
    </AskDialog>
  );
}
