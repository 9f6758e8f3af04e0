import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './ToastBar.stories';

const { Saved } = composeStories(stories);

describe('ToastBar', () => {
  it('is told politely and can be closed', async () => {
    const onClose = fn();
    render(<Saved onClose={onClose} />);

    expect(screen.getByRole('status')).toHaveTextContent('Preferences saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(onClose).toHaveBeenCalledOnce();
  });
});
