import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { atTheDesk, byDayOnAPhone } from '../../.storybook/modes';
import type { PromiseOffer } from '@contract/rules/promise';
import { owedOf } from '@contract/rules/owed';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { OwedHero } from '@/domain/OwedHero/OwedHero';
import { Promises } from '@/entries/Promises';
import { AccountPromises } from '@/features/officeAccounts/AccountPromises';
import { anAccount } from '../support/builders';
import { portalPage } from '../support/PortalFrame';
import { aPromise } from '../support/promiseBuilders';

const offer: PromiseOffer = {
  accountNo: '02281',
  accountName: 'Hollis Creek Farms LLC',
  invoiceNo: null,
  pastDueCents: 288_900,
};
const doing = { busy: false, failure: undefined, reset: fn(), save: fn(), withdraw: fn() };

const meta = {
  title: 'Screens/Promise to pay',
  component: Promises,
  ...portalPage(
    '/home',
    'How much a customer promises to pay by when, below what is owed, in an invoice that is past due, and as the office enters it.',
  ),
  args: { promises: [], offers: [offer], today: '2026-11-21', doing },
  render: (args) => (
    <>
      <PageHeader title="Home" />
      <OwedHero
        owed={owedOf([anAccount()])}
        today="2026-11-21"
        selected={null}
        promise={<Promises {...args} />}
      />
    </>
  ),
} satisfies Meta<typeof Promises>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cent more than is past due is refused before it is sent. */
export const Promising: Story = {
  ...byDayOnAPhone,
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Promise to pay' }));
    const amount = await screen.findByRole('textbox', { name: /^Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2889.01');
    await userEvent.type(screen.getByLabelText(/^Pay by/), '2026-12-04');
    await userEvent.click(screen.getByRole('button', { name: 'Promise' }));
    await expect((await screen.findAllByText(/that is what is past due/))[0]).toBeVisible();
    await expect(args.doing!.save).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '500');
    await userEvent.click(screen.getByRole('button', { name: 'Promise' }));
    await expect(args.doing!.save).toHaveBeenCalledWith(
      { accountNo: '02281', invoiceNo: null, day: '2026-12-04', amountCents: 50_000 },
      undefined,
      expect.any(Function),
    );
  },
};

export const Promised: Story = {
  ...byDayOnAPhone,
  args: { promises: [aPromise()] },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByText('You promised $500.00 by Dec 4')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Promise to pay' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw promise' }));
    await expect(args.doing!.withdraw).toHaveBeenCalledWith(aPromise());
  },
};

/** What the office entered is the office’s to change. */
export const ToldByPhone: Story = {
  ...byDayOnAPhone,
  args: { promises: [aPromise({ byOffice: true, isMine: false, invoiceNo: '0047355' })], offers: [] },
};

/** Beside the history of an account. */
export const InTheOffice: Story = {
  parameters: atTheDesk,
  render: ({ doing: how }) => (
    <>
      <PageHeader title="Hollis Creek Farms LLC" />
      <AccountPromises
        accountName="Hollis Creek Farms LLC"
        told={{
          promises: [
            aPromise({ isMine: false }),
            aPromise({ id: 'p-2', invoiceNo: '0047355', byOffice: true }),
          ],
          promisable: [
            {
              accountNo: '02281',
              pastDueCents: 288_900,
              invoices: [{ invoiceNo: '0047355', pastDueCents: 61_294 }],
            },
          ],
          today: '2026-11-21',
          kept: 3,
          broken: 1,
        }}
        doing={how}
      />
    </>
  ),
};
