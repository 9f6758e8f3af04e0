import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow, byDayOnAPhone } from '../../.storybook/modes';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LoginScreen } from '@/features/auth/LoginScreen';
import type { NextStep } from '@/session/signIn';
import { asked, authFlow, leadsTo, noAnswer, offline, signInTo, thrown } from './authSession';

const meta = {
  title: 'Screens/Signing in/Set up a code',
  component: LoginScreen,
  ...authFlow(
    'Where the company demands codes, the first sign-in sets one up: which way, then the app or the address.',
  ),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const choice: NextStep = {
  signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION',
  allowedMFATypes: ['TOTP', 'EMAIL'],
};
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const newApp = {
  signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
  totpSetupDetails: { sharedSecret: secret, getSetupUri: () => new URL('otpauth://totp/unused') },
} satisfies NextStep;
const newAddress: NextStep = { signInStep: 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP' };
const codeByEmail: NextStep = {
  signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
  codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'd***@e***' },
};

const chosen = fn(leadsTo(newApp));

export const Default: Story = {
  decorators: asked(choice),
  async play({ canvasElement }) {
    const page = await signInTo('Protect your sign-in', canvasElement);

    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(page.getByRole('radio', { name: 'Authenticator app' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Email' })).not.toBeChecked();
  },
};

export const AppChosen: Story = {
  ...byDayOnAPhone,
  decorators: asked(choice, { answer: chosen }),
  async play({ canvasElement }) {
    chosen.mockClear();
    const page = await signInTo('Protect your sign-in', canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));

    await page.findByRole('heading', { name: 'Set up your authenticator app' }, { timeout: 10_000 });
    await expect(chosen).toHaveBeenCalledWith('TOTP');
  },
};

export const Error: Story = {
  ...byDayOnAPhone,
  decorators: asked(choice, { answer: offline }),
  async play({ canvasElement }) {
    const page = await signInTo('Protect your sign-in', canvasElement);
    await userEvent.click(page.getByRole('radio', { name: 'Email' }));
    await userEvent.click(page.getByRole('button', { name: 'Continue' }));

    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('Network error');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
  },
};

const meetTheApp = (canvasElement: HTMLElement) => signInTo('Set up your authenticator app', canvasElement);

export const App: Story = {
  decorators: asked(newApp),
  async play({ canvasElement }) {
    const page = await meetTheApp(canvasElement);

    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await page.findByRole('img', { name: 'QR code for your authenticator app' }, { timeout: 10_000 });
  },
};

export const AppWrongCode: Story = {
  ...byDayOnAPhone,
  decorators: asked(newApp, { answer: () => thrown('EnableSoftwareTokenMFAException', 'Code mismatch') }),
  async play({ canvasElement }) {
    const page = await meetTheApp(canvasElement);
    await userEvent.type(page.getByLabelText('6-digit code'), '123456');
    await userEvent.click(page.getByRole('button', { name: 'Finish and sign in' }));

    await expect(await page.findByRole('alert')).toHaveTextContent('That code isn’t right.');
    await waitFor(() => expect(page.getByLabelText('6-digit code')).toHaveFocus());
  },
};

export const AppTookTooLong: Story = {
  ...byDayOnAPhone,
  decorators: asked(newApp, {
    answer: () => thrown('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
  }),
  async play({ canvasElement }) {
    const page = await meetTheApp(canvasElement);
    await userEvent.type(page.getByLabelText('6-digit code'), '123456{Enter}');

    await expect(await page.findByRole('alert')).toHaveTextContent('here’s a new key');
  },
};

export const Loading: Story = {
  ...byDayOnAPhone,
  decorators: asked(newApp, { answer: noAnswer }),
  async play({ canvasElement }) {
    const page = await meetTheApp(canvasElement);
    await userEvent.type(page.getByLabelText('6-digit code'), '123456{Enter}');

    await waitFor(() => expect(page.getByRole('button', { name: /Finish and sign in/ })).toBeDisabled());
  },
};

const meetTheAddress = (canvasElement: HTMLElement) => signInTo('Set up codes by email', canvasElement);

/** Waits for the form that asks for an address, and gives one. */
async function giveAddress(canvasElement: HTMLElement, address: string) {
  const page = await meetTheAddress(canvasElement);
  await userEvent.type(page.getByLabelText('Email'), address);
  await userEvent.click(page.getByRole('button', { name: 'Send a code' }));
  return page;
}

export const Email: Story = {
  ...byDayOnAPhone,
  decorators: asked(newAddress),
  async play({ canvasElement }) {
    const page = await meetTheAddress(canvasElement);

    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const EmailGiven: Story = {
  ...byDayOnAPhone,
  decorators: asked(newAddress, { answer: leadsTo(codeByEmail) }),
  async play({ canvasElement }) {
    const page = await giveAddress(canvasElement, 'dana@example.com');

    await page.findByRole('heading', { name: 'Enter your code' }, { timeout: 10_000 });
    await expect(page.getByText(/^We sent a code to d\*\*\*@e\*\*\*/)).toBeVisible();
  },
};

export const EmailInvalid: Story = {
  ...byDayOnAPhone,
  decorators: asked(newAddress),
  async play({ canvasElement }) {
    const page = await giveAddress(canvasElement, 'dana@example');

    await expect(await page.findByRole('alert')).toHaveTextContent('Enter an email address like');
  },
};

export const EmailNetworkDown: Story = {
  ...byDayOnAPhone,
  decorators: asked(newAddress, { answer: offline }),
  async play({ canvasElement }) {
    const page = await giveAddress(canvasElement, 'dana@example.com');

    await expect(await page.findByRole('alert')).toHaveTextContent('Network error');
  },
};

/** The QR code and the key below it are the widest things here. */
export const Narrow360: Story = { ...App, ...narrow };
