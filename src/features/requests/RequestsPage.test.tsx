import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { accountsOf } from '@stories/support/accountStates';
import { anAccount } from '@stories/support/builders';
import { ready } from '@stories/support/asyncStates';
import { aPickupDetail, aRequestDetail, aReturnedDetail } from '@stories/support/requestBuilders';
import * as stories from '@stories/screens/paymentRequests.stories';
import type { RequestParams } from './requestList';

const { Default, Drawer, DrawerReturned, Empty } = composeStories(stories);

/** Drawer and grid are fetched when they are first needed. */
const onceFetched = { timeout: 20_000 };
const asked = (onParams: ReturnType<typeof vi.fn>) => onParams.mock.lastCall?.[0] as RequestParams;
const drawerOf = (no: string) => screen.findByRole('dialog', { name: `Request ${no}` }, onceFetched);
const fact = (drawer: HTMLElement, label: string) =>
  within(drawer).getAllByText(label, { selector: 'dt' })[0]!.nextSibling?.textContent;

describe('the list of requests', () => {
  it('has a tab for what is open, done and gone wrong, each with how much is in it', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);

    await userEvent.click(screen.getByRole('button', { name: /^Problems.*1/ }));

    expect(asked(onParams).filters.tab).toBe('problems');
  });

  it('says of an empty tab that it is in order, and keeps the ways to the others', () => {
    render(<Empty />);

    expect(screen.getByText('No open requests')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Completed.*11/ })).toBeVisible();
  });

  it.each([
    ['pay', 1],
    ['view', 0],
  ] as const)('offers whoever may only %s so many payments: %i', (level, ways) => {
    render(<Empty accounts={accountsOf(anAccount({ level }))} />);

    expect(screen.queryAllByRole('link', { name: 'Make a payment' })).toHaveLength(ways);
  });
});

