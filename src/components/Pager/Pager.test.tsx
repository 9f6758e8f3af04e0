import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { noPage } from '@stories/support/sampleTable';
import * as stories from './Pager.stories';

const { First, Middle, Uncounted, Further } = composeStories(stories);

describe('Pager', () => {
  it('says where one is, and goes only where there is something', async () => {
    const onPage = fn();
    render(<First onPage={onPage} />);

    expect(screen.getByText('1–25 of 46')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));

    expect(onPage).toHaveBeenCalledExactlyOnceWith('next');
  });

  it('groups thousands, and goes back', async () => {
    const onPage = fn();
    render(<Middle onPage={onPage} />);

    expect(screen.getByText('1,001–1,025 of 1,204')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));

    expect(onPage).toHaveBeenCalledExactlyOnceWith('previous');
  });

  it.each([
    ['page by page', First],
    ['ever further down', Further],
  ])('claims nothing before the first rows come, %s', (_, Kind) => {
    render(<Kind loading page={noPage} />);

    expect(screen.queryByText(/^0/)).not.toBeInTheDocument();
  });

  it('needs no total', () => {
    render(<Uncounted />);

    expect(screen.getByText('1–7')).toBeInTheDocument();
  });

  it('changes how many rows are on a page', async () => {
    const onPageSize = fn();
    render(<First onPageSize={onPageSize} />);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');

    expect(onPageSize).toHaveBeenCalledExactlyOnceWith(100);
  });

  it('goes further down, and says by how many', async () => {
    const onMore = fn();
    render(<Further onMore={onMore} />);

    await userEvent.click(screen.getByRole('button', { name: 'Show 21 more' }));

    expect(onMore).toHaveBeenCalledOnce();
  });
});
