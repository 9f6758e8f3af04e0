import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Account } from '@contract/accounts/schema';
import type { PayableAccount } from '@contract/payable/schema';
import { whyMayNotPay } from '@contract/rules/mayPay';
import type { Clock } from '@/clock';
import { ErrorPanel } from '@/components/ErrorPanel/ErrorPanel';
import { useAccounts } from '@/data/accounts';
import { type Loaded, loaded } from '@/data/asyncResult';
import { usePayable } from '@/data/payable';
import { usePaymentOptions } from '@/data/paymentOptions';
import { useRequest } from '@/data/requests';
import { useSelectedAccount } from '@/data/selectedAccount';
import { CheckScreen } from './CheckScreen';
import { FormScreen } from './FormScreen';
import { MakePaymentPage } from './MakePaymentPage';
import { atStep, type Go, readPlace } from './paymentAddress';
import { payingAccount } from './payingAccount';
import { sourceMeant, sourcesOf } from './paySources';
import { SentScreen } from './SentScreen';
import { usePaymentDraft } from './usePaymentDraft';

interface PayingScreenProps {
  readonly clock: Clock;
  readonly newKey: () => string;
  readonly deposits: Loaded<readonly Account[]>;
}

/** The steps of a payment on the account that the address names; each step has an address too. */
export function PayingScreen({ clock, newKey, deposits }: PayingScreenProps) {
  const [address, setAddress] = useSearchParams();
  const place = readPlace(address);
  const { account: selected, select } = useSelectedAccount('my-account');
  const accounts = loaded(useAccounts('my-account'));
  const paying = payingAccount(accounts.data?.accounts ?? [], selected);
  const accountNo = paying && whyMayNotPay(paying.level) === undefined ? paying.accountNo : null;
  const payable = loaded(usePayable(accountNo));
  const options = loaded(usePaymentOptions());
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
      return <ErrorPanel title="What you pay from didn’t load" {...meant.problem} onRetry={meant.retry} />;
    }
    const sources = sourcesOf(account, options.data ?? [], deposits.data ?? []);
    const step = { account, sources, ...drafts, go };
    return place.step === 'check' && drafts.draft ? (
      <CheckScreen {...step} draft={drafts.draft} newKey={newKey} />
    ) : (
      <FormScreen {...step} place={place} newKey={newKey} />
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
