import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/home';
import type { Account, AsOf } from '@contract/accounts/schema';
import { formatDay } from '@contract/format/date';
import { AsOfStamp, freshnessOf } from '@/components/AsOfStamp/AsOfStamp';
import { pageTitleId } from '@/components/PageHeader/PageHeader';
import { visuallyHidden } from '@/components/visuallyHidden';
import { greetingOf } from './greeting';

interface HomeHeadProps {
  readonly name: string;
  /** Null before anything was ever loaded; undefined while it loads. */
  readonly asOf: AsOf | null | undefined;
  readonly accounts: readonly Account[] | undefined;
  readonly now: Date;
}

/** A greeting, whose figures these are, and of which night. On a phone one line, so that what is owed stands first. */
export function HomeHead({ name, asOf, accounts, now }: HomeHeadProps) {
  const held = (accounts ?? []).flatMap((account) =>
    account.held ? [{ name: account.name, asOf: account.held.asOf }] : [],
  );
  const isUsual = asOf && held.length === 0 && freshnessOf(asOf.loadedAt, now) === 'fresh';
  const whose = whoseFigures(accounts ?? []);
  return (
    <Box sx={{ mb: { xs: 1.25, '@sm': 2 }, mt: { xs: -1, '@sm': 0 } }}>
      <Typography variant="h1" id={pageTitleId} tabIndex={-1} sx={title}>
        {greetingOf(now, name)}
      </Typography>
      <Box sx={line}>
        <Typography variant="body2">
          {whose}
          {asOf && (
            <Box component="span" sx={onPhone}>
              {` · ${formatDay(asOf.date, asOf.today)}`}
            </Box>
          )}
        </Typography>
        {asOf && (
          <Box sx={isUsual ? { display: { xs: 'none', '@sm': 'block' } } : undefined}>
            <AsOfStamp
              date={asOf.date}
              loadedAt={asOf.loadedAt}
              zone={asOf.booksZone}
              now={now}
              held={held}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}

function whoseFigures(accounts: readonly Account[]): string {
  const [first] = accounts;
  if (!first) return '';
  return accounts.length === 1
    ? common.nameAndNumber({ name: first.name, number: first.accountNo })
    : m.accountCount({ n: accounts.length });
}

const title = {
  overflowWrap: 'anywhere',
  '@container (max-width: 599.95px)': visuallyHidden,
} as const;

/** Keeps its height while it is empty. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  minHeight: 20,
  mt: { '@sm': 0.5 },
  color: 'text.secondary',
} as const;

const onPhone = { display: { '@sm': 'none' }, '@media print': { display: 'none' } } as const;
