import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './DetailDrawer.stories';

const { Open } = composeStories(stories);

describe('DetailDrawer', () => {
  it('is a dialog with the thing’s name', () => {
    render(<Open />);

    expect(screen.getByRole('dialog', { name: 'Invoice 104880' })).toHaveTextContent('Urea');
  });

  it('breaks a name that is longer than a line, and keeps its button in sight', () => {
    render(<Open title={'9'.repeat(80)} />);

    expect(screen.getByRole('heading')).toHaveStyle({ 'overflow-wrap': 'anywhere' });
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes with %s', async (_, close) => {
    const onClose = fn();
    render(<Open onClose={onClose} />);

    await close();

    expect(onClose).toHaveBeenCalledOnce();
  });
});
