import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { expect } from 'storybook/test';
import { ErrorSummary } from './ErrorSummary';

const fields = [
  { id: 'field-amount', label: 'Amount', message: 'Enter an amount' },
  { id: 'field-paydate', label: 'Pay date', message: 'Choose a day that is not in the past' },
] as const;

const meta = {
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  args: { attempt: 1, problems: fields },
  render: (args) => (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 480 }}>
      <ErrorSummary {...args} />
      {fields.map(({ id, label, message }) => {
        const wrong = args.problems.some((problem) => problem.id === id);
        return (
          <FormControl key={id} fullWidth error={wrong}>
            <InputLabel htmlFor={id}>{label}</InputLabel>
            <OutlinedInput id={id} />
            {wrong && <FormHelperText>{message}</FormHelperText>}
          </FormControl>
        );
      })}
    </Box>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();

    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Choose a day that is not in the past' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Pay date')).toHaveFocus();
    canvas.getByLabelText('Pay date').blur();
  },
};

export const OneField: Story = { args: { problems: fields.slice(0, 1) } };

export const NoFieldToBlame: Story = {
  args: { problems: [], error: 'The server is busy. Nothing was sent. Try again in a moment.' },
};

export const Both: Story = {
  args: { error: 'Nothing was sent.' },
};

export const LongContent: Story = {
  args: {
    problems: [
      {
        id: 'field-amount',
        message:
          'Enter an amount that is not more than the balance of the account, $14,532.41, or choose to pay ahead of an invoice that is still to come',
      },
    ],
  },
};

/** Before the first try nothing is said, even where a field is empty. */
export const NotTriedYet: Story = { args: { attempt: 0 } };
