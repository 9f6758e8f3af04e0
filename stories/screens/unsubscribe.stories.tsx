import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { byDayOnAPhone, narrow } from '../../.storybook/modes';
import { ApiError } from '@contract/problem';
import { UnsubscribeScreen } from '@/features/auth/UnsubscribeScreen';
import { wholePage } from '../support/wholePage';
import { noon, signedOut } from './authSession';

const stops: NonNullable<ComponentProps<typeof UnsubscribeScreen>['onStop']> = () =>
  Promise.resolve({ groups: ['reminders'] });

const meta = {
  title: 'Screens/Signing in/Unsubscribe',
  component: UnsubscribeScreen,
  decorators: [signedOut({})],
  args: { link: 'signed', clock: noon, onStop: stops },
  ...wholePage(
    'Where the last line of an email about a notice leads. To open it changes nothing. Nothing is loaded, so there is no Empty, Partial, Stale or NoPermission.',
  ),
} satisfies Meta<typeof UnsubscribeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop these emails' }));

export const Default: Story = {};

export const Done: Story = {
  ...narrow,
  async play({ canvasElement }) {
    await press(canvasElement);
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'Emails stopped' }),
    ).toHaveFocus();
  },
};

export const Useless: Story = { ...byDayOnAPhone, args: { link: '' } };

export const Loading: Story = {
  ...byDayOnAPhone,
  args: { onStop: () => new Promise(() => undefined) },
  async play({ canvasElement }) {
    await press(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: /Stop these emails/ })).toBeDisabled();
  },
};

export const Error: Story = {
  ...byDayOnAPhone,
  args: {
    onStop: () =>
      Promise.reject(
        new ApiError({
          code: 'unavailable',
          message: 'The portal didn’t answer. Check your connection and try again.',
        }),
      ),
  },
  async play({ canvasElement }) {
    await press(canvasElement);
    await expect(await within(canvasElement).findByText(/didn’t answer/)).toBeVisible();
  },
};
