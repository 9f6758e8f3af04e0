import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { PageHeader } from './PageHeader';

const meta = { title: 'Shell/PageHeader', component: PageHeader } satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { title: 'Contact us' } };

export const Everything: Story = {
  args: {
    title: 'Purchase details',
    breadcrumbs: [{ label: 'My Account', href: '/my-account/overview' }, { label: 'Purchases' }],
    subtitle: 'Hollis Creek Farms · Account 2281',
    actions: <Button variant="outlined">Download</Button>,
  },
};

export const LongContent: Story = {
  args: {
    breadcrumbs: [
      { label: 'My Account', href: '/my-account/overview' },
      { label: 'Purchases of all accounts together' },
      { label: 'Statements and yearly summaries', href: '/my-account/purchases/statements' },
    ],
    title: 'Purchase details of the Upper Hollis Creek and Little Potlatch partnership',
    actions: <Button variant="outlined">Download all 1,204 rows</Button>,
  },
};
