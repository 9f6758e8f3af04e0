import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppliedTable } from './AppliedTable';

const meta = { title: 'Data/AppliedTable', component: AppliedTable } satisfies Meta<typeof AppliedTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToDocuments: Story = {
  args: {
    label: 'Applied to',
    of: 'Document',
    rows: [
      {
        id: '104859',
        what: <Link href="#104859">104859</Link>,
        on: '2026-04-10',
        cents: 288_900,
        discountCents: 5_778,
      },
      { id: 'other', what: 'On another account', on: '2026-04-10', cents: 12_050 },
    ],
  },
};

export const FromPayments: Story = {
  args: {
    label: 'Payments and prepay',
    of: 'Payment',
    rows: [
      { id: 'P-1', what: 'Check 5521', note: 'P-20881', on: '2026-03-28', cents: 100_000 },
      { id: 'U-1', what: 'Prepay PC-3309', note: '412.5 gal', on: '2026-04-02', cents: 96_113 },
    ],
  },
};
