import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './Fold.stories';

const { ByKeyboard, Folded, OneLine, Open, Rows } = composeStories(stories);

const named = { name: 'Branch Pullman' };

describe('Fold', () => {
  it('is a heading with a button that says that it is folded, and what is in it', () => {
    render(<Folded />);

    const heading = screen.getByRole('heading', { level: 2, ...named });
    const button = within(heading).getByRole('button', { ...named, expanded: false });
    expect(button).toHaveAccessibleDescription('Monday to Friday 7:30 AM to 5:00 PM');
    expect(screen.queryByLabelText('Phone after hours')).toBeNull();
  });

  it('shows what is in it as a region that bears its title, and keeps the line', () => {
    render(<Open />);

    const button = screen.getByRole('button', { ...named, expanded: true });
    const region = screen.getByRole('region', named);
    expect(button).toHaveAttribute('aria-controls', region.id);
    expect(within(region).getByLabelText('Phone after hours')).toBeVisible();
    expect(screen.getByText('Monday to Friday 7:30 AM to 5:00 PM')).toBeVisible();
  });

  it('tells that it was pressed', async () => {
    const onToggle = fn();
    render(<Folded onToggle={onToggle} />);

    await userEvent.click(screen.getByRole('button', named));

    expect(onToggle).toHaveBeenCalledOnce();
  });

  it('opens and folds at the keyboard', async () => {
    render(<ByKeyboard />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Phone after hours')).toBeVisible();

    await userEvent.keyboard(' ');
    expect(screen.queryByLabelText('Phone after hours')).toBeNull();
    expect(screen.getByRole('button', named)).toHaveFocus();
  });

  it('describes nothing where there is no line', () => {
    render(<OneLine />);

    expect(screen.getByRole('button', named)).not.toHaveAttribute('aria-describedby');
  });

  it('as a row is no heading and no landmark', () => {
    render(<Rows />);

    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
    expect(
      screen.getByRole('group', { name: 'Saturday 8:00 AM to 12:00 PM from 08-01 to 10-31' }),
    ).toBeVisible();
  });
});
