import * as m from '@locales/officeAccounts';
import * as promises from '@locales/promises';
import * as shell from '@locales/shell';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { FollowUp } from '@contract/officeAccounts/schema';
import type { DuePromise } from '@contract/promises/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { Section } from '@/components/Section/Section';
import { accountHref } from '@/data/accountHref';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useAccountSearch, useFollowUps } from '@/data/officeAccounts';
import { useDuePromises } from '@/data/promises';
import { FindAccount, type FindAccountProps } from './FindAccount';

export interface AccountsPageProps extends FindAccountProps {
  readonly followUps: AsyncResult<{ readonly followUps: readonly FollowUp[]; readonly today: string }>;
  readonly due: AsyncResult<{ readonly due: readonly DuePromise[] }>;
}

/** Where the office begins with a customer: any account by anything, and those that somebody wants to look at again. */
export function AccountsPage({ followUps, due, ...find }: AccountsPageProps) {
  const { data } = followUps;
  return (
    <>
      <PageHeader title={shell.titleAccounts()} subtitle={m.subtitle()} />
      <FindAccount {...find} />
      <Section title={m.followUps()} level={2}>
        <AsyncBoundary
          state={data?.followUps.length === 0 ? 'empty' : followUps.state}
          skeleton={<Skeleton variant="rounded" sx={{ height: 160 }} />}
          empty={<Typography sx={{ color: 'text.secondary' }}>{m.noFollowUps()}</Typography>}
          onRetry={followUps.retry}
        >
          <Box component="ul" sx={list}>
            {data?.followUps.map((note) => (
              <Due key={note.id} note={note} today={data.today} />
            ))}
          </Box>
        </AsyncBoundary>
      </Section>
      <Section title={promises.dueHeading()} level={2}>
        <AsyncBoundary
          state={due.data?.due.length === 0 ? 'empty' : due.state}
          skeleton={<Skeleton variant="rounded" sx={{ height: 64 }} />}
          empty={<Typography sx={{ color: 'text.secondary' }}>{promises.noneDue()}</Typography>}
          error={due.problem && { title: promises.dueFailed(), ...due.problem }}
          onRetry={due.retry}
        >
          <Box component="ul" sx={list}>
            {due.data?.due.map((promise) => (
              <PromisedBy key={promise.id} promise={promise} />
            ))}
          </Box>
        </AsyncBoundary>
      </Section>
    </>
  );
}

function Due({ note, today }: { readonly note: FollowUp; readonly today: string }) {
  const { accountNo, accountName, text, followUpOn, owner } = note;
  const late = followUpOn !== null && followUpOn < today;
  return (
    <Box component="li" sx={item}>
      <Box sx={{ minWidth: 0 }}>
        <Link href={accountHref(accountNo)} sx={{ fontWeight: 600 }}>
          {accountName}
        </Link>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: late ? 'error.main' : 'text.secondary' }}>
        {m.dueBy({ day: formatDate(followUpOn!), owner: owner ?? '' })}
      </Typography>
    </Box>
  );
}

function PromisedBy({ promise }: { readonly promise: DuePromise }) {
  const { accountNo, accountName, invoiceNo, day, amountCents, isBroken, isPlan } = promise;
  const sum = formatMoney(amountCents);
  const said = isPlan ? m.planOf({ sum }) : promises.isPromised({ sum, day: formatDate(day) });
  const open = isPlan ? m.planToAnswer({ day: formatDate(day) }) : promises.stateOpen();
  return (
    <Box component="li" sx={item}>
      <Box sx={{ minWidth: 0 }}>
        <Link href={accountHref(accountNo)} sx={{ fontWeight: 600 }}>
          {accountName}
        </Link>
        <Typography variant="body2">
          {[said, invoiceNo !== null && promises.forInvoice({ number: invoiceNo })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: isBroken ? 'error.main' : 'text.secondary' }}>
        {isBroken ? promises.stateBroken() : open}
      </Typography>
    </Box>
  );
}

const list = { listStyle: 'none', p: 0, m: 0 } as const;

const item = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@sm': 'minmax(0, 1fr) auto' },
  overflowWrap: 'anywhere',
  columnGap: 2,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

export function AccountsScreen() {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const searched = address.get('q') ?? '';
  const search = useAccountSearch(searched);
  return (
    <AccountsPage
      searched={searched}
      onSearch={(q) => setAddress(q === '' ? {} : { q }, { replace: true })}
      found={searched === '' ? undefined : search.data?.found}
      searching={searched !== '' && (search.isPending || search.isPlaceholderData)}
      failure={search.error?.message}
      onGo={(href) => void navigate(href)}
      followUps={asyncResult(useFollowUps())}
      due={asyncResult(useDuePromises())}
    />
  );
}
