import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { LoginScreen } from '@/features/auth/LoginScreen';
import type { NextStep } from '@/session/signIn';
import { signedOut, authFlow, leadsTo, noAnswer, offline, signInTo, thrown } from './authSession';

const meta = {
  title: 'Screens/Signing in/New password',
  component: LoginScreen,
  ...authFlow('Who signs in with a temporary password chooses an own one first.'),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const demand: NextStep = {
  signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
  missingAttributes: ['name', 'phone_number'],
};
const confirmed = fn(() => Promise.resolve<NextStep>({ signInStep: 'DONE' }));

const meetTheDemand = (canvasElement: HTMLElement) => signInTo('Choose a new password', canvasElement);

const save = (page: ReturnType<typeof within>) =>
  userEvent.click(page.getByRole('button', { name: 'Save and sign in' }));

export const Default: Story = {
  decorators: [signedOut({ signIn: leadsTo(demand) })],
  async play({ canvasElement }) {
    const page = await meetTheDemand(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(document.title).toBe('Choose a new password · Larkspur Basin Ag Supply');
    await userEvent.type(page.getByLabelText('New password'), 'harvest7');

    await expect(page.getAllByRole('listitem', { name: /: not met$/ })).toHaveLength(2);
  },
};

export const LeftBlank: Story = {
  ...Default,
  // The page in the dark is that of Default.
  parameters: {},
  async play({ canvasElement }) {
    const page = await meetTheDemand(canvasElement);
    await save(page);

    const summary = await page.findByRole('alert');
    await expect(summary).toHaveTextContent('New password is required.');
    await expect(summary).toHaveTextContent('Enter your full name');
    await expect(summary).toHaveTextContent('Enter your phone number');
  },
};

export const Saved: Story = {
  decorators: [signedOut({ signIn: leadsTo(demand), confirmNewPassword: confirmed })],
  async play({ canvasElement }) {
    confirmed.mockClear();
    const page = await meetTheDemand(canvasElement);
    await userEvent.type(page.getByLabelText('New password'), 'Harvest7!');
    await userEvent.type(page.getByLabelText('Full name'), 'Dana Hollis');
    await userEvent.type(page.getByLabelText('Phone number'), '(509) 555-0134');
    await save(page);

    await expect(confirmed).toHaveBeenCalledWith('Harvest7!', {
      name: 'Dana Hollis',
      phone_number: '+15095550134',
    });
  },
};

export const Error: Story = {
  decorators: [
    signedOut({
      signIn: leadsTo({ ...demand, missingAttributes: [] }),
      confirmNewPassword: () => thrown('InvalidPasswordException', 'Password does not conform to policy'),
    }),
  ],
  async play({ canvasElement }) {
    const page = await meetTheDemand(canvasElement);
    await userEvent.type(page.getByLabelText('New password'), 'Harvest7!');
    await save(page);

    await expect(await page.findByRole('alert')).toHaveTextContent('doesn’t meet every point on the list');
    await expect(page.getByLabelText('New password')).toBeInvalid();
  },
};

async function saveHarvest(canvasElement: HTMLElement) {
  const page = await meetTheDemand(canvasElement);
  await userEvent.type(page.getByLabelText('New password'), 'Harvest7!');
  await save(page);
  return page;
}

const passwordOnly = leadsTo({ ...demand, missingAttributes: [] });

export const Loading: Story = {
  decorators: [signedOut({ signIn: passwordOnly, confirmNewPassword: noAnswer })],
  async play({ canvasElement }) {
    const page = await saveHarvest(canvasElement);

    await expect(page.getByRole('button', { name: /Save and sign in/ })).toBeDisabled();
  },
};

export const NetworkDown: Story = {
  decorators: [signedOut({ signIn: passwordOnly, confirmNewPassword: offline })],
  async play({ canvasElement }) {
    const page = await saveHarvest(canvasElement);

    await expect(await page.findByRole('alert')).toHaveTextContent('Network error');
    await expect(page.getByLabelText('New password')).toHaveValue('Harvest7!');
  },
};

export const TemporaryPasswordExpired: Story = {
  decorators: [
    signedOut({
      signIn: passwordOnly,
      confirmNewPassword: () =>
        thrown(
          'NotAuthorizedException',
          'Temporary password has expired and must be reset by an administrator.',
        ),
    }),
  ],
  async play({ canvasElement }) {
    const page = await saveHarvest(canvasElement);

    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('Your temporary password expired. Call us for a new one.');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
  },
};

export const ManagersKnowWhose: Story = {
  ...Default,
  async play({ canvasElement }) {
    await meetTheDemand(canvasElement);

    const name = canvasElement.querySelector('form input[autocomplete="username"]');
    await expect(name).toHaveValue('dana@example.com');
    await expect(name).not.toBeVisible();
  },
};

export const Narrow360: Story = { ...Default, ...narrow };
