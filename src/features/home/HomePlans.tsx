import * as m from '@locales/paymentPlans';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PaymentPlan, PaymentPlans } from '@contract/paymentPlans/schema';
import { requestUrl } from '@/data/requestUrl';
import { planLine } from '@/entries/planSentences';

interface HomePlansProps {
  readonly data: PaymentPlans;
  /** How an account is called; undefined where there is only one. */
  readonly nameOf: ((accountNo: string) => string | undefined) | undefined;
}

/** What of what is past due is paid in installments, or the way to propose that. */
export function HomePlans({ data, nameOf }: HomePlansProps) {
  const lines = [
    ...data.plans.filter(isTold).map((plan) => ({
      accountNo: plan.accountNo,
      said: planLine(plan),
      action: m.seePlan(),
    })),
    ...data.possible.map(({ accountNo }) => ({ accountNo, said: undefined, action: m.propose() })),
  ];
  return lines.map(({ accountNo, said, action }) => {
    const name = nameOf?.(accountNo);
    return (
      <Box key={`${accountNo} ${action}`}>
        {said && (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {[said, name].filter(Boolean).join(' · ')}
          </Typography>
        )}
        <Button
          color="inherit"
          href={requestUrl('/my-account/payments/scheduled', { query: { account: accountNo } })}
          sx={{ ml: -1, minHeight: 44 }}
        >
          {said || !name ? action : `${action} · ${name}`}
        </Button>
      </Box>
    );
  });
}

/** One that ended otherwise is told where it was proposed. */
const isTold = ({ state }: PaymentPlan): boolean =>
  state === 'proposed' || state === 'agreed' || state === 'broken';
