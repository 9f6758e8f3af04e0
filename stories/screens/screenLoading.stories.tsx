import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { ScreenLoading } from '@/app/ScreenFallbacks';
import { inThePortal } from '../support/PortalFrame';
import { wholePage } from '../support/wholePage';

const about =
  'While the code of a screen, or the permission to show it, is on the way. It is Loading and nothing else; the heading comes with the screen.';
const { parameters } = wholePage(about);

const meta = {
  title: 'Screens/Portal/Page on its way',
  component: ScreenLoading,
  parameters,
  decorators: [inThePortal('/home', { permissions: undefined })],
} satisfies Meta<typeof ScreenLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first moment after the sign-in: not even the navigation is known. */
export const Loading: Story = {};

export const Narrow360: Story = narrow;
