import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './CallButton.stories';

const { Brief, Default, International, OfABranch } = composeStories(stories);

describe('CallButton', () => {
  it.each([
    ['(509) 555-0100', 'tel:5095550100', Default],
    ['+1 509 555 0100', 'tel:+15095550100', International],
  ])('%s dials %s', (phone, href, Story) => {
    render(<Story />);

    expect(screen.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', href);
  });

  it('says which number it calls, though it shows no more than a word', () => {
    render(<Brief name={undefined} />);

    expect(screen.getByRole('link', { name: 'Call (509) 555-0100' })).toHaveTextContent(/^Call$/);
  });

  it.each([
    ['the number', '(509) 555-0100', OfABranch],
    ['no more than a word', 'Call', Brief],
  ])('says whom it calls, and shows %s', (_, words, Story) => {
    render(<Story />);

    expect(screen.getByRole('link', { name: 'Call Tekoa at (509) 555-0100' })).toHaveTextContent(words);
  });
});
