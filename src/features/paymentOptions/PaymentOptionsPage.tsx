import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as common from '@locales/common';
import * as m from '@locales/paymentOptions';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import type { PaymentOption, PaymentOptionChange } from '@contract/paymentOptions/schema';
import { levelOpens } from '@contract/rules/accessOpens';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Icon } from '@/components/Icon/Icon';
import { PageHeader, pageTitleId } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import { useAccounts } from '@/data/accounts';
import { useConfig } from '@/data/config';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useChangeOptions, useRoutingNumber } from '@/data/paymentOptions';
import { useEndpoint } from '@/data/useEndpoint';
import { addHref, here, placeAfter, placeWithAdded } from './links';
import { OptionCard } from './OptionCard';
import type { OptionCheckCalls } from './OptionCheck';
import { lookupOf, type PayableAccount } from './optionFacts';
import { OptionForm, type OptionFormProps } from './OptionForm';

const OptionDelete = lazy(async () => ({ default: (await import('./OptionDelete')).OptionDelete }));
const OptionEdit = lazy(async () => ({ default: (await import('./OptionEdit')).OptionEdit }));

export interface PaymentOptionsPageProps
  extends Omit<OptionFormProps, 'accounts' | 'isFirst'>, OptionCheckCalls {
  readonly options: AsyncResult<readonly PaymentOption[]>;
  /** Those that one may pay for; undefined while nobody knows. */
  readonly accounts: readonly PayableAccount[] | undefined;
  /** Whether the form for another one is open. */
  readonly adding: boolean;
  readonly onChange: (change: Omit<PaymentOptionChange, 'username'>) => Promise<unknown>;
  readonly onDelete: (id: string) => Promise<unknown>;
  /** The IANA zone in which days are told. */
  readonly zone: string;
}

type Doing = { readonly what: 'edit' | 'delete'; readonly id: string } | undefined;

/** The bank accounts that payments can be asked for from. */
export function PaymentOptionsPage({ adding, ...props }: PaymentOptionsPageProps) {
  const mayPay = props.accounts?.length !== 0;
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(adding);
  useEffect(
    function goToTheTop() {
      if (before.current === adding) return;
      before.current = adding;
      page.current?.querySelector<HTMLElement>(`#${pageTitleId}`)?.focus();
    },
    [adding],
  );
  return (
    <div ref={page}>
      <PageHeader
        title={adding && mayPay ? m.addTitle() : m.title()}
        breadcrumbs={trailTo(adding && mayPay)}
        subtitle={adding ? undefined : m.subtitle()}
        actions={
          !adding &&
          mayPay && (
            <>
              {props.options.data && props.options.data.length > 0 && (
                <Button variant="outlined" href="/my-account/payments/autopay">
                  {m.autopay()}
                </Button>
              )}
              <Button variant="contained" href={addHref()} startIcon={<Icon name="plus" />}>
                {m.addBankAccount()}
              </Button>
            </>
          )
        }
      />
      <Content adding={adding} {...props} />
    </div>
  );
}

function Content({ options, accounts, adding, ...props }: PaymentOptionsPageProps) {
  const state = accounts === undefined && options.state === 'ready' ? 'loading' : options.state;
  const saved = options.data ?? [];
  return (
    <AsyncBoundary
      state={state}
      skeleton={<Skeleton variant="rounded" sx={{ height: 320, maxWidth: 560 }} />}
      error={options.problem && { title: m.listFailed(), ...options.problem }}
      onRetry={options.retry}
    >
      {adding && accounts && accounts.length > 0 ? (
        <OptionForm {...props} accounts={accounts} isFirst={saved.length === 0} />
      ) : saved.length === 0 ? (
        <Nothing mayPay={accounts?.length !== 0} />
      ) : (
        <Saved {...props} options={saved} accounts={accounts ?? []} />
      )}
    </AsyncBoundary>
  );
}

interface SavedProps
  extends Pick<PaymentOptionsPageProps, 'onChange' | 'onDelete' | 'zone' | 'companyName'>, OptionCheckCalls {
  readonly options: readonly PaymentOption[];
  readonly accounts: readonly PayableAccount[];
}

