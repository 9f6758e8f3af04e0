import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './PageHeader.stories';

const { Everything, Plain } = composeStories(stories);

describe('PageHeader', () => {
  it('has a heading that the shell can focus', () => {
    render(<Everything />);

    const title = screen.getByRole('heading', { level: 1, name: 'Purchase details' });
    title.focus();
    expect(title).toHaveFocus();
    expect(title).toHaveAttribute('id', 'page-title');
  });

  it('begins the way with Home, links the steps that are pages and only names the groups', () => {
    render(<Everything />);

    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'My Account']);
    expect(
      within(screen.getByRole('list', { name: 'Breadcrumb' }))
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Home', 'My Account', 'Purchases']);
  });

  it('leads home from a page that stands right below it', () => {
    render(<Plain />);

    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  });
});
