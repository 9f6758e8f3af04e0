import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './SelectionBar.stories';

const { Default, AcrossPages, Uncounted } = composeStories(stories);

describe('SelectionBar', () => {
  it.each([
    ['3 of 46 selected, all on this page', Default],
    ['1,204 selected, 25 of them on this page', AcrossPages],
    ['3 selected on this page', Uncounted],
  ])('says %s', (words, Story) => {
    render(<Story />);

    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('offers what can be done, and to select nothing', async () => {
    const onClear = fn();
    render(<Default onClear={onClear} />);

    expect(screen.getByRole('button', { name: 'Mark as handled' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));

    expect(onClear).toHaveBeenCalledOnce();
  });

  it('keeps the focus when the button goes with the selection', async () => {
    const { rerender } = render(<Default />);

    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    rerender(<Default selected={0} here={0} />);

    expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveFocus();
  });

  it('keeps its live region, and nothing else, while nothing is selected', () => {
    render(<Default selected={0} here={0} />);

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
