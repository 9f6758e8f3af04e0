import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './FormRadioCards.stories';

const { Default, Disabled, Invalid } = composeStories(stories);

const group = () => screen.getByRole('radiogroup');

describe('radio cards of a form', () => {
  it('are one choice that has to be made, unless it is optional', () => {
    const { unmount } = render(<Default />);
    expect(group()).toBeRequired();
    expect(group()).toBeValid();
    unmount();
    render(<Default optional />);

    expect(group()).toHaveAccessibleName('Whose account is it? (optional)');
    expect(group()).not.toBeRequired();
  });

  it('are marked as wrong where no choice was made', async () => {
    render(<Invalid />);
    await screen.findByText('Choose whose account it is');

    expect(group()).toBeInvalid();
    expect(group()).toHaveAccessibleDescription('Choose whose account it is');
  });

  it('are led to at the first card that can be chosen', () => {
    const [business, personal] = Default.args.choices!;
    const { unmount } = render(<Default choices={[{ ...business!, disabled: true }, personal!]} />);
    expect(document.getElementById('field-holderType')).toBe(screen.getByRole('radio', { name: 'Personal' }));
    unmount();
    render(<Disabled />);

    expect(document.getElementById('field-holderType')).toBe(screen.getByRole('radio', { name: 'Business' }));
  });
});
