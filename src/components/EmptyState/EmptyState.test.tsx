import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './EmptyState.stories';

const { NothingYet } = composeStories(stories);

describe('EmptyState', () => {
  it('says why it is empty and offers a way on', () => {
    render(<NothingYet />);

    expect(screen.getByRole('heading', { name: 'No purchases in the 2026 season yet' })).toBeInTheDocument();
    expect(screen.getByText(/the morning after a delivery/)).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
});
