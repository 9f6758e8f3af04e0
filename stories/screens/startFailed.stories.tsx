import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { StartFailed } from '@/app/StartFailed';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'Screens/Portal/Cannot start',
  component: StartFailed,
  ...wholePage(
    'Instead of the portal, where it does not even know whose it is. It is an Error and nothing else.',
  ),
  args: { reason: 'The portal’s settings could not be read. Check your connection and reload the page.' },
} satisfies Meta<typeof StartFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {};

export const Narrow360: Story = narrow;
