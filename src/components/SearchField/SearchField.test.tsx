import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, Suspense, use, useState } from 'react';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './SearchField.stories';

const { Empty, Filled } = composeStories(stories);

describe('SearchField', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['leaving the field', '{Tab}'],
  ])('searches at once on %s, without spaces around', async (_, key) => {
    const onChange = fn();
    render(<Empty onChange={onChange} />);

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search purchases' }), '  urea ');
    await userEvent.keyboard(key);

    expect(onChange).toHaveBeenCalledExactlyOnceWith('urea');
  });

  it('searches after a pause in typing', async () => {
    const onChange = fn();
    render(<Empty onChange={onChange} />);

    await userEvent.type(screen.getByRole('searchbox'), 'ur');

    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('ur'));
  });

  it('keeps what was typed since its own word came back', async () => {
    const { rerender } = render(<Empty />);
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, 'ur{Enter}ea');

    rerender(<Empty value="ur" />);

    expect(box).toHaveValue('urea');
  });

  it('shows the word again that one comes back to', async () => {
    const { rerender } = render(<Empty />);
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, 'ur{Enter}');
    for (const value of ['ur', '', 'ur']) rerender(<Empty value={value} />);

    expect(box).toHaveValue('ur');
  });

  it('keeps its word when it is left while the list is still being painted for it', async () => {
    const painted = new Promise<void>(() => undefined);
    const asked: string[] = [];
    function Found({ word }: { readonly word: string }) {
      if (word !== '') use(painted);
      return <p>{word || 'all'}</p>;
    }
    function List() {
      const [word, setWord] = useState('');
      const onChange = fn((next: string) => {
        asked.push(next);
        startTransition(() => setWord(next));
      });
      return (
        <Suspense>
          <Empty value={word} onChange={onChange} />
          <Found word={word} />
        </Suspense>
      );
    }
    render(<List />);
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, 'ur{Enter}{Tab}');

    expect(screen.getByText('all')).toBeVisible();
    expect(box).toHaveValue('ur');
    expect(asked).toEqual(['ur']);
  });

  it('follows a change from outside', () => {
    const { rerender } = render(<Filled />);

    rerender(<Filled value="" />);

    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('is cleared with a button', async () => {
    const onChange = fn();
    render(<Filled onChange={onChange} />);

    await userEvent.click(screen.getByRole('button', { name: 'Clear Search purchases' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('is not searched for what is cleared at once', async () => {
    const onChange = fn();
    render(<Filled onChange={onChange} />);

    await userEvent.type(screen.getByRole('searchbox'), ' nitrogen');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search purchases' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  });

  it('comes to "/" from anywhere on the page', async () => {
    render(<Filled />);

    await userEvent.keyboard('/');

    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('urea');
  });

  it.each([
    ['typed into another field', '/', <input key="f" aria-label="Elsewhere" />],
    ['typed into a note', '/', <textarea key="n" aria-label="Elsewhere" />],
    ['pressed in a dialog', '/', <Dialog key="d" />],
    ['part of a shortcut of the browser', '{Control>}/{/Control}', <button key="b" aria-label="Elsewhere" />],
  ])('stays where it is when the key is %s', async (_, keys, elsewhere) => {
    render(
      <>
        <Empty />
        {elsewhere}
      </>,
    );
    screen.getByLabelText('Elsewhere').focus();

    await userEvent.keyboard(keys);

    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });

  it('can do without the single key', async () => {
    render(<Empty slashKey={false} />);

    await userEvent.keyboard('/');

    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    expect(screen.getByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts');
  });
});

const Dialog = () => (
  <dialog open>
    <button type="button" aria-label="Elsewhere" />
  </dialog>
);
