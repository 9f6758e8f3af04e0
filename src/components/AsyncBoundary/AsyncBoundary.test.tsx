import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './AsyncBoundary.stories';

const { Loading, Ready, Empty, Failed, FailedWithReference, Partial, Stale } = composeStories(stories);

describe('AsyncBoundary', () => {
  it.each([
    ['loading', <Loading key="1" />, { data: false, words: '' }],
    ['ready', <Ready key="2" />, { data: true, words: 'The data' }],
    ['empty', <Empty key="3" />, { data: false, words: 'Nothing yet' }],
    ['error', <Failed key="4" />, { data: false, words: 'This part didn’t load' }],
    ['partial', <Partial key="5" />, { data: true, words: 'Showing what we have as of Nov 20, 9:42 AM.' }],
    [
      'stale',
      <Stale key="6" />,
      { data: true, words: 'Showing what we had as of Nov 20, 9:42 AM. Reference req-7f3a.' },
    ],
    ['error with its words', <FailedWithReference key="7" />, { data: false, words: 'Reference req-7f3a' }],
  ])('%s', (_, story, { data, words }) => {
    const { container } = render(story);

    expect(container).toHaveTextContent(words);
    expect(screen.queryByText('The data') !== null).toBe(data);
  });

  it('says that it is busy while loading', () => {
    render(<Loading />);

    expect(screen.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['failed', Failed],
    ['partial', Partial],
    ['stale', Stale],
  ])('can be tried again when %s', async (_, Story) => {
    const onRetry = fn();
    render(<Story onRetry={onRetry} />);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('keeps the focus while it tries again, and once the data are there', async () => {
    const { container, rerender } = render(<Failed />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(<Failed state="loading" />);
    const place = document.activeElement!;
    expect(place).toHaveTextContent('Loading');
    expect(container).toContainElement(place as HTMLElement);

    rerender(<Failed state="ready" />);
    expect(place).toHaveFocus();
    await userEvent.tab();
    expect(container).toHaveTextContent(/^The data$/);
    expect(container.firstElementChild).toBeNull();
  });

  it('leaves the focus on the button while that is there', async () => {
    const { rerender } = render(<Partial />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(<Partial state="stale" />);

    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it('takes no focus that was elsewhere', () => {
    const { rerender } = render(<Failed />);
    rerender(<Failed state="loading" />);

    expect(document.body).toHaveFocus();
  });
});
