import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { narrow } from '../../.storybook/modes';
import { ApiError } from '@contract/problem';
import { UndoChangeScreen } from '@/features/auth/UndoChangeScreen';
import { wholePage } from '../support/wholePage';
import { signedOut, noon } from './authSession';

const meta = {
  title: 'Screens/Signing in/Take back',
  component: UndoChangeScreen,
  decorators: [signedOut({})],
  args: { token: 'T'.repeat(43), clock: noon, onTakeBack: () => Promise.resolve() },
  ...wholePage(
    'Where the email about a changed address or number leads. To open it changes nothing. Nothing is loaded, so there is no Empty, Partial, Stale or NoPermission.',
  ),
} satisfies Meta<typeof UndoChangeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo change' }));
const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 1, name });

export const Default: Story = {};

export const Loading: Story = {
  args: { onTakeBack: () => new Promise(() => undefined) },
  async play({ canvasElement }) {
    await press(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: /Undo change/ })).toBeDisabled();
  },
};

export const Done: Story = {
  ...narrow,
  async play({ canvasElement }) {
    await press(canvasElement);
    await expect(await heading(canvasElement, 'Change undone')).toHaveFocus();
  },
};

export const Useless: Story = { args: { token: '' } };

export const Error: Story = {
  args: {
    onTakeBack: () =>
      Promise.reject(
        new ApiError({
          code: 'unavailable',
          message: 'The portal didn’t answer. Check your connection and try again.',
        }),
      ),
  },
  async play({ canvasElement }) {
    await press(canvasElement);
    await expect(await within(canvasElement).findByText(/did not answer/)).toBeVisible();
  },
};
