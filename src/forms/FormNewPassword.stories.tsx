import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object } from 'yup';
import { newPassword, passwordRequirements } from '@contract/rules/password';
import { FormNewPassword } from './FormNewPassword';
import { form, inForm } from './testing/inForm';

const rules = object({ password: newPassword() });
const of = (password: string, tried = false) => form({ values: { password }, rules, tried });

const meta = {
  title: 'Inputs/FormNewPassword',
  component: FormNewPassword,
  decorators: [inForm],
  parameters: of(''),
  args: { name: 'password', requirements: passwordRequirements },
} satisfies Meta<typeof FormNewPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Strong: Story = { parameters: of('Harvest7!') };

/** The list ticks while somebody types; it speaks when the field is left. */
export const Halfway: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('New password'), 'harvest7%');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    (document.activeElement as HTMLElement).blur();
    await expect(await canvas.findByText(/^Not met yet/)).toHaveTextContent(
      'Not met yet: An uppercase letter. One of ! @ # $ & *. Other symbols don’t count.',
    );
  },
};

/** As it comes out of a mail that was copied with its gap. */
export const SpaceAtTheEnd: Story = { parameters: of('Harvest7! ', true) };

export const Invalid: Story = { parameters: of('', true) };
