import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { progressWords } from './ProgressBar';
import * as stories from './ProgressBar.stories';

const { Done, Failed, NotYetCounted, Running } = composeStories(stories);

const bar = () => screen.getByRole('progressbar');

describe('ProgressBar', () => {
  it('says how far the work is, in numbers and in words', () => {
    render(<Running />);

    expect(bar()).toHaveAccessibleName('Importing purchases');
    expect(bar()).toHaveAttribute('aria-valuetext', '3,200 of 12,000 rows');
    expect(bar()).toHaveAttribute('aria-valuenow', '3200');
    expect(bar()).toHaveAttribute('aria-valuemax', '12000');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('gives no value where nothing is counted yet', () => {
    render(<NotYetCounted />);

    expect(bar()).toHaveAccessibleName('Reading the file');
    expect(bar()).not.toHaveAttribute('aria-valuenow');
    expect(bar()).not.toHaveAttribute('aria-valuetext');
  });

  it.each([
    ['done', Done, '12,000 rows imported.'],
    ['failed', Failed, 'Row 3,201 has no account number. Nothing was changed.'],
  ])('says aloud that it is %s', (_, Story, words) => {
    render(<Story />);

    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it.each([
    [{ done: 0, of: 0, unit: 'rows' }, '0 of 0 rows'],
    [{ done: 12_000, of: 1_200_000, unit: 'lines' }, '12,000 of 1,200,000 lines'],
  ])('counts %j as %s', (progress, words) => {
    expect(progressWords(progress)).toBe(words);
  });
});
