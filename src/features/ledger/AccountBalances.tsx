import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/ledger';
import { formatDate, isCalendarDate } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import type { LedgerAging, LedgerTotals } from '@contract/ledger/schema';
import { AgingBar, type AgingBarProps, type AgingBucket } from '@/components/AgingBar/AgingBar';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Money } from '@/components/Money/Money';
import { tallFieldOnPhone } from '@/components/touch';
import type { AsyncResult } from '@/data/asyncResult';

type AccountBalance = LedgerTotals['accounts'][number];

interface AccountBalancesProps {
  readonly accounts: readonly AccountBalance[];
  /** The last day of the range, 'YYYY-MM-DD'. */
  readonly day: string;
}

/** Where each account stands after the range of days, and how it came there. They are not added up. */
export function AccountBalances({ accounts, day }: AccountBalancesProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ px: 2 }}>
      <Typography id={titleId} variant="body2" sx={{ color: 'text.secondary', pt: 1.25 }}>
        {day ? m.closingBalancesOn({ date: formatDate(day) }) : m.closingBalances()}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {accounts.map((account) => (
          <Box component="li" key={account.accountNo} sx={row}>
            <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {common.nameAndNumber({ name: account.name, number: account.accountNo })}
              <Typography
                component="span"
                variant="caption"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {wayOf(account)}
              </Typography>
            </Typography>
            <Typography variant="subtitle2" component="p">
              <Money cents={account.closingCents} words />
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const wayOf = ({ openingCents, debitCents, creditCents }: AccountBalance): string =>
  m.balanceWay({
    opening: formatMoneyInWords(openingCents),
    debits: formatMoney(debitCents),
    credits: formatMoney(creditCents),
  });

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1.25,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

interface AgingPanelProps {
  readonly aging: AsyncResult<LedgerAging>;
  /** The day that the aging is of, 'YYYY-MM-DD'; undefined while the as-of day is not known. */
  readonly day: string | undefined;
  /** The day of the data: what is open on later days is what is open now. */
  readonly asOf: string | undefined;
  readonly onDay: (day: string) => void;
  readonly onBucket: (bucket: AgingBucket, accountNo: string) => void;
}

/** How long what is open has been due, on any day. */
export function AgingPanel({ aging, day, asOf, onDay, onBucket }: AgingPanelProps) {
  const { data, state, problem, retry } = aging;
  const fieldId = useId();
  const goneBy = day !== undefined && asOf !== undefined && day < asOf;
  return (
    <Card component="section" aria-label={m.aging()} sx={{ p: 2 }}>
      <Stack direction="row" useFlexGap sx={head}>
        <Typography variant="h3" component="h2">
          {m.aging()}
        </Typography>
        {/* No TextField: it brings selects and menus with it, as much again as all lists share. */}
        <FormControl size="small" sx={{ ...tallFieldOnPhone, width: { xs: '100%', '@sm': 180 } }}>
          <InputLabel htmlFor={fieldId}>{m.agingOn()}</InputLabel>
          <OutlinedInput
            // A day that came another way, by Back or by a link, begins the field anew.
            key={day}
            id={fieldId}
            type="date"
            defaultValue={day}
            onChange={({ target: { value } }) => isCalendarDate(value) && onDay(value)}
          />
        </FormControl>
      </Stack>
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 76 }} />}
        error={problem && { title: m.agingFailed(), ...problem }}
        onRetry={retry}
      >
        {data?.accounts.map((account) => (
          <Box key={account.accountNo} sx={{ '& + &': { mt: 2.5 } }}>
            {data.accounts.length > 1 && (
              <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
                {common.nameAndNumber({ name: account.name, number: account.accountNo })}
              </Typography>
            )}
            <AccountAging
              {...account}
              day={data.on}
              onSelect={goneBy ? undefined : (bucket) => onBucket(bucket, account.accountNo)}
            />
          </Box>
        ))}
      </AsyncBoundary>
    </Card>
  );
}

type AccountAgingProps = LedgerAging['accounts'][number] &
  Pick<AgingBarProps, 'onSelect'> & { readonly day: string };

function AccountAging({ aging, day, onSelect }: AccountAgingProps) {
  if (aging && Object.values(aging).some((cents) => cents !== 0))
    return <AgingBar aging={aging} onSelect={onSelect} />;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {aging ? m.nothingOpenOn({ date: formatDate(day) }) : m.agingUnknownOn({ date: formatDate(day) })}
    </Typography>
  );
}

const head = {
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: 2,
  mb: 2,
} as const;
