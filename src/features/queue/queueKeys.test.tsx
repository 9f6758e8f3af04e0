import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ready } from '@stories/support/asyncStates';
import { aQueuedDetail, someQueued, someResults } from '@stories/support/queueBuilders';
import * as stories from '@stories/screens/queue.stories';
import * as bankStories from '@stories/screens/queueBanks.stories';
import type { MovesRun } from '@/data/queueMoves';
import { widenWindow } from '@/lists/testing/wideWindow';
import type { QueueParams } from './queueList';
// Fetched by the page when they are wanted; here they are at hand, however slow the machine.
import './ConfirmBanks';
import './MoveDialog';
import './QueueDrawer';
import '@/lists/KeySheet';

const { Default, Drawer, DrawerInTheWay } = composeStories(stories);
const { Selected } = composeStories(bankStories);

const idle = Default.args.moving!;
const opened = (onParams: ReturnType<typeof vi.fn>) =>
  (onParams.mock.lastCall?.[0] as QueueParams | undefined)?.opened;
const unflagged = ready(
  aQueuedDetail({
    id: 'q-201',
    flags: [],
    moves: [
      { move: 'approve', why: null },
      { move: 'reject', why: null },
    ],
  }),
);

beforeEach(widenWindow);
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('keys of the queue', () => {
  it('walk from row to row', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);

    await userEvent.keyboard('j');
    expect(opened(onParams)).toBe(someQueued[0]!.id);
    await userEvent.keyboard('j');
    expect(opened(onParams)).toBe(someQueued[1]!.id);
    await userEvent.keyboard('k');
    expect(opened(onParams)).toBe(someQueued[0]!.id);
  });

  it('approve what is opened with two keys, tell of it, and open the next', async () => {
    const [onParams, onTold] = [vi.fn(), vi.fn()];
    const start = vi.fn((order: MovesRun['order'], then?: (run: MovesRun) => void) =>
      then?.({ order, state: 'ended', results: [{ ...someResults[0]!, id: 'q-201', outcome: 'done' }] }),
    );
    render(<Drawer request={unflagged} moving={{ ...idle, start }} onParams={onParams} onTold={onTold} />);
    await screen.findByRole('button', { name: 'Approve' });

    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: /^Approve PR-.*\?$/ });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Approve' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(onTold).toHaveBeenCalledWith('Approved: 1 of 1.'));
    expect(start.mock.lastCall![0]).toMatchObject({ event: 'approve', requests: [{ id: 'q-201' }] });
    expect(opened(onParams)).toBe(someQueued.find(({ id }) => id !== 'q-201')!.id);
  });

  it('begin on the way out where there is something to look at twice', async () => {
    render(<Drawer />);
    await screen.findByRole('button', { name: 'Approve' });

    await userEvent.keyboard('a');

    const dialog = await screen.findByRole('dialog', { name: /^Approve PR-.*\?$/ });
    expect(within(dialog).getByRole('button', { name: 'Not now' })).toHaveFocus();
  });

  it('say why not', async () => {
    const onTold = vi.fn();
    render(<DrawerInTheWay onTold={onTold} />);
    await screen.findByRole('button', { name: 'Reject' });

    await userEvent.keyboard('a');

    expect(onTold).toHaveBeenCalledWith(expect.stringMatching(/^Approve: You approved it first\./));
  });

  it('do nothing while somebody types', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);

    await userEvent.type(screen.getByRole('searchbox'), 'j');

    expect(opened(onParams)).toBeFalsy();
  });

  it('are told by ?, and turned off on this device', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);

    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keys' });
    expect(sheet).toHaveTextContent('JNext row');
    await userEvent.keyboard('j');
    expect(onParams).not.toHaveBeenCalled();
    await userEvent.click(within(sheet).getByRole('switch', { name: 'Single keys work' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j?');

    expect(onParams).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('several bank accounts are confirmed after a list of them, without those that stand in the way', async () => {
  const confirm = vi.fn();
  const banks = Selected.args.banks!;
  render(<Selected banks={{ ...banks, confirm }} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Select all/ }, { timeout: 20_000 }));
  await userEvent.keyboard('c');

  const dialog = await screen.findByRole('dialog', { name: 'Confirm bank accounts' });
  expect(within(dialog).getByRole('list', { name: 'Left out' })).toHaveTextContent(
    'Its bank sent a payment back',
  );
  await userEvent.keyboard('{Enter}');

  expect(confirm).toHaveBeenCalledExactlyOnceWith(banks.found!.filter(({ why }) => why === null));
});
