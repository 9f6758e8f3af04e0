import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './ExportMenu.stories';

const { Default, Busy, Failed, Empty } = composeStories(stories);

const onceFetched = { timeout: 20_000 };

describe('ExportMenu', () => {
  it('says how much a file holds, and asks for it', async () => {
    const onExport = fn();
    render(<Default onExport={onExport} />);

    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /^Download all 46 rows \(CSV\)/ }, onceFetched),
    );

    expect(onExport).toHaveBeenCalledExactlyOnceWith('csv');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('is named after what it gives, where that is another thing', () => {
    render(<Default label="Statement (PDF)" />);

    expect(screen.getByRole('button', { name: 'Statement (PDF)' })).toBeEnabled();
  });

  it.each([
    ['a file is on its way', Busy, 'Preparing your file…'],
    ['none came', Failed, 'The file didn’t download. Try again.'],
  ])('says when %s', (_, Story, words) => {
    render(<Story />);

    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('cannot be pressed twice, but again after a failure', () => {
    const { rerender } = render(<Busy />);
    expect(screen.getByRole('button', { name: /Download/ })).toHaveAttribute('aria-disabled', 'true');

    rerender(<Failed />);
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it('keeps the focus on its button while a file is on its way', async () => {
    const { rerender } = render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /QuickBooks/ }, onceFetched));
    rerender(<Default state="busy" />);
    const button = screen.getByRole('button', { name: /Download/ });
    // A browser would take the focus from a button that becomes disabled.
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('is heard from before it has something to say', () => {
    render(<Default />);

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('has nothing to give without rows', () => {
    render(<Empty />);

    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  });
});
