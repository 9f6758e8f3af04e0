import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';

import { describe, expect, it } from 'vitest';
import { foldSeries } from './MonthlyBars';
import * as stories from './MonthlyBars.stories';

const { SixMonths } = composeStories(stories);

describe('MonthlyBars', () => {
  it('names its series in the legend once its code is there', async () => {
    render(<SixMonths />);

    expect(await screen.findByText('Crop protection', undefined, { timeout: 20_000 })).toBeInTheDocument();
  });

  it('is no stop of the keyboard: its table has every figure', async () => {
    const { container } = render(<SixMonths />);
    await screen.findByText('Crop protection', undefined, { timeout: 20_000 });

    expect(container.querySelector('[tabindex="0"]')).toBeNull();
  });
});

describe('foldSeries', () => {
  const series = (label: string, ...cents: number[]) => ({ label, cents });

  it('leaves four series alone, largest first', () => {
    const four = [series('a', 1), series('b', 4), series('c', 2), series('d', 3)];

    expect(foldSeries(four).map(({ label }) => label)).toEqual(['b', 'd', 'c', 'a']);
  });

  it('adds up the fifth and later ones, month by month', () => {
    const six = [9, 8, 7, 6, 5, 4].map((cents) => series(`s${cents}`, cents, cents * 10));

    expect(foldSeries(six).at(-1)).toEqual({ label: 'Other', cents: [9, 90], other: true });
    expect(foldSeries(six)).toHaveLength(5);
  });
});
