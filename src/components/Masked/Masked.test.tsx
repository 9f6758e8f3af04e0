import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Masked.stories';

const { Default, ShortNumber } = composeStories(stories);

describe('Masked', () => {
  it.each([
    ['••4417', 'ending in 4417', Default],
    ['••2', 'ending in 2', ShortNumber],
  ])('looks like %s and is heard as "%s"', (seen, heard, Story) => {
    render(<Story />);

    expect(screen.getByText(seen)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(heard)).not.toHaveAttribute('aria-hidden');
  });
});
