import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './FilterBar.stories';

const { Default, Filtered, Loading } = composeStories(stories);

const onceFetched = { timeout: 20_000 };

describe('FilterBar', () => {
  it('has chips and periods, by name', async () => {
    render(<Default />);

    expect(screen.getByRole('group', { name: 'Status' })).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Period' }, onceFetched)).toHaveTextContent(
      'Any time',
    );
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('shows what narrows the list at present', () => {
    render(<Filtered />);

    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Open 13');
    expect(screen.getByRole('region', { name: 'Filters in use' })).toHaveTextContent('Fertilizer, Seed');
  });

  it('shows what is listed where there is nothing else to choose', () => {
    const views = { ...Default.args.chips!, label: 'Listed' };
    render(<Default views={views} chips={undefined} period={undefined} />);

    expect(screen.getByRole('group', { name: 'Listed' })).toBeInTheDocument();
  });

  it('only tells what somebody chose: what it shows comes from outside', async () => {
    render(<Default />);

    await userEvent.click(screen.getByRole('button', { name: 'Open 13' }));

    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('All 46');
  });

  it('can be used before anything is counted', () => {
    render(<Loading />);

    expect(screen.getByRole('button', { name: 'Past due' })).toBeEnabled();
  });
});
