import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshnessOf } from './AsOfStamp';
import * as stories from './AsOfStamp.stories';

const { Fresh, Held, Late, Stale } = composeStories(stories);

describe('AsOfStamp', () => {
  it('names the day and the load on the wall of the books', () => {
    render(<Fresh />);

    expect(screen.getByText('As of Nov 19, 2026, updated Nov 20, 2026, 2:10 AM PST.')).toBeInTheDocument();
  });

  it('says in words that a load is late or long overdue', () => {
    render(
      <>
        <Late />
        <Stale />
      </>,
    );

    const words =
      'Balances are from Nov 19, 2026, updated Nov 20, 2026, 2:10 AM PST. Recent payments may not show yet.';
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(
      screen.getByText(`${words} No update for more than two days. Call your branch for today’s figures.`),
    ).toBeInTheDocument();
  });

  it('names each account that is being updated, and how old its figures are', () => {
    render(<Held />);

    expect(
      screen.getByText('Hollis Creek Farms LLC is being updated: as of Nov 16, 2026.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Dana Hollis is being updated, and not complete yet.')).toBeInTheDocument();
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
