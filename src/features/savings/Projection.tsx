import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/savings';
import type { PlanTerms } from '@contract/depositPlan/schema';
import { tierWords } from '@contract/depositPlan/labels';
import { formatMoney, toDecimal } from '@contract/format/money';
import { projectedInterest, rateOn } from '@contract/rules/depositInterest';
import { readMoney } from '@contract/format/money';

const spans = [3, 6, 12] as const;

interface ProjectionProps {
  readonly terms: PlanTerms;
  /** 'YYYY-MM-DD', whose rate is taken. */
  readonly day: string;
  /** The amount to begin with. */
  readonly cents: number;
}

/** What an amount would earn at today's rate. */
export function Projection({ terms, day, cents }: ProjectionProps) {
  const id = useId();
  const [typed, setTyped] = useState(toDecimal(cents));
  const [months, setMonths] = useState<number>(6);
  const amount = readMoney(typed);
  const rate = rateOn(terms.rates, day);
  if (!rate) return null;
  return (
    <Card component="section" aria-labelledby={`${id}-title`} sx={{ p: { xs: 2, '@sm': 3 }, height: '100%' }}>
      <Typography id={`${id}-title`} component="h2" variant="h3" sx={{ mb: 2 }}>
        {m.whatItCouldEarn()}
      </Typography>
      <Box sx={fields}>
        <Box>
          <InputLabel htmlFor={`${id}-amount`}>{common.amount()}</InputLabel>
          <OutlinedInput
            id={`${id}-amount`}
            fullWidth
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            startAdornment={<InputAdornment position="start">$</InputAdornment>}
            slotProps={{ input: { inputMode: 'decimal', autoComplete: 'off' } }}
          />
        </Box>
        <Box>
          <InputLabel htmlFor={`${id}-months`}>{m.forMonths()}</InputLabel>
          <NativeSelect
            fullWidth
            value={months}
            onChange={({ target }) => setMonths(Number(target.value))}
            input={<OutlinedInput id={`${id}-months`} />}
          >
            {spans.map((span) => (
              <option key={span} value={span}>
                {m.months({ n: span })}
              </option>
            ))}
          </NativeSelect>
        </Box>
      </Box>
      <Typography component="output" htmlFor={`${id}-amount`} sx={{ display: 'block', mt: 2 }}>
        {amount === undefined
          ? m.enterAmount()
          : m.wouldEarn({
              amount: formatMoney(amount),
              n: months,
              interest: formatMoney(projectedInterest(amount, months, { terms, day })),
              rate: tierWords(rate.tiers),
            })}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {m.noPromise()}
      </Typography>
    </Card>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
} as const;
