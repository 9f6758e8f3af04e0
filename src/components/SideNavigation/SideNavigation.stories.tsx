import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import { type NavItem, SideNavigation } from './SideNavigation';

const page = (label: string): NavItem => {
  const id = label.toLowerCase().replaceAll(' ', '-');
  return { id, label, href: `/${id}` };
};

const items: readonly NavItem[] = [
  { ...page('Home'), icon: 'home' },
  {
    id: 'my-account',
    label: 'My Account',
    icon: 'account',
    children: [
      page('Account Overview'),
      { id: 'purchases', label: 'Purchases', children: [page('Prepay Open'), page('Purchase Details')] },
      { id: 'payments', label: 'Payments', children: [page('Make a Payment'), page('Payment History')] },
    ],
  },
  { ...page('My Deposit Plan'), icon: 'deposit' },
  { ...page('Contact Us'), icon: 'contact' },
];

const meta = {
  title: 'Navigation/SideNavigation',
  component: SideNavigation,
  args: { items, current: 'home', expanded: [], onToggle: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ width: 280, bgcolor: 'background.paper' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'My Account' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith('my-account');

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'My Deposit Plan' })).toHaveFocus();
    canvas.getByRole('link', { name: 'My Deposit Plan' }).blur();
  },
};

export const Unfolded: Story = {
  args: { current: 'purchase-details', expanded: ['my-account', 'purchases'] },
};

export const LongContent: Story = {
  args: {
    items: [
      {
        id: 'all',
        label: 'Statements, certificates and yearly summaries',
        icon: 'document',
        children: [page('Purchases of crop protection and adjuvants by field')],
      },
      { ...page('Contact the branch in Little Potlatch'), icon: 'contact' },
    ],
    current: 'purchases-of-crop-protection-and-adjuvants-by-field',
    expanded: ['all'],
  },
};
