import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { pattern } from '../support/pattern';

const meta = {
  title: 'Patterns/Long work',
  tags: ['autodocs'],
  component: ProgressBar,
  ...pattern(
    'Work of more than a few seconds says what is being done and how far it is, goes on when one leaves the page, and says once what came of it. What failed says what was changed: nothing, or how far it came.',
  ),
  args: { label: 'Preparing 12,000 rows as a spreadsheet' },
  render: (args) => (
    <Card sx={{ p: 3, maxWidth: 560, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography component="h2" variant="h3">
        Download of all purchases
      </Typography>
      <ProgressBar {...args} />
      {args.state === 'done' && <Button variant="contained">Download</Button>}
      {args.state === 'failed' && <Button variant="outlined">Try again</Button>}
    </Card>
  ),
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { progress: { done: 3200, of: 12_000, unit: 'rows' } } };

/** How much it is, is not known yet. */
export const Loading: Story = {};

export const Done: Story = {
  args: {
    progress: { done: 12_000, of: 12_000, unit: 'rows' },
    state: 'done',
    outcome: 'The file is ready, with 12,000 rows.',
  },
};

export const Error: Story = {
  args: { state: 'failed', outcome: 'The portal did not answer. No file was made.' },
};
