import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormFiles } from './FormFiles';
import { form, inForm } from './testing/inForm';

const fileOf = (name: string, bytes = 2_048) =>
  new File(['x'.repeat(bytes)], name, { type: 'application/pdf' });
const of = (...files: File[]) => form({ values: { attachments: files } });

const meta = {
  title: 'Inputs/FormFiles',
  component: FormFiles,
  decorators: [inForm],
  parameters: of(),
  args: {
    name: 'attachments',
    label: 'Attachments',
    optional: true,
    hint: 'Up to 3 files, PDF, JPG or PNG, 5 MB each',
    accept: 'application/pdf',
    most: 3,
    check: (file) => Promise.resolve(file.name.endsWith('.pdf') ? undefined : `${file.name} is no PDF`),
  },
} satisfies Meta<typeof FormFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  parameters: of(fileOf('Scale ticket.pdf'), fileOf('Field map of the north eighty.pdf', 2_400_000)),
};

/** As many as there may be: another one cannot be added. */
export const Full: Story = {
  parameters: of(fileOf('1.pdf'), fileOf('2.pdf'), fileOf('3.pdf')),
  async play({ canvas }) {
    const add = canvas.getByRole('button', { name: 'Add files' });
    add.focus();
    await expect(add).toHaveFocus();
    add.blur();
  },
};

/** Of what was picked, one is of another kind and one is too many. */
export const Refused: Story = {
  parameters: of(fileOf('1.pdf'), fileOf('2.pdf')),
  async play({ canvas, canvasElement, userEvent }) {
    const picked = [fileOf('notes.docx'), fileOf('3.pdf'), fileOf('4.pdf')];
    await userEvent.upload(canvasElement.querySelector('input')!, picked);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'notes.docx is no PDF.4.pdf is one too many. Remove one.',
    );
    await expect(canvas.getByText(/^3\.pdf/)).toBeVisible();
  },
};

export const Disabled: Story = { ...Filled, args: { disabled: true } };
