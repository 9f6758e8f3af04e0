import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEverySight, inLongerWords, narrow } from '../../.storybook/modes';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SecurityScreen } from '@/features/auth/SecurityScreen';
import type { Device } from '@/session/security';
import { notOffered } from '@/session/poolErrors';
import { allCodes, done, failing, security, securityPage, signedInWith } from './securitySession';

const meta = {
  title: 'Screens/Security',
  component: SecurityScreen,
  ...securityPage(
    'How one signs in, and where. Nothing old is ever shown, so there is no Stale; NoPermission does not exist: everybody has a sign-in.',
  ),
} satisfies Meta<typeof SecurityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const devices: readonly Device[] = [
  {
    id: 'us-west-2_1',
    name: 'Windows 15.0.0 x86 Windows Google Chrome/142.0.1;Chromium/142.0.1',
    lastUsed: '2026-11-21T11:40:00.000Z',
    here: true,
  },
  {
    id: 'us-west-2_2',
    name: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1',
    lastUsed: '2026-11-18T02:15:00.000Z',
    here: false,
  },
  { id: 'us-west-2_3', name: undefined, lastUsed: undefined, here: false },
];
const network = () => failing('NetworkError', 'Network error');
const refused = () => failing(notOffered, 'This is not available here.');

/** No codes, no remembered devices: as everybody begins. */
export const Empty: Story = { decorators: [signedInWith(security())] };

export const Default: Story = {
  ...inEverySight,
  decorators: [signedInWith(security({ codes: () => done(allCodes), devices: () => done(devices) }))],
};

export const Loading: Story = {
  decorators: [
    signedInWith(
      security({
        codes: () => new Promise(() => undefined),
        devices: () => new Promise(() => undefined),
      }),
    ),
  ],
};

/** A pool of another kind may lack what this page is for. */
export const NotOffered: Story = {
  decorators: [signedInWith(security({ codes: refused, devices: refused }))],
};

export const Error: Story = {
  decorators: [signedInWith(security({ codes: network, devices: network }))],
  async play({ canvas }) {
    await expect(await canvas.findByText('Couldn’t load your codes')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

/** Nothing of the page about the sign-in could be fetched. */
export const Unreachable: Story = {
  decorators: [signedInWith({ security: () => Promise.reject(new TypeError('Failed to fetch')) })],
  async play({ canvas }) {
    await expect(await canvas.findAllByText(/Check your connection/)).toHaveLength(2);
  },
};

/** The codes came, the devices did not. */
export const Partial: Story = {
  decorators: [signedInWith(security({ codes: () => done(allCodes), devices: network }))],
};

export const LongContent: Story = {
  decorators: [
    signedInWith(
      security({
        codes: () =>
          done({
            ...allCodes,
            email: {
              value: 'accounts.payable.department.whitman.county@thornbury-oduya-hollis.example',
              verified: true,
            },
          }),
        devices: () =>
          done([
            {
              id: 'us-west-2_4',
              name: 'Mozilla/5.0 '.repeat(12),
              lastUsed: devices[0]?.lastUsed,
              here: true,
            },
          ]),
      }),
    ),
  ],
};

const signOutEverywhere = fn(() => failing('NetworkError', 'Network error'));

export const AsksBeforeSigningOutEverywhere: Story = {
  decorators: [signedInWith(security({ signOutEverywhere }))],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const SignOutEverywhereFailed: Story = {
  ...AsksBeforeSigningOutEverywhere,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));

    await expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
  },
};

export const ForgetsADevice: Story = {
  ...Default,
  // The page in the dark and on paper is that of Default.
  parameters: {},
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Safari on iPhone' }));

    await expect(
      await screen.findByRole('alertdialog', { name: 'Remove “Safari on iPhone”?' }),
    ).toBeInTheDocument();
  },
};

export const Narrow360: Story = { ...Default, ...narrow };

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = { ...Default, ...inLongerWords };
