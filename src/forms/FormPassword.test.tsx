import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './FormPassword.stories';

const { Default, Disabled, Filled, Invalid } = composeStories(stories);

const field = () => screen.getByLabelText('Password');
const inCapitals = async () => {
  await userEvent.click(field());
  await userEvent.keyboard('{CapsLock}');
};

describe('a password field', () => {
  it('says aloud that caps lock is on, until it is left', async () => {
    render(<Default />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await inCapitals();
    expect(screen.getByRole('status')).toHaveTextContent('Caps lock is on.');

    await userEvent.click(document.body);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says so beside what is wrong, and beside what helps', async () => {
    const { unmount } = render(<Invalid />);
    await screen.findByText('Enter your password');
    await inCapitals();
    expect(field()).toHaveAccessibleDescription('Enter your password Caps lock is on.');
    unmount();

    render(<Default hint="The one for this page" note="Other symbols don’t count." />);
    await inCapitals();
    expect(field()).toHaveAccessibleDescription(
      'The one for this page Other symbols don’t count. Caps lock is on.',
    );
  });

  it('is marked as left once it is', async () => {
    render(<Default />);
    await userEvent.click(field());
    await userEvent.click(document.body);

    expect(await screen.findByText('Enter your password')).toBeVisible();
  });

  it('has a button that says in its name alone what it does', async () => {
    render(<Filled />);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    const button = screen.getByRole('button', { name: 'Hide password' });

    expect(button).not.toHaveAttribute('aria-pressed');
  });

  it('shows nothing while it is disabled', () => {
    render(<Disabled />);

    expect(screen.getByRole('button', { name: 'Show password' })).toBeDisabled();
  });
});
