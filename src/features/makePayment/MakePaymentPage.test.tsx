import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from '@stories/screens/makePayment.stories';
import { loading } from '@stories/support/asyncStates';
import { paste } from '@/forms/testing/paste';

const {
  Default,
  ManyInvoices,
  OnItsWay,
  RowsWithAWord,
  Check,
  Confirmation,
  NothingDue,
  NoPermission,
  Loading,
  Error,
} = composeStories(stories);

const summary = () => screen.getByRole('region', { name: 'Summary' });

describe('what is paid', () => {
  it('is reckoned while it is chosen', async () => {
    render(<Default />);
    expect(summary()).toHaveTextContent('Invoices$7,709.00');
    expect(summary()).toHaveTextContent('Discounts$144.60 credit');
    expect(summary()).toHaveTextContent('Credits used$412.50 credit');
    expect(summary()).toHaveTextContent('Total to pay$7,151.90');

    await userEvent.click(screen.getByRole('checkbox', { name: 'Use Credit CM-2210' }));

    expect(summary()).toHaveTextContent('Total to pay$7,564.40');
  });

  it('takes it that the rest of an invoice is paid later, until another reason is chosen', async () => {
    render(<Default />);

    await userEvent.click(screen.getByRole('button', { name: 'Change amount of Invoice 104612' }));
    const amount = screen.getByRole('textbox', { name: 'Amount for Invoice 104612' });
    await userEvent.clear(amount);
    await paste(userEvent, amount, '1000');
    const reason = screen.getByRole('combobox', { name: 'Why less for Invoice 104612' });
    expect(reason).toHaveDisplayValue('Paying the rest later');
    expect(screen.queryByRole('textbox', { name: /^In a few words/ })).toBeNull();

    await userEvent.selectOptions(reason, 'other');
    await userEvent.click(screen.getByRole('button', { name: 'Review payment' }));

    expect(
      await screen.findByRole('link', { name: 'Tell us in a few words why you’re paying less.' }),
    ).toBeVisible();
  });

  it('takes what is ticked along to a payment on a later date, but no credits', async () => {
    render(<Default />);
    const later = () => screen.getByRole('link', { name: 'Pay on a later date' }).getAttribute('href')!;
    const ticked = screen
      .getAllByRole('checkbox', { name: /^Pay Invoice/ })
      .filter((box) => (box as HTMLInputElement).checked);
    expect(ticked.length).toBeGreaterThan(0);
    const before = new URL(later(), 'http://portal').searchParams;
    expect(before.get('invoice')!.split(',')).toHaveLength(ticked.length);
    expect(before.get('bank')).not.toBeNull();

    for (const box of ticked) await userEvent.click(box);
    expect(new URL(later(), 'http://portal').searchParams.get('invoice')).toBeNull();
  });

  it('keeps the focus with whoever changes an amount, or a day', async () => {
    render(<Default />);
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Change amount of Invoice 104612' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Amount for Invoice 104612' })).toHaveFocus();

    screen.getByRole('button', { name: 'Pay all of it' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Change amount of Invoice 104612' })).toHaveFocus();

    const day = screen.getByRole('button', { name: /^Wed, Nov 25, 2026/ });
    day.focus();
    await user.keyboard('{Enter}');
    expect(day).toHaveFocus();
    expect(day).toHaveAttribute('aria-pressed', 'true');
  });

  it('chooses what is due, what is past due, or nothing, at once', async () => {
    render(<Default />);
    const names = ['Use Credit CM-2210', 'Pay Invoice 104612', 'Pay Invoice 104880', 'Pay Invoice 104901'];
    const chosen = () =>
      names.filter((name) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

    await press('All due');
    expect(chosen()).toEqual(['Pay Invoice 104612', 'Pay Invoice 104880']);
    await press('None');
    expect(chosen()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'None' })).toBeNull();
    await press('$2,889.00 past due Show what it’s made of');
    await press('Pay $2,889.00 past due');
    expect(chosen()).toEqual(['Pay Invoice 104612']);
    expect(summary()).toHaveTextContent('Total to pay$2,889.00');

    await press('Another way to pay');
    expect(screen.getByRole('radio', { name: /^Choose invoices/ })).toHaveFocus();
  });

  it('looks for an invoice, keeps what is chosen, and shows all of them again after a try', async () => {
    render(<ManyInvoices />);
    const rows = () => screen.getAllByRole('checkbox', { name: /^Pay/ }).length;
    expect(rows()).toBe(8);

    await paste(userEvent, screen.getByRole('searchbox', { name: 'Search invoices' }), '1050 north');
    expect(await screen.findByText('1 of 8 shown. What you chose stays chosen.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pay Invoice 10503' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change amount of Invoice 10503' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Amount for Invoice 10503' }));
    await userEvent.click(screen.getByRole('button', { name: 'Review payment' }));

    expect(await screen.findByRole('link', { name: 'Enter an amount' })).toBeVisible();
    expect(rows()).toBe(8);
  });

  it('says what is on its way to an invoice, and that it would be paid twice', () => {
    render(<OnItsWay />);

    expect(screen.getByText(/On its way with PR-2026-000101/)).toBeInTheDocument();
    expect(summary()).toHaveTextContent('With this, $2,889.00 of it would be paid twice');
  });

  it('tells of each row what the payment takes of its discount', async () => {
    render(<RowsWithAWord />);
    const row = (name: string) => screen.getByRole('checkbox', { name: `Pay ${name}` }).closest('li');

    expect(row('Invoice 104871')).toHaveTextContent(
      /Discount \$107.20 by Dec 5, 2026.*\$178.67 discount by Nov 25, 2026 if you also pay what’s past due/,
    );
    expect(row('Invoice 104880')).toHaveTextContent('On its way with PR-2026-000101. $2,820.00 left to pay.');
    expect(row('Finance charge FC-0311')).not.toHaveTextContent('Discount $');
    expect(summary()).toHaveTextContent('Discounts$251.80 credit');

    await userEvent.click(screen.getByRole('checkbox', { name: 'Pay Invoice 104612' }));

    expect(row('Invoice 104871')).toHaveTextContent('Discount $178.67 by Nov 25, 2026');
    expect(summary()).toHaveTextContent('Discounts$323.27 credit');
  });

  it('lists a negative invoice that only the office can apply, without a way to use it', () => {
    render(<RowsWithAWord />);

    expect(screen.getByText('104920')).toHaveTextContent('Invoice 104920');
    expect(screen.getByText(/In your favor, but not a credit memo/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /104920/ })).toBeNull();
  });

  it('tells what a later day costs and which days are worth more', () => {
    render(<Default />);

    expect(screen.getByText(/If you pay after Nov 25, 2026, you lose/)).toHaveTextContent('$144.60');
    expect(screen.getByRole('button', { name: /^Wed, Nov 25, 2026/ })).toHaveAccessibleName(
      /saves \$144\.60, [\d.]+% a year, you pay ?\$7,151\.90$/,
    );
  });

  it('is only prepay or an amount where nothing is due', () => {
    render(<NothingDue />);

    expect(screen.getByRole('region', { name: 'You owe' })).toHaveTextContent(
      /^You owe\$0\.00.*Nothing to pay now$/,
    );
    expect(screen.getByRole('radio', { name: /Choose invoices/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Prepay/ })).toBeEnabled();
  });
});

