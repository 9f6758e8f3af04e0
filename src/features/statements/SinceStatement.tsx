import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/statements';
import { addDays, formatDate } from '@contract/format/date';
import type { SinceStatement as Since } from '@contract/statements/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Facts } from '@/components/Facts/Facts';
import { Money } from '@/components/Money/Money';
import { rich } from '@/components/rich';
import type { AsyncResult } from '@/data/asyncResult';
import { StatementActivityList } from './StatementActivityList';
import { ledgerHref, payHref } from './statementList';

interface SinceStatementProps {
  readonly since: AsyncResult<{ readonly accounts: readonly Since[] }>;
  /** The day of the data, 'YYYY-MM-DD'; undefined while it is not known. */
  readonly asOf: string | undefined;
  readonly mayPayOn: (accountNo: string) => boolean;
}

/** Rows that are shown where one account stands by itself. */
const SHOWN = 5;

/** What happened after the last statement, up to the balance of the as-of day. */
export function SinceStatement({ since, asOf, mayPayOn }: SinceStatementProps) {
  const { data, state, problem, retry } = since;
  const accounts = data?.accounts.filter(({ last }) => last !== null) ?? [];
  if (state === 'ready' && accounts.length === 0) return null;
  return (
    <Card component="section" aria-label={m.sinceLast()} sx={{ p: { xs: 2, '@sm': 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {m.sinceLast()}
      </Typography>
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 180 }} />}
        error={problem && { title: m.sinceFailed(), ...problem }}
        onRetry={retry}
      >
        {accounts.map((account) => (
          <OneAccount
            key={account.accountNo}
            account={account}
            alone={accounts.length === 1}
            asOf={asOf}
            mayPay={mayPayOn(account.accountNo)}
          />
        ))}
      </AsyncBoundary>
    </Card>
  );
}

interface OneAccountProps {
  readonly account: Since;
  readonly alone: boolean;
  readonly asOf: string | undefined;
  readonly mayPay: boolean;
}

function OneAccount({ account, alone, asOf, mayPay }: OneAccountProps) {
  const { accountNo, accountName, activity, activityRows } = account;
  const last = account.last!;
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      {!alone && (
        <Typography variant="subtitle2" component="h3">
          {common.nameAndNumber({ name: accountName, number: accountNo })}
        </Typography>
      )}
      <Box sx={columns}>
        <Box>
          <Facts
            facts={[
              {
                label: m.statementBalanceOn({ date: formatDate(last.statementDate) }),
                value: <Money cents={last.endingCents} words />,
                note: m.beforeLaterPayments(),
              },
              { label: m.newCharges(), value: <Money cents={account.chargesCents} /> },
              { label: m.paymentsAndCredits(), value: <Money cents={-account.creditsCents} words /> },
              {
                label: asOf ? m.balanceOn({ date: formatDate(asOf) }) : common.balance(),
                value: <Money cents={account.balanceCents} words tone="strong" />,
                note: account.closes ? m.creditsTakenOff() : m.doesNotAddUp(),
              },
            ]}
          />
          {last.amountDueCents > 0 && last.leftCents <= 0 && (
            <Typography variant="body2" sx={{ mt: 2 }}>
              {m.nothingLeftOfThis()}
            </Typography>
          )}
          {last.leftCents > 0 && (
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
              {mayPay && (
                <Button variant="contained" href={payHref(accountNo, last.statementNo)}>
                  {m.payBalance()}
                </Button>
              )}
              <Typography variant="body2">
                {rich(leftWords(last), { amount: <Money cents={last.leftCents} tone="strong" /> })}
              </Typography>
            </Stack>
          )}
        </Box>
        {alone && activityRows > 0 && (
          <Box>
            <StatementActivityList
              label={m.newestActivity()}
              account={accountNo}
              activity={activity.slice(0, SHOWN)}
            />
            {activityRows > SHOWN && (
              <Link href={ledgerHref(accountNo, addDays(last.periodTo, 1))} sx={all}>
                {m.seeAll({ n: activityRows })}
              </Link>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Partly paid amounts say so: the paper still asks for the whole. */
function leftWords({ amountDueCents, leftCents, dueDate }: NonNullable<Since['last']>): string {
  const date = formatDate(dueDate);
  return leftCents < amountDueCents ? m.partLeftDue({ date }) : m.wholeDue({ date });
}

const all = { display: 'inline-block', py: { xs: 1.5, sm: 0.5 } } as const;

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'repeat(auto-fit, minmax(0, 1fr))' },
  gridAutoFlow: { '@md': 'column' },
} as const;
