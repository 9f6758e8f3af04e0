import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ready } from '@stories/support/asyncStates';
import { aQueuedDetail } from '@stories/support/queueBuilders';
import * as stories from '@stories/screens/queue.stories';

const { ConfirmingBankAccount, Default, Drawer, DrawerChanged, DrawerInTheWay, DrawerNotToBeConfirmed } =
  composeStories(stories);

/** Drawer, dialog and grid are fetched when they are first needed. */
const onceFetched = { timeout: 20_000 };
const idle = Default.args.moving!;

describe('one request', () => {
  const drawer = () => screen.findByRole('dialog', { name: 'Request PR-2026-000201' }, onceFetched);

  it('tells what to look at twice first, then what is asked, by whom and from where', async () => {
    render(<Drawer />);
    const shown = await drawer();

    expect(
      within(shown)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^New bank account\. This bank account was added less than 7 days ago/),
      expect.stringMatching(/^Unusual amount\./),
      expect.stringMatching(/^More than is owed\./),
    ]);
    expect(shown).toHaveTextContent('Palouse Community Bank ••4417');
    expect(within(shown).getByRole('link', { name: 'dana@example.com' })).toHaveAttribute(
      'href',
      '/admin/queue?tab=all&submitter=dana%40example.com',
    );
    expect(shown).toHaveTextContent('I authorize Larkspur Basin Supply');
  });

  it('says what has changed since it was approved, and lets the office approve it again', async () => {
    render(<DrawerChanged />);
    const shown = await drawer();

    expect(within(shown).getByRole('alert')).toHaveTextContent(
      'Changed since it was approved: bank account and invoices. No bank file takes it until',
    );
    expect(within(shown).getByRole('button', { name: 'Approve again' })).toBeVisible();
    expect(within(shown).getByRole('button', { name: 'Reject' })).toBeVisible();
  });

  it('says of what cannot be done why, and has no button for it', async () => {
    render(<DrawerInTheWay />);
    const shown = await drawer();

    expect(within(shown).getByRole('alert')).toHaveTextContent('Approve: You approved it first');
    expect(within(shown).queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(within(shown).getByRole('button', { name: 'Reject' })).toBeVisible();
  });

  it('from a bank account that waits is made payable by confirming that', async () => {
    const start = vi.fn();
    render(<ConfirmingBankAccount confirming={{ pending: false, start }} />);

    await userEvent.click(within(await drawer()).getByRole('button', { name: 'Confirm bank account' }));
    expect(start).not.toHaveBeenCalled();
    const dialog = screen.getByRole('alertdialog', { name: 'Confirm Palouse Community Bank ••4417?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm bank account' }));

    expect(start).toHaveBeenCalledWith('q-201');
  });

  it('that the same person approved has no button for its bank account, and says who has to confirm it', async () => {
    render(<DrawerNotToBeConfirmed />);
    const shown = await drawer();

    expect(within(shown).queryByRole('button', { name: /^Confirm bank account/ })).toBeNull();
    expect(shown).toHaveTextContent(/Confirm bank account: You approved request PR-2026-000201/);
  });

  it('that came back is returned with the bank’s code', async () => {
    const start = vi.fn();
    const request = aQueuedDetail({ status: 'exported', flags: [], moves: [{ move: 'return', why: null }] });
    render(<Drawer request={ready(request)} moving={{ ...idle, start }} />);
    await userEvent.click(within(await drawer()).getByRole('button', { name: 'Returned by bank' }));
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Mark PR-2026-000201 as returned by the bank?' },
      onceFetched,
    );

    await userEvent.click(within(dialog).getByRole('button', { name: 'Returned by bank' }));
    expect(await within(dialog).findByText('Choose the bank’s return code')).toBeVisible();
    await userEvent.selectOptions(within(dialog).getByLabelText('Return code'), 'R01');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Returned by bank' }));

    expect(start).toHaveBeenCalledWith({ event: 'return', requests: [request], returnCode: 'R01' });
  });
});
