import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PurchaseTotals } from '../../../contract/purchases';
import type { Loaded } from '../../data/loaded';
import { moneySums, quantitySums, totalsTitle } from './totalsWords';

interface TotalsStripProps {
  readonly totals: Loaded<PurchaseTotals>;
}

/** Sums over every row that the filters let through. */
export function TotalsStrip({ totals: { data, state } }: TotalsStripProps) {
  return (
    <Box sx={strip} aria-live="polite">
      {data ? <Sums totals={data} /> : <Waiting failed={state === 'error'} />}
    </Box>
  );
}

function Sums({ totals }: { readonly totals: PurchaseTotals }) {
  const quantities = quantitySums(totals.quantities);
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ columnGap: 3, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography variant="subtitle2" sx={{ flexGrow: 1 }}>
          {totalsTitle(totals.rows)}
        </Typography>
        {moneySums(totals).map(({ label, text }) => (
          <Typography key={label} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {label} <strong>{text}</strong>
          </Typography>
        ))}
      </Stack>
      {quantities && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {quantities}
        </Typography>
      )}
    </>
  );
}

const Waiting = ({ failed }: { readonly failed: boolean }) =>
  failed ? (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      The totals didn’t load.
    </Typography>
  ) : (
    <>
      <Skeleton sx={{ width: '60%', height: 20 }} />
      <Skeleton sx={{ width: '40%', height: 18 }} />
    </>
  );

const strip = {
  px: 2,
  py: 1.25,
  minHeight: 58,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderWidth: { xs: 1, sm: '1px 0 0' },
  borderRadius: { xs: '12px', sm: 0 },
} as const;
