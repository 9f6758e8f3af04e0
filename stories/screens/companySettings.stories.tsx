import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ApiError } from '@contract/problem';
import { SettingsPage, type SettingsPageProps } from '@/features/settings/SettingsPage';
import { failed, loading, ready, stale } from '../support/asyncStates';
import { atTheDesk } from '../../.storybook/modes';
import { atDesk, portalPage } from '../support/PortalFrame';
import { decidedSettings } from '../support/settingsBuilders';

const args: SettingsPageProps = {
  decided: ready(decidedSettings()),
  onDecide: fn(() => Promise.resolve()),
};

const meta = {
  title: 'Screens/Company settings',
  component: SettingsPage,
  ...portalPage(
    '/admin/settings',
    'What the company decides and the ERP does not tell, as versions: each in force from an instant on, none ever changed. The page is for administrators.',
  ),
  args,
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each part is folded under its name, a branch with its hours in a line. */
export const Default: Story = {};

/** A branch with one of its rows open: the others stay lines. */
export const BranchOpen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Branch Pullman' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Saturday/ }));
    await expect(canvas.getByLabelText('Opens')).toHaveValue('08:00');
    (document.activeElement as HTMLElement).blur();
  },
};

/** The holidays of the banks, one of which the company works on, and a day off of its own. */
export const HolidaysOpen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Holidays' }));
    await expect(canvas.getByRole('checkbox', { name: 'Closed on Columbus Day' })).not.toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Before it is saved, what differs is told. */
export const Reviewing: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Payments' }));
    const field = canvas.getByLabelText('Largest payment');
    await userEvent.clear(field);
    await userEvent.type(field, '75000');
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    await expect(await within(document.body).findByText('$250,000.00 → $75,000.00')).toBeVisible();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** The server's words stand under the entries that they are about, and these open themselves. */
export const Refused: Story = {
  args: {
    onDecide: fn(() =>
      Promise.reject(
        new ApiError({
          code: 'invalid',
          message: 'Some entries are not right.',
          fields: {
            'settings.payments.cutoff': 'Enter a time such as 14:00',
            'branches.0.hours.1.close': 'Enter a closing time after the opening time',
          },
        }),
      ),
    ),
  },
  async play({ canvas, userEvent }) {
    const payments = canvas.getByRole('button', { name: 'Payments' });
    await userEvent.click(payments);
    await userEvent.click(canvas.getByLabelText('Invoices may be paid in part'));
    await userEvent.click(payments);
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Save settings' }));
    await expect(await canvas.findByRole('link', { name: 'Enter a time such as 14:00' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Closes')).toHaveAccessibleDescription(
      'Enter a closing time after the opening time',
    );
    (document.activeElement as HTMLElement).blur();
  },
};

export const OlderVersion: Story = { args: { decided: ready(decidedSettings({ shown: 2 })) } };

/** Nothing was ever decided: the careful beginning. */
export const Beginning: Story = {
  args: { decided: ready(decidedSettings({ versions: [], shown: null })) },
};

export const Loading: Story = { args: { decided: loading } };

export const Error: Story = { args: { decided: failed } };

export const Partial: Story = { args: { decided: stale(decidedSettings()) } };

const proposed = {
  id: '0196280f-0000-7000-8000-000000000002',
  proposedBy: 'marta@supply.example',
  proposedAt: '2026-11-18T17:20:00.000Z',
  limits: [
    { name: 'secondApprovalCents', before: 1_000_000, after: 2_500_000 },
    { name: 'newOptionHours', before: 72, after: 24 },
  ],
} as const;

/** Looser limits hold once a second administrator confirms them. */
export const Proposed: Story = {
  parameters: atTheDesk,
  args: { decided: ready(decidedSettings({ proposed: { ...proposed, limits: [...proposed.limits] } })) },
};

/** Whoever changes no settings reads them. */
export const ToBeRead: Story = { parameters: { parameters: atTheDesk, around: atDesk('audit') } };

/** Before it is saved, it is told that it waits. */
export const Loosening: Story = {
  parameters: atTheDesk,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Payments' }));
    const field = canvas.getByLabelText('Largest payment');
    await userEvent.clear(field);
    await userEvent.type(field, '900000');
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    await expect(await within(document.body).findByText(/holds once a second administrator/)).toBeVisible();
  },
};
