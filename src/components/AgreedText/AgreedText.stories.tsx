import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgreedText } from './AgreedText';

const english =
  'I ask Larkspur Basin Supply to take $500.00 out of deposit plan Harvest ••117 on Nov 23, 2026 and to apply it to ' +
  'account Hollis Creek Farms LLC (••81). I may cancel this until Nov 23, 2026, 2:00 PM PST.';

const meta = {
  title: 'Shell/AgreedText',
  component: AgreedText,
  args: { children: english, english: null },
} satisfies Meta<typeof AgreedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const Spanish: Story = {
  args: {
    children:
      'Pido a Larkspur Basin Supply que tome $500.00 del plan de depósito Harvest ••117 el 23 nov 2026 y que los aplique ' +
      'a la cuenta Hollis Creek Farms LLC (••81). Puedo cancelar esto hasta el 23 nov 2026, 2:00 p.m. PST.',
    english,
  },
};

export const OfARecord: Story = { args: { ...Spanish.args, small: true } };
