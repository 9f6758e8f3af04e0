import { useCallback, useEffect, useRef } from 'react';
import type { PayableAccount } from '@contract/payable/schema';
import { type Go, type PaymentPlace, wantsSomething } from './paymentAddress';
import { PaymentForm } from './PaymentForm';
import { firstSource, namedSource, type PaySource } from './paySources';
import { keptValues, newValues, type PaymentDraft, type PaymentValues } from './paymentValues';
import { useOnline } from './useOnline';
import { todayOf, windowsOf } from './windowsOf';

interface FormScreenProps {
  readonly account: PayableAccount;
  readonly sources: readonly PaySource[];
  readonly place: PaymentPlace;
  readonly draft: PaymentDraft | undefined;
  readonly keep: (draft: PaymentDraft) => void;
  readonly newKey: () => string;
  readonly go: Go;
}

/** The form as it was kept, or a new one: what a link wants counts more than what was kept. */
export function FormScreen(props: FormScreenProps) {
  const { account, sources, place, draft, keep, newKey, go } = props;
  const online = useOnline();
  const windowOf = windowsOf(account);
  const begins = draft === undefined || draft.sentAs !== undefined || wantsSomething(place);
  const isNew = begins || place.step !== 'form';

  const begunFor = useRef<string>(undefined);

  useEffect(function beginForm() {
    if (!isNew) {
      begunFor.current = undefined;
      return;
    }
    // Once for each wish: the address that has it goes some moments later, and each new draft would be another one.
    const wish = JSON.stringify(place);
    if (begins && begunFor.current !== wish) {
      begunFor.current = wish;
      const source = firstSource(sources, place);
      const { min } = windowOf(sources.find(({ id }) => id === source));
      const values = newValues({ account, place, source, today: todayOf(account), payDate: min });
      keep({ accountNo: account.accountNo, key: newKey(), confirmed: false, values });
    }
    go('form', { replace: true });
  });

  const change = useCallback(
    (values: PaymentValues) => {
      if (draft && draft.values !== values) keep({ ...draft, values, confirmed: false });
    },
    [draft, keep],
  );

  if (isNew) return null;
  return (
    <PaymentForm
      key={draft.key}
      account={account}
      sources={sources}
      windowOf={windowOf}
      values={keptValues(draft.values, account)}
      added={place.addedBank === null ? undefined : { source: namedSource(sources, place)?.id }}
      onAddedTaken={() => go('form', { replace: true })}
      online={online}
      onChange={change}
      onReview={() => go('check')}
    />
  );
}
