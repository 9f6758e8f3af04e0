import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState';

const meta = { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  args: {
    title: 'No purchases in the 2026 season yet',
    children: 'Invoices show up here the morning after a delivery or pickup. Looking for an older one?',
    action: (
      <>
        <Button variant="contained">See the 2025 season</Button>
        <Button variant="outlined">Contact your branch</Button>
      </>
    ),
  },
};

export const NotFound: Story = {
  args: {
    variant: 'error',
    title: 'This page doesn’t exist',
    children: 'The address may be mistyped, or the page has moved.',
  },
};

export const Welcome: Story = {
  args: {
    variant: 'sunrise',
    title: 'Welcome, Dana',
    children: 'Your first invoice shows up here the morning after your first delivery or pickup.',
  },
};

export const LongContent: Story = {
  args: {
    title: 'No purchases of the Upper Hollis Creek and Little Potlatch partnership in the 2026 season yet',
    children: NothingYet.args?.children,
    action: <Button variant="contained">See all purchases of the 2025 season and of the years before</Button>,
  },
};
