import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './SelectBox.stories';

const { Default, Some, All } = composeStories(stories);

describe('SelectBox', () => {
  it.each([
    ['nothing', Default, true],
    ['some', Some, true],
    ['everything', All, false],
  ])('goes from %s on by a press on its words', async (_, Story, on) => {
    const onCheck = fn();
    render(<Story onCheck={onCheck} />);

    await userEvent.click(screen.getByText('Select all 7 shown'));

    expect(onCheck).toHaveBeenCalledExactlyOnceWith(on);
  });

  it('says that only some are selected', () => {
    render(<Some />);

    expect(screen.getByRole('checkbox', { name: 'Select all 7 shown' })).toBePartiallyChecked();
  });
});
