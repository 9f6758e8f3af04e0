import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as m from '@locales/makePayment';
import type { PayableAccount } from '@contract/payable/schema';
import type { PayPlan } from '@contract/rules/payPlan';
import { payNotices } from '@contract/rules/payProblems';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { Money } from '@/components/Money/Money';
import { visuallyHidden } from '@/components/visuallyHidden';
import { formatMoney } from '@contract/format/money';
import { pageGutter } from '@/components/PortalLayout/PortalLayout';
import { type PaySource, planFigures } from './paySources';

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
    <Card component="section" aria-label={m.summary()} sx={beside}>
      <Box sx={part}>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {m.summary()}
        </Typography>
        <Facts facts={facts} />
        {payNotices(account, plan).map(({ message, confirm }) => (
          <Alert key={message} severity={confirm ? 'warning' : 'info'} sx={{ mt: 1.5 }}>
            {message}
          </Alert>
        ))}
      </Box>
      <Box sx={bar}>
        <Box sx={total}>
          <Typography variant="subtitle1" component="span">
            {m.totalToPay()}
          </Typography>
          {/* Twice as large as usual it would not fit on one line beside the form. */}
          <Typography
            variant="figure"
            component="span"
            sx={{ ml: { '@md': 'auto' }, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {formatMoney(plan.totalCents)}
          </Typography>
        </Box>
        <Box component="output" sx={visuallyHidden}>
          {m.totalToPayIs({ amount: formatMoney(plan.totalCents) })}
        </Box>
        {children}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', px: { '@md': 3 }, pb: { '@md': 3 } }}>
        {m.nothingSentYet()}
      </Typography>
    </Card>
  );
}

/** Beside the form it stays in view. On a phone its parts stand below the form, each for itself. */
const beside = {
  display: { xs: 'contents', '@md': 'block' },
  overflow: { xs: 'visible', '@md': 'hidden' },
  position: { '@md': 'sticky' },
  top: { '@md': 88 },
} as const;

const part = {
  p: { xs: 2, '@sm': 3 },
  pb: { '@md': 0 },
  border: { xs: '1px solid', '@md': 'none' },
  borderColor: { xs: 'divider', '@md': 'transparent' },
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const;

/** On a phone the total and the way on stay in view, at the end of a window that is high enough. */
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  mx: { xs: `calc(-1 * ${pageGutter})`, '@md': 0 },
  px: { xs: pageGutter, '@md': 3 },
  py: { xs: 1, '@md': 1.5 },
  bgcolor: 'background.paper',
  borderTop: { xs: '1px solid', '@md': 'none' },
  borderColor: { xs: 'divider', '@md': 'transparent' },
  '& .MuiButton-root': { flex: { xs: '1 1 140px', '@md': '1 1 100%' } },
  '@media (min-height: 30rem)': { position: { xs: 'sticky', '@md': 'static' }, bottom: 0, zIndex: 1 },
} as const;

const total = {
  display: 'flex',
  flexDirection: { xs: 'column', '@md': 'row' },
  flexWrap: 'wrap',
  flexGrow: { '@md': 1 },
  alignItems: { '@md': 'baseline' },
  columnGap: 2,
  minWidth: 0,
} as const;
