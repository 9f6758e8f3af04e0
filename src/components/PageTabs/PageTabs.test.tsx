// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './PageTabs.stories';

const { Default, NoneOpen } = composeStories(stories);

describe('PageTabs', () => {
  it('is a named group of links, each of which the Tab key reaches', () => {
    render(<Default />);

    expect(screen.getByRole('navigation', { name: 'Office' })).toBeVisible();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Admin',
      'Queue',
      'Users',
      'Imports',
      'Audit',
      'Company settings',
    ]);
    expect(links.every((link) => link.tabIndex === 0)).toBe(true);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('marks the open page', () => {
    render(<Default />);

    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Queue');
  });

  it('marks none for an address of another kind', () => {
    render(<NoneOpen />);

    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });
});
