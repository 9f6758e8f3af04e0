import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StatementActivity } from '@contract/statements/snapshot';
import { activityDetail, activityWord } from '@contract/statements/figures';
import { CalendarDate } from '@/components/CalendarDate/CalendarDate';
import { Money } from '@/components/Money/Money';
import { documentHref } from './statementList';

interface StatementActivityListProps {
  readonly label: string;
  readonly account: string;
  readonly activity: readonly StatementActivity[];
}

/** What was charged and paid, row by row: credits are told as such, so that nothing hangs on a sign. */
export const StatementActivityList = ({ label, account, activity }: StatementActivityListProps) => (
  <Box component="ul" aria-label={label} sx={list}>
    {activity.map((row) => (
      <Box component="li" key={row.id} sx={item}>
        <Box sx={what}>
          <What account={account} row={row} />
        </Box>
        <Box sx={amount}>
          <Money cents={row.chargeCents - row.creditCents} words />
        </Box>
      </Box>
    ))}
  </Box>
);

function What({ account, row }: { readonly account: string; readonly row: StatementActivity }) {
  const { documentNo } = row;
  const href = documentHref(account, row);
  const detail = activityDetail(row);
  return (
    <>
      {activityWord(row)} {href ? <Link href={href}>{documentNo}</Link> : documentNo}
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        <CalendarDate date={row.date} />
        {detail && `, ${detail}`}
      </Typography>
    </>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, typography: 'body2' } as const;

const item = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

/** Where large text leaves no room beside the words, the amount goes below them. */
const what = { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' } as const;

const amount = { ml: 'auto', textAlign: 'right' } as const;
