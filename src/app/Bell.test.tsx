import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { someNotices } from '@stories/support/noticeBuilders';
import { theme } from '@theme/index';
import type { Viewing } from '../data/viewing';
import { Bell } from './frame';
import { danasSession, SignedIn } from './testing/signedIn';
// Fetched when the bell is pressed; here it is at hand, however slow the machine.
import './NewestNotices';

const viewing: Viewing = {
  id: 'view-1',
  actor: 'dana@example.com',
  subject: 'ada@example.com',
  name: 'Ada Holt',
  until: Number.MAX_SAFE_INTEGER,
  from: '/admin/users',
};

/** The bell over a server that has so many unread notices, one after the other answer. */
function open(counts: (number | Promise<number>)[], of?: Viewing) {
  const asked: string[] = [];
  const answer = async (path: string) => {
    asked.push(path);
    if (path === '/api/notices/unread') {
      const unread = await counts.shift();
      return unread === undefined ? new Response(null, { status: 500 }) : Response.json({ unread });
    }
    if (path.startsWith('/api/notices?'))
      return Response.json({ rows: someNotices(), next: null, previous: null });
    return Response.json({ unread: path === '/api/notices/read' ? 0 : 1 });
  };
  render(
    <SignedIn {...danasSession()} at="/home" answer={answer} viewing={of}>
      <ThemeProvider theme={theme}>
        <Bell narrow={false} />
      </ThemeProvider>
    </SignedIn>,
  );
  return asked;
}

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Notices, 2 unread' }));
const panel = async () => within(await screen.findByRole('dialog', { name: 'Newest notices' }));

/** Follows the link of the newest notice, without leaving the page. */
async function followNewest() {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  await userEvent.click(await (await panel()).findByRole('link', { name: /PR-2026-000412/ }));
  document.removeEventListener('click', stay);
}

describe('the bell of the portal', () => {
  it('counts anew when somebody comes back, and keeps its number where nothing comes', async () => {
    const asked = open([2, 7]);
    await screen.findByRole('button', { name: 'Notices, 2 unread' });
    fireEvent.focus(window);
    expect(await screen.findByRole('button', { name: 'Notices, 7 unread' })).toBeVisible();

    fireEvent.focus(window);
    await waitFor(() => expect(asked.filter((path) => path === '/api/notices/unread')).toHaveLength(3));
    expect(screen.getByRole('button', { name: 'Notices, 7 unread' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for five notices when it is pressed, and not before', async () => {
    const asked = open([2]);
    await screen.findByRole('button', { name: 'Notices, 2 unread' });
    expect(asked).toEqual(['/api/notices/unread']);
    await press();
    expect(await (await panel()).findAllByRole('link', { name: /./ })).not.toHaveLength(0);
    expect(asked[1]).toBe('/api/notices?limit=5');
  });

  it('falls by what is opened', async () => {
    const asked = open([2]);
    await press();
    await followNewest();

    expect(await screen.findByRole('button', { name: 'Notices, 1 unread' })).toBeVisible();
    expect(asked).toContain(`/api/notices/${someNotices()[0]!.noticeId}/read`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not brought back by a count that was asked for before something was opened', async () => {
    let late: (count: number) => void = () => {};
    const asked = open([2, new Promise<number>((answer) => (late = answer))]);
    await press();
    fireEvent.focus(window);
    await waitFor(() => expect(asked.filter((path) => path === '/api/notices/unread')).toHaveLength(2));
    await followNewest();
    expect(await screen.findByRole('button', { name: 'Notices, 1 unread' })).toBeVisible();

    late(2);
    // As long as the old count ran, no other one would be asked for.
    fireEvent.focus(window);
    await waitFor(() => expect(asked.filter((path) => path === '/api/notices/unread')).toHaveLength(3));
    expect(screen.getByRole('button', { name: 'Notices, 1 unread' })).toBeVisible();
  });

  it('is empty once all are marked', async () => {
    const asked = open([2]);
    await press();
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(asked).toContain('/api/notices/read'));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Notices' })).toBeVisible();
  });

  it('lets nobody mark who looks as the customer', async () => {
    const asked = open([2], viewing);
    await press();
    const shown = await panel();
    await shown.findByRole('link', { name: /PR-2026-000412/ });
    expect(shown.queryByRole('button', { name: 'Mark all read' })).toBeNull();
    await followNewest();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter((path) => path.endsWith('/read'))).toEqual([]);
  });
});
