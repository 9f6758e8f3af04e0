import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { atTheDesk, narrowOffice } from '../../.storybook/modes';
import { contactParams } from '@/features/accessRequests/contactList';
import { ContactsPage } from '@/features/accessRequests/ContactsPage';
import { someErpPeople, someErpTotals, somePlanned } from '../support/accessRequestBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const nothing = () => undefined;
const page = (rows = someErpPeople()) => ({ rows, next: null, previous: null });
const none = { notInvited: 0, lacksAccount: 0, invited: 0, failed: 0, signedIn: 0, all: 0 };
const inviting = {
  planned: somePlanned(),
  done: undefined,
  busy: false,
  failure: undefined,
  preview: fn(),
  invite: fn(),
  reset: fn(),
  resend: fn(() => Promise.resolve()),
};

const meta = {
  title: 'Screens/Suggested by the ERP',
  component: ContactsPage,
  ...portalPage(
    '/admin/access-requests/contacts',
    'Persons of contacts.csv, whom the office invites together after a preview. The page is for administrators.',
  ),
  args: {
    params: contactParams.read(new URLSearchParams()),
    onParams: fn(),
    rows: ready(page()),
    turning: false,
    totals: ready(someErpTotals()),
    inviting,
    onDone: nothing,
    exports: { exporting: false, exportFailed: false, onExport: nothing },
    onPrint: nothing,
  },
} satisfies Meta<typeof ContactsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow360: Story = { ...narrowOffice };

const choose: NonNullable<Story['play']> = async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Dana Whitcomb/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Invite 1 person' }));
};

/** Who gets what, who is left out and why. */
export const Preview: Story = {
  parameters: atTheDesk,
  async play(context) {
    await choose(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Send invitations' }));
    await expect(dialog.getByText('Different names share this address')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send 1 invitation' }));
    await expect(context.args.inviting.invite).toHaveBeenCalledWith(['dana@holliscreek.example']);
  },
};

/** One was invited, and of one the pool said no. */
export const Invited: Story = {
  parameters: atTheDesk,
  args: {
    inviting: {
      ...inviting,
      done: [
        { email: 'dana@holliscreek.example', outcome: 'invited', leftOut: null, told: null },
        { email: 'rosa@elevator.example', outcome: 'failed', leftOut: null, told: 'The user pool is away.' },
      ],
    },
  },
  play: choose,
};

/** Invited, and not there yet: the invitation can be sent again. */
export const Opened: Story = {
  parameters: atTheDesk,
  async play({ canvasElement, userEvent, args }) {
    // Not the words of the plain table, which the grid takes away when it comes.
    await userEvent.click(await within(canvasElement).findByRole('gridcell', { name: 'Rosa Delgado' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Rosa Delgado' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Resend invitation' }));
    await expect(args.inviting.resend).toHaveBeenCalledWith('rosa@elevator.example');
  },
};

export const Empty: Story = {
  parameters: atTheDesk,
  args: { rows: ready(page([])), totals: ready({ ...someErpTotals(), rows: 0, tabs: none }) },
};

export const Loading: Story = { parameters: atTheDesk, args: { rows: loading, totals: loading } };

export const Error: Story = { parameters: atTheDesk, args: { rows: failed, totals: failed } };