describe('a request in its drawer', () => {
  it('tells what happened, what was asked for and what was agreed to', async () => {
    render(<Drawer />);
    const drawer = await drawerOf('PR-2026-000123');

    expect(drawer).toHaveTextContent(
      'Our office approved it. It goes to your bank, which takes the payment on Nov 23, 2026.',
    );
    expect(
      within(drawer).getByRole('list', { name: 'Stages of request PR-2026-000123' }).querySelectorAll('li'),
    ).toHaveLength(2);
    expect(fact(drawer, 'Discount earned')).toBe('$288.91');
    expect(fact(drawer, 'You can cancel it until')).toBe('Nov 20, 2026, 2:00 PM PST');
    expect(
      within(drawer).getByRole('row', { name: /104859.*Question about the price: Two jugs/ }),
    ).toBeVisible();
    expect(drawer).toHaveTextContent('I authorize Larkspur Basin Supply to electronically debit');
  });

  it('keeps bank and account apart: one can have it while the other has not', async () => {
    render(<DrawerReturned />);
    const drawer = await drawerOf('PR-2026-000118');

    expect(fact(drawer, 'Bank')).toBe('Returned');
    expect(fact(drawer, 'Account')).toBe('Posted, then undone');
    expect(within(drawer).getByRole('alert')).toHaveTextContent(
      'Your bank returned it. There was not enough money in the bank account. Your invoices are open again. Send it again once the money is there',
    );
    expect(within(drawer).getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/my-account/payments/make-a-payment?account=2281&invoice=104866%2C104859',
    );
    expect(within(drawer).queryByRole('button', { name: 'Cancel request' })).toBeNull();
  });

  it('is taken along as a paper', async () => {
    const start = vi.fn();
    render(<Drawer receipt={{ pending: false, start }} />);
    await userEvent.click(
      within(await drawerOf('PR-2026-000123')).getByRole('button', { name: 'Receipt (PDF)' }),
    );

    expect(start).toHaveBeenCalledExactlyOnceWith('r-123');
  });

  it('is cancelled after a question that says until when', async () => {
    const start = vi.fn();
    render(<Drawer cancelling={{ ...Drawer.args.cancelling!, start }} />);
    await userEvent.click(
      within(await drawerOf('PR-2026-000123')).getByRole('button', { name: 'Cancel request' }),
    );
    const question = screen.getByRole('alertdialog', { name: 'Cancel request PR-2026-000123?' });

    expect(question).toHaveTextContent('You can do this until Nov 20, 2026, 2:00 PM PST.');
    expect(within(question).getByRole('button', { name: 'Keep request' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel request' }));
    expect(start).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'r-123', version: 2 }),
      expect.any(Function),
    );
  });

  it('says that it is cancelled where one looks, with the focus there and another heading', async () => {
    const start = vi.fn((_: unknown, then: () => void) => then());
    const cancelling = { ...Drawer.args.cancelling!, start };
    const { rerender } = render(<Drawer cancelling={cancelling} />);
    await userEvent.click(
      within(await drawerOf('PR-2026-000123')).getByRole('button', { name: 'Cancel request' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
    const cancelled = { ...Drawer.args.request!.data!, status: 'cancelled', canCancel: false } as const;
    rerender(<Drawer cancelling={cancelling} request={ready(cancelled)} />);

    expect(screen.getByRole('dialog', { name: 'Cancelled request PR-2026-000123' })).toBeVisible();
    expect(screen.getByText('Request PR-2026-000123 is cancelled').closest('[role=alert]')).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is given another day by cancelling it and asking for the same anew', async () => {
    const onCopy = vi.fn();
    const start = vi.fn((_: unknown, then: () => void) => then());
    render(<Drawer onCopy={onCopy} cancelling={{ ...Drawer.args.cancelling!, start }} />);
    await userEvent.click(
      within(await drawerOf('PR-2026-000123')).getByRole('button', { name: 'Change date' }),
    );
    const question = screen.getByRole('alertdialog', { name: 'Change the date of PR-2026-000123?' });

    expect(question).toHaveTextContent(
      'We’ll cancel this request for $10,023.50 and open a new one like it.',
    );
    expect(onCopy).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel and start again' }));
    expect(onCopy).toHaveBeenCalledWith(expect.objectContaining({ id: 'r-123' }));
  });

  it('leads a pickup back to the deposit plan, and says when and where', async () => {
    render(<Drawer request={ready(aPickupDetail())} />);
    const drawer = await drawerOf('PR-2026-000122');

    expect(drawer).toHaveTextContent('Your check is ready at Tekoa. Bring an ID.');
    expect(fact(drawer, 'Pickup')).toBe('Nov 20, 2026, 2:00 PM at Tekoa');
    expect(within(drawer).getByRole('link', { name: 'Copy to new request' })).toHaveAttribute(
      'href',
      '/my-deposit-plan?account=D-2281&ask=money',
    );
  });

  it('is not copied by who may only look', async () => {
    render(<Drawer accounts={accountsOf(anAccount({ level: 'view' }))} />);
    const drawer = await drawerOf('PR-2026-000123');

    expect(within(drawer).queryByRole('link', { name: 'Copy to new request' })).toBeNull();
  });

  it('tells aloud when it moves on while one looks', async () => {
    const { rerender } = render(<Drawer />);
    await drawerOf('PR-2026-000123');

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<Drawer request={ready(aRequestDetail({ status: 'exported' }))} />);
    expect(screen.getByRole('status')).toHaveTextContent('Request PR-2026-000123: Sent to bank');
  });

  it('links to the payment that came of it', async () => {
    render(<Drawer request={ready(aReturnedDetail())} />);
    const drawer = await drawerOf('PR-2026-000118');

    expect(within(drawer).getByRole('link', { name: 'P-30102' })).toHaveAttribute(
      'href',
      '/my-account/payments/payment-history?account=2281&payment=P-30102',
    );
  });
});