describe('the check', () => {
  it('shows every line with the way back, and wants a consent', async () => {
    render(<Check />);
    expect(screen.getByRole('heading', { name: 'Review your payment' })).toBeInTheDocument();
    expect(screen.getByText(/\$4,675.40, \$144.60 discount/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change payment date' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Send payment request' }));

    const problem = await screen.findByRole('alert');
    expect(
      within(problem).getByRole('link', { name: 'Check the box to authorize this payment' }),
    ).toBeInTheDocument();
  });
});

describe('the receipt', () => {
  it('names the request, what follows and until when it can be cancelled', async () => {
    render(<Confirmation />);
    expect(screen.getByText('PR-2026-000123')).toBeInTheDocument();
    expect(screen.getByText('You can cancel it until Nov 23, 2026, 2:00 PM PST.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));

    const question = screen.getByRole('alertdialog', { name: 'Cancel payment request PR-2026-000123?' });
    expect(
      within(question)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Keep request', 'Cancel request']);
  });

  it.each([
    ['submitted', 'Payment request sent'],
    ['cancelled', 'Payment request cancelled'],
    ['returned', 'Payment request returned'],
    [undefined, 'Payment request sent'],
  ] as const)('of a request that is %s has the heading “%s”', (sentStatus, heading) => {
    render(<Confirmation sentStatus={sentStatus} />);

    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  });
});

it.each([
  [NoPermission, 'You can’t pay this account'],
  [Error, 'What you can pay didn’t load'],
])('says why there is nothing to fill in', (Story, words) => {
  render(<Story />);

  expect(screen.getByText(words)).toBeInTheDocument();
});

it('holds its place while it loads', () => {
  render(<Default payable={loading} />);

  // It comes into sight only after a moment.
  const owed = screen.getByRole('region', { name: 'You owe', hidden: true });
  expect(owed).toHaveAttribute('aria-busy', 'true');
});

it('shows nothing below the accounts until they have come, since it would move then', () => {
  render(<Loading />);

  expect(screen.getByText('You owe')).not.toBeVisible();
});
