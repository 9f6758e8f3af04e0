import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutSavingsPage } from '@/features/savings/AboutSavingsPage';
import { someAboutSavings } from '../support/depositBuilders';
import { ready } from '../support/asyncStates';
import { inThePortal } from '../support/PortalFrame';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'Screens/My savings without the plan',
  component: AboutSavingsPage,
  decorators: [inThePortal('/my-savings', { permissions: { admin: false, deposit_plan: false } })],
  ...wholePage(
    'How the deposit plan works and what it pays, for whoever has none: no balance, and the way in.',
  ),
  args: { about: ready(someAboutSavings()) },
} satisfies Meta<typeof AboutSavingsPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
