import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PayableAccount } from '../../../contract/payable';
import type { PayPlan } from '../../../contract/rules/payPlan';
import { payNotices } from '../../../contract/rules/payProblems';
import { type Fact, Facts } from '../../components/Facts/Facts';
import { Money } from '../../components/Money/Money';
import { visuallyHidden } from '../../components/visuallyHidden';
import { formatMoney } from '../../../contract/format/money';
import { planFigures } from './planFigures';
import type { PaySource } from './paySources';

interface PaySummaryProps {
  readonly account: PayableAccount;
  readonly plan: PayPlan;
  readonly source: PaySource | undefined;
  /** The button that leads on. */
  readonly children: ReactNode;
}

/** What the payment comes to, while it is put together. */
export function PaySummary({ account, plan, source, children }: PaySummaryProps) {
  const facts: readonly Fact[] = planFigures(plan, source).map(({ label, cents }) => ({
    label,
    value: <Money cents={cents} words />,
  }));
  return (
    <Card component="section" aria-label="Summary" sx={{ p: { xs: 2, sm: 3 }, ...beside }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Summary
      </Typography>
      <Facts facts={facts} />
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, py: 2 }}
      >
        <Typography variant="subtitle1" component="span">
          Total to debit
        </Typography>
        {/* Twice as large as usual it would not fit on one line beside the form. */}
        <Typography
          variant="figure"
          component="span"
          sx={{ ml: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {formatMoney(plan.totalCents)}
        </Typography>
      </Stack>
      <Box component="output" sx={visuallyHidden}>
        Total to debit {formatMoney(plan.totalCents)}
      </Box>
      {payNotices(account, plan).map(({ message, confirm }) => (
        <Alert key={message} severity={confirm ? 'warning' : 'info'} sx={{ mb: 1.5 }}>
          {message}
        </Alert>
      ))}
      {children}
    </Card>
  );
}

/** Beside the form it stays in view; on a phone it stands below it. */
const beside = { position: { md: 'sticky' }, top: { md: 88 } } as const;
