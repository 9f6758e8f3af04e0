import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './CopyButton.stories';

const { Default } = composeStories(stories);

const button = () => screen.getByRole('button');

afterEach(() => vi.restoreAllMocks());

describe('CopyButton', () => {
  it('puts the text on the clipboard and says so', async () => {
    const person = userEvent.setup();
    render(<Default />);
    await person.click(button());

    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
    expect(button()).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it('offers another text anew', async () => {
    const person = userEvent.setup();
    const { rerender } = render(<Default />);
    await person.click(button());
    rerender(<Default text="another" />);

    expect(button()).toHaveTextContent('Copy key');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says so each time', async () => {
    const person = userEvent.setup();
    render(<Default />);
    await person.click(button());
    const said = screen.getByRole('status').firstChild;
    await person.click(button());

    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    // Words that stay as they are would not be read again.
    expect(screen.getByRole('status').firstChild).not.toBe(said);
  });

  it('says what to do where the browser refuses', async () => {
    const person = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    render(<Default />);
    await person.click(button());

    expect(screen.getByRole('status')).toHaveTextContent('Highlight the text and copy it.');
    expect(button()).toHaveTextContent('Copy key');
  });
});
