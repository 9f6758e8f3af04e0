import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './ErrorPanel.stories';

const { WithRetry, Final } = composeStories(stories);

describe('ErrorPanel', () => {
  it('can be tried again and gives a reference for the call to the office', async () => {
    const onRetry = fn();
    render(<WithRetry onRetry={onRetry} />);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByText('Reference req-7f3a')).toBeInTheDocument();
  });

  it('offers no retry where none would help', () => {
    render(<Final />);

    expect(screen.getByRole('alert')).toHaveTextContent('This invoice isn’t yours');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
