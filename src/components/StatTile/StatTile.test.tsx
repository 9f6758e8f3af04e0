import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './StatTile.stories';

const { Plain, Leading } = composeStories(stories);

describe('StatTile', () => {
  it('shows the figure, its name and what stands behind it', () => {
    render(<Plain />);

    for (const text of ['Prepay remaining', '$21,480.00', '3 open prepay contracts']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leads to where the figure comes from', () => {
    render(<Leading />);

    expect(screen.getByRole('link', { name: 'Prepay remaining' })).toHaveAttribute(
      'href',
      '/my-account/purchases/prepay-open',
    );
  });
});
