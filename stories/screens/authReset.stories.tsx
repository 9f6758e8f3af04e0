import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow, byDayOnAPhone } from '../../.storybook/modes';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginScreen } from '@/features/auth/LoginScreen';
import type { Auth } from '@/session/amplify';
import { forgetAndAsk } from './authForgotten';
import {
  signedOut,
  authFlow,
  handClock,
  leadsTo,
  noAnswer,
  offline,
  signInTo,
  thrown,
  tooManyTries,
} from './authSession';

const meta = {
  title: 'Screens/Signing in/Reset password',
  component: LoginScreen,
  ...authFlow('A new password, proven by the code that was sent.'),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sendPasswordCode = () => Promise.resolve({ by: 'email', to: 'j***@e***' } as const);
const changed = fn(() => Promise.resolve());

/** Somebody who forgot the password, at a pool that sends codes. */
const forgetful = (auth: Partial<Auth>, demo = false) => [signedOut({ sendPasswordCode, ...auth }, { demo })];

/** Has a code sent and waits for the form that takes it. */
async function haveACode(canvasElement: HTMLElement) {
  const page = await forgetAndAsk(canvasElement);
  await page.findByRole('heading', { name: 'Choose a new password' }, { timeout: 10_000 });
  return page;
}

/** The same, fills the form in and sends it. */
async function reset(canvasElement: HTMLElement, code = '123 456') {
  const page = await haveACode(canvasElement);
  await userEvent.type(page.getByLabelText('6-digit code'), code);
  await userEvent.type(page.getByLabelText('New password'), 'Harvest7!');
  await userEvent.click(page.getByRole('button', { name: 'Save new password' }));
  return page;
}

export const Default: Story = {
  decorators: forgetful({}),
  async play({ canvasElement }) {
    const page = await haveACode(canvasElement);

    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(
      page.getByText('If we know that address, we’ve sent a code to j***@e***.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByLabelText('6-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.getByLabelText('6-digit code')).toHaveAttribute('inputmode', 'numeric');
    await expect(canvasElement.querySelector('form input[autocomplete="username"]')).toHaveValue(
      'dana@example.com',
    );
  },
};

export const Demo: Story = { ...Default, ...byDayOnAPhone, decorators: forgetful({}, true) };

export const AskedByThePool: Story = {
  ...byDayOnAPhone,
  decorators: forgetful({ signIn: leadsTo({ signInStep: 'RESET_PASSWORD' }) }),
  async play({ canvasElement }) {
    const page = await signInTo('Choose a new password', canvasElement);

    await expect(page.getByText(/we’ve sent a code to j\*\*\*@e\*\*\*/)).toBeVisible();
  },
};

export const LeftBlank: Story = {
  ...byDayOnAPhone,
  decorators: forgetful({}),
  async play({ canvasElement }) {
    const page = await haveACode(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save new password' }));

    const summary = await page.findByRole('alert');
    await expect(summary).toHaveTextContent('Enter the code');
    await expect(summary).toHaveTextContent('New password is required.');
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const Error: Story = {
  ...byDayOnAPhone,
  decorators: forgetful({
    resetPassword: () =>
      thrown('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  }),
  async play({ canvasElement }) {
    const page = await reset(canvasElement);

    await waitFor(() => expect(page.getByLabelText('6-digit code')).toBeInvalid());
    await expect(page.getByLabelText('6-digit code')).toHaveAccessibleDescription(
      'That code isn’t right. Check that it’s the newest one and try again.',
    );
    await expect(page.getByLabelText('New password')).toHaveValue('Harvest7!');
  },
};

export const Expired: Story = {
  ...byDayOnAPhone,
  decorators: forgetful({
    resetPassword: () =>
      thrown('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  }),
  async play({ canvasElement }) {
    const page = await reset(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent(
      'That code is too old. Ask for a new one.',
    );
  },
};

export const WeakForThePool: Story = {
  ...byDayOnAPhone,
  decorators: forgetful({
    resetPassword: () => thrown('InvalidPasswordException', 'Password does not conform to policy'),
  }),
  async play({ canvasElement }) {
    const page = await reset(canvasElement);

    await waitFor(() => expect(page.getByLabelText('New password')).toBeInvalid());
    await expect(page.getByLabelText('6-digit code')).toHaveValue('123456');
  },
};

export const TooOften: Story = {
  ...byDayOnAPhone,
  decorators: forgetful({ resetPassword: tooManyTries }),
  async play({ canvasElement }) {
    const page = await reset(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('Too many tries.');
  },
};

export const NetworkDown: Story = {
  ...byDayOnAPhone,
  decorators: forgetful({ resetPassword: offline }),
  async play({ canvasElement }) {
    const page = await reset(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('Network error');
  },
};

export const Loading: Story = {
  ...byDayOnAPhone,
  decorators: forgetful({ resetPassword: noAnswer }),
  async play({ canvasElement }) {
    const page = await reset(canvasElement);

    await expect(page.getByRole('button', { name: /Save new password/ })).toBeDisabled();
  },
};

const clock = handClock();

export const AnotherCode: Story = {
  ...byDayOnAPhone,
  decorators: forgetful({}),
  args: { clock },
  async play({ canvasElement }) {
    const page = await haveACode(canvasElement);
    await expect(page.getByText('You can ask for a new code in 30 seconds.')).toBeVisible();
    await userEvent.type(page.getByLabelText('6-digit code'), '111111');
    clock.forward(29);
    await page.findByText('You can ask for a new code in 1 second.');
    clock.forward(1);
    await userEvent.click(await page.findByRole('button', { name: 'Send a new code' }));

    await page.findByText('A new code is on its way. Only the newest one works.');
    await expect(page.getByLabelText('6-digit code')).toHaveValue('');
    await expect(page.getByLabelText('6-digit code')).toHaveFocus();
    await expect(page.getByText('You can ask for a new code in 30 seconds.')).toBeVisible();
  },
};

export const Changed: Story = {
  ...byDayOnAPhone,
  decorators: forgetful({ resetPassword: changed }),
  async play({ canvasElement }) {
    changed.mockClear();
    const page = await reset(canvasElement);

    const alert = await page.findByText('Password changed. Sign in with the new one.');
    await expect(changed).toHaveBeenCalledWith('dana@example.com', '123456', 'Harvest7!');
    await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus());
    await expect(page.getByLabelText('Username or email')).toHaveValue('dana@example.com');
    await expect(page.getByLabelText('Password')).toHaveValue('');
  },
};

export const Narrow360: Story = { ...Default, ...narrow };
