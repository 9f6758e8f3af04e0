import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { groupWords } from '@contract/notices/labels';
import type { AccountNoticeChoices, NoticeChoices } from '@contract/notices/schema';
import * as m from '@locales/accountNotices';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { ChooseForAccount } from '@/data/accountNotices';
import type { AsyncResult } from '@/data/asyncResult';
import { PartCard } from '@/entries/PartCard';
import { AccountDialog } from './AccountDialog';
import { differenceWords } from './accountEntries';

export interface AccountsCardProps {
  readonly accounts: AsyncResult<readonly AccountNoticeChoices[]>;
  /** What holds for all accounts. */
  readonly all: NoticeChoices;
  /** Undefined for somebody who looks as the customer. */
  readonly onChoose: ChooseForAccount | undefined;
}

/** What of the choices differs on each account, and how many others are told of it. */
export function AccountsCard({ accounts, all, onChoose }: AccountsCardProps) {
  const [changing, setChanging] = useState<string>();
  const { data = [], state, problem, retry } = accounts;
  const changed = data.find(({ accountNo }) => accountNo === changing);
  return (
    <PartCard title={m.title()} about={m.about()}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <AsyncBoundary
          state={state}
          skeleton={<Skeleton variant="rounded" sx={{ height: 160 }} />}
          error={problem && { title: m.loadFailed(), ...problem }}
          onRetry={retry}
        >
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, '& > li + li': parted }}>
            {data.map((account) => (
              <Account
                key={account.accountNo}
                account={account}
                onChange={onChoose && (() => setChanging(account.accountNo))}
              />
            ))}
          </Box>
        </AsyncBoundary>
        {changed && onChoose && (
          <AccountDialog
            account={changed}
            all={all}
            onChoose={onChoose}
            onClose={() => setChanging(undefined)}
          />
        )}
      </Box>
    </PartCard>
  );
}

interface AccountProps {
  readonly account: AccountNoticeChoices;
  readonly onChange: (() => void) | undefined;
}

function Account({ account, onChange }: AccountProps) {
  const { accountNo, accountName } = account;
  return (
    <Box component="li" sx={{ py: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="h3">
          {`${accountName} · ${accountNo}`}
        </Typography>
        <Typography variant="body2">{differenceWords(account)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {othersWords(account)}
        </Typography>
      </Box>
      {onChange && (
        <Box>
          <Button variant="outlined" aria-label={m.changeOf({ account: accountName })} onClick={onChange}>
            {m.change()}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function othersWords({ others, emailed }: AccountNoticeChoices): string {
  if (others === 0) return m.nobodyElse();
  const groups = emailed.map(({ group, people }) => m.groupCount({ group: groupWords[group], people }));
  const told = groups.length === 0 ? m.notEmailed() : m.emailed({ groups: groups.join(', ') });
  return `${m.others({ people: others })} ${told}`;
}

const parted = { borderTop: '1px solid', borderColor: 'divider' } as const;
