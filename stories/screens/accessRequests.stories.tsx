import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { atTheDesk, narrowOffice } from '../../.storybook/modes';
import { ApiError } from '@contract/problem';
import { accessParams } from '@/features/accessRequests/accessRequestList';
import { AccessRequestsPage } from '@/features/accessRequests/AccessRequestsPage';
import { anAccessDetail, someAccessRequests, someAccessTotals } from '../support/accessRequestBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const nothing = () => undefined;
const page = (rows = someAccessRequests()) => ({ rows, next: null, previous: null });
const params = (address = '') => accessParams.read(new URLSearchParams(address));
const opened = params('request=AR-2026-000045');
const none = { new: 0, approved: 0, rejected: 0, all: 0 };

const meta = {
  title: 'Screens/Access requests',
  component: AccessRequestsPage,
  ...portalPage(
    '/admin/access-requests',
    'Who asked for a sign-in, what of it the company knows, and the decision. The page is for administrators.',
  ),
  args: {
    params: params(),
    onParams: fn(),
    rows: ready(page()),
    turning: false,
    totals: ready(someAccessTotals()),
    request: ready(anAccessDetail()),
    decisions: { approve: fn(() => Promise.resolve()), reject: fn(() => Promise.resolve()) },
    onDone: nothing,
    hrefOf: (id: string) => `?request=${id}`,
    exports: { exporting: false, exportFailed: false, onExport: nothing },
    onPrint: nothing,
  },
} satisfies Meta<typeof AccessRequestsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow360: Story = { ...narrowOffice };

/** What was typed, what matches, and the approval as it begins. */
export const Opened: Story = {
  parameters: atTheDesk,
  args: { params: opened },
  async play({ userEvent, args }) {
    const drawer = within(await screen.findByRole('dialog', { name: 'Access request AR-2026-000045' }));
    await expect(await drawer.findByText('Strong match, 100 of 100 points')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Approve and invite' }));
    await waitFor(() =>
      expect(args.decisions.approve).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }), {
        givenName: 'Dana',
        familyName: 'Whitcomb',
        deposit_plan: false,
        accounts: [{ accountNo: '02281', level: 'view', relationship: 'spouse' }],
      }),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

/** The address signs in already. */
export const AlreadyUser: Story = {
  parameters: atTheDesk,
  args: { params: opened, request: ready(anAccessDetail({ user: 'dana@holliscreek.example' })) },
};

/** A colleague was faster. */
export const DecidedMeanwhile: Story = {
  parameters: atTheDesk,
  args: {
    params: opened,
    decisions: {
      approve: fn(() =>
        Promise.reject(
          new ApiError({
            code: 'conflict',
            message: 'Somebody else decided this request meanwhile. Read it again.',
          }),
        ),
      ),
      reject: fn(() => Promise.resolve()),
    },
  },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve and invite' }));
    await expect(await screen.findByText(/decided this request meanwhile/)).toBeVisible();
  },
};

export const Rejecting: Story = {
  parameters: atTheDesk,
  args: { params: opened },
  async play({ userEvent, args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject AR-2026-000045' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject request' }));
    await expect((await dialog.findAllByText('Write why, for your colleagues.')).length).toBeGreaterThan(0);
    await expect(args.decisions.reject).not.toHaveBeenCalled();
  },
};

/** 90 days after the decision. */
export const Forgotten: Story = {
  parameters: atTheDesk,
  args: {
    params: opened,
    request: ready(
      anAccessDetail({
        state: 'rejected',
        name: null,
        email: null,
        phone: null,
        accountNo: null,
        accountName: null,
        zip: null,
        figure: null,
        match: null,
        others: [],
        decidedBy: 'rita.olsen@larkspur.example',
        decidedAt: '2026-08-20T17:00:00.000Z',
        forgottenAt: '2026-11-18T17:00:00.000Z',
      }),
    ),
  },
};

export const Empty: Story = {
  parameters: atTheDesk,
  args: { rows: ready(page([])), totals: ready({ ...someAccessTotals(), rows: 0, tabs: none }) },
};

export const Loading: Story = { parameters: atTheDesk, args: { rows: loading, totals: loading } };

export const Error: Story = { parameters: atTheDesk, args: { rows: failed, totals: failed } };
