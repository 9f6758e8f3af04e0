import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { narrow } from '../../.storybook/modes';
import { ApiError } from '@contract/problem';
import { type MoneyAsked, nothingAsked } from '@/features/depositPlan/moneyRequest';
import { RequestMoneyPage, type RequestMoneyPageProps } from '@/features/depositPlan/RequestMoneyPage';
import { aMoneyOffer, aPickupRequest, aSavedBank } from '../support/moneyBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const pickup: MoneyAsked = {
  ...nothingAsked,
  deliverymethod: 'checkPickup',
  amount: 250_000,
  branch: 'ONT',
  pickupdate: '2026-11-23',
  pickuptime: '08:30',
  pickupperson: 'Dana Hollis',
};

/** The page with its steps, which the portal keeps in the address. */
function Stepping(args: RequestMoneyPageProps) {
  const [step, setStep] = useState(args.step);
  return <RequestMoneyPage {...args} step={step} go={setStep} />;
}

const meta = {
  title: 'Screens/Request money',
  component: RequestMoneyPage,
  render: (args) => <Stepping {...args} />,
  ...portalPage(
    '/my-deposit-plan',
    'Asks for money of the deposit plan: what is chosen, one more look at it, and its number. Only what the server would accept can be chosen.',
  ),
  args: {
    savId: 'S-7104',
    accountNo: '2281',
    zone: 'America/Los_Angeles',
    step: 'form',
    go: fn(),
    addedBank: null,
    request: ready(aPickupRequest()),
    offer: ready(aMoneyOffer()),
    banks: ready([aSavedBank()]),
    initial: pickup,
    onChange: fn(),
    onSend: fn<RequestMoneyPageProps['onSend']>(() => Promise.resolve({ request: aPickupRequest() })),
    onAnew: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof RequestMoneyPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });

export const Default: Story = { args: { initial: nothingAsked } };

/** A pickup in another zone than the customer's: the time says whose wall it is on. */
export const Pickup: Story = {};

export const Checked: Story = {
  async play({ canvas }) {
    await userEvent.click(await press(canvas, 'Review request'));

    await expect(await canvas.findByRole('heading', { name: 'Review your request' })).toHaveFocus();
    await expect(canvas.getByText('Mon, Nov 23, 2026, 8:30 AM to 9:00 AM, Mountain time')).toBeVisible();
  },
};

export const Sent: Story = {
  async play({ args, canvas }) {
    await userEvent.click(await press(canvas, 'Review request'));
    await userEvent.click(await press(canvas, 'Send request'));

    await expect(await canvas.findByRole('heading', { name: 'We have your request' })).toHaveFocus();
    await expect(canvas.getByText('PR-2026-000342')).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(pickup, false);
  },
};

/** As a reload shows it, or a link that was kept: nothing but the request is known. */
export const SentLongAgo: Story = {
  args: {
    step: 'sent',
    offer: loading,
    banks: loading,
    request: ready(aPickupRequest({ status: 'cancelled', canCancel: false })),
  },
};

export const SentError: Story = { args: { step: 'sent', request: failed } };

/** Nothing answered: what was filled in stays, and sending it again asks once. */
export const NotReached: Story = {
  args: {
    onSend: fn<RequestMoneyPageProps['onSend']>(() =>
      Promise.reject(
        new ApiError({
          code: 'unavailable',
          message: 'The portal didn’t answer. Check your connection and try again.',
        }),
      ),
    ),
  },
  async play({ canvas }) {
    await userEvent.click(await press(canvas, 'Review request'));
    await userEvent.click(await press(canvas, 'Send request'));

    await expect(await canvas.findByText('Your request may not have arrived')).toBeVisible();
  },
};

/** The server's word for a field leads back to the field. */
export const TimeTaken: Story = {
  ...narrow,
  args: {
    onSend: fn<RequestMoneyPageProps['onSend']>(() =>
      Promise.reject(
        new ApiError({
          code: 'invalid',
          message: 'This time cannot be chosen any more.',
          fields: { pickuptime: 'This time cannot be chosen any more. Choose another' },
        }),
      ),
    ),
  },
  async play({ canvas }) {
    await userEvent.click(await press(canvas, 'Review request'));
    await userEvent.click(await press(canvas, 'Send request'));

    await expect(
      await canvas.findByText(/This time cannot be chosen any more. Choose another/),
    ).toBeVisible();
  },
};
