import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { Forbidden } from '@/app/Forbidden';
import { customer, portalPage } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Portal/Not allowed (403)',
  component: Forbidden,
  ...portalPage(
    '/admin',
    'The NoPermission of every page that needs a flag: admin and the deposit plan. Nothing is loaded here, so there is no other state.',
    customer,
  ),
} satisfies Meta<typeof Forbidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoPermission: Story = {};

export const Narrow360: Story = narrow;
