import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { activityKey } from '../session/userData';
import { memoryStorage } from '../session/testing/memoryStorage';
import { IdleWatch } from './IdleWatch';
import { danasSession, SignedIn } from './testing/signedIn';

/** Dana at a half-filled form, at noon by a clock that goes when it is told to; half an hour is allowed. */
function open(storage = memoryStorage()) {
  const time = { now: Date.parse('2026-11-21T12:00:00Z') };
  const tasks = new Set<() => void>();
  const clock = { now: () => new Date(time.now) };
  const every = (_: number, task: () => void) => {
    tasks.add(task);
    return () => void tasks.delete(task);
  };
  const dana = danasSession();
  const page = render(
    <SignedIn {...dana} at="/home" answer={() => Response.json([])}>
      <input aria-label="Amount" />
      <IdleWatch clock={clock} storage={storage} every={every} />
    </SignedIn>,
  );
  const pass = (minutes: number, seconds = 0) =>
    act(() => {
      time.now += (minutes * 60 + seconds) * 1000;
      tasks.forEach((task) => task());
      return Promise.resolve();
    });
  return { ...dana, ...page, pass, tasks, kept: storage };
}

const warning = () => screen.findByRole('alertdialog', { name: 'Still there?' });
const noWarning = () => expect(screen.queryByRole('alertdialog')).toBeNull();

describe('a page that nobody uses', () => {
  it('warns two minutes before the end and counts down', async () => {
    const { pass } = open();
    await pass(27, 59);
    noWarning();
    await pass(0, 1);
    expect(await warning()).toHaveTextContent('You will be signed out in 2:00.');
    await pass(0, 15);

    expect(await warning()).toHaveTextContent('You will be signed out in 1:45.');
  });

  it('goes on as it was for who stays, with what was typed and the focus where it was', async () => {
    const { pass, session } = open();
    const amount = screen.getByLabelText('Amount');
    await userEvent.type(amount, '250.00');
    await pass(28);
    await warning();
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));

    noWarning();
    expect(amount).toHaveValue('250.00');
    expect(amount).toHaveFocus();
    await pass(27);
    expect(session.state().status).toBe('signedIn');
  });

  it('is left at once for who asks for it', async () => {
    const { pass, session } = open();
    await pass(28);
    await warning();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out now' }));

    expect(session.state()).toEqual({ status: 'signedOut', ended: false });
  });

  it('is signed out at its minute, and says why', async () => {
    const { pass, session, storage } = open();
    await pass(30);

    expect(session.state()).toEqual({ status: 'signedOut', ended: 'idle' });
    expect(storage.length).toBe(0);
  });

  it('is warned at once by a watch that came late', async () => {
    open(memoryStorage({ [activityKey]: String(Date.parse('2026-11-21T11:31:30Z')) }));

    expect(await warning()).toHaveTextContent('You will be signed out in 1:30.');
  });

  it('is not left alone by a movement below the warning', async () => {
    const { pass } = open();
    await pass(28);
    await warning();
    fireEvent.pointerMove(document.body);
    await pass(0, 1);

    expect(await warning()).toBeVisible();
  });

  it('takes the answer that another tab was given', async () => {
    const { pass, kept } = open();
    await pass(28);
    await warning();
    act(() => kept.setItem(activityKey, String(Date.parse('2026-11-21T12:28:01Z'))));
    await pass(0, 1);

    noWarning();
  });

  it('is watched no more when it is gone', () => {
    const { unmount, tasks } = open();
    unmount();

    expect(tasks.size).toBe(0);
  });
});

describe('somebody who is there', () => {
  it.each([
    ['moves', () => fireEvent.pointerMove(document.body)],
    ['presses', () => fireEvent.pointerDown(document.body)],
    ['types', () => fireEvent.keyDown(screen.getByLabelText('Amount'), { key: '1' })],
    ['turns the wheel', () => fireEvent.wheel(document.body)],
    ['scrolls a part of the page', () => fireEvent.scroll(screen.getByLabelText('Amount'))],
    ['touches', () => fireEvent.touchStart(document.body)],
    ['comes back to the tab', () => fireEvent(document, new Event('visibilitychange'))],
  ])('%s, and is not warned', async (_, doIt) => {
    const { pass } = open();
    await pass(27);
    doIt();
    await pass(27);

    noWarning();
  });
});
