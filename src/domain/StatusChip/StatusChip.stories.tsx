import type { Meta, StoryObj } from '@storybook/react-vite';
import Stack from '@mui/material/Stack';
import { invoiceStatuses } from '@contract/purchases/labels';
import { inEveryBrand } from '@stories/support/inEveryBrand';
import { StatusChip } from './StatusChip';

const meta = { title: 'Feedback/StatusChip', component: StatusChip } satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PastDue: Story = { args: { status: 'pastDue' } };

export const Every: Story = {
  ...inEveryBrand(),
  args: { status: 'open' },
  render: () => (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {invoiceStatuses.map((status) => (
        <StatusChip key={status} status={status} />
      ))}
    </Stack>
  ),
};
