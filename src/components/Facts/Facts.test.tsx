import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Facts.stories';

const { Several } = composeStories(stories);

describe('Facts', () => {
  it('names each value, with its note', () => {
    render(<Several />);

    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Account number',
      'Terms',
      'Tax exempt',
    ]);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '2281',
      'Net due on the last day of the next month',
      'YesCertificate expires Jun 30, 2027',
    ]);
  });
});
