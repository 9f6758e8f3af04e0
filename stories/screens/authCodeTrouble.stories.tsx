import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LoginScreen } from '@/features/auth/LoginScreen';
import { answer, answered, byApp, byEmail, bySms, meetTheQuestion } from './authCodes';
import { asked, authFlow, offline, refusedCode, thrown, tooManyTries } from './authSession';

const meta = {
  title: 'Screens/Signing in/Enter the code, in trouble',
  component: LoginScreen,
  ...authFlow('Everything that can be wrong with a code, and what it says then.'),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unfinished: Story = {
  decorators: asked(bySms, { answer: answered }),
  async play({ canvasElement }) {
    answered.mockClear();
    const { page, field } = await meetTheQuestion(canvasElement);
    await userEvent.type(field, '123{Enter}');

    await expect(await page.findByRole('alert')).toHaveTextContent('Enter all 6 digits of the code');
    await expect(field).toHaveValue('123');
    await expect(answered).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  decorators: asked(bySms, { answer: refusedCode }),
  async play({ canvasElement }) {
    const { page, field } = await answer(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('That code isn’t right.');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
  },
};

export const UsedAlready: Story = {
  decorators: asked(byApp, {
    answer: () => thrown('ExpiredCodeException', 'Your software token has already been used once.'),
  }),
  async play({ canvasElement }) {
    const { page } = await answer(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('You already used that code.');
  },
};

export const TookTooLong: Story = {
  decorators: asked(byEmail, {
    answer: () => thrown('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
  }),
  async play({ canvasElement }) {
    const { page, field } = await answer(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('we have sent you a new one');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const TooOften: Story = {
  decorators: asked(bySms, { answer: tooManyTries }),
  async play({ canvasElement }) {
    const { page } = await answer(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('Too many tries.');
  },
};

export const NetworkDown: Story = {
  decorators: asked(bySms, { answer: offline }),
  async play({ canvasElement }) {
    const { page } = await answer(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('Network error');
  },
};

export const TurnedOffMeanwhile: Story = {
  decorators: asked(bySms, { answer: () => thrown('NotAuthorizedException', 'User is disabled.') }),
  async play({ canvasElement }) {
    const { page } = await answer(canvasElement);

    const alert = await page.findByText(/This sign-in is turned off/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
    await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus());
  },
};
