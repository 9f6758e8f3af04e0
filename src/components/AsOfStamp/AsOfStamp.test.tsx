import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshnessOf } from './AsOfStamp';
import * as stories from './AsOfStamp.stories';

const { Fresh, Late, Stale } = composeStories(stories);

describe('AsOfStamp', () => {
  it('names the day and the load on the wall of the books', () => {
    render(<Fresh />);

    expect(screen.getByText('As of Nov 19, 2026, loaded Nov 20, 2026, 2:10 AM PST.')).toBeInTheDocument();
  });

  it('says in words that a load is late or long overdue', () => {
    render(
      <>
        <Late />
        <Stale />
      </>,
    );

    expect(screen.getByText(/update is late/)).toBeInTheDocument();
    expect(screen.getByText(/No update for more than two days/)).toBeInTheDocument();
  });

  it.each([
    ['2026-11-21T12:10:00Z', 'fresh'],
    ['2026-11-21T12:10:01Z', 'late'],
    ['2026-11-22T12:10:00Z', 'late'],
    ['2026-11-22T12:10:01Z', 'stale'],
  ])('at %s a load of 2026-11-20T10:10Z is %s', (now, freshness) => {
    expect(freshnessOf('2026-11-20T10:10:00Z', new Date(now))).toBe(freshness);
  });
});