function Saved({ options, accounts, onChange, onDelete, ...card }: SavedProps) {
  const [doing, setDoing] = useState<Doing>();
  const toast = useToast();
  // As it is now, not as it was when the dialog was opened: a request may have come to use it.
  const option = options.find(({ id }) => id === doing?.id);
  const close = () => setDoing(undefined);
  const told = (message: string) => {
    close();
    toast({ message, severity: 'success' });
  };
  return (
    <>
      <Box component="ul" sx={cards}>
        {options.map((one) => (
          <OptionCard
            key={one.id}
            option={one}
            accounts={accounts}
            {...card}
            onEdit={() => setDoing({ what: 'edit', id: one.id })}
            onDelete={() => setDoing({ what: 'delete', id: one.id })}
          />
        ))}
      </Box>
      <Suspense>
        {doing?.what === 'edit' && option && (
          <OptionEdit
            option={option}
            accounts={accounts}
            onSave={async (change) => {
              await onChange(change);
              told(m.changesSaved());
            }}
            onClose={close}
          />
        )}
        {doing?.what === 'delete' && option && (
          <OptionDelete
            option={option}
            onDelete={onDelete}
            onDone={() => told(m.deleted())}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

function Nothing({ mayPay }: { readonly mayPay: boolean }) {
  return mayPay ? (
    <EmptyState
      title={m.empty()}
      action={
        <Button variant="contained" href={addHref()}>
          {m.addBankAccount()}
        </Button>
      }
    >
      {m.emptyWhy()}
    </EmptyState>
  ) : (
    <EmptyState title={m.nothingToPay()} action={<Button href="/contact-us">{common.contactUs()}</Button>}>
      {m.nothingToPayWhy()}
    </EmptyState>
  );
}

const trailTo = (adding: boolean) => [
  { label: common.myAccount() },
  { label: common.payments() },
  ...(adding ? [{ label: m.title(), href: here }] : []),
];

const cards = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'repeat(2, minmax(0, 1fr))' },
  gap: 2.5,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

export function PaymentOptionsScreen() {
  const [params] = useSearchParams();
  const toast = useToast();
  const { companyName } = useConfig();
  const [routing, setRouting] = useState('');
  const { add, change, remove, confirmDeposits, askAgain } = useChangeOptions();
  const own = useAccounts('my-account').data;
  const accounts = own?.accounts.filter(({ level }) => levelOpens(level, 'asking'));
  const after = placeAfter(params.get('back'));
  const adding = params.get('add') === '1';
  const leave = useLeaving(adding);

  return (
    <PaymentOptionsPage
      options={asyncResult(useEndpoint(paymentOptions.list, {}))}
      accounts={accounts}
      adding={adding}
      companyName={companyName}
      lookup={lookupOf(useRoutingNumber(routing))}
      onRouting={useCallback((number: string) => setRouting(number), [])}
      onAdd={async (asked) => {
        const { id, nickname } = await add(asked);
        toast({ message: m.isSaved({ nickname }), severity: 'success' });
        leave(placeWithAdded(after, id));
      }}
      onChange={change}
      onDelete={remove}
      onConfirmDeposits={confirmDeposits}
      onAskAgain={askAgain}
      onCancel={() => leave(after)}
      zone={own?.asOf?.booksZone ?? 'UTC'}
    />
  );
}

/**
 * Leaves the form for a page. The screen is kept as it was left, so the form, with the number that was typed in it, is
 * closed first: it would stand there again, ready to be sent twice.
 */
function useLeaving(adding: boolean): (to: string) => void {
  const navigate = useNavigate();
  const goingTo = useRef<string>(undefined);
  useEffect(
    function goThere() {
      const to = goingTo.current;
      if (to === undefined || adding) return;
      goingTo.current = undefined;
      if (to !== here) void navigate(to, { replace: true });
    },
    [adding, navigate],
  );
  return (next) => {
    goingTo.current = next;
    void navigate(here, { replace: true });
  };
}
