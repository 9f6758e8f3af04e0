import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@contract/problem';
import { aHalfMadeUser, aUserDetail } from '@stories/support/userBuilders';
import { ready } from '@stories/support/asyncStates';
import * as stories from '@stories/screens/users.stories';
import { paste } from '@/forms/testing/paste';
import { toQuery, type UserParams } from './userList';

const { Create, Default, Drawer, DrawerOpenRequests, DrawerUnfinished } = composeStories(stories);

/** Drawer and dialogs are fetched when they are first needed. */
const onceFetched = { timeout: 20_000 };
const changes = () => ({
  create: vi.fn(async () => aUserDetail()),
  change: vi.fn(async () => aUserDetail()),
  remove: vi.fn(async () => aUserDetail()),
  act: vi.fn(async () => aUserDetail()),
  resume: vi.fn(async () => aUserDetail()),
  setPowers: vi.fn(async () => aUserDetail()),
  liftSuppression: vi.fn(async () => undefined),
  viewAs: vi.fn(async () => undefined),
});
const button = (name: string | RegExp) => screen.findByRole('button', { name }, onceFetched);

// Fetched beforehand, so that no test waits for code.
beforeAll(() => Promise.all([import('./UserDrawer'), import('./UserCreate')]), 60_000);

describe('the list of users', () => {
  it('asks in the contract’s words', () => {
    expect(
      toQuery({
        stands: 'unfinished',
        q: 'dana',
        flags: ['admin'],
        desk: ['help', 'audit'],
        signIn: ['never'],
      }),
    ).toEqual({
      status: 'creating,deleting',
      q: 'dana',
      flags: 'admin',
      desk: 'help,audit',
      signIn: 'never',
    });
  });

  it('narrows to where somebody stands, with how many stand there', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);

    await userEvent.click(await button(/^Invited.*1/));

    expect((onParams.mock.lastCall![0] as UserParams).filters.stands).toBe('invited');
  });
});

