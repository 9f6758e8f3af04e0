import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { amountsTrouble } from './AmountRange';
import * as stories from './AmountRange.stories';

const { Backwards, Closed, Open } = composeStories(stories);

describe('AmountRange', () => {
  it('takes an amount as it is typed, without commas', async () => {
    const onChange = vi.fn();
    render(<Open onChange={onChange} />);

    await userEvent.type(screen.getByRole('textbox', { name: 'Amount from' }), '1,250');

    expect(onChange).toHaveBeenLastCalledWith({ least: '1250', most: '' });
  });

  it.each([
    ['1250.', '1250'],
    ['.5', '0.5'],
    ['.', ''],
  ])('takes %s as it is typed for what it is already: %j', async (typed, least) => {
    const onChange = vi.fn();
    render(<Open onChange={onChange} />);
    const field = screen.getByRole('textbox', { name: 'Amount from' });
    for (const [at, key] of [...typed].entries()) {
      await userEvent.type(field, key);
      expect(field).toHaveValue(typed.slice(0, at + 1));
      expect(field).toBeValid();
    }

    expect(onChange).toHaveBeenLastCalledWith({ least, most: '' });
    await userEvent.tab();
    expect(field).toHaveValue(least);
  });

  it('shows the span that narrows the list', () => {
    render(<Closed />);

    expect(screen.getByRole('textbox', { name: 'Amount through' })).toHaveValue('2500.50');
  });

  it('says which amount is in the way, and why', () => {
    render(<Backwards />);

    expect(screen.getByRole('textbox', { name: 'Amount through' })).toHaveAccessibleDescription(
      'Enter an amount that isn’t below the first one',
    );
  });

  it.each([
    ['', '', undefined],
    ['100', '', undefined],
    ['100', '100.00', undefined],
    ['x', '', 'least'],
    ['', '-5', 'most'],
    ['1.005', '', 'least'],
    ['1.5.', '', 'least'],
    ['200', '100', 'most'],
  ])('from %j through %j: %s', (least, most, trouble) => {
    expect(amountsTrouble({ least, most })).toBe(trouble);
  });
});
