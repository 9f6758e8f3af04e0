import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as m from '@locales/makePayment';
import type { Account } from '@contract/accounts/schema';
import * as payableApi from '@contract/payable/endpoints';
import type { PayableAccount } from '@contract/payable/schema';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import { payingAccount, whyMayNotPay } from '@contract/rules/mayPay';
import { owedOf } from '@contract/rules/owed';
import { type Clock, systemClock } from '@/clock';
import { ErrorPanel } from '@/components/ErrorPanel/ErrorPanel';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useRequest } from '@/data/requests';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useDraft } from '@/data/useDraft';
import { useEndpoint } from '@/data/useEndpoint';
import { usePermissions } from '@/data/users';
import { MakePaymentPage } from './MakePaymentPage';
import { atStep, type Go, readPlace } from './paymentAddress';
import { CheckScreen, FormScreen, SentScreen } from './PaymentSteps';
import type { PaymentDraft } from './paymentValues';
import { sourceMeant, sourcesOf } from './paySources';

interface MakePaymentScreenProps {
  readonly clock?: Clock;
  /** Makes the key that a form keeps until it was sent. */
  readonly newKey?: () => string;
}

const randomKey = (): string => crypto.randomUUID();

/** The deposit plan pays too, for those who have one. */
export function MakePaymentScreen({ clock = systemClock, newKey = randomKey }: MakePaymentScreenProps) {
  return <PayingScreen clock={clock} newKey={newKey} deposits={useDeposits()} />;
}

/** Known only once the flag is: until then nobody can say that there are none. */
function useDeposits(): AsyncResult<readonly Account[]> {
  const permissions = usePermissions();
  const hasPlan = permissions.data?.deposit_plan ?? false;
  const plans = asyncResult(useAccounts(hasPlan ? 'my-deposit-plan' : null));
  if (permissions.data === undefined) return { ...permissions, data: undefined };
  return hasPlan ? { ...plans, data: plans.data?.accounts } : { ...permissions, data: [] };
}

interface PayingScreenProps {
  readonly clock: Clock;
  readonly newKey: () => string;
  readonly deposits: AsyncResult<readonly Account[]>;
}

/** The steps of a payment on the account that the address names; each step has an address too. */
function PayingScreen({ clock, newKey, deposits }: PayingScreenProps) {
  const [address, setAddress] = useSearchParams();
  const place = readPlace(address);
  const { account: selected, select } = useSelectedAccount('my-account');
  const accounts = asyncResult(useAccounts('my-account'));
  const paying = payingAccount(accounts.data?.accounts ?? [], selected);
  const accountNo = paying && whyMayNotPay(paying.level) === undefined ? paying.accountNo : null;
  const payable = asyncResult(
    useEndpoint(
      payableApi.account,
      { query: accountNo === null ? null : { account: accountNo } },
      { staleTime: 0 },
    ),
  );
  const options = asyncResult(useEndpoint(paymentOptions.list, {}));
  const sent = useRequest(place.step === 'sent' ? place.request : null).data;
  const drafts = usePaymentDraft(accountNo);
  const go: Go = useCallback(
    (step, how) =>
      setAddress((before) => atStep(before, step, how?.request), { replace: how?.replace ?? false }),
    [setAddress],
  );

  function shown(account: PayableAccount) {
    if (deposits.state === 'loading' || options.state === 'loading') return null;
    // A list that did not come leaves the other sources to choose from, unless what is meant would be in it.
    const meant = { plan: deposits, bank: options, any: undefined }[sourceMeant(place, drafts.draft)];
    if (meant?.state === 'error' && meant.problem) {
      return <ErrorPanel title={m.sourcesFailed()} {...meant.problem} onRetry={meant.retry} />;
    }
    const sources = sourcesOf(account, options.data ?? [], deposits.data ?? []);
    const step = { account, sources, ...drafts, go };
    return place.step === 'check' && drafts.draft ? (
      <CheckScreen {...step} draft={drafts.draft} newKey={newKey} />
    ) : (
      <FormScreen {...step} owed={owedOf(paying ? [paying] : [])} place={place} newKey={newKey} />
    );
  }

  return (
    <MakePaymentPage
      step={place.step === 'check' && !drafts.draft ? 'form' : place.step}
      accounts={accounts}
      selected={selected}
      onSelect={select}
      payable={payable}
      now={clock.now()}
      sentStatus={sent?.status}
      sent={
        <SentScreen id={place.request} zone={accounts.data?.asOf?.booksZone} onAnother={() => go('form')} />
      }
    >
      {shown}
    </MakePaymentPage>
  );
}

interface KeptDraft {
  /** Undefined where none was begun on this account. */
  readonly draft: PaymentDraft | undefined;
  readonly keep: (draft: PaymentDraft) => void;
}

/** The payment that is being put together, kept in this tab over a reload until it was asked for. */
function usePaymentDraft(accountNo: string | null): KeptDraft {
  const stored = useDraft<PaymentDraft>('payment');
  const [draft, setDraft] = useState(() => stored.read());
  const keep = useCallback(
    (next: PaymentDraft) => {
      stored.write(next);
      setDraft(next);
    },
    [stored],
  );
  return { draft: draft?.accountNo === accountNo ? draft : undefined, keep };
}
