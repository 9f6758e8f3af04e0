import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { fn } from 'storybook/test';
import { DetailDrawer } from './DetailDrawer';

const meta = {
  component: DetailDrawer,
  args: { open: true, title: 'Invoice 104880', children: 'Urea 46-0-0, bulk', onClose: fn() },
} satisfies Meta<typeof DetailDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithActions: Story = { args: { actions: <Button variant="contained">Download PDF</Button> } };
