import { ThemeProvider } from '@mui/material/styles';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import { anAccount, anAsOf } from '@stories/support/builders';
import { aCheckDetail } from '@stories/support/checkBuilders';
import { aPayableAccount } from '@stories/support/payableBuilders';
import { paste } from '@/forms/testing/paste';
import type { Client } from '@/data/client';
import { DataProvider } from '@/data/DataProvider';
import { createQueryClient } from '@/data/queryClient';
import { theme } from '@theme/index';
import { MailedCheckScreen } from './MailedCheckPage';
import { RecordCheckScreen } from './RecordCheckPage';

// A whole screen takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
beforeEach(() => {
  window.scrollTo = () => undefined;
});

interface Sent {
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The screens over a server that answers what is sent by these, one after the other. */
function open(at: 'customer' | 'office', ...answers: (object | Error)[]) {
  const sent: Sent[] = [];
  let keys = 0;
  const known: Readonly<Record<string, unknown>> = {
    '/api/cinchusers': { asOf: anAsOf(), accounts: [anAccount()] },
    '/api/payable': aPayableAccount(),
    '/api/requests/:id': aCheckDetail(),
    '/api/office/accounts': { found: [{ accountNo: '2281', accountName: 'Hollis Creek Farms LLC' }] },
    '/api/office/checks/payable': {
      account: aPayableAccount(),
      branches: [{ code: 'TEK', name: 'Tekoa' }],
    },
  };
  const call = async ({ path, method }: { path: string; method: string }, parts: Sent) => {
    if (method === 'GET') return known[path];
    sent.push({ key: parts.key, body: parts.body });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const queryClient = createQueryClient(() => undefined);
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const newKey = () => `key-${(keys += 1)}`;
  render(
    <ThemeProvider theme={theme}>
      <DataProvider
        username="dana@example.com"
        client={{ call } as unknown as Client}
        queryClient={queryClient}
      >
        <MemoryRouter>
          {at === 'office' ? (
            <RecordCheckScreen newKey={newKey} />
          ) : (
            <MailedCheckScreen clock={{ now: () => new Date('2026-11-19T15:20:00Z') }} newKey={newKey} />
          )}
        </MemoryRouter>
      </DataProvider>
    </ThemeProvider>,
  );
  return sent;
}

const fill = async (name: string, text: string) =>
  paste(userEvent, await screen.findByRole('textbox', { name: new RegExp(`^${name}`) }), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a check in the mail', () => {
  it('is sent as it was filled in, and then has its number and its slip', async () => {
    const sent = open('customer', aCheckDetail());
    await fill('Check number', '001042');
    await fill('Amount of the check', '3000.00');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pay Invoice 104612' }));
    expect(screen.getByText('$111.00 of it has no invoice and stays on account.')).toBeVisible();
    await press('Tell us about this check');

    expect(await screen.findByRole('heading', { level: 1, name: 'We know of your check' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Remittance slip (PDF)' })).toBeVisible();
    expect(sent).toEqual([
      {
        key: 'key-1',
        body: {
          account: '2281',
          amount: '3000.00',
          checkNo: '001042',
          day: '2026-11-19',
          invoices: [{ invoiceNo: '104612', amountCents: 288_900 }],
          confirmed: undefined,
        },
      },
    ]);
  });

  it('is not sent before it has a number and an amount', async () => {
    const sent = open('customer');
    await press('Tell us about this check');

    expect(
      await screen.findByRole('link', { name: 'Enter the number on the check: 1 to 10 digits' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter an amount' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is not sent for less than its invoices', async () => {
    const sent = open('customer');
    await fill('Check number', '1042');
    await fill('Amount of the check', '2888.99');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pay Invoice 104612' }));
    await press('Tell us about this check');

    expect(await screen.findAllByText(/come to \$0\.01 more than the check of \$2,888\.99/)).not.toEqual([]);
    expect(sent).toEqual([]);
  });

  it('is sent again as confirmed, under another key, where its customer means it', async () => {
    const ask = 'Check 1042 on this account is already on its way.';
    const conflict = new ApiError({ code: 'conflict', message: ask, fields: { confirmed: ask } });
    const sent = open('customer', conflict, aCheckDetail());
    await fill('Check number', '1042');
    await fill('Amount of the check', '3000.00');
    await press('Tell us about this check');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(ask)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Tell us anyway' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'We know of your check' })).toBeVisible();
    expect(sent.map(({ key, body }) => [key, body.confirmed])).toEqual([
      ['key-1', undefined],
      ['key-2', true],
    ]);
  });

  it('keeps its key where nothing answered', async () => {
    const sent = open('customer', new Error('no answer'), aCheckDetail());
    await fill('Check number', '1042');
    await fill('Amount of the check', '3000.00');
    await press('Tell us about this check');
    expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
    await press('Tell us about this check');

    expect(await screen.findByRole('heading', { level: 1, name: 'We know of your check' })).toBeVisible();
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });
});

describe('a check at a branch', () => {
  it('is recorded on the account that was looked for, at the branch that was chosen', async () => {
    const sent = open('office', { id: 'q-231', requestNo: 'PR-2026-000231' });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find the account' }), 'hollis{Enter}');
    await press('Hollis Creek Farms LLC, 2281');
    expect(await screen.findByRole('heading', { name: 'Hollis Creek Farms LLC, 2281' })).toHaveFocus();
    await fill('Check number', '318');
    await fill('Amount of the check', '200.00');
    await press('Record check');
    expect(await screen.findByRole('link', { name: 'Choose a branch' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Branch/ }), 'TEK');
    await press('Record check');

    expect(await screen.findByText(/^Check recorded as PR-2026-000231/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check receipt (PDF)' })).toBeVisible();
    expect(sent).toMatchObject([{ body: { branch: 'TEK', checkNo: '318', amount: '200.00', invoices: [] } }]);
    await press('Record another check');
    const search = await screen.findByRole('searchbox', { name: 'Find the account' });
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
  });
});
