import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ready } from '@stories/support/asyncStates';
import { aView, keptViews } from '@stories/support/keptViews';
import { aQueuePage, someQueued, someResults } from '@stories/support/queueBuilders';
import * as stories from '@stories/screens/queue.stories';
import { paste } from '@/forms/testing/paste';
import type { QueueParams } from './queueList';

const { Default, Empty, PartlyRefused } = composeStories(stories);

/** Drawer, dialog and grid are fetched when they are first needed. */
const onceFetched = { timeout: 20_000 };
const asked = (onParams: ReturnType<typeof vi.fn>) => onParams.mock.lastCall?.[0] as QueueParams;
const idle = Default.args.moving!;

/** Chooses every row and presses one of the buttons below them. */
async function choose(button: string) {
  await userEvent.click(await screen.findByRole('checkbox', { name: /Select all/ }, onceFetched));
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('button', { name: button }),
  );
  return screen.findByRole('dialog', {}, onceFetched);
}

describe('the queue', () => {
  it('has a tab for each thing that is to be done, with how many there are', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);

    await userEvent.click(screen.getByRole('button', { name: /^Second approval.*1/ }));

    expect(asked(onParams).filters.tab).toBe('second');
  });

  it('says of an empty tab that nothing is to be done, and keeps the ways to the others', () => {
    render(<Empty />);

    expect(screen.getByText('Nothing under “To approve”')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Done.*310/ })).toBeVisible();
  });

  it('shows a view that was kept', async () => {
    const kept = keptViews();
    render(<Default kept={kept} />);

    await userEvent.click(screen.getByRole('button', { name: 'My views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Large ones' }, onceFetched));

    expect(kept.show).toHaveBeenCalledWith(aView());
  });

  it('keeps the list as it is in view, under a name', async () => {
    const save = vi.fn(async () => undefined);
    render(<Default kept={{ ...keptViews([]), save }} />);
    await userEvent.click(screen.getByRole('button', { name: /^Second approval/ }));

    await userEvent.click(screen.getByRole('button', { name: 'My views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keep this view' }, onceFetched));
    const dialog = screen.getByRole('dialog', { name: 'Keep this view' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep view' }));
    expect(await within(dialog).findAllByText('Enter a name')).not.toHaveLength(0);
    expect(save).not.toHaveBeenCalled();
    await paste(userEvent, within(dialog).getByLabelText('Name'), 'Mine');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep view' }));

    expect(save).toHaveBeenCalledWith({ title: 'Mine', address: 'tab=second', shared: false });
  });
});

describe('several requests', () => {
  it('are approved after a question that says how many and how much, and shows what to look at twice', async () => {
    const start = vi.fn();
    render(<Default moving={{ ...idle, start }} />);
    const dialog = await choose('Approve');
    const approve = () => userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    const field = within(dialog).getByLabelText('How many requests need a closer look?');

    expect(dialog).toHaveAccessibleName('Approve 3 requests?');
    expect(dialog).toHaveTextContent('Together they are for $66,523.50.');
    const twice = within(dialog).getByRole('list', { name: '2 of 3 requests need a closer look' });
    expect(
      within(twice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'PR-2026-000201, Hollis Creek Farms LLC (2281): $10,023.50New bank accountUnusual amountMore than is owed',
      'PR-2026-000203, Emil Vandermeer (1180): $2,500.00Old figures',
    ]);
    for (const wrong of ['', '3']) {
      await userEvent.clear(field);
      if (wrong) await paste(userEvent, field, wrong);
      await approve();
      expect(await within(dialog).findByText(/^Look at them, then enter the number/)).toBeVisible();
    }
    expect(start).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await paste(userEvent, field, '2');
    await approve();

    await vi.waitFor(() => expect(start).toHaveBeenCalledWith({ event: 'approve', requests: someQueued }));
  });

  it('of which none is to be looked at twice are approved without a number', async () => {
    const start = vi.fn();
    const plain = someQueued.map((request) => ({ ...request, flags: [] }));
    render(<Default rows={ready(aQueuePage(plain))} moving={{ ...idle, start }} />);
    const dialog = await choose('Approve');

    expect(within(dialog).queryByRole('textbox')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  });

  it('leave the selection once they were moved or refused; what was not sent stays in it', async () => {
    const run = {
      ...PartlyRefused.args.moving!.run!,
      results: someResults.slice(0, 2),
      state: 'stopped' as const,
    };
    render(<Default moving={{ ...idle, run }} />);
    await userEvent.click(within(await choose('Approve')).getByRole('button', { name: 'Close' }));

    expect(await screen.findByText(/^1 of 3 selected/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /request PR-2026-000203/ })).toBeChecked();
  });

  it('are rejected for a reason only', async () => {
    const start = vi.fn();
    render(<Default moving={{ ...idle, start }} />);
    const dialog = await choose('Reject');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await within(dialog).findByText('Enter a reason. The customer will read it.')).toBeVisible();
    expect(start).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: /^You asked us not to/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));

    expect(start).toHaveBeenCalledWith({
      event: 'reject',
      requests: someQueued,
      note: 'You asked us not to carry it out.',
    });
  });

  it('tell which of them were refused and why, and try those again', async () => {
    const retry = vi.fn();
    render(<PartlyRefused moving={{ ...PartlyRefused.args.moving!, retry }} />);
    const dialog = await choose('Approve');

    expect(dialog).toHaveTextContent('Approved: 1 of 3. 1 waits for a second person. 1 was refused.');
    expect(
      within(within(dialog).getByRole('list', { name: 'Refused' })).getByRole('listitem'),
    ).toHaveTextContent(/^PR-2026-000203, Emil Vandermeer.*“Cancelled”/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try 1 again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('are stopped while they are under way, and cannot be left before', async () => {
    const stop = vi.fn();
    const run = {
      ...PartlyRefused.args.moving!.run!,
      results: someResults.slice(0, 1),
      state: 'running' as const,
    };
    render(<Default moving={{ ...idle, run, stop }} />);
    const dialog = await choose('Approve');

    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3 requests');
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
    expect(stop).toHaveBeenCalledOnce();
  });
});
