import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/checks';
import * as checks from '@contract/checks/endpoints';
import type { CheckPayable } from '@contract/checks/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { SearchField } from '@/components/SearchField/SearchField';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useCheckPayable, useEntryKey, useRecordCheck } from '@/data/checks';
import { failureOf } from '@/data/notifications';
import { useAccountSearch } from '@/data/officeAccounts';
import { requestUrl } from '@/data/requestUrl';
import { useDocument } from '@/data/useDownload';
import { useOnline } from '@/data/useOnline';
import { CheckForm } from './CheckForm';
import { checkToSend, type CheckValues, formKeyOf, handedOverWords } from './checkValues';
import { todayOf } from './paymentValues';

interface FoundAccount {
  readonly accountNo: string;
  readonly accountName: string;
}

interface Placed {
  readonly id: string;
  readonly requestNo: string;
}

export interface RecordCheckPageProps {
  readonly searched: string;
  readonly onSearch: (words: string) => void;
  readonly found: readonly FoundAccount[];
  /** Whether what was found is still that of other words. */
  readonly searching: boolean;
  readonly account: string | null;
  readonly onAccount: (accountNo: string | null) => void;
  readonly payable: AsyncResult<CheckPayable>;
  readonly online: boolean;
  readonly failure?: ReturnType<typeof failureOf>;
  readonly onSend: (
    payable: CheckPayable,
    values: CheckValues,
    confirmed: boolean,
  ) => Promise<string | undefined>;
  readonly placed: Placed | undefined;
  readonly receipt: { readonly pending: boolean; readonly start: (id: string) => void };
  readonly onAnother: () => void;
}

/** The office's page for a check that a customer hands over at a branch. */
export function RecordCheckPage(props: RecordCheckPageProps) {
  const { account, onAccount, payable, online, failure, onSend, placed, onAnother } = props;
  // What was pressed to come here or back is gone: what stands in its place takes the focus.
  const [moved, setMoved] = useState(false);
  const choose = (accountNo: string | null) => {
    setMoved(true);
    onAccount(accountNo);
  };
  return (
    <>
      <PageHeader title={m.recordTitle()} />
      {placed ? (
        <Recorded
          {...props}
          placed={placed}
          onAnother={() => {
            setMoved(true);
            onAnother();
          }}
        />
      ) : account === null ? (
        <ChooseAccount {...props} onAccount={choose} takesFocus={moved} />
      ) : (
        <Stack sx={{ gap: 2 }}>
          <Button onClick={() => choose(null)} sx={{ alignSelf: 'start', minHeight: 44 }}>
            {m.anotherAccount()}
          </Button>
          <AsyncBoundary
            state={payable.state}
            skeleton={<Skeleton variant="rounded" sx={{ height: 360, maxWidth: 760 }} />}
            error={payable.problem && { title: m.payableFailed(), ...payable.problem }}
            onRetry={payable.retry}
          >
            {payable.data && (
              <>
                <Typography variant="h3" component="h2" tabIndex={-1} ref={moved ? takeFocus : undefined}>
                  {common.nameAndNumber({
                    name: payable.data.account.accountName,
                    number: payable.data.account.accountNo,
                  })}
                </Typography>
                {payable.data.account.isClosed ? (
                  <Alert severity="info">{m.accountClosed()}</Alert>
                ) : (
                  <CheckForm
                    key={formKeyOf(payable.data.account)}
                    account={payable.data.account}
                    today={todayOf(payable.data.account)}
                    words={handedOverWords()}
                    branches={payable.data.branches}
                    online={online}
                    failure={failure}
                    onSend={(values, confirmed) => onSend(payable.data!, values, confirmed)}
                  />
                )}
              </>
            )}
          </AsyncBoundary>
        </Stack>
      )}
    </>
  );
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

interface ChooseAccountProps extends Pick<
  RecordCheckPageProps,
  'searched' | 'onSearch' | 'found' | 'searching' | 'onAccount'
> {
  readonly takesFocus: boolean;
}

function ChooseAccount({ searched, onSearch, found, searching, onAccount, takesFocus }: ChooseAccountProps) {
  return (
    <Stack sx={{ gap: 2, maxWidth: 560 }}>
      <Typography>{m.recordAbout()}</Typography>
      <SearchField
        ref={takesFocus ? takeFocus : undefined}
        label={m.findAccount()}
        placeholder={m.numberOrName()}
        value={searched}
        onChange={onSearch}
      />
      {searched !== '' && (
        <Stack sx={{ alignItems: 'flex-start' }}>
          {found.map(({ accountNo, accountName }) => (
            <Button key={accountNo} onClick={() => onAccount(accountNo)} sx={{ minHeight: 44 }}>
              {common.nameAndNumber({ name: accountName, number: accountNo })}
            </Button>
          ))}
          {found.length === 0 && !searching && (
            <Typography variant="body2" component="output">
              {m.noAccountFound()}
            </Typography>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function Recorded({
  placed: { id, requestNo },
  receipt,
  onAnother,
}: RecordCheckPageProps & { readonly placed: Placed }) {
  return (
    <Stack sx={{ gap: 3, maxWidth: 760 }}>
      <Alert severity="success" tabIndex={-1} ref={takeFocus}>
        {m.recorded({ requestNo })}
      </Alert>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" loading={receipt.pending} onClick={() => receipt.start(id)}>
          {m.printReceipt()}
        </Button>
        <Button
          variant="outlined"
          href={requestUrl('/admin/queue', { query: { tab: 'checks', request: id } })}
        >
          {m.seeRequest()}
        </Button>
        <Button onClick={onAnother}>{m.recordAnother()}</Button>
      </Stack>
    </Stack>
  );
}

const randomKey = (): string => crypto.randomUUID();

export function RecordCheckScreen({ newKey = randomKey }: { readonly newKey?: () => string }) {
  const [searched, setSearched] = useState('');
  const [account, setAccount] = useState<string | null>(null);
  const [placed, setPlaced] = useState<Placed>();
  const keyOf = useEntryKey(newKey);
  const search = useAccountSearch(searched);
  const recording = useRecordCheck();
  return (
    <RecordCheckPage
      searched={searched}
      onSearch={setSearched}
      found={search.data?.found ?? []}
      searching={search.isFetching}
      account={account}
      onAccount={setAccount}
      payable={asyncResult(useCheckPayable(account))}
      online={useOnline()}
      failure={recording.error ? failureOf(recording.error) : undefined}
      onSend={async ({ account: payable }, values, confirmed) => {
        const written = checkToSend(payable, values, todayOf(payable));
        const body = { ...written, branch: values.branch, confirmed: confirmed || undefined };
        const answer = await recording.mutateAsync({ key: keyOf(body), body }).catch(() => undefined);
        if (answer?.placed) setPlaced(answer.placed);
        return answer?.ask;
      }}
      placed={placed}
      receipt={useDocument(checks.officeSlip, 'id')}
      onAnother={() => {
        setPlaced(undefined);
        setAccount(null);
        setSearched('');
      }}
    />
  );
}
