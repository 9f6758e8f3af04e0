import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './PeriodSelect.stories';

const { Default, OwnSpan } = composeStories(stories);

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
  await userEvent.click(screen.getByRole('option', { name }));
};

describe('PeriodSelect', () => {
  it('chooses a stretch by its name', async () => {
    const onPeriod = fn();
    render(<Default onPeriod={onPeriod} />);

    await choose('Last month');

    expect(onPeriod).toHaveBeenCalledExactlyOnceWith('Last month');
  });

  it.each([
    ['from a named one', Default],
    ['again', OwnSpan],
  ])('asks for days of one’s own, %s', async (_, Story) => {
    const onPeriod = fn();
    const onCustom = fn();
    render(<Story onPeriod={onPeriod} onCustom={onCustom} />);

    await choose('Other dates');

    expect(onCustom).toHaveBeenCalledOnce();
    expect(onPeriod).not.toHaveBeenCalled();
  });

  it('asks for them by the first letter too, with the list closed', async () => {
    const onCustom = fn();
    render(<Default onCustom={onCustom} />);

    screen.getByRole('combobox', { name: 'Period' }).focus();
    await userEvent.keyboard('o');

    expect(onCustom).toHaveBeenCalledOnce();
  });
});
