import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './DateRange.stories';

const { Open, Season, Backwards } = composeStories(stories);

describe('DateRange', () => {
  it('hands on calendar dates as they were typed', () => {
    const onChange = fn();
    render(<Season onChange={onChange} />);

    fireEvent.change(screen.getByLabelText('Through'), { target: { value: '2026-06-30' } });

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-01-01', to: '2026-06-30' });
  });

  it('fills both ends from a preset and says which one is on', async () => {
    const onChange = fn();
    const { rerender } = render(<Open onChange={onChange} />);

    await userEvent.click(screen.getByRole('button', { name: '2026 season' }));
    rerender(<Season />);

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-01-01', to: '2026-12-31' });
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('2026 season');
  });

  it('says when the range runs backwards', () => {
    render(<Backwards />);

    expect(screen.getByLabelText('Through')).toBeInvalid();
    expect(screen.getByText(/before the first one/)).toBeInTheDocument();
  });
});
