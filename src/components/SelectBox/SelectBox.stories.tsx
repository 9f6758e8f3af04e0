import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectBox } from './SelectBox';

const meta = {
  title: 'Inputs/SelectBox',
  component: SelectBox,
  args: { label: 'Select all 7 shown', labelled: true, checked: false, onCheck: fn() },
} satisfies Meta<typeof SelectBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Some: Story = { args: { checked: 'some' } };

export const All: Story = { args: { checked: true } };

/** Space works it, and a thumb finds it beside its words too. */
export const WithKeyboard: Story = {
  args: { label: 'Select invoice 104880', labelled: false },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select invoice 104880' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCheck).toHaveBeenLastCalledWith(true);
    const { width, height } = box.parentElement!.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
