import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { pattern } from '../support/pattern';

const meta = {
  title: 'Patterns/Page',
  tags: ['autodocs'],
  component: PageHeader,
  ...pattern(
    'One heading says where one is, the steps above it how one came there, the line below it whose page it is or as of when. What can be done with the whole page stands at the right, below the heading on a phone; the one that is meant most is filled.',
  ),
  args: {
    title: 'Statement of October 2026',
    breadcrumbs: [
      { label: 'My Account' },
      { label: 'Purchases' },
      { label: 'Statements', href: '/my-account/purchases/statements' },
    ],
    subtitle: 'Hollis Creek Farms LLC · Account 2281',
    actions: (
      <>
        <Button variant="outlined" startIcon={<Icon name="print" />}>
          Print
        </Button>
        <Button variant="contained">Pay balance</Button>
      </>
    ),
  },
  render: (args) => (
    <>
      <PageHeader {...args} />
      <Card sx={{ p: 3, maxWidth: 560 }}>
        <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
          Summary
        </Typography>
        <Facts
          facts={[
            { label: 'Balance forward', value: '$12,310.40' },
            { label: 'New charges', value: '$14,436.51' },
            { label: 'Payments', value: '−$8,214.50' },
          ]}
        />
      </Card>
    </>
  ),
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutActions: Story = { args: { actions: undefined } };

export const LongContent: Story = {
  args: {
    title: 'Statement of the Thornbury, Oduya & Hollis-Kowalczyk Family Limited Partnership',
    subtitle: 'The Thornbury, Oduya & Hollis-Kowalczyk Family Limited Partnership of Whitman County · 2281',
  },
};
