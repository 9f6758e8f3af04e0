import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './OtherLanguage.stories';

const { Spanish } = composeStories(stories);

describe('OtherLanguage', () => {
  it.each([
    [{}, 'Español, read this portal in Spanish'],
    [{ hint: undefined }, 'Español'],
  ])('is named by itself, and by what it is for where that is said', (args, name) => {
    render(<Spanish {...args} />);

    expect(screen.getByRole('button', { name })).toHaveTextContent(name);
    expect(screen.getByText('Español')).toHaveAttribute('lang', 'es');
  });
});
