import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { atTheDesk, narrow } from '../../.storybook/modes';
import { ApiError } from '@contract/problem';
import { RequestAccessScreen } from '@/features/auth/RequestAccessScreen';
import { wholePage } from '../support/wholePage';
import { noon, signedOut } from './authSession';

const meta = {
  title: 'Screens/Signing in/Request access',
  component: RequestAccessScreen,
  decorators: [signedOut({})],
  args: {
    clock: noon,
    newKey: () => 'key-of-the-request',
    onAsk: fn(() => Promise.resolve({ requestNo: 'AR-2026-000045' })),
  },
  ...wholePage(
    'Where somebody without a sign-in asks for one. The answer is the same whatever the company knows. Nothing is loaded, so there is no Partial, Stale or NoPermission.',
  ),
} satisfies Meta<typeof RequestAccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const entries = {
  accountNo: '02281',
  zip: '99347',
  figure: '$412.50',
  name: 'Dana Whitcomb',
  email: 'dana@holliscreek.example',
  phone: '',
  relationship: '',
  note: '',
};

const labels = {
  accountNo: 'Account number',
  zip: 'ZIP code of the account',
  figure: 'A number or an amount',
  name: 'Your name',
  email: 'Email',
} as const;

type Play = NonNullable<Story['play']>;
const send: Play = async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  for (const [name, label] of Object.entries(labels)) {
    await userEvent.type(canvas.getByLabelText(label), entries[name as keyof typeof labels]);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
};

export const Empty: Story = {};

/** On the narrowest phone. */
export const Narrow360: Story = { ...narrow };

export const Errors: Story = {
  parameters: atTheDesk,
  async play({ canvasElement, userEvent, args }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'dana');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByRole('link', { name: 'Enter a ZIP code of 5 digits' })).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  async play(context) {
    const { canvasElement, args } = context;
    await send(context);
    const heading = await within(canvasElement).findByRole('heading', { level: 1, name: 'Request sent' });
    await expect(heading).toHaveFocus();
    await expect(args.onAsk).toHaveBeenCalledWith(entries, 'key-of-the-request');
  },
};

/** Too many came from the same network: what was typed is still there. */
export const Refused: Story = {
  parameters: atTheDesk,
  args: {
    onAsk: fn(() =>
      Promise.reject(
        new ApiError({
          code: 'too-many',
          message: 'Too many requests came from your network. Try again in an hour, or call us.',
        }),
      ),
    ),
  },
  async play(context) {
    await send(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(/Too many requests/)).toBeVisible();
    await expect(canvas.getByLabelText('Your name')).toHaveValue(entries.name);
  },
};
