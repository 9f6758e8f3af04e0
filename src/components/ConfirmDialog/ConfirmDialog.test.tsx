import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './ConfirmDialog.stories';

const { Default, Busy, Failed, Typed } = composeStories(stories);

const button = (name: string) => screen.getByRole('button', { name });

describe('ConfirmDialog', () => {
  it('asks, says what comes of it, and begins on the way out', () => {
    render(<Default />);

    const dialog = screen.getByRole('alertdialog', { name: 'Forget “Chrome on Windows”?' });
    expect(dialog).toHaveAccessibleDescription(/asks for a code again/);
    expect(button('Cancel')).toHaveFocus();
  });

  it.each([
    ['Cancel payment', 'Keep it'],
    ['Cancel and start again', 'Keep it'],
    ['Delete user', 'Cancel'],
  ])('that does “%s” is left by “%s”', (action, wayOut) => {
    render(<Default action={action} />);

    expect(button(wayOut)).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /cancel/i })).toHaveLength(1);
  });

  it('does it only when it is confirmed', async () => {
    const [onConfirm, onCancel] = [fn(), fn()];
    render(<Default onConfirm={onConfirm} onCancel={onCancel} />);
    await userEvent.click(button('Forget device'));

    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it.each([
    ['its button', () => userEvent.click(button('Cancel'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is left by %s', async (_, leave) => {
    const onCancel = fn();
    render(<Default onCancel={onCancel} />);
    await leave();

    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('cannot be left while it is being done', async () => {
    const onCancel = fn();
    render(<Busy onCancel={onCancel} />);
    await userEvent.keyboard('{Escape}');

    expect(onCancel).not.toHaveBeenCalled();
    expect(button('Cancel')).toBeDisabled();
  });

  it('says why it did not work, and can be tried again', () => {
    render(<Failed />);

    expect(screen.getByRole('alert')).toHaveTextContent('Network error.');
    expect(button('Forget device')).toBeEnabled();
  });

  it.each([
    ['nothing', ' ', false],
    ['part of it', 'dana@example.co', false],
    ['it in capitals', 'DANA@EXAMPLE.COM', false],
    ['it with a blank behind', 'dana@example.com ', true],
  ])('asks for its name where nothing brings it back: %s', async (_, words, sure) => {
    render(<Typed />);

    await userEvent.type(screen.getByLabelText('Type dana@example.com to confirm'), words);

    expect((button('Delete user') as HTMLButtonElement).disabled).toBe(!sure);
  });
});
