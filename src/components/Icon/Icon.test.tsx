import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Icon.stories';

const { Silent, WithWords } = composeStories(stories);

describe('Icon', () => {
  it('is silent beside words', () => {
    const { container } = render(<Silent />);

    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('speaks when it stands alone', () => {
    render(<WithWords />);

    expect(screen.getByTitle('Past due')).toBeInTheDocument();
  });
});
