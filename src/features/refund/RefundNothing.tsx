import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import * as common from '@locales/common';
import * as m from '@locales/refunds';
import type { Account } from '@contract/accounts/schema';
import { formatMoney } from '@contract/format/money';
import { levelOpens } from '@contract/rules/accessOpens';
import { creditOf } from '@contract/rules/owed';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { overviewHref } from './refundValues';

interface NothingProps {
  readonly title: string;
  readonly words: string;
  /** The account to go back to. */
  readonly account?: string;
}

/** In place of the form where there is nothing to fill in: why, and where to go. */
export const Nothing = ({ title, words, account }: NothingProps) => (
  <EmptyState
    title={title}
    action={
      <>
        {account !== undefined && (
          <Button variant="outlined" href={overviewHref(account)}>
            {m.seeAccount()}
          </Button>
        )}
        <Button variant="outlined" href="/contact-us">
          {common.contactUs()}
        </Button>
      </>
    }
  >
    {words}
  </EmptyState>
);

interface ChooseAccountProps {
  readonly accounts: readonly Account[];
  readonly onSelect: (id: string) => void;
}

/** Of several accounts with credit one is chosen: none pays for another. */
export function ChooseAccount({ accounts, onSelect }: ChooseAccountProps) {
  const mine = accounts.filter(({ level }) => levelOpens(level, 'asking'));
  if (mine.length === 0) return <Nothing title={m.mayNotAsk()} words={m.mayNotAskWhy()} />;
  return (
    <EmptyState
      title={m.whichAccount()}
      variant="sunrise"
      action={
        <Stack sx={{ gap: 1.5, alignItems: 'stretch', width: '100%' }}>
          {mine.map((account) => (
            <Button
              key={account.id}
              variant="outlined"
              size="large"
              onClick={() => onSelect(account.id)}
              sx={{ justifyContent: 'space-between', columnGap: 2, flexWrap: 'wrap', textAlign: 'left' }}
            >
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {common.nameAndNumber({ name: account.name, number: account.accountNo })}
              </Box>{' '}
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {m.inCredit({ amount: formatMoney(creditOf(account)) })}
              </Box>
            </Button>
          ))}
        </Stack>
      }
    >
      {m.oneAccountOnly()}
    </EmptyState>
  );
}
