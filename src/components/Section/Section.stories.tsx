import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from './Section';

const meta = { title: 'Shell/Section', component: Section } satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  args: {
    title: 'Sales tax',
    children: <Typography variant="body2">Nothing on this invoice is taxed.</Typography>,
  },
  decorators: [
    (Story) => (
      <>
        <h2>Invoice 104859</h2>
        <Story />
      </>
    ),
  ],
};
