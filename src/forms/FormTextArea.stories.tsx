import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { FormTextArea } from './FormTextArea';
import { form, inForm } from './testing/inForm';

const rules = object({ comments: string().max(500, 'Shorten your comments to 500 characters') });
const of = (comments: string, tried = false) => form({ values: { comments }, rules, tried });
const words = 'Please call before you load. ';

const meta = {
  title: 'Inputs/FormTextArea',
  component: FormTextArea,
  decorators: [inForm],
  parameters: of(''),
  args: { name: 'comments', label: 'Comments', optional: true, hint: 'Anything the branch should know' },
} satisfies Meta<typeof FormTextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { parameters: of(words.repeat(3)) };

export const LittleLeft: Story = {
  parameters: of('x'.repeat(440)),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.type(canvas.getByRole('textbox'), ' and one more word');
    await expect(canvas.getByRole('status')).toHaveTextContent('50 characters left');
    (document.activeElement as HTMLElement).blur();
  },
};

export const TooLong: Story = { parameters: of(words.repeat(18), true) };

export const Disabled: Story = { ...Filled, args: { disabled: true } };
