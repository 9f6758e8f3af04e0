import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export interface Totals {
  /** What is summed up: "Totals for all 312 rows". */
  readonly title: string;
  readonly sums: readonly { readonly label: string; readonly text: string }[];
  /** What cannot be added, in one line below. */
  readonly note?: string;
}

interface TotalsStripProps {
  /** Undefined while they are not there. */
  readonly totals: Totals | undefined;
  readonly failed?: boolean;
}

/** Sums over every row that the filters let through, whatever page is on screen. */
export function TotalsStrip({ totals, failed = false }: TotalsStripProps) {
  return (
    <Box data-joins-frame sx={strip} aria-live="polite">
      {totals ? <Sums {...totals} /> : <Waiting failed={failed} />}
    </Box>
  );
}

function Sums({ title, sums, note }: Totals) {
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ columnGap: 3, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography variant="subtitle2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {sums.map(({ label, text }) => (
          <Typography key={label} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {label} <strong>{text}</strong>
          </Typography>
        ))}
      </Stack>
      {note && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {note}
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
  borderRadius: '12px',
} as const;
