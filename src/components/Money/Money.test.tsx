import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Money.stories';

const { Plain, Credit, Negative, Figure } = composeStories(stories);

describe('Money', () => {
  it.each([
    [<Plain key="plain" />, '$8,214.50'],
    [<Credit key="credit" />, '$125.00 credit'],
    [<Negative key="negative" />, '\u2212$125.00'],
    [<Figure key="figure" />, '$14,532.41'],
  ])('reads as people write it', (money, text) => {
    render(money);

    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
