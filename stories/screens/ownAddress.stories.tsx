import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byDayOnAPhone } from '../../.storybook/modes';
import type { ConfirmAddress } from '@/data/ownAddress';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { MarkedOwnAddress } from '@/features/notices/MarkedOwnAddress';
import { aSuppressedAddress } from '../support/officeRecordBuilders';
import { portalPage } from '../support/PortalFrame';

const confirm = {
  sendCode: fn<ConfirmAddress['sendCode']>(() => Promise.resolve()),
  enterCode: fn<ConfirmAddress['enterCode']>(() => Promise.resolve()),
};

const meta = {
  title: 'Screens/Own address',
  component: MarkedOwnAddress,
  render: (args) => (
    <>
      <PageHeader title="Notices" />
      <MarkedOwnAddress {...args} />
    </>
  ),
  ...portalPage(
    '/notices',
    'What somebody is told whose emails come back, above what they were told otherwise.',
  ),
  args: { mark: aSuppressedAddress(), isName: true, confirm, zone: 'America/Los_Angeles' },
} satisfies Meta<typeof MarkedOwnAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A code is on its way. */
export const CodeSent: Story = {
  ...byDayOnAPhone,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }));
    await expect(await canvas.findByLabelText('Code from the email')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Not the address of the sign-in: they change it themselves. */
export const Spam: Story = {
  ...byDayOnAPhone,
  args: { mark: aSuppressedAddress({ reason: 'complained', address: 'dana@home.example' }), isName: false },
};

/** Somebody looks as the customer. */
export const Viewed: Story = {
  ...byDayOnAPhone,
  args: { mark: aSuppressedAddress({ reason: 'unreachable' }), confirm: undefined },
};
