import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BranchContact } from '@contract/contact/schema';
import { formatWeekday } from '@contract/format/date';
import { Facts } from '@/components/Facts/Facts';

type BranchHoursProps = Pick<BranchContact, 'week' | 'seasons' | 'closures'>;

/** When a branch is open: this week, in other seasons, and the days that differ. */
export function BranchHours({ week, seasons, closures }: BranchHoursProps) {
  return (
    <>
      {closures.length > 0 && (
        <Hours
          title="Days that differ"
          lines={closures.map(({ date, reason, words }) => ({
            days: formatWeekday(date),
            words,
            note: reason,
          }))}
        />
      )}
      {week.length > 0 && <Hours title="Hours now" lines={week} />}
      {seasons.map((season) => (
        <Hours key={season.when} title={season.when} lines={season.week} />
      ))}
    </>
  );
}

interface HoursProps {
  readonly title: string;
  readonly lines: readonly { readonly days: string; readonly words: string; readonly note?: string }[];
}

const Hours = ({ title, lines }: HoursProps) => (
  <Box sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
    <Typography variant="subtitle2" component="h4">
      {title}
    </Typography>
    <Facts facts={lines.map(({ days, words, note }) => ({ label: days, value: words, note }))} />
  </Box>
);
