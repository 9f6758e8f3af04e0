import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoginScreen } from '../../src/features/auth/LoginScreen';
import type { NextStep } from '../../src/session/signIn';
import { atTheGate, thrown } from './authSession';

const meta = {
  title: 'Screens/New password',
  component: LoginScreen,
  args: { ended: false, onFirstFocus: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const demand: NextStep = {
  signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
  missingAttributes: ['name', 'phone_number'],
};
const confirmed = fn(() => Promise.resolve<NextStep>({ signInStep: 'DONE' }));

/** Signs in with a temporary password and waits for the form that asks for another. */
async function meetTheDemand(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.type(page.getByLabelText('Username or email'), 'dana@example.com');
  await userEvent.type(page.getByLabelText('Password'), 'Temporary1!');
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  await page.findByRole('heading', { name: 'Choose a new password' }, { timeout: 10_000 });
  return page;
}

const save = (page: ReturnType<typeof within>) =>
  userEvent.click(page.getByRole('button', { name: 'Save and sign in' }));

export const Demanded: Story = {
  decorators: [atTheGate({ signIn: () => Promise.resolve(demand) })],
  async play({ canvasElement }) {
    const page = await meetTheDemand(canvasElement);
    await userEvent.type(page.getByLabelText('New password'), 'harvest7');

    await expect(page.getAllByRole('listitem', { name: /: not met$/ })).toHaveLength(2);
  },
};

export const Dark: Story = { ...Demanded, globals: { theme: 'dark', viewport: { value: 'desktop' } } };

export const Narrow360: Story = { ...Demanded, globals: { viewport: { value: 'phone' } } };

export const LeftBlank: Story = {
  ...Demanded,
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
  decorators: [atTheGate({ signIn: () => Promise.resolve(demand), confirmNewPassword: confirmed })],
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

export const Refused: Story = {
  decorators: [
    atTheGate({
      signIn: () => Promise.resolve({ ...demand, missingAttributes: [] }),
      confirmNewPassword: () => thrown('InvalidPasswordException', 'Password does not conform to policy'),
    }),
  ],
  async play({ canvasElement }) {
    const page = await meetTheDemand(canvasElement);
    await userEvent.type(page.getByLabelText('New password'), 'Harvest7!');
    await save(page);

    await expect(await page.findByRole('alert')).toHaveTextContent('does not meet every requirement');
  },
};
