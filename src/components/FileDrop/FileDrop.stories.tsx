import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileDrop } from './FileDrop';

const meta = {
  title: 'Inputs/FileDrop',
  component: FileDrop,
  args: {
    action: 'Upload a return file',
    hint: 'Drop the file that your bank sent back here.',
    fileLabel: 'Return file',
    accept: '.ach,.txt,.csv',
    severalFiles: 'Choose one file at a time.',
    problemOf: ({ size }) => (size === 0 ? 'The file is empty.' : undefined),
    onFile: fn(),
    onStop: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** How far a large file is. It can be stopped. */
export const Sending: Story = {
  args: { sending: { label: 'Sending returns.ach', progress: { done: 1.4, of: 4.2, unit: 'MB' } } },
};

/** Why the last one was not taken. Another one can be chosen at once. */
export const Refused: Story = { args: { failure: 'The file has no return in it.' } };

/** One file is taken, and what is wrong with it is said before it is sent. */
export const Chosen: Story = {
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByLabelText('Return file');
    await userEvent.upload(input, new File([''], 'empty.ach'));
    await expect(await canvas.findByText('The file is empty.')).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
    const file = new File(['101'], 'returns.ach');
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await expect(canvas.queryByText('The file is empty.')).toBeNull();
  },
};

export const LongContent: Story = {
  args: {
    action: 'Upload the return file of yesterday evening',
    hint: 'Drop the file of returns and notifications of change that your bank sent back here, as the bank named it, unpacked and unchanged.',
    failure:
      'The file cannot be read, so nothing of it was taken. Record 4, positions 36-64, Corrected Data: It is empty, and the rules require it.',
  },
};
