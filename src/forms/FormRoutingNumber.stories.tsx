import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object } from 'yup';
import { bankRoutingNumber } from '@contract/rules/bank';
import { FormRoutingNumber } from './FormRoutingNumber';
import { changed, form, inForm } from './testing/inForm';

const rules = object({ routing: bankRoutingNumber() });
const of = (routing: string, tried = false) => form({ values: { routing }, rules, tried });

const meta = {
  title: 'Inputs/FormRoutingNumber',
  component: FormRoutingNumber,
  decorators: [inForm],
  parameters: of(''),
  args: { name: 'routing', label: 'Routing number', hint: '9 digits, at the lower left of a check' },
} satisfies Meta<typeof FormRoutingNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const whole = of('021000021');

export const Looking: Story = { parameters: whole, args: { lookup: { state: 'looking' } } };

export const Found: Story = {
  parameters: whole,
  args: { lookup: { state: 'found', bank: 'Palouse Community Bank, Colfax WA' } },
};

export const NotFound: Story = { parameters: whole, args: { lookup: { state: 'notFound' } } };

export const ServiceDown: Story = { parameters: whole, args: { lookup: { state: 'down' } } };

/** A wrong check digit is a warning: the rule asks for 9 digits and no more. */
export const Doubtful: Story = { parameters: of('123456789', true) };

export const NotDebitable: Story = { parameters: of('000000518', true) };

export const Invalid: Story = { parameters: of('02100002', true) };

/** The gaps that a number is copied with are no mistake, and its zero stays. */
export const Pasted: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Routing number');
    await userEvent.click(field);
    await userEvent.paste('021-000 021');
    await userEvent.tab();

    await expect(field).toHaveValue('021000021');
    await expect(changed).toHaveBeenLastCalledWith({ routing: '021000021' });
  },
};

export const Disabled: Story = { parameters: whole, args: { disabled: true } };
