import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { narrow } from '../../.storybook/modes';
import type { OptionValidation } from '@contract/paymentOptions/schema';
import { ApiError } from '@contract/problem';
import { Toasts } from '@/components/Toasts/Toasts';
import { PaymentOptionsPage } from '@/features/paymentOptions/PaymentOptionsPage';
import { ready } from '../support/asyncStates';
import { aNewOption } from '../support/optionBuilders';
import { optionsPage } from '../support/optionsPage';
import { portalPage } from '../support/PortalFrame';

const page = portalPage(
  '/my-account/payments/payment-options',
  'A saved bank account is checked before the first debit: two small deposits whose amounts its owner enters, or a prenote that its bank may object to. The card says how far that has come and what there is to do.',
);

const deposits: OptionValidation = {
  kind: 'microEntries',
  state: 'arrived',
  arrivesOn: '2026-11-23',
  decidedOn: '2026-12-07',
  triesLeft: 3,
  mayAskAgain: false,
};
const nothingSent = { state: 'preparing', arrivesOn: null, decidedOn: null } as const;
const prenote: OptionValidation = {
  ...deposits,
  kind: 'prenote',
  state: 'onTheWay',
  decidedOn: '2026-11-27',
};

/** Bank accounts with these checks, each called by what it shows. */
const checked = (checks: Readonly<Record<string, OptionValidation>>) =>
  ready(
    Object.entries(checks).map(([nickname, validation], at) =>
      aNewOption({ id: `option-${at}`, nickname, validation }),
    ),
  );

const args = optionsPage(checked({ 'Farm checking': deposits }));

const meta = {
  title: 'Screens/Payment options/Checked by the bank',
  component: PaymentOptionsPage,
  ...page,
  decorators: [
    (Story) => (
      <Toasts>
        <Story />
      </Toasts>
    ),
    ...page.decorators,
  ],
  args,
} satisfies Meta<typeof PaymentOptionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** No file for the bank holds the check yet. */
export const Waiting: Story = {
  args: {
    options: checked({
      'By two deposits': { ...deposits, ...nothingSent },
      'By a prenote': { ...prenote, ...nothingSent },
    }),
  },
};

/** The bank has it: the deposits will arrive, or the bank may object. */
export const Sent: Story = {
  args: {
    options: checked({ 'By two deposits': { ...deposits, state: 'onTheWay' }, 'By a prenote': prenote }),
  },
};

/** The deposits are there, and their owner has to do something. */
export const Arrived: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Enter the two amounts' })).toBeVisible();
  },
};

async function enter({ canvas, userEvent }: Played, first: string, second: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Enter the two amounts' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'One deposit' }), first);
  await userEvent.type(screen.getByRole('textbox', { name: 'The other deposit' }), second);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm bank account' }));
}

/** The amounts are the ones. */
export const Confirmed: Story = {
  async play(context) {
    await enter(context, '.12', '0.47');
    await expect(context.args.onConfirmDeposits).toHaveBeenCalledWith({
      id: 'option-0',
      first: 12,
      second: 47,
    });
    await expect(await screen.findByText('Farm checking is confirmed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Twelve cents typed as twelve dollars are told before anything is sent, and so is what is missing. */
export const Mistyped: Story = {
  async play(context) {
    await enter(context, '12', '1.00');
    await expect(await screen.findAllByText(/Each deposit is less than a dollar/)).not.toHaveLength(0);
    await expect(context.args.onConfirmDeposits).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** They are not, and nobody says which of them was right. */
export const WrongOnce: Story = {
  args: {
    options: checked({ 'Farm checking': { ...deposits, triesLeft: 2 } }),
    onConfirmDeposits: fn(() =>
      Promise.reject(
        new ApiError({
          code: 'invalid',
          message: 'These aren’t the two amounts. You can try once more. Look them up at your bank first.',
        }),
      ),
    ),
  },
  async play(context) {
    await enter(context, '0.13', '0.47');
    await expect(await screen.findByText(/These aren’t the two amounts/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'One deposit' })).toHaveValue('0.13');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Where they are not found. */
export const NotSeen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the two amounts' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I don’t see them' }));
    await expect(screen.getByText(/may show up a day later/)).toBeVisible();
  },
};

/** Wrong amounts were entered three times. */
export const Failed: Story = {
  args: {
    options: ready([
      aNewOption({
        nickname: 'Farm checking',
        status: 'failed',
        statusReason: 'Three wrong amounts were entered for its deposits. Call us to confirm it.',
      }),
    ]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Call us to confirm it/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enter the two amounts' })).toBeNull();
  },
};

const lapsed = { ...deposits, state: 'lapsed' } as const;

/** Nobody entered the amounts in time: two new deposits can be asked for once. */
export const Expired: Story = {
  args: { options: checked({ 'For the first time': { ...lapsed, mayAskAgain: true }, Again: lapsed }) },
  async play({ canvas, userEvent, args: { onAskAgain } }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send two new deposits' }));
    await expect(onAskAgain).toHaveBeenCalledWith('option-0');
    await expect(canvas.getByText(/Call us, and we confirm the account/)).toBeVisible();
  },
};

export const Narrow360: Story = {
  ...narrow,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the two amounts' }));
    await expect(await screen.findByRole('dialog', { name: 'Confirm Farm checking' })).toBeVisible();
  },
};
