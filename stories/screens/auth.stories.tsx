import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode, inLongerWords, narrow } from '../../.storybook/modes';
import { inEveryBrand } from '../support/inEveryBrand';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LoginScreen } from '@/features/auth/LoginScreen';
import { signedOut, authFlow, leadsTo, noAnswer, offline, signIn, signInTo, thrown } from './authSession';

const meta = {
  title: 'Screens/Signing in/Sign in',
  component: LoginScreen,
  ...authFlow('The way in, with a name and a password.'),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...inEveryMode, decorators: [signedOut({})] };

export const Demo: Story = { ...inEveryBrand(), decorators: [signedOut({}, { demo: true })] };

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
  decorators: [signedOut({ signIn: noAnswer })],
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);

    await expect(page.getByRole('button', { name: /Sign in/ })).toBeDisabled();
  },
};

export const Error: Story = {
  decorators: [
    signedOut({ signIn: () => thrown('NotAuthorizedException', 'Incorrect username or password.') }),
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
  decorators: [signedOut({ signIn: offline })],
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('Network error');
  },
};

export const CapsLock: Story = {
  ...Default,
  async play({ canvas }) {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}S');

    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Caps lock is on.');
  },
};

export const CapsLockLeft: Story = {
  ...Default,
  async play(context) {
    const { canvas } = context;
    await CapsLock.play?.(context);
    await userEvent.tab();

    await expect(canvas.getByLabelText('Password')).not.toHaveAccessibleDescription();
  },
};

export const UnknownChallenge: Story = {
  decorators: [signedOut({ signIn: leadsTo({ signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' }) })],
  async play({ canvasElement }) {
    const page = await signInTo('This sign-in needs our help', canvasElement);

    await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:5095550100');
    await userEvent.click(page.getByRole('button', { name: 'Back to sign-in' }));

    await waitFor(() => expect(page.getByRole('heading', { name: 'Sign in' })).toHaveFocus());
    await expect(page.getByLabelText('Username or email')).toHaveValue('dana@example.com');
  },
};

export const UnknownChallengeWithoutPhone: Story = {
  decorators: [
    signedOut(
      { signIn: leadsTo({ signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' }) },
      { supportPhone: undefined },
    ),
  ],
  async play({ canvasElement }) {
    const page = await signInTo('This sign-in needs our help', canvasElement);

    await expect(page.getByText(/^Ask Larkspur Basin Ag Supply/)).toBeVisible();
    await expect(page.queryByRole('link', { name: /^Call/ })).toBeNull();
  },
};

export const LongContent: Story = {
  decorators: [
    signedOut(
      {},
      { companyName: 'Upper Larkspur Basin and Little Potlatch Growers’ Supply and Marketing Cooperative' },
    ),
  ],
};

export const Narrow360: Story = { ...Default, ...narrow };

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = { ...Default, ...inLongerWords };
