import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import { anAccount, anAsOf } from '@stories/support/builders';
import { aNewOption, anOption } from '@stories/support/optionBuilders';
import { aPayableAccount } from '@stories/support/payableBuilders';
import { paste } from '@/forms/testing/paste';
import type { Client } from '@/data/client';
import { DataProvider } from '@/data/DataProvider';
import { createQueryClient } from '@/data/queryClient';
import { MakePaymentScreen } from './MakePaymentScreen';
import type { PaymentDraft } from './paymentValues';

// A whole screen takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const here = '/my-account/payments/make-a-payment';
const old = anOption({ id: 'b-1' });
const added = aNewOption({ id: 'b-2', nickname: 'Harvest', accountIds: ['2281'] });
const plan = anAccount({
  id: 'S-1',
  accountNo: 'S-1',
  name: 'Harvest plan',
  depositPlan: { availableCents: 900_000 } as never,
});
const flags = [{ name: 'dana@example.com', admin: false, deposit_plan: true }];
const forEver = new Promise<never>(() => undefined);

/** The screen over a server whose permissions come when they are sent. */
function open(address: string) {
  let sendFlags: (flags: unknown) => void = () => undefined;
  let refuseFlags: (error: Error) => void = () => undefined;
  const waiting = new Promise((resolve, reject) => {
    sendFlags = resolve;
    refuseFlags = reject;
  });
  const answers: Readonly<Record<string, unknown>> = {
    '/api/users': waiting,
    '/api/payable': aPayableAccount(),
    '/api/externalpaymentoptions': [old, added],
    '/api/authorization': forEver,
  };
  const call = ({ path }: { path: string }, { query }: { query: { viewname?: string } }) =>
    Promise.resolve(
      path === '/api/cinchusers'
        ? { asOf: anAsOf(), accounts: query.viewname === 'my-account' ? [anAccount()] : [plan] }
        : answers[path],
    );
  const queryClient = createQueryClient(() => undefined);
  queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <DataProvider
      username="dana@example.com"
      client={{ call } as unknown as Client}
      queryClient={queryClient}
    >
      <MemoryRouter initialEntries={[address]}>
        <MakePaymentScreen clock={{ now: () => new Date('2026-11-19T15:20:00Z') }} newKey={() => 'key-1'} />
        <Link to={`${here}?bank=b-2`}>Back with the bank account</Link>
        <Link to={`${here}?bank=b-9`}>Back with another one</Link>
      </MemoryRouter>
    </DataProvider>,
  );
  return {
    sendFlags: () => act(async () => sendFlags(flags)),
    refuseFlags: () =>
      act(async () =>
        refuseFlags(new ApiError({ code: 'forbidden', message: 'Not now.', requestId: 'r-1' })),
      ),
  };
}

/** A payment that was checked before the page was loaded again. */
function keepDraft(source: string) {
  const value: PaymentDraft = {
    accountNo: '2281',
    key: 'key-0',
    confirmed: false,
    values: {
      mode: 'amount',
      dueBy: '2026-11-19',
      amount: 10_000,
      prepayAmount: '',
      contractNo: '',
      rows: [],
      source,
      payDate: '2026-11-20',
    },
  };
  sessionStorage.setItem('draft payment', JSON.stringify({ person: 'dana@example.com', value }));
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(() => sessionStorage.clear());

describe('while it is not known whether there is a deposit plan', () => {
  it('a reload keeps the check of a payment out of it', async () => {
    keepDraft('plan:S-1');
    const { sendFlags } = open(`${here}?step=check`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Review your payment' })).toBeVisible();
    await sendFlags();

    expect(await screen.findByText('Deposit plan Harvest plan')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Review your payment' })).toBeVisible();
  });

  it('a link that pays out of it begins with nothing else', async () => {
    const { sendFlags } = open(`${here}?from=S-1`);
    await screen.findByRole('heading', { level: 1, name: 'Make a payment' });
    expect(screen.queryByRole('radio')).toBeNull();
    await sendFlags();

    expect(await screen.findByRole('radio', { name: /^Deposit plan Harvest plan/ })).toBeChecked();
  });

  it('says so where it cannot be known, and begins with nothing else either', async () => {
    const { refuseFlags } = open(`${here}?from=S-1`);
    await screen.findByRole('heading', { level: 1, name: 'Make a payment' });
    await refuseFlags();

    expect(await screen.findByText('What you pay from didn’t load')).toBeVisible();
    expect(screen.getByText('Reference r-1')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('whoever wants nothing of it can pay from a bank account', async () => {
    const { refuseFlags } = open(here);
    await screen.findByRole('heading', { level: 1, name: 'Make a payment' });
    await refuseFlags();

    expect(await screen.findByRole('radio', { name: /^Farm checking/ })).toBeChecked();
  });
});

describe('back from adding a bank account', () => {
  it.each([
    ['Back with the bank account', /^Harvest/],
    ['Back with another one', /^Farm checking/],
  ])('%s: it is chosen if it can pay, old errors are gone, what was typed stands', async (link, chosen) => {
    const { sendFlags } = open(here);
    await sendFlags();
    await userEvent.click(await screen.findByRole('radio', { name: /^Another amount/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Review payment' }));
    expect(await screen.findByRole('link', { name: 'Enter an amount' })).toBeVisible();
    await paste(userEvent, screen.getByRole('textbox', { name: 'Amount' }), '22.50');
    await userEvent.click(screen.getByRole('link', { name: link }));

    await waitFor(() => expect(screen.getByRole('radio', { name: chosen })).toBeChecked());
    await waitFor(() => expect(screen.queryByText('There is a problem')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('22.50');
  });
});
