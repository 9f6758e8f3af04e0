import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Toasts } from '../components/Toasts/Toasts';
import type { Viewing } from '../data/viewing';
import { danasSession, SignedIn } from './testing/signedIn';
import { ViewAsBar, ViewEnded } from './ViewAsBar';

const start = Date.parse('2026-11-21T12:00:00Z');
const viewing: Viewing = {
  id: 'view-1',
  actor: 'dana@example.com',
  subject: 'ada@example.com',
  name: 'Ada Holt',
  until: start + 30 * 60_000,
  from: '/admin/users',
};
const over = { code: 'view-over', message: 'It has ended.' };

const Here = (props: Omit<ComponentProps<typeof ViewAsBar>, 'pathname'>) => (
  <ViewAsBar {...props} pathname={useLocation().pathname} />
);

/** Dana on a page of Ada's, by a clock that goes when it is told to. */
function open(answer: () => Response = () => Response.json({ pages: 1, endedAt: '' })) {
  const time = { now: start };
  const tasks = new Set<() => void>();
  const clock = { now: () => new Date(time.now) };
  const every = (_: number, task: () => void) => {
    tasks.add(task);
    return () => void tasks.delete(task);
  };
  const leave = vi.fn();
  const sent: unknown[] = [];
  const fetch = ((url: string, { method, headers, body }: RequestInit) => {
    expect(headers).not.toHaveProperty('x-view-as');
    sent.push([method, url, ...(body ? [JSON.parse(body as string) as unknown] : [])]);
    return Promise.resolve(answer());
  }) as typeof globalThis.fetch;
  const bar = { viewing, clock, every, leave, fetch };
  render(
    <SignedIn {...danasSession()} at="/home" answer={() => Response.json([])} viewing={viewing}>
      <input aria-label="Amount" />
      <Link to="/my-account/overview">Overview</Link>
      <Here {...bar} />
    </SignedIn>,
  );
  const pass = (seconds: number) =>
    act(() => {
      time.now += seconds * 1000;
      tasks.forEach((task) => task());
      return Promise.resolve();
    });
  return { pass, leave, sent };
}

const ends = ['DELETE', '/api/office/views-as/view-1'];
const pageOf = (path: string) => ['POST', '/api/office/views-as/view-1/pages', { path }];

describe('the banner of a view', () => {
  it('says once whose portal it is, and how long it lasts', async () => {
    const { pass } = open();
    expect(await screen.findByRole('status')).toHaveTextContent('You see the portal as Ada Holt.');
    expect(screen.getByText('30 minutes left')).toBeVisible();

    await pass(29 * 60);
    expect(screen.getByText('1 minute left')).toBeVisible();
  });

  it('tells the server of each page, in the name of whoever looks', async () => {
    const { sent, leave } = open();
    await userEvent.click(screen.getByRole('link', { name: 'Overview' }));

    await waitFor(() => expect(sent).toEqual([pageOf('/home'), pageOf('/my-account/overview')]));
    expect(leave).not.toHaveBeenCalled();
  });

  it('ends by its button', async () => {
    const { sent, leave } = open();
    await userEvent.click(screen.getByRole('button', { name: 'End view (F8)' }));

    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(viewing, 'ended'));
    expect(sent).toEqual([pageOf('/home'), ends]);
  });

  it('ends by one key, also where the server cannot be reached', async () => {
    const { leave } = open(() => {
      throw new TypeError('Failed to fetch');
    });
    await userEvent.keyboard('{F8}{F8}');

    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(viewing, 'ended'));
  });

  it('does not end while somebody types, or by the key with another', async () => {
    const { sent, leave } = open();
    await userEvent.type(screen.getByLabelText('Amount'), '12{F8}');
    fireEvent.keyDown(document.body, { key: 'F8', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'F8', repeat: true });

    expect(leave).not.toHaveBeenCalled();
    expect(sent).toEqual([pageOf('/home')]);
  });

  it('ends when its time is over, not a second before', async () => {
    const { pass, sent, leave } = open();
    await pass(1_799);
    expect(sent).toEqual([pageOf('/home')]);

    await pass(1);
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(viewing, 'time'));
    expect(sent).toEqual([pageOf('/home'), ends]);
  });

  it('ends where the server says so', async () => {
    const { leave } = open(() => Response.json(over, { status: 403 }));

    await waitFor(() => expect(leave).toHaveBeenCalledWith(viewing, 'stopped'));
  });

  it('stands at the head of the paper', async () => {
    open();

    await waitFor(() =>
      expect(document.body.firstElementChild).toHaveTextContent(/^You see the portal as Ada Holt/),
    );
    expect(document.body.firstElementChild).toHaveAttribute('data-on-paper');
  });
});

it.each([
  ['ended', 'View as Ada Holt ended'],
  ['time', 'View as Ada Holt ended: its time was over'],
  ['stopped', 'View as Ada Holt ended: it’s no longer open'],
] as const)('tells in the office that a view %s', async (why, words) => {
  function Office() {
    const [drawn, draw] = useState(0);
    return (
      <Toasts>
        <button onClick={() => draw(drawn + 1)}>Draw</button>
        <ViewEnded why={why} name="Ada Holt" />
      </Toasts>
    );
  }
  render(<Office />);
  await userEvent.click(screen.getByRole('button', { name: 'Draw' }));

  expect(await screen.findAllByText(words)).toHaveLength(1);
});
