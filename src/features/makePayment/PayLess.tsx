import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import * as m from '@locales/makePayment';
import { formatMoney } from '@contract/format/money';
import { shortReasonWords } from '@contract/requests/labels';
import type { PlanLine } from '@contract/rules/payPlan';
import { FormMoney } from '@/forms/FormMoney';
import { FormSelect } from '@/forms/FormSelect';
import { FormTextField } from '@/forms/FormTextField';
import { asRows, usualReason } from './payDocumentLabels';
import type { PaymentValues } from './paymentValues';

interface PayLessProps {
  readonly at: number;
  /** "Invoice 104880". */
  readonly name: string;
  readonly line: PlanLine | undefined;
  readonly asksWhy: boolean;
  /** Back to all of it. */
  readonly onPayAll: () => void;
}

/** Another amount for one invoice, and why where it is less than is open. */
export function PayLess({ at, name, line, asksWhy, onPayAll }: PayLessProps) {
  const { values } = useFormikContext<PaymentValues>();
  const row = values.rows[at]!;
  const path = `rows[${at}]`;
  const leaves = line?.leavesCents ?? 0;
  return (
    <Box sx={fields}>
      <FormMoney name={`${path}.amount`} label={m.amountFor({ name })} hint={leavesWords(leaves)} />
      {asksWhy && leaves > 0 && (
        <FormSelect
          name={`${path}.reason`}
          label={m.whyLessFor({ name })}
          options={Object.entries(shortReasonWords).map(([value, label]) => ({ value, label }))}
        />
      )}
      {asksWhy && leaves > 0 && row.reason !== usualReason && (
        <FormTextField name={`${path}.note`} label={m.inAFewWords()} optional={row.reason !== 'other'} />
      )}
      <Button size="small" onClick={onPayAll} sx={{ minHeight: 44, justifySelf: 'start' }}>
        {m.payAllOfIt()}
      </Button>
    </Box>
  );
}

function leavesWords(leaves: number): string {
  if (leaves > 0) return m.staysOpen({ amount: formatMoney(leaves) });
  return leaves === 0 ? m.paysItOff() : m.moreThanLeft({ amount: formatMoney(-leaves) });
}

const fields = {
  display: 'grid',
  gap: 2,
  pl: 4,
  py: 1.5,
  [asRows]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
