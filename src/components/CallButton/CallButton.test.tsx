import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './CallButton.stories';

const { Default, International } = composeStories(stories);

describe('CallButton', () => {
  it.each([
    ['(509) 555-0100', 'tel:5095550100', Default],
    ['+1 509 555 0100', 'tel:+15095550100', International],
  ])('%s dials %s', (phone, href, Story) => {
    render(<Story />);

    expect(screen.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', href);
  });
});
