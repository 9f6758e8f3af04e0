import * as m from '@locales/officeAccounts';
import * as common from '@locales/common';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { daysBetween } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { DeskAccount } from '@contract/officeAccounts/schema';
import { StatTile } from '@/components/StatTile/StatTile';
import { AccountStatus } from './FindAccount';

/** What one has to know first: its number, and what is not as usual. */
export function AccountSubtitle({
  accountNo,
  data,
}: {
  readonly accountNo: string;
  readonly data: DeskAccount | undefined;
}) {
  const since = data && daysLate(data);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <span>{m.accountNumber({ number: accountNo })}</span>
      {data && <AccountStatus status={data.account.status} />}
      {since !== undefined && <Chip label={m.daysPastDue({ n: since })} color="warning" />}
      {data && data.openDisputes > 0 && (
        <Chip
          component="a"
          clickable
          href={`/admin/messages?kind=dispute&account=${encodeURIComponent(accountNo)}`}
          label={m.openDisputes({ n: data.openDisputes })}
          color="warning"
        />
      )}
      {data?.account.held && <Chip label={m.beingUpdated()} color="warning" />}
    </Stack>
  );
}

/** For how many days the oldest of what is past due has been; undefined where nothing is. */
function daysLate({ account, asOf }: DeskAccount): number | undefined {
  const { oldest } = account.pastDue;
  if (oldest === null || !asOf) return undefined;
  return daysBetween(oldest, asOf.date);
}

/** The figures of the page's head, as the customer reads them too. */
export function AccountFigures({
  desk: { account, deposits, onItsWayCents },
}: {
  readonly desk: DeskAccount;
}) {
  const { netDueCents, pastDue, prepayRemainingCents, creditLimitCents, regularBalanceCents } = account;
  const deposited = deposits.reduce(
    (sum, { depositPlan }) => sum + (depositPlan?.ledgerBalanceCents ?? 0),
    0,
  );
  const figures = [
    [m.owes(), formatMoney(netDueCents)],
    [m.pastDue(), formatMoney(pastDue.payNowCents + pastDue.disputedCents + pastDue.onItsWayCents)],
    [m.onItsWay(), formatMoney(onItsWayCents)],
    [common.prepay(), formatMoney(prepayRemainingCents)],
    creditLimitCents === null
      ? [m.creditLeft(), m.noLimit()]
      : [m.creditLeft(), formatMoney(Math.max(0, creditLimitCents - regularBalanceCents))],
    ...(deposits.length > 0 ? [[common.depositPlan(), formatMoney(deposited)]] : []),
  ] as const;
  return (
    <Box sx={tiles}>
      {figures.map(([label, value]) => (
        <StatTile key={label} label={label} value={value} />
      ))}
    </Box>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: 1,
  mb: 2,
} as const;
