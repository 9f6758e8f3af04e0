import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/makePayment';
import * as rules from '@locales/payRules';
import type { Account, AsOf } from '@contract/accounts/schema';
import { formatMoney } from '@contract/format/money';
import { requestStatusWords } from '@contract/requests/labels';
import type { PayableAccount } from '@contract/payable/schema';
import { payingAccount, whyMayNotPay } from '@contract/rules/mayPay';
import { type Owed, owedOf } from '@contract/rules/owed';
import { openStatuses, type RequestStatus } from '@contract/requests/states';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { OwedHero } from '@/domain/OwedHero/OwedHero';
import { useFocusOnStep } from '@/components/useFocusOnStep';
import type { AsyncResult } from '@/data/asyncResult';
import { here, type PaymentStep, statementsHref } from './paymentAddress';

interface MakePaymentPageProps {
  readonly step: PaymentStep;
  /** How the page is called where it is not the payment itself, but a way to it. */
  readonly title?: string;
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly payable: AsyncResult<PayableAccount>;
  readonly now: Date;
  /** The form or the check of a payment on the account. */
  readonly children: (account: PayableAccount) => ReactNode;
  /** The receipt, which needs no account. */
  readonly sent?: ReactNode;
  /** How the request stands that the receipt is of, once that is known. */
  readonly sentStatus?: RequestStatus;
}

const titles: Readonly<Record<PaymentStep, string>> = texts({
  form: m.title,
  check: m.reviewTitle,
  sent: m.sentTitle,
});

/** What was sent and is over says how it ended: "Payment request cancelled". */
const sentTitle = (status: RequestStatus | undefined): string =>
  status === undefined || openStatuses.includes(status)
    ? titles.sent
    : m.overTitle({ status: requestStatusWords[status].toLowerCase() });

/** One of the three steps of a payment, in its frame and with every reason why there is nothing to fill in. */
export function MakePaymentPage(props: MakePaymentPageProps) {
  const { step, title, accounts, selected, onSelect, now, sent, sentStatus } = props;
  const page = useFocusOnStep(step);
  return (
    <div ref={page}>
      <AccountHeader
        title={title ?? (step === 'sent' ? sentTitle(sentStatus) : titles[step])}
        breadcrumbs={[
          { label: common.myAccount() },
          { label: common.payments() },
          ...(step === 'form' && title === undefined ? [] : [{ label: m.title(), href: here }]),
        ]}
        accounts={accounts.data?.accounts ?? []}
        selected={payingAccount(accounts.data?.accounts ?? [], selected)?.id ?? selected}
        onSelect={onSelect}
        asOf={accounts.data?.asOf ?? null}
        loading={accounts.state === 'loading'}
        now={now}
      />
      {step === 'sent' ? sent : <Paying {...props} />}
    </div>
  );
}

function Paying({ title, accounts, selected, onSelect, payable, children }: MakePaymentPageProps) {
  const those = accounts.data?.accounts ?? [];
  const account = payingAccount(those, selected);
  const trouble = account && whyMayNotPay(account.level);
  const { data, problem } =
    accounts.data === undefined ? { data: undefined, problem: accounts.problem } : payable;
  if (accounts.data !== undefined && those.length === 0) return <NoAccount />;
  if (accounts.data !== undefined && !account) return <ChooseAccount accounts={those} onSelect={onSelect} />;
  if (trouble) return <MayNotPay>{trouble}</MayNotPay>;
  if (data?.isClosed) {
    return <MayNotPay>{data.phone ? m.closedCall({ phone: data.phone }) : rules.accountClosed()}</MayNotPay>;
  }
  return (
    <AsyncBoundary
      state={accounts.data === undefined ? accounts.state : payable.state}
      skeleton={<FormSkeleton tellsOwed={title === undefined} />}
      error={problem && { title: m.payableFailed(), ...problem }}
      onRetry={accounts.data === undefined ? accounts.retry : payable.retry}
    >
      {data && children(data)}
    </AsyncBoundary>
  );
}

interface MayNotPayProps {
  /** Of several accounts, none of which can be paid on. */
  readonly several?: boolean;
  readonly children: ReactNode;
}

const MayNotPay = ({ several = false, children }: MayNotPayProps) => (
  <EmptyState
    title={several ? m.mayNotPayThese() : m.mayNotPayTitle()}
    action={
      <>
        <Button href={statementsHref} variant="outlined">
          {m.seeStatements()}
        </Button>
        <Button href="/contact-us" variant="outlined">
          {common.contactUs()}
        </Button>
      </>
    }
  >
    {children}
  </EmptyState>
);

const NoAccount = () => (
  <EmptyState
    title={m.noAccount()}
    action={
      <Button href="/contact-us" variant="outlined">
        {common.contactUs()}
      </Button>
    }
  >
    {m.noAccountWhy()}
  </EmptyState>
);

interface ChooseAccountProps extends Pick<MakePaymentPageProps, 'onSelect'> {
  readonly accounts: readonly Account[];
}

function ChooseAccount({ accounts, onSelect }: ChooseAccountProps) {
  const payable = accounts.filter(({ level }) => whyMayNotPay(level) === undefined);
  if (payable.length === 0) {
    return <MayNotPay several>{m.mayNotPayTheseWhy()}</MayNotPay>;
  }
  return (
    <EmptyState
      title={m.whichAccount()}
      variant="sunrise"
      action={
        <Stack sx={{ gap: 1.5, alignItems: 'stretch', width: '100%' }}>
          {payable.map((account) => (
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
                {owesWords(owedOf([account]))}
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

/** "owes $1,234.56, $612.94 past due". */
function owesWords({ owedCents, action }: Owed): string {
  if (owedCents === 0) return m.owesNothing();
  const amount = formatMoney(owedCents);
  return action?.kind === 'pay' && action.what === 'pastDue'
    ? m.owesPastDue({ amount, pastDue: formatMoney(action.cents) })
    : m.owes({ amount });
}

/** The form at the height that it will have, so that nothing moves when it comes. */
const FormSkeleton = ({ tellsOwed }: { readonly tellsOwed: boolean }) => (
  <>
    {tellsOwed && <OwedHero compact today="" selected={null} />}
    <Stack sx={{ gap: 1.5, maxWidth: { '@md': '62%' }, mt: 3 }}>
      <Skeleton sx={{ width: 240, height: 28 }} />
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <Skeleton key={at} variant="rounded" sx={{ height: 72 }} />
      ))}
      {[0, 1].map((at) => (
        <Skeleton key={at} variant="rounded" sx={{ height: 240, mt: 2 }} />
      ))}
    </Stack>
  </>
);
