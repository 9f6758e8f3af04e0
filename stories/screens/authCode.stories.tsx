import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginScreen } from '@/features/auth/LoginScreen';
import { answer, answered, byApp, byEmail, bySms, meetTheQuestion } from './authCodes';
import { asked, signedOut, authFlow, handClock, leadsTo, noAnswer } from './authSession';

const meta = {
  title: 'Screens/Signing in/Enter the code',
  component: LoginScreen,
  ...authFlow(
    'The second proof: a code from a text message, an e-mail or an app. What goes wrong with it has its own page of stories.',
  ),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const remembered = fn(() => Promise.resolve());

const clock = handClock();

export const Default: Story = {
  decorators: asked(bySms),
  async play({ canvasElement }) {
    const { field } = await meetTheQuestion(canvasElement);

    await expect(field).toHaveAccessibleDescription(/^We sent a code to your phone ending in 0134/);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

export const ByEmail: Story = {
  decorators: asked(byEmail),
  async play({ canvasElement }) {
    const { field } = await meetTheQuestion(canvasElement);

    await expect(field).toHaveAccessibleDescription(/^We sent a code to j\*\*\*@e\*\*\*/);
  },
};

export const ByApp: Story = {
  decorators: asked(byApp),
  async play({ canvasElement }) {
    const { page, field } = await meetTheQuestion(canvasElement);

    await expect(field).toHaveAccessibleDescription(/shows for Larkspur Basin Ag Supply/);
    await expect(page.queryByText(/new code in/)).toBeNull();
  },
};

export const Demo: Story = { decorators: [signedOut({ signIn: leadsTo(byEmail) }, { demo: true })] };
Demo.play = ByEmail.play;

const secondSignIn = fn(leadsTo(byEmail));

export const AnotherCode: Story = {
  decorators: [signedOut({ signIn: secondSignIn })],
  args: { clock },
  async play({ canvasElement }) {
    secondSignIn.mockClear();
    const { page, field } = await meetTheQuestion(canvasElement);
    await userEvent.type(field, '111');
    clock.forward(30);
    await userEvent.click(await page.findByRole('button', { name: 'Send a new code' }));

    await page.findByText('A new code is on its way. Only the newest one works.');
    await expect(secondSignIn).toHaveBeenCalledTimes(2);
    const emptied = page.getByLabelText('6-digit code');
    await expect(emptied).toHaveValue('');
    await expect(emptied).toHaveFocus();
  },
};

export const Typed: Story = {
  decorators: asked(byApp, { answer: answered }),
  async play({ canvasElement }) {
    answered.mockClear();
    const { field } = await meetTheQuestion(canvasElement);
    await userEvent.type(field, '123456');
    await expect(answered).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(answered).toHaveBeenCalledWith('123456'));
  },
};

export const Pasted: Story = {
  decorators: asked(bySms, { answer: answered }),
  async play({ canvasElement }) {
    answered.mockClear();
    await meetTheQuestion(canvasElement);
    await userEvent.paste(' 123 456 ');

    await waitFor(() => expect(answered).toHaveBeenCalledWith('123456'));
  },
};

export const Loading: Story = {
  decorators: asked(bySms, { answer: noAnswer }),
  async play({ canvasElement }) {
    const { page, field } = await answer(canvasElement);

    await waitFor(() => expect(page.getByRole('button', { name: /Sign in/ })).toBeDisabled());
    await expect(field).toHaveAccessibleDescription(/Checking the code…$/);
  },
};

export const Remembers: Story = {
  decorators: asked(bySms, { answer: answered, rememberDevice: remembered }),
  async play({ canvasElement }) {
    remembered.mockClear();
    const { page, field } = await meetTheQuestion(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: 'Don’t ask for a code on this device' }));
    await expect(remembered).not.toHaveBeenCalled();
    await userEvent.type(field, '123456{Enter}');

    await waitFor(() => expect(remembered).toHaveBeenCalledOnce());
  },
};

/** At a pool that remembers devices there is one control more. */
export const Narrow360: Story = { ...Default, decorators: Remembers.decorators, ...narrow };
