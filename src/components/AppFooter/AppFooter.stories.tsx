import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFooter } from './AppFooter';

const meta = { title: 'Shell/AppFooter', component: AppFooter } satisfies Meta<typeof AppFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    companyName: 'Hollis Creek Supply',
    year: 2026,
    privacyUrl: 'https://example.com/privacy',
    termsUrl: 'https://example.com/terms',
  },
};

export const LongContent: Story = {
  args: { ...Usual.args, companyName: 'Upper Hollis Creek and Little Potlatch Growers’ Supply Cooperative' },
};
