import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { expect, fn, userEvent } from 'storybook/test';
import { LoginScreen } from '@/features/auth/LoginScreen';
import type { NextStep } from '@/session/signIn';
import { byEmail } from './authCodes';
import { asked, authFlow, leadsTo, noAnswer, signInTo, tooManyTries } from './authSession';

const meta = {
  title: 'Screens/Signing in/Choose a code',
  component: LoginScreen,
  ...authFlow('Which of several ways brings the code. Its choices come with the answer to the password.'),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const choice: NextStep = {
  signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
  allowedMFATypes: ['SMS', 'TOTP', 'EMAIL'],
};
const chosen = fn(leadsTo(byEmail));

/** Waits for the choice, takes e-mail and goes on. */
async function takeEmail(canvasElement: HTMLElement) {
  const page = await signInTo('Get your code', canvasElement);
  await userEvent.click(page.getByText('A code comes to your email address.'));
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  return page;
}

export const Default: Story = {
  decorators: asked(choice),
  async play({ canvasElement }) {
    const page = await signInTo('Get your code', canvasElement);

    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(page.getAllByRole('radio')).toHaveLength(3);
    await expect(page.getByRole('radio', { name: 'Text message' })).toBeChecked();
  },
};

export const Chosen: Story = {
  decorators: asked(choice, { answer: chosen }),
  async play({ canvasElement }) {
    chosen.mockClear();
    const page = await takeEmail(canvasElement);

    await page.findByRole('heading', { name: 'Enter your code' }, { timeout: 10_000 });
    await expect(chosen).toHaveBeenCalledWith('EMAIL');
  },
};

export const Loading: Story = {
  decorators: asked(choice, { answer: noAnswer }),
  async play({ canvasElement }) {
    const page = await takeEmail(canvasElement);

    await expect(page.getByRole('button', { name: /Continue/ })).toBeDisabled();
  },
};

export const Error: Story = {
  decorators: asked(choice, { answer: tooManyTries }),
  async play({ canvasElement }) {
    const page = await takeEmail(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('Too many tries.');
  },
};

export const Narrow360: Story = { ...Default, ...narrow };