describe('a user in the drawer', () => {
  it('turns a flag only after it was asked', async () => {
    const does = changes();
    render(<Drawer changes={does} />);

    await userEvent.click(await screen.findByRole('switch', { name: 'Administrator' }, onceFetched));
    expect(does.change).not.toHaveBeenCalled();
    await userEvent.click(await button('Make administrator'));

    expect(does.change).toHaveBeenCalledWith('dana.whitfield@example.com', { version: 3, admin: true });
  });

  it('takes no administrator’s flag from whoever looks, and deletes nobody so', async () => {
    render(<Drawer self="dana.whitfield@example.com" />);

    expect(await screen.findByRole('switch', { name: 'Administrator' }, onceFetched)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  });

  it('deletes after the open requests were shown and the name was typed', async () => {
    const does = changes();
    render(<DrawerOpenRequests changes={does} />);
    await userEvent.click(await button('Delete'));
    const dialog = await screen.findByRole('alertdialog');

    expect(dialog).toHaveTextContent('PR-2026-000123, $2,889.00');
    expect(within(dialog).getByRole('button', { name: 'Delete user' })).toBeDisabled();
    await paste(userEvent, within(dialog).getByRole('textbox'), 'dana.whitfield@example.com');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete user' }));

    expect(does.remove).toHaveBeenCalledWith('dana.whitfield@example.com', {
      name: 'dana.whitfield@example.com',
      openRequestsSeen: true,
    });
  });

  it('says why something was refused, in the question itself', async () => {
    const does = {
      ...changes(),
      act: vi.fn(async () => {
        throw new ApiError({ code: 'conflict', message: 'Something else is under way.' });
      }),
    };
    render(<Drawer changes={does} />);
    await userEvent.click(await button('Sign out everywhere'));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something else is under way.');
  });

  it('looks as a customer for a reason', async () => {
    const does = changes();
    render(<Drawer changes={does} />);
    await userEvent.click(await button('View as customer'));
    const dialog = await screen.findByRole('dialog', { name: /^View the portal as dana/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start view' }));

    expect(await within(dialog).findByText('Enter why you want to look')).toBeVisible();
    expect(does.viewAs).not.toHaveBeenCalled();
    await paste(userEvent, within(dialog).getByLabelText(/^Reason/), 'She called.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start view' }));
    await waitFor(() =>
      expect(does.viewAs).toHaveBeenCalledExactlyOnceWith('dana.whitfield@example.com', 'She called.'),
    );
  });

  it('is not looked at as an administrator, nor while disabled', async () => {
    const { rerender } = render(<Drawer user={ready(aUserDetail({ admin: true }))} />);
    await button('Edit');
    expect(screen.queryByRole('button', { name: 'View as customer' })).toBeNull();

    rerender(<Drawer user={ready(aUserDetail({ status: 'disabled' }))} />);
    await button('Edit');
    expect(screen.queryByRole('button', { name: 'View as customer' })).toBeNull();
  });

  it('goes on with what did not come to its end', async () => {
    const does = changes();
    render(<DrawerUnfinished changes={does} />);

    await userEvent.click(await button('Try again'));

    expect(screen.getByText(/tries again on its own/)).toBeVisible();
    expect(does.resume).toHaveBeenCalledWith('half.made@example.com');
  });
});

describe('a new user', () => {
  const fill = async () => {
    await paste(userEvent, await screen.findByLabelText('First name', {}, onceFetched), 'Lee');
    await paste(userEvent, screen.getByLabelText('Last name'), 'Hand');
    await paste(userEvent, screen.getByLabelText('Email address'), 'lee@example.com');
    await userEvent.type(screen.getByLabelText('Find an account'), '2281{Enter}');
  };
  const found = [{ accountNo: '2281', accountName: 'Whitfield Farms LLC' }];
  const two = [...found, { accountNo: '2290', accountName: 'Whitfield Trucking' }];
  const linked = () => screen.queryAllByLabelText(/^Access to/).map((field) => field.getAttribute('name'));

  it('begins in the first field', async () => {
    render(<Create />);

    expect(await screen.findByLabelText('First name', {}, onceFetched)).toHaveFocus();
  });

  it('is linked by Enter where one account alone is found, and the focus stays in the search', async () => {
    render(<Create found={found} />);
    await fill();

    await vi.waitFor(() => expect(linked()).toEqual(['accounts[0].level']));
    expect(screen.getByLabelText('Find an account')).toHaveFocus();
    expect(screen.getByLabelText('Find an account')).toHaveValue('');
  }, 60_000);

  it('waits with Enter for what the words lead to', async () => {
    const { rerender } = render(<Create found={two} searching />);
    await fill();
    expect(linked()).toEqual([]);
    rerender(<Create found={found} />);

    await vi.waitFor(() => expect(linked()).toHaveLength(1));
  }, 60_000);

  it('is linked by a press where several are found; pressing and unlinking leave the focus in the search', async () => {
    render(<Create found={two} />);
    await fill();
    expect(linked()).toEqual([]);

    await userEvent.click(await button(/^Link Whitfield Trucking/));
    expect(screen.getByLabelText('Access to 2290')).toBeVisible();
    expect(screen.getByLabelText('Find an account')).toHaveFocus();
    await userEvent.click(await button('Unlink Whitfield Trucking'));
    expect(linked()).toEqual([]);
    expect(screen.getByLabelText('Find an account')).toHaveFocus();
  }, 60_000);

  it('is sent with the linked account, and what was mailed is told', async () => {
    const does = { ...changes(), create: vi.fn(async () => aHalfMadeUser()) };
    render(<Create changes={does} found={found} />);
    await fill();
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create user' }));

    expect(await screen.findByText(/Nobody can sign in with this name until/)).toBeVisible();
    expect(does.create).toHaveBeenCalledWith({
      givenName: 'Lee',
      familyName: 'Hand',
      name: 'lee@example.com',
      phone: null,
      admin: false,
      deposit_plan: false,
      accounts: [{ accountNo: '2281', level: 'owner', relationship: 'owner' }],
      sendInvite: true,
    });
  }, 60_000);

  it('is not sent under the name of somebody who signs in already', async () => {
    const does = changes();
    render(<Create changes={does} found={found} known={new Set(['lee@example.com'])} />);
    await fill();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create user' }));

    expect((await screen.findAllByText(/^lee@example.com is a user already/)).length).toBeGreaterThan(0);
    expect(does.create).not.toHaveBeenCalled();
  }, 60_000);

  it('keeps what was typed where it is refused', async () => {
    const message = 'lee@example.com is a user already.';
    const does = {
      ...changes(),
      create: vi.fn(async () => {
        throw new ApiError({ code: 'conflict', message, fields: { name: message } });
      }),
    };
    render(<Create changes={does} found={found} />);
    await fill();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create user' }));

    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Email address')).toHaveValue('lee@example.com');
  }, 60_000);
});
