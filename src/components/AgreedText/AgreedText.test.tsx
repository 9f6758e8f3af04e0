import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './AgreedText.stories';

const { English, Spanish } = composeStories(stories);

describe('AgreedText', () => {
  it('is the text alone where it is English', () => {
    render(<English />);

    expect(screen.getByText(/^I ask Larkspur Basin Supply/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has the English text folded beside a Spanish one', async () => {
    render(<Spanish />);
    expect(screen.getByText(/^Pido a Larkspur Basin Supply/)).toBeVisible();
    expect(screen.queryByText(/^I ask/)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'English text' }));

    expect(screen.getByText(/^I ask Larkspur Basin Supply/)).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/^Pido a Larkspur Basin Supply/)).toBeVisible();
  });
});
