import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { StatTile } from './StatTile';
import * as stories from './StatTile.stories';

const { Plain, Leading, Loading, Error: Failed, WithAction } = composeStories(stories);

describe('StatTile', () => {
  it('shows the figure, its name and what stands behind it', () => {
    render(<Plain />);

    for (const text of ['Prepay remaining', '$21,480.00', '3 open prepay contracts']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['$253,128.28', true],
    ['−$1,204.00', true],
    ['3', true],
    ['No limit', false],
    ['2 of 3', false],
  ])('keeps a figure on one line, and lets words break: %s', (value, isKept) => {
    render(<StatTile label="Credit available" value={value} />);

    expect(getComputedStyle(screen.getByText(value)).whiteSpace === 'nowrap').toBe(isKept);
  });

  it('leads to where the figure comes from', () => {
    render(<Leading />);

    expect(screen.getByRole('link', { name: 'Prepay remaining' })).toHaveAttribute(
      'href',
      '/my-account/purchases/prepay-open',
    );
  });

  it('has its name before its figure', () => {
    const { container } = render(<Loading />);

    expect(screen.getByText('Prepay remaining')).toBeInTheDocument();
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('can be asked again by a name of its own', async () => {
    const onRetry = fn();
    render(<Failed onRetry={onRetry} />);

    expect(screen.getByText('No figure')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Prepay remaining' }));

    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('keeps its action apart from where it leads', () => {
    render(<WithAction />);

    expect(screen.getByRole('link')).not.toContainElement(
      screen.getByRole('button', { name: 'Request pickup' }),
    );
  });
});
