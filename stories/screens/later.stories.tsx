import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode, narrow } from '../../.storybook/modes';
import { Later } from '../../src/app/Later';
import { routeAt } from '../../src/app/routeTable';
import { portalPage } from '../support/PortalFrame';

const path = '/my-account/purchases/statements';
const route = routeAt(path);

const meta = {
  title: 'Screens/Portal/Still to come',
  tags: ['autodocs'],
  component: Later,
  ...portalPage(
    path,
    'An honest page for a screen that is not there yet: what is missing, and what to do meanwhile. Nothing is loaded, so there is no other state.',
  ),
  args: { title: route?.title ?? '', children: route && 'later' in route ? route.later : '' },
} satisfies Meta<typeof Later>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEveryMode;

export const LongContent: Story = {
  args: {
    title: 'Summaries of purchases by crop, field, landlord and crop year',
    children:
      'Summaries are not here yet. Purchase details show the totals of whatever you filter, for every account of yours, and your branch prints a summary by crop or by field for your accountant while you wait for it.',
  },
};

export const Narrow360: Story = narrow;
