import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryBrand } from '@stories/support/inEveryBrand';
import { PageTabs } from './PageTabs';

const meta = {
  title: 'Navigation/PageTabs',
  component: PageTabs,
  args: {
    label: 'Office',
    current: '/admin/queue',
    tabs: [
      { label: 'Admin', href: '/admin' },
      { label: 'Queue', href: '/admin/queue' },
      { label: 'Users', href: '/admin/users' },
      { label: 'Imports', href: '/admin/imports' },
      { label: 'Audit', href: '/admin/audit' },
      { label: 'Company settings', href: '/admin/settings' },
    ],
  },
} satisfies Meta<typeof PageTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Which page is open is said by the brand’s first color. */
export const Default: Story = inEveryBrand();

export const NoneOpen: Story = { args: { current: '/admin/elsewhere' } };
