import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { expect, userEvent, type within } from 'storybook/test';
import { ChangePasswordScreen } from '@/features/auth/ChangePasswordScreen';
import { portalPage } from '../support/PortalFrame';
import { thrown } from './authSession';
import { signedInWith } from './securitySession';

const meta = {
  title: 'Screens/Change password',
  component: ChangePasswordScreen,
  ...portalPage(
    '/login',
    'A new password for somebody who knows the old one. Nothing is loaded, so there is no Empty, Partial or Stale; NoPermission does not exist: everybody may.',
  ),
} satisfies Meta<typeof ChangePasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvas: ReturnType<typeof within>, password: string) => {
  await userEvent.type(canvas.getByLabelText('Current password'), 'Harvest7!');
  await userEvent.type(canvas.getByLabelText('New password'), password);
};
const save = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Change password' }));

/** The pool's answer to a try with a good new password. */
const answered = (name: string, message: string): Story => ({
  decorators: [signedInWith({ changePassword: () => thrown(name, message) })],
});

export const Default: Story = {
  decorators: [signedInWith({})],
  async play({ canvas }) {
    await fill(canvas, 'canola');

    await expect(canvas.getAllByRole('listitem', { name: /: not met$/ })).toHaveLength(4);
  },
};

export const LeftBlank: Story = {
  ...Default,
  async play({ canvas }) {
    await save(canvas);

    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Enter your current password');
    await expect(summary).toHaveTextContent('New password is required.');
  },
};

export const WrongPassword: Story = {
  ...answered('NotAuthorizedException', 'Incorrect username or password.'),
  async play({ canvas }) {
    await fill(canvas, 'Canola$2027');
    await save(canvas);

    await expect(
      await canvas.findByRole('link', { name: 'That isn’t your current password.' }),
    ).toBeVisible();
  },
};

export const TooManyTries: Story = {
  ...answered('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  async play({ canvas }) {
    await fill(canvas, 'Canola$2027');
    await save(canvas);

    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many tries.');
  },
};

export const WeakForThePool: Story = {
  ...answered('InvalidPasswordException', 'Password does not conform to policy: Password not long enough'),
  async play({ canvas }) {
    await fill(canvas, 'Canola$2027');
    await save(canvas);

    await expect(
      await canvas.findByRole('link', { name: /doesn’t meet every point on the list/ }),
    ).toBeVisible();
  },
};

export const Error: Story = {
  ...answered('NetworkError', 'A network error has occurred.'),
  async play({ canvas }) {
    await fill(canvas, 'Canola$2027');
    await save(canvas);

    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error.');
  },
};

export const Loading: Story = {
  decorators: [signedInWith({ changePassword: () => new Promise(() => undefined) })],
  async play({ canvas }) {
    await fill(canvas, 'Canola$2027');
    await save(canvas);

    await expect(canvas.getByRole('button', { name: /Change password/ })).toBeDisabled();
  },
};

export const Changed: Story = {
  decorators: [signedInWith({ changePassword: () => Promise.resolve() })],
  async play({ canvas }) {
    await fill(canvas, 'Canola$2027');
    await save(canvas);

    await expect(await canvas.findByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('your sign-ins on other devices have ended');
  },
};

export const Narrow360: Story = { ...Default, ...narrow };
