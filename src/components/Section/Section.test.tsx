import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Section.stories';

const { Titled } = composeStories(stories);

describe('Section', () => {
  it('is a region that bears its title', () => {
    render(<Titled />);

    const section = screen.getByRole('region', { name: 'Sales tax' });
    expect(within(section).getByRole('heading', { level: 3 })).toHaveTextContent('Sales tax');
    expect(section).toHaveTextContent('Nothing on this invoice is taxed.');
  });
});
