// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/accessRequests.stories';
import * as contacts from '@stories/screens/contacts.stories';
import { accessParams, toQuery } from './accessRequestList';
// Fetched by the page when they are wanted; here they are at hand, however slow the machine.
import './AccessRequestDrawer';
import './ContactDrawer';
import './InviteDialog';
import './RejectDialog';

const { Opened, AlreadyUser, Forgotten, Rejecting } = composeStories(stories);
const { Invited } = composeStories(contacts);

const decisions = () => ({ approve: vi.fn(() => Promise.resolve()), reject: vi.fn(() => Promise.resolve()) });
const drawer = async () =>
  within(await screen.findByRole('dialog', { name: 'Access request AR-2026-000045' }));

it('asks for what waits unless something else is chosen', () => {
  const query = (address: string) => toQuery(accessParams.read(new URLSearchParams(address)).filters).tab;
  expect([query(''), query('tab=rejected'), query('tab=none')]).toEqual(['new', 'rejected', 'new']);
});

it('says of every part whether it matches', async () => {
  render(<Opened />);
  expect((await (await drawer()).findAllByText('Matches')).length).toBe(5);
});

it('lets in to several accounts, each as far as is said', async () => {
  const own = decisions();
  const onDone = vi.fn();
  render(<Opened decisions={own} onDone={onDone} />);
  const request = await drawer();
  await userEvent.click(request.getByRole('button', { name: 'Add account' }));
  await userEvent.type(request.getByLabelText('Account 2'), '00204');
  await userEvent.click(request.getByRole('button', { name: 'Approve and invite' }));

  await waitFor(() => expect(onDone).toHaveBeenCalledWith('AR-2026-000045 approved'));
  expect(own.approve).toHaveBeenCalledWith(expect.objectContaining({ requestNo: 'AR-2026-000045' }), {
    givenName: 'Dana',
    familyName: 'Whitcomb',
    deposit_plan: false,
    accounts: [
      { accountNo: '02281', level: 'view', relationship: 'spouse' },
      { accountNo: '00204', level: 'view', relationship: 'employee' },
    ],
  });
});

it('asks for no name of somebody who signs in already', async () => {
  render(<AlreadyUser />);
  const request = await drawer();

  expect(request.getByText(/already signs in/)).toBeVisible();
  expect(request.queryByLabelText('First name')).toBeNull();
  expect(request.getByRole('button', { name: 'Approve and link' })).toBeVisible();
});

it('rejects with a reason, and tells the person only where that is chosen', async () => {
  const own = decisions();
  render(<Rejecting decisions={own} />);
  await userEvent.click((await drawer()).getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject AR-2026-000045' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'A stranger.');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject request' }));

  await waitFor(() =>
    expect(own.reject).toHaveBeenCalledWith(expect.anything(), { reason: 'A stranger.', tell: false }),
  );
});

it('shows of a forgotten request what was decided, and no way to decide', async () => {
  render(<Forgotten />);
  const request = await drawer();

  expect(request.getByText('Deleted 90 days after the decision')).toBeVisible();
  expect(request.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
});

it('says after a run who was invited and who was not, and why', async () => {
  const inviting = { ...Invited.args.inviting!, preview: vi.fn() };
  render(<Invited inviting={inviting} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Dana Whitcomb/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Invite 1 person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send invitations' }));

  expect(inviting.preview).toHaveBeenCalledWith(['dana@holliscreek.example']);
  expect(dialog.getByText('1 person was invited')).toBeVisible();
  expect(dialog.getByText('rosa@elevator.example: The user pool is away.')).toBeVisible();
});
