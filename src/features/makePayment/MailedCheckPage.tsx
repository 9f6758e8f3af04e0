import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as common from '@locales/common';
import * as m from '@locales/checks';
import * as checks from '@contract/checks/endpoints';
import { formatDate } from '@contract/format/date';
import * as payableApi from '@contract/payable/endpoints';
import type { PayableAccount } from '@contract/payable/schema';
import { requestStatusWord } from '@contract/requests/labels';
import type { RequestDetail } from '@contract/requests/schema';
import { requestSentence } from '@contract/requests/sentences';
import { payingAccount, whyMayNotPay } from '@contract/rules/mayPay';
import { type Clock, systemClock } from '@/clock';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Money } from '@/components/Money/Money';
import { RequestStatus } from '@/components/RequestStatus/RequestStatus';
import { ReviewList } from '@/components/ReviewList/ReviewList';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useAnnounceCheck, useEntryKey } from '@/data/checks';
import { failureOf } from '@/data/notifications';
import { useRequest } from '@/data/requests';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useDocument } from '@/data/useDownload';
import { useEndpoint } from '@/data/useEndpoint';
import { useOnline } from '@/data/useOnline';
import { CheckForm } from './CheckForm';
import { checkToSend, type CheckValues, formKeyOf, mailedWords } from './checkValues';
import { MakePaymentPage } from './MakePaymentPage';
import { requestHref } from './paymentAddress';
import { todayOf } from './paymentValues';

interface MailedCheckPageProps {
  readonly accounts: ComponentProps<typeof MakePaymentPage>['accounts'];
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly payable: AsyncResult<PayableAccount>;
  readonly now: Date;
  /** Invoices that are chosen from the start. */
  readonly chosen: readonly string[];
  readonly online: boolean;
  readonly failure?: ReturnType<typeof failureOf>;
  /** Sends it; answers what has to be confirmed before it is sent again, if anything. */
  readonly onSend: (
    account: PayableAccount,
    values: CheckValues,
    confirmed: boolean,
  ) => Promise<string | undefined>;
  /** What came of a check; left out while it is filled in. */
  readonly sent?: CheckSentProps;
}

/** Tells of a check in the mail, and then what came of it. */
export function MailedCheckPage({ chosen, online, failure, onSend, sent, ...page }: MailedCheckPageProps) {
  return (
    <MakePaymentPage
      {...page}
      step={sent ? 'sent' : 'form'}
      title={sent ? m.sentTitle() : m.mailedTitle()}
      sent={sent && <CheckSent {...sent} />}
    >
      {(account) => (
        <Stack sx={{ gap: 3 }}>
          <Typography sx={{ maxWidth: 760 }}>{m.mailedAbout()}</Typography>
          <CheckForm
            key={formKeyOf(account)}
            account={account}
            today={todayOf(account)}
            words={mailedWords()}
            chosen={chosen}
            online={online}
            failure={failure}
            onSend={(values, confirmed) => onSend(account, values, confirmed)}
          />
        </Stack>
      )}
    </MakePaymentPage>
  );
}

interface CheckSentProps {
  readonly request: AsyncResult<RequestDetail>;
  /** How far its slip is, and the way to it. */
  readonly slip: { readonly pending: boolean; readonly start: (id: string) => void };
  readonly onAnother: () => void;
}

/** What became of an announced check: its number, what it pays, and the slip that goes with it. */
function CheckSent({ request: { data, state, problem, retry }, slip, onAnother }: CheckSentProps) {
  return (
    <AsyncBoundary
      state={state}
      skeleton={<Skeleton variant="rounded" sx={{ height: 360, maxWidth: 760 }} />}
      error={problem && { title: m.failedToLoad(), ...problem }}
      onRetry={retry}
    >
      {data && (
        <Stack sx={{ gap: 3, maxWidth: 760 }}>
          <Alert severity={data.status === 'submitted' ? 'success' : 'info'}>{requestSentence(data)}</Alert>
          <RequestStatus name={data.requestNo} status={requestStatusWord(data)} />
          <ReviewList
            lead={{ label: common.amount(), value: <Money cents={data.amountCents} /> }}
            groups={[{ rows: facts(data) }]}
          />
          {data.status === 'submitted' && <Typography>{m.slipWhy()}</Typography>}
          <Stack data-screen-only direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="contained" loading={slip.pending} onClick={() => slip.start(data.id)}>
              {m.printSlip()}
            </Button>
            <Button variant="outlined" href={requestHref(data.id)}>
              {m.seeRequest()}
            </Button>
            <Button onClick={onAnother}>{m.another()}</Button>
          </Stack>
        </Stack>
      )}
    </AsyncBoundary>
  );
}

const facts = ({ requestNo, accountName, accountNo, source, target, day }: RequestDetail) => [
  { label: common.request(), value: requestNo },
  { label: common.account(), value: common.nameAndNumber({ name: accountName, number: accountNo }) },
  { label: m.check(), value: source },
  { label: m.dayMailed(), value: day === null ? '' : formatDate(day) },
  { label: m.whatItPays(), value: target },
];

interface MailedCheckScreenProps {
  readonly clock?: Clock;
  /** Makes the key that a form keeps until it was sent. */
  readonly newKey?: () => string;
}

const randomKey = (): string => crypto.randomUUID();

/** On the account that the address names; what came of a check has an address too. */
export function MailedCheckScreen({ clock = systemClock, newKey = randomKey }: MailedCheckScreenProps) {
  const [address, setAddress] = useSearchParams();
  const id = address.get('request');
  const { account: selected, select } = useSelectedAccount('my-account');
  const accounts = asyncResult(useAccounts('my-account'));
  const paying = payingAccount(accounts.data?.accounts ?? [], selected);
  const accountNo = paying && whyMayNotPay(paying.level) === undefined ? paying.accountNo : null;
  const payable = useEndpoint(
    payableApi.account,
    { query: accountNo === null ? null : { account: accountNo } },
    { staleTime: 0 },
  );
  const request = asyncResult(useRequest(id));
  const slip = useDocument(checks.slip, 'id');
  const announcing = useAnnounceCheck();
  const keyOf = useEntryKey(newKey);
  const show = (next: string | null) =>
    setAddress((before) => {
      const after = new URLSearchParams(before);
      after.delete('invoice');
      if (next === null) after.delete('request');
      else after.set('request', next);
      return after;
    });
  return (
    <MailedCheckPage
      accounts={accounts}
      selected={selected}
      onSelect={select}
      payable={asyncResult(payable)}
      now={clock.now()}
      chosen={(address.get('invoice') ?? '').split(',').filter(Boolean)}
      online={useOnline()}
      failure={announcing.error ? failureOf(announcing.error) : undefined}
      onSend={async (account, values, confirmed) => {
        const written = checkToSend(account, values, todayOf(account));
        const body = { ...written, confirmed: confirmed || undefined };
        const answer = await announcing.mutateAsync({ key: keyOf(body), body }).catch(() => undefined);
        if (answer?.placed) show(answer.placed.id);
        return answer?.ask;
      }}
      sent={id === null ? undefined : { request, slip, onAnother: () => show(null) }}
    />
  );
}
