import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Blank.stories';

const { Missing } = composeStories(stories);

describe('Blank', () => {
  it('says what is missing', () => {
    render(<Missing />);

    expect(screen.getByText('No date')).toBeInTheDocument();
    expect(screen.getByText('–')).toHaveAttribute('aria-hidden');
  });
});
