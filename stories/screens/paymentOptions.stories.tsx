import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inEverySight, narrow } from '../../.storybook/modes';
import { inEveryBrand } from '../support/inEveryBrand';
import { ApiError } from '@contract/problem';
import { Toasts } from '@/components/Toasts/Toasts';
import { PaymentOptionsPage } from '@/features/paymentOptions/PaymentOptionsPage';
import { failed, loading, ready } from '../support/asyncStates';
import { aNewOption, anOption } from '../support/optionBuilders';
import { optionsPage } from '../support/optionsPage';
import { portalPage } from '../support/PortalFrame';

const page = portalPage(
  '/my-account/payments/payment-options',
  'Bank accounts that payments can be asked for from: the list, and the form for another one. What is typed of a number is never shown again.',
);

const args = optionsPage(ready([anOption(), aNewOption()]));

const meta = {
  title: 'Screens/Payment options',
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

export const Default: Story = inEverySight;

export const Adding: Story = { ...inEveryBrand(), args: { adding: true } };

/** A routing number with a wrong check digit has to be confirmed, and what is missing is said at the top. */
export const AddingDoubtful: Story = {
  args: { adding: true, lookup: { state: 'notFound' } },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Routing number' }), '123456789');
    await expect(
      await canvas.findByRole('checkbox', { name: /I checked 123456789 with my bank/ }),
    ).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save bank account' }));
    await expect(
      await canvas.findByRole('link', { name: 'Check the routing number and confirm it' }),
    ).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Requests use it: nobody is asked whether to delete it. */
export const InUse: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Farm checking' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('1 open request uses this bank account');
  },
};

/** A request came to use it meanwhile: it is told with what to do about it. */
export const DeleteRefused: Story = {
  args: {
    options: ready([anOption({ scheduledCount: 0 })]),
    onDelete: fn(() =>
      Promise.reject(
        new ApiError({
          code: 'conflict',
          message: 'A request still uses this bank account.',
          fields: { 'PR-2026-000123': 'payment of $1,234.56 on Nov 23, 2026' },
        }),
      ),
    ),
  },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Farm checking' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!);
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role=dialog]')).toHaveTextContent(
        'PR-2026-000123: payment of $1,234.56 on Nov 23, 2026',
      ),
    );
  },
};

/** Not to be debited, blocked by its bank, not confirmed. */
export const Troubled: Story = {
  args: {
    options: ready([
      anOption({
        notDebitable: 'This account number has 18 digits. Bank files have room for 17.',
      }),
      anOption({
        id: '2',
        nickname: 'Old checking',
        status: 'blocked',
        statusReason: 'The account is closed (R02).',
        isDefault: false,
      }),
      anOption({ id: '3', nickname: 'Mistyped', status: 'failed', isDefault: false, accountIds: [] }),
    ]),
  },
};

export const Loading: Story = { args: { options: loading, accounts: undefined } };

export const Empty: Story = { args: { options: ready([]) } };

/** Somebody who may look at accounts only. */
export const NoPermission: Story = { args: { options: ready([]), accounts: [] } };

export const Error: Story = { args: { options: failed } };

export const Narrow360: Story = narrow;
