import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';

import { describe, expect, it } from 'vitest';
import * as stories from './PasswordChecklist.stories';

const { Halfway, Strong } = composeStories(stories);

describe('PasswordChecklist', () => {
  it('tells which requirements are still open', () => {
    render(<Halfway />);

    expect(openRequirements()).toEqual(['An uppercase letter', 'One of ! @ # $ & *']);
  });

  it('has nothing open for a strong password', () => {
    render(<Strong />);

    expect(openRequirements()).toEqual([]);
  });
});

const openRequirements = () =>
  screen.queryAllByRole('listitem', { name: /: not met$/ }).map((item) => item.textContent);
