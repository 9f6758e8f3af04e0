import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../.storybook/modes';
import { NotFound } from '@/app/NotFound';
import { portalPage } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Portal/No such page (404)',
  component: NotFound,
  ...portalPage('/home', 'For an address that is no page’s. Nothing is loaded, so there is no other state.'),
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow360: Story = narrow;
