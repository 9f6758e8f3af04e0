import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LoginScreen } from '@/features/auth/LoginScreen';
import { forget, forgetAndAsk } from './authForgotten';
import { signedOut, authFlow, noAnswer, offline, thrown, tooManyTries } from './authSession';

const meta = {
  title: 'Screens/Signing in/Forgot password',
  component: LoginScreen,
  ...authFlow('Asks for a code that lets one choose a new password.'),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [signedOut({})],
  async play({ canvasElement }) {
    const page = await forget(canvasElement);

    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(page.getByLabelText('Username or email')).toHaveValue('dana@example.com');
  },
};

export const Demo: Story = {
  decorators: [signedOut({}, { demo: true })],
  async play({ canvasElement }) {
    const page = await forget(canvasElement);

    const mailbox = page.getByRole('link', { name: 'the demo’s mailbox' });
    await expect(mailbox).toHaveAttribute('href', '/demo/mail');
    await expect(mailbox).toHaveAttribute('target', '_blank');
  },
};

export const LeftBlank: Story = {
  decorators: [signedOut({})],
  async play({ canvasElement }) {
    const page = await forgetAndAsk(canvasElement, '');

    const summary = await page.findByRole('alert');
    await expect(summary).toHaveTextContent('Enter your username or email');
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const Loading: Story = {
  decorators: [signedOut({ sendPasswordCode: noAnswer })],
  async play({ canvasElement }) {
    const page = await forgetAndAsk(canvasElement);

    await expect(page.getByRole('button', { name: /Send a code/ })).toBeDisabled();
  },
};

export const Error: Story = {
  decorators: [signedOut({ sendPasswordCode: tooManyTries })],
  async play({ canvasElement }) {
    const page = await forgetAndAsk(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('Too many tries. Wait a few minutes');
  },
};

export const NetworkDown: Story = {
  decorators: [signedOut({ sendPasswordCode: offline })],
  async play({ canvasElement }) {
    const page = await forgetAndAsk(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('Network error');
    await expect(page.getByLabelText('Username or email')).toHaveValue('dana@example.com');
  },
};

export const StillTemporary: Story = {
  decorators: [
    signedOut({
      sendPasswordCode: () =>
        thrown('NotAuthorizedException', 'User password cannot be reset in the current state.'),
    }),
  ],
  async play({ canvasElement }) {
    const page = await forgetAndAsk(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('Sign in with the temporary password');
  },
};

export const Back: Story = {
  decorators: [signedOut({})],
  async play({ canvasElement }) {
    const page = await forget(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Back to sign-in' }));

    await waitFor(() => expect(page.getByRole('heading', { name: 'Sign in' })).toHaveFocus());
    await expect(page.getByLabelText('Username or email')).toHaveValue('dana@example.com');
  },
};

export const Narrow360: Story = { ...Default, ...narrow };
