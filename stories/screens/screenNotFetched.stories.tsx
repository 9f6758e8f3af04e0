import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../.storybook/modes';
import { ScreenNotFetched } from '@/app/ScreenFallbacks';
import { portalPage } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Portal/Page not fetched',
  component: ScreenNotFetched,
  ...portalPage(
    '/my-account/overview',
    'Instead of one screen whose code did not come: there is no connection, or the server has a newer version. The rest of the portal stays. It is an Error and nothing else.',
  ),
  args: {
    path: '/my-account/overview',
    retried: 0,
    onRetry: fn(),
    reload: fn(),
    served: () => Promise.resolve('nothing'),
  } as ComponentProps<typeof ScreenNotFetched>,
} satisfies Meta<typeof ScreenNotFetched>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No connection: it is tried again by itself. */
export const Error: Story = {};

/** Something was typed elsewhere, so nobody loads the new version unasked. */
export const NewVersion: Story = {
  args: { served: () => Promise.resolve('other') },
  async play({ canvas }) {
    await expect(await canvas.findByText('There’s a new version of the portal')).toBeVisible();
  },
};

export const Narrow360: Story = narrow;
