import * as m from '@locales/officeAccounts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useRef } from 'react';
import { formatMoney } from '@contract/format/money';
import { masked } from '@contract/format/accountNumber';
import type { FoundBy } from '@contract/officeAccounts/labels';
import type { FoundAccount } from '@contract/officeAccounts/schema';
import { SearchField } from '@/components/SearchField/SearchField';
import { visuallyHidden } from '@/components/visuallyHidden';
import { accountHref } from '@/data/accountHref';

export interface FindAccountProps {
  readonly searched: string;
  readonly onSearch: (words: string) => void;
  /** What the last words found; undefined while nothing was looked for. */
  readonly found: readonly FoundAccount[] | undefined;
  /** Whether what is shown is still that of other words. */
  readonly searching: boolean;
  readonly failure?: string;
  /** Whether "/" leads here. */
  readonly slashKey?: boolean;
  /** Told the address of an account that is gone to by Enter alone. */
  readonly onGo: (href: string) => void;
}

/** Looks for an account by anything. The arrows lead through what was found; Enter goes to the first. */
export function FindAccount(props: FindAccountProps) {
  const { searched, onSearch, found, searching, failure, slashKey = true, onGo } = props;
  const box = useRef<HTMLDivElement>(null);
  const places = () => [...(box.current?.querySelectorAll<HTMLElement>('input[type="search"], li a') ?? [])];
  const move = (event: KeyboardEvent, by: number) => {
    const all = places();
    const next = all[all.indexOf(document.activeElement as HTMLElement) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
    const first = found?.[0];
    const typing = (event.target as HTMLElement).tagName === 'INPUT';
    if (event.key === 'Enter' && typing && first && !searching) onGo(accountHref(first.accountNo));
  };
  return (
    // The keys belong to the field and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Box ref={box} onKeyDown={onKeyDown}>
      <SearchField
        value={searched}
        onChange={onSearch}
        label={m.findLabel()}
        placeholder={m.findPlaceholder()}
        slashKey={slashKey}
      />
      <Box component="output" sx={visuallyHidden}>
        {found && !searching && m.foundCount({ n: found.length })}
      </Box>
      {failure !== undefined && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      {found && found.length > 0 && (
        <Box component="ul" aria-label={m.foundLabel()} sx={{ ...list, opacity: searching ? 0.6 : 1 }}>
          {found.map((account) => (
            <Found key={account.accountNo} {...account} />
          ))}
        </Box>
      )}
      {found?.length === 0 && !searching && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{m.nothingFound({ words: searched })}</Typography>
      )}
    </Box>
  );
}

function Found(account: FoundAccount) {
  const { accountNo, accountName, town, status, netDueCents } = account;
  const why = whyFound(account);
  return (
    <Box component="li" sx={item}>
      <Box sx={{ minWidth: 0 }}>
        <Link href={accountHref(accountNo)} sx={{ fontWeight: 600, ...whole }}>
          {accountName}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[m.accountNumber({ number: accountNo }), town, why].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ justifySelf: 'end' }}>
        <AccountStatus status={status} />
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
        {formatMoney(netDueCents)}
      </Typography>
    </Box>
  );
}

const looks: Readonly<Partial<Record<FoundAccount['status'], readonly [() => string, ChipProps['color']]>>> =
  {
    hold: [m.onHold, 'error'],
    cod: [m.cod, 'warning'],
    closed: [m.closed, 'default'],
  };

/** What of its status one has to know; nothing of an account that is as usual. */
export function AccountStatus({ status }: Pick<FoundAccount, 'status'>) {
  const look = looks[status];
  return look ? <Chip label={look[0]()} color={look[1]} /> : null;
}

/** By what it was found, in words; undefined of its own name, number and contact data. */
function whyFound({ by, what, amountCents }: Pick<FoundAccount, 'by' | 'what' | 'amountCents'>) {
  const words = why[by]?.(what ?? '');
  return words && amountCents !== null ? m.foundOf({ what: words, amount: formatMoney(amountCents) }) : words;
}

const why: Readonly<Partial<Record<FoundBy, (what: string) => string>>> = {
  person: (name) => m.signsIn({ name }),
  invoice: (number) => m.invoiceNo({ number }),
  payment: (number) => m.paymentNo({ number }),
  statement: (number) => m.statementNo({ number }),
  prepay: (number) => m.contractNo({ number }),
  depositPlan: (number) => m.depositNo({ number }),
  check: (number) => m.checkNo({ number }),
  request: (number) => number,
  message: (number) => number,
  bankAccount: (last) => m.bankAccountOf({ last: masked(last) }),
  similar: () => m.soundsLike(),
};

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const item = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', '@sm': 'minmax(0, 1fr) auto 9rem' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 56,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

/** The whole row leads there. */
const whole = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
