import { fn } from 'storybook/test';
import type { PaymentOptionsPageProps } from '@/features/paymentOptions/PaymentOptionsPage';

const accounts = [
  { accountNo: '2281', name: 'Hollis Creek Farms LLC' },
  { accountNo: '2290', name: 'Dana Hollis' },
];

/** Payment options with these bank accounts, at rest. */
export const optionsPage = (options: PaymentOptionsPageProps['options']): PaymentOptionsPageProps => ({
  options,
  accounts,
  adding: false,
  companyName: 'Larkspur Basin Ag Supply',
  lookup: { state: 'idle' },
  onRouting: fn(),
  onAdd: fn(() => Promise.resolve()),
  onChange: fn(() => Promise.resolve()),
  onDelete: fn(() => Promise.resolve()),
  onConfirmDeposits: fn(() => Promise.resolve()),
  onAskAgain: fn(() => Promise.resolve()),
  onCancel: fn(),
  zone: 'America/Los_Angeles',
});
