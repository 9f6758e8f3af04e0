import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { atTheDesk, byDayOnAPhone, inEverySight, inLongerWords, narrowOffice } from '../../.storybook/modes';
import { UsersPage } from '@/features/users/UsersPage';
import { userParams } from '@/features/users/userList';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { aSuppressedAddress } from '../support/officeRecordBuilders';
import { atDesk, portalPage } from '../support/PortalFrame';
import { aHalfMadeUser, aUserDetail, aUsersPage, someUserTotals } from '../support/userBuilders';

const viewAt = (address = '') => userParams.read(new URLSearchParams(address));
const done = async () => aUserDetail();
const opened = viewAt('user=dana.whitfield@example.com');

const meta = {
  title: 'Screens/Users',
  component: UsersPage,
  ...portalPage(
    '/admin/users',
    'Everybody who may sign in: who they are, what they may do, where they stand. NoPermission is the page of its own that tells it.',
  ),
  args: {
    self: 'office@example.com',
    params: viewAt(),
    onParams: () => undefined,
    users: ready(aUsersPage()),
    turning: false,
    totals: ready(someUserTotals()),
    user: loading,
    changes: {
      create: done,
      change: done,
      remove: done,
      act: done,
      resume: done,
      setPowers: done,
      liftSuppression: async () => undefined,
      viewAs: async () => undefined,
    },
    found: [],
    searching: false,
    known: new Set(['dana.whitfield@example.com']),
    onSearch: () => undefined,
    hrefOf: (name) => `?user=${name}`,
    exports: { exporting: false, exportFailed: false, onExport: () => undefined },
    onPrint: () => undefined,
  },
  // The page says what it would like to show; here somebody has to remember it.
  render: function Remembering(args) {
    const [params, setParams] = useState(args.params);
    return (
      <UsersPage
        {...args}
        params={params}
        onParams={(next) => {
          setParams(next);
          args.onParams(next);
        }}
      />
    );
  },
} satisfies Meta<typeof UsersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

export const Narrow360: Story = narrowOffice;

export const Loading: Story = { parameters: atTheDesk, args: { users: loading, totals: loading } };

/** Nobody is disabled: the ways to the others stay. */
export const NoMatches: Story = {
  parameters: atTheDesk,
  args: {
    params: viewAt('stands=disabled'),
    users: ready(aUsersPage([])),
    totals: ready(someUserTotals({ rows: 0, disabled: 0 })),
  },
};

/** Asking failed before anything was known. */
export const Error: Story = { parameters: atTheDesk, args: { users: failed, totals: failed } };

/** What was there stays while asking again failed. */
export const Stale: Story = { parameters: atTheDesk, args: { users: stale(aUsersPage()) } };

/** One user whole. */
export const Drawer: Story = { args: { params: opened, user: ready(aUserDetail()) } };

/** The drawer's code comes when it is first needed. */
const onceFetched = { timeout: 20_000 };

/** The portal as this customer sees it is opened for a reason. */
export const ViewAsCustomer: Story = {
  args: { params: opened, user: ready(aUserDetail()) },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'View as customer' }, onceFetched));

    await expect(await screen.findByRole('dialog', { name: /^View the portal as / })).toBeVisible();
  },
};

/** The pool did not answer while the sign-in was made: it is gone on with. */
export const DrawerUnfinished: Story = { args: { params: opened, user: ready(aHalfMadeUser()) } };

/** The pool does not answer: what the portal knows is shown, and what is missing is told. */
export const DrawerWithoutPool: Story = {
  parameters: atTheDesk,
  args: {
    params: opened,
    user: ready(
      aUserDetail({
        pool: null,
        poolTold: 'The sign-in service isn’t answering right now. This is how the sign-in was before.',
      }),
    ),
  },
};

/** What is asked of whoever is asked for money to move, before the user is deleted. */
export const DrawerOpenRequests: Story = {
  parameters: atTheDesk,
  args: {
    params: opened,
    user: ready(
      aUserDetail({
        openRequests: [
          {
            requestNo: 'PR-2026-000123',
            kind: 'payment',
            flow: 'bank',
            status: 'approved',
            amountCents: 288_900,
            submittedAt: '2026-11-20T17:42:00.000Z',
          },
        ],
      }),
    ),
  },
};

const ines = aUserDetail({
  name: 'ines@supply.example',
  givenName: 'Ines',
  familyName: 'Duarte',
  deposit_plan: false,
  desks: ['receivable', 'help'],
  branch: 'PUL',
  accounts: [],
});

/** Somebody who sits at two desks of one branch; a third one waits for a second administrator. */
export const DrawerWithDesks: Story = {
  parameters: atTheDesk,
  args: {
    params: viewAt('user=ines@supply.example'),
    user: ready({
      ...ines,
      proposed: {
        id: '0196280f-0000-7000-8000-000000000001',
        proposedBy: 'marta@supply.example',
        proposedAt: '2026-11-18T17:20:00.000Z',
        admin: false,
        desks: ['credit'],
        branch: null,
      },
    }),
  },
};

/** Desks and the branch are chosen together. */
export const ChoosingDesks: Story = {
  parameters: atTheDesk,
  args: { params: viewAt('user=ines@supply.example'), user: ready(ines) },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Change desks' }, onceFetched));
    const help = await screen.findByRole('switch', { name: 'Help desk' });
    await expect(help).toBeChecked();
    await userEvent.click(help);
    await expect(help).not.toBeChecked();
  },
};

/** Emails to them come back. */
export const DrawerMarked: Story = {
  ...byDayOnAPhone,
  args: {
    params: opened,
    user: ready(aUserDetail({ marks: [aSuppressedAddress({ address: 'dana.whitfield@example.com' })] })),
  },
};

/** The help desk sends invitations and passwords again, and views as a customer; it changes nobody. */
export const DrawerOfAHelpDesk: Story = {
  parameters: { parameters: atTheDesk, around: atDesk('help') },
  args: { params: opened, user: ready(aUserDetail()) },
};

/** A new user: who, what they may do, and which accounts they are let into. */
export const Create: Story = { args: { startsCreating: true } };

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = { ...Drawer, ...inLongerWords };
