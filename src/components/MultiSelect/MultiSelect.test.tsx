import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './MultiSelect.stories';

const { None, Two, Many } = composeStories(stories);

describe('MultiSelect', () => {
  it.each([
    ['All', None],
    ['Fertilizer, Seed', Two],
    ['3 chosen', Many],
  ])('says %s', (words, Story) => {
    render(<Story />);

    expect(screen.getByRole('combobox', { name: 'Product group' })).toHaveTextContent(words);
  });

  it('adds a choice to the others', async () => {
    const onChange = fn();
    render(<Two onChange={onChange} />);

    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: 'Fuel' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith(['FERT', 'SEED', 'FUEL']);
  });
});
