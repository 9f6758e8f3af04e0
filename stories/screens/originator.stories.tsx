import type { Meta, StoryObj } from '@storybook/react-vite';
import { byDayOnAPhone } from '../../.storybook/modes';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OriginatorPage, type OriginatorPageProps } from '@/features/originator/OriginatorPage';
import { failed, loading, ready } from '../support/asyncStates';
import { decidedOriginator, noOriginator, waitingOriginator } from '../support/originatorBuilders';
import { portalPage } from '../support/PortalFrame';

const args: OriginatorPageProps = {
  decided: ready(decidedOriginator()),
  onPropose: fn(() => Promise.resolve()),
  onDecide: fn(() => Promise.resolve()),
};

const meta = {
  title: 'Screens/Bank settings',
  component: OriginatorPage,
  ...portalPage(
    '/admin/payments/originator',
    'What the company’s bank files say of it, as versions: one holds once another administrator than its proposer has confirmed it. The page is for administrators.',
  ),
  args,
} satisfies Meta<typeof OriginatorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A version in force, and every field to propose another one. The account number is not told; it stays unless one is typed. */
export const Default: Story = {};

/** Somebody else proposed a version: what it changes stands beside the two buttons, and nothing can be proposed until then. */
export const Waiting: Story = {
  args: { decided: ready(waitingOriginator()) },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByText('10:00 AM and 3:00 PM → 9:30 AM and 2:00 PM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm version' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Not now' }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    (document.activeElement as HTMLElement).blur();
  },
};

/** The company never said what its bank wants: no file can be made, and the page says what is missing. */
export const NothingYet: Story = { args: { decided: ready(noOriginator) } };

/** Sent with mistakes: each is said at its field, in the words that the server has for it too. */
export const Invalid: Story = {
  ...byDayOnAPhone,
  async play({ canvas, userEvent }) {
    const change = async (label: string, words: string) => {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, words);
    };
    await change('Company name', 'MÜLLER');
    await change('Account number (optional)', '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Company name')).toHaveAccessibleDescription(
      /^Enter plain letters, digits and signs alone/,
    );
    (document.activeElement as HTMLElement).blur();
  },
};

export const Loading: Story = { args: { decided: loading } };

export const Failed: Story = { args: { decided: failed } };
