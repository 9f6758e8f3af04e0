import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SecurityScreen } from '@/features/auth/SecurityScreen';
import type { SignInCodes } from '@/session/security';
import { notOffered } from '@/session/poolErrors';
import { done, failing, noCodes, security, securityPage, signedInWith } from './securitySession';

const meta = {
  title: 'Screens/Security, codes',
  component: SecurityScreen,
  ...securityPage('The dialogs of the security page, in which a way to get codes is set up or given up.'),
} satisfies Meta<typeof SecurityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const setUp = async (canvas: ReturnType<typeof within>, label: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const codes = (changes: Partial<SignInCodes>) => () => done({ ...noCodes, ...changes });

export const SetUpApp: Story = {
  decorators: [signedInWith(security())],
  async play({ canvas }) {
    const dialog = await setUp(canvas, 'Set up: Authenticator app');
    await expect(await dialog.findByRole('img', { name: /QR code/ }, { timeout: 10_000 })).toBeVisible();
  },
};

export const WrongAppCode: Story = {
  decorators: [
    signedInWith(security({ confirmApp: () => failing('EnableSoftwareTokenMFAException', 'Code mismatch') })),
  ],
  async play({ canvas }) {
    const dialog = await setUp(canvas, 'Set up: Authenticator app');
    await userEvent.type(await dialog.findByLabelText('6-digit code'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));

    await expect(await dialog.findByRole('alert')).toHaveTextContent('That code isn’t right.');
  },
};

export const AppsNotOffered: Story = {
  decorators: [signedInWith(security({ startApp: () => failing(notOffered, 'Not available here.') }))],
  async play({ canvas }) {
    const dialog = await setUp(canvas, 'Set up: Authenticator app');
    await expect(await dialog.findByText(/Choose another way/)).toBeVisible();
  },
};

export const AddPhone: Story = {
  decorators: [signedInWith(security())],
  async play({ canvas }) {
    const dialog = await setUp(canvas, 'Set up: Text message');
    await userEvent.click(dialog.getByRole('button', { name: 'Send a code' }));

    await expect(await dialog.findByRole('alert')).toHaveTextContent('Enter your phone number');
  },
};

export const ConfirmPhone: Story = {
  decorators: [signedInWith(security())],
  async play({ canvas }) {
    const dialog = await setUp(canvas, 'Set up: Text message');
    await userEvent.type(dialog.getByLabelText('Phone number'), '(509) 555-0134');
    await userEvent.click(dialog.getByRole('button', { name: 'Send a code' }));

    await expect(await dialog.findByText(/your phone ending in 0134/)).toBeVisible();
    await expect(dialog.getByLabelText('6-digit code')).toHaveFocus();
  },
};

export const ConfirmEmail: Story = {
  decorators: [
    signedInWith(security({ codes: codes({ email: { value: 'dana@example.com', verified: false } }) })),
  ],
  async play({ canvas }) {
    const dialog = await setUp(canvas, 'Set up: Email');
    await expect(dialog.getByText(/to dana@example.com now/)).toBeVisible();
  },
};

/** Switching the last one off is switching codes off. */
export const TurnsCodesOff: Story = {
  decorators: [signedInWith(security({ codes: codes({ on: ['email'] }) }))],
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off: Email' }));

    await expect(await screen.findByRole('alertdialog', { name: 'Turn codes off?' })).toHaveTextContent(
      'your password alone lets you in',
    );
  },
};

export const TurnOnFailed: Story = {
  decorators: [
    signedInWith(security({ chooseCodes: () => failing(notOffered, 'This is not available here.') })),
  ],
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on: Email' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is not available here.');
  },
};

/** The QR code and the key below it are the widest things here. */
export const Narrow360: Story = { ...SetUpApp, ...narrow };
