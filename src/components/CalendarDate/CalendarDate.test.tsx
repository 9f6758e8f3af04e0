import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './CalendarDate.stories';

const { Long, Nothing } = composeStories(stories);

describe('CalendarDate', () => {
  it('is the same day in every time zone', () => {
    render(<Long />);

    expect(screen.getByText('Nov 30, 2026')).toHaveAttribute('datetime', '2026-11-30');
  });

  it('says so when there is no day', () => {
    render(<Nothing />);

    expect(screen.getByText('No date')).toBeInTheDocument();
  });
});
