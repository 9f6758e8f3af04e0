import type { Meta, StoryObj } from '@storybook/react-vite';
import { atTheDesk } from '../../.storybook/modes';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { InvoiceDrawer } from '@/features/purchases/InvoiceDrawer';
import { ready } from '../support/asyncStates';
import { aDispute } from '../support/contactBuilders';
import { anInvoice } from '../support/invoiceBuilders';
import { portalPage } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Invoice in dispute',
  component: InvoiceDrawer,
  ...portalPage(
    '/my-account/purchases/purchase-details',
    'An invoice that is disputed: what the customer wrote about it, where that stands, and what came of it.',
  ),
  render: (args) => (
    <>
      <PageHeader title="Purchase details" />
      <InvoiceDrawer {...args} />
    </>
  ),
  args: {
    invoiceNo: '104880',
    invoice: ready(anInvoice({ disputed: true })),
    messages: ready({ tickets: [aDispute({ about: 'Dispute of invoice 104880, line 2' })] }),
    zone: 'America/Los_Angeles',
    paper: { pending: false, failed: false, start: () => undefined },
    mayPayOn: () => true,
    onClose: () => undefined,
  },
} satisfies Meta<typeof InvoiceDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawer: Story = { parameters: atTheDesk };
