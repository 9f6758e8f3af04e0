import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import * as m from '@locales/autopay';
import * as common from '@locales/common';
import type { Account, AsOf } from '@contract/accounts/schema';
import { payingAccount, whyMayNotPay } from '@contract/rules/mayPay';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useSelectedAccount } from '@/data/selectedAccount';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';

/** The account that a page about paying is for. */
export interface PayerProps {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly now: Date;
}

interface PayerPageProps<T> extends PayerProps {
  readonly title: string;
  /** Why one account has to be chosen. */
  readonly chooseSays: string;
  readonly loadFailed: string;
  readonly view: AsyncResult<T>;
  readonly children: (shown: T) => ReactNode;
}

/** A page about the payments of one account that somebody may pay for. */
export function PayerPage<T>(props: PayerPageProps<T>) {
  const { title, accounts, selected, onSelect, now } = props;
  const known = accounts.data?.accounts ?? [];
  return (
    <>
      <AccountHeader
        title={title}
        breadcrumbs={[{ label: common.myAccount() }, { label: common.payments() }]}
        accounts={known}
        selected={payingAccount(known, selected)?.id ?? selected}
        onSelect={onSelect}
        asOf={accounts.data?.asOf ?? null}
        loading={accounts.state === 'loading'}
        now={now}
      />
      <Content {...props} />
    </>
  );
}

/** What stands where its content comes. */
export const payerSkeleton = <Skeleton variant="rounded" sx={{ height: 320, maxWidth: 760 }} />;

/** Every reason why there is nothing to set up, and else how it stands. */
function Content<T>(props: PayerPageProps<T>) {
  const { accounts, selected, onSelect, view, chooseSays, loadFailed, children } = props;
  const known = accounts.data?.accounts ?? [];
  const account = payingAccount(known, selected);
  if (accounts.data && !account) {
    const payable = known.filter(({ level }) => whyMayNotPay(level) === undefined);
    return (
      <EmptyState
        title={m.chooseAccount()}
        action={payable.map(({ id, name }) => (
          <Button key={id} variant="outlined" onClick={() => onSelect(id)}>
            {name}
          </Button>
        ))}
      >
        {chooseSays}
      </EmptyState>
    );
  }
  const trouble = account && whyMayNotPay(account.level);
  if (trouble) return <EmptyState title={m.mayNotPay()}>{trouble}</EmptyState>;
  const asked = accounts.data === undefined ? accounts : view;
  return (
    <AsyncBoundary
      state={asked.state}
      skeleton={payerSkeleton}
      error={asked.problem && { title: loadFailed, ...asked.problem }}
      onRetry={asked.retry}
    >
      {view.data && children(view.data)}
    </AsyncBoundary>
  );
}

/** The account that a page is for, and its number where whoever looks may pay for it. */
export function usePayer() {
  const { account: selected, select } = useSelectedAccount('my-account');
  const accounts = asyncResult(useAccounts('my-account'));
  const account = payingAccount(accounts.data?.accounts ?? [], selected);
  const accountNo = account && whyMayNotPay(account.level) === undefined ? account.accountNo : null;
  return { accounts, selected, onSelect: select, accountNo };
}
