import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';

import { describe, expect, it } from 'vitest';
import * as stories from './AppFooter.stories';

const { Usual } = composeStories(stories);

describe('AppFooter', () => {
  it.each([
    ['Privacy policy (opens in new tab)', 'https://example.com/privacy'],
    ['Terms of use (opens in new tab)', 'https://example.com/terms'],
  ])('%s', (name, href) => {
    render(<Usual />);

    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});
