import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: 'https://example.com/portal', title: 'QR code of the portal’s address' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As long as the address that an authenticator app reads. */
export const Long: Story = {
  args: {
    value:
      'otpauth://totp/Blue%20Hills%20Grower%20Supply:dana%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Blue%20Hills%20Grower%20Supply',
    title: 'QR code for your authenticator app',
  },
};

export const Large: Story = { args: { size: 320 } };
