import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './GridSettings.stories';

const { Standard, OneColumnLeft } = composeStories(stories);

describe('GridSettings', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Columns' }));

  it('shows and hides columns', async () => {
    const onColumn = fn();
    render(<Standard onColumn={onColumn} />);
    await open();

    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Branch', checked: false }));

    expect(onColumn).toHaveBeenCalledExactlyOnceWith('branch', true);
  });

  it('changes how close the rows stand', async () => {
    const onDensity = fn();
    render(<Standard onDensity={onDensity} />);
    await open();

    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact rows' }));

    expect(onDensity).toHaveBeenCalledExactlyOnceWith('compact');
  });

  it('never hides the last column', async () => {
    render(<OneColumnLeft />);
    await open();

    expect(screen.getByRole('menuitemcheckbox', { name: 'Date' })).toHaveAttribute('aria-disabled', 'true');
  });
});
