import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './GridRows.stories';

// The grid paints no cells where there is no layout: the stories' own steps check those in a browser.
const { Default } = composeStories(stories);

describe('GridRows', () => {
  it('is a grid with a name, which says which of its keys there are', () => {
    render(
      <>
        <p id="keys">Arrow keys move</p>
        <Default hintId="keys" />
      </>,
    );

    expect(screen.getByRole('grid', { name: 'Purchases' })).toHaveAccessibleDescription('Arrow keys move');
  });

  it('holds the places of rows that are on their way', () => {
    render(<Default rows={[]} loading />);

    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1');
    expect(screen.getByRole('grid')).not.toHaveTextContent('No rows');
  });

  it('stays calm in an order that no column stands for', () => {
    render(<Default sort="worst" />);

    expect(screen.getByRole('grid', { name: 'Purchases' })).toBeVisible();
  });
});
