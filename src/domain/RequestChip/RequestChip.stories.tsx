import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { requestStatuses } from '@contract/requests/states';
import { RequestChip } from './RequestChip';

const meta = {
  title: 'Feedback/RequestChip',
  component: RequestChip,
  args: { request: { flow: 'bank', status: 'submitted' } },
} satisfies Meta<typeof RequestChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Submitted: Story = {};

export const EveryStatus: Story = {
  render: () => (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {requestStatuses.map((status) => (
        <RequestChip key={status} request={{ flow: 'bank', status }} />
      ))}
    </Stack>
  ),
};

/** A check that was mailed, and one that was handed over: neither was submitted. */
export const Checks: Story = {
  render: () => (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <RequestChip request={{ flow: 'check', status: 'submitted', deliveryMethod: 'mailed' }} />
      <RequestChip request={{ flow: 'check', status: 'submitted', deliveryMethod: 'branch' }} />
    </Stack>
  ),
};
