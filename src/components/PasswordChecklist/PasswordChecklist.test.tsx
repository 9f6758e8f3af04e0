import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';

import { describe, expect, it } from 'vitest';
import * as stories from './PasswordChecklist.stories';

const { Halfway, SpaceAtTheEnd, Strong, TooLong } = composeStories(stories);

describe('PasswordChecklist', () => {
  it('tells which requirements are still open', () => {
    render(<Halfway />);

    expect(openRequirements()).toEqual(['An uppercase letter', 'One of ! @ # $ & *']);
  });

  it('has nothing open for a strong password', () => {
    render(<Strong />);

    expect(openRequirements()).toEqual([]);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
  });

  it('names a space at the end', () => {
    render(<SpaceAtTheEnd />);

    expect(openRequirements()).toEqual(['No space at the start or end']);
  });

  it('tells the most that there may be only where there is more', () => {
    render(<TooLong />);

    expect(openRequirements()).toEqual(['At most 256 characters']);
  });
});

const openRequirements = () =>
  screen.queryAllByRole('listitem', { name: /: not met$/ }).map((item) => item.textContent);
