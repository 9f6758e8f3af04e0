import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { ScreenBroken } from '@/app/ScreenFallbacks';
import { portalPage } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Portal/Broken page (500)',
  component: ScreenBroken,
  ...portalPage(
    '/my-account/overview',
    'Instead of one screen that failed in itself; the rest of the portal stays. It is an Error and nothing else.',
  ),
  args: { error: undefined, resetErrorBoundary: () => undefined },
} satisfies Meta<typeof ScreenBroken>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {};

export const Narrow360: Story = narrow;
