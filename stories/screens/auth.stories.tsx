import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoginScreen } from '../../src/features/auth/LoginScreen';
import { atTheGate, thrown } from './authSession';

const meta = {
  title: 'Screens/Sign in',
  component: LoginScreen,
  args: { ended: false, onFirstFocus: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types a name and a password and sends them. */
async function signIn(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.type(page.getByLabelText('Username or email'), 'dana@example.com');
  await userEvent.type(page.getByLabelText('Password'), 'Temporary1!');
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  return page;
}

export const Default: Story = { decorators: [atTheGate({})] };

export const Dark: Story = { ...Default, globals: { theme: 'dark', viewport: { value: 'desktop' } } };

export const Narrow360: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const Narrow360Dark: Story = { ...Default, globals: { theme: 'dark', viewport: { value: 'phone' } } };

export const Demo: Story = { decorators: [atTheGate({}, { demo: true })] };

export const SessionEnded: Story = { ...Default, args: { ended: true } };

export const ShowsThePassword: Story = {
  ...Default,
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Password'), 'Secret1!');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));

    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Loading: Story = {
  decorators: [atTheGate({ signIn: () => new Promise(() => undefined) })],
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);

    await expect(page.getByRole('button', { name: /Sign in/ })).toBeDisabled();
  },
};

export const Failed: Story = {
  decorators: [
    atTheGate({ signIn: () => thrown('NotAuthorizedException', 'Incorrect username or password.') }),
  ],
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);
    const alert = await page.findByRole('alert');

    await expect(alert).toHaveTextContent('Incorrect username or password. Check both and try again.');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(page.getByLabelText('Username or email')).toHaveValue('dana@example.com');
    await expect(page.getByLabelText('Password')).toHaveValue('');
  },
};

export const NetworkDown: Story = {
  decorators: [atTheGate({ signIn: () => thrown('NetworkError', 'A network error has occurred.') })],
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('Network error');
  },
};

export const UnknownChallenge: Story = {
  decorators: [
    atTheGate({ signIn: () => Promise.resolve({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }) }),
  ],
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('a step that this portal does not offer');
  },
};

export const ForgotPassword: Story = {
  ...Default,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));

    await expect(canvas.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:5095550100');
  },
};
