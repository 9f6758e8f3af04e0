import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invoiceStatuses } from '@contract/purchases/labels';
import { statusWord } from './StatusChip';
import * as stories from './StatusChip.stories';

const { Every } = composeStories(stories);

describe('StatusChip', () => {
  it.each(invoiceStatuses)('has a word and a picture for %s', (status) => {
    render(<Every />);

    const chip = screen.getByText(statusWord(status)).parentElement;
    expect(chip?.querySelector('svg')).not.toBeNull();
  });
});
