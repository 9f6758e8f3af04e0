// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/officeMessages.stories';
import { ready } from '@stories/support/asyncStates';
import { aMessageDetail } from '@stories/support/officeMessageBuilders';
import { widenWindow } from '@/lists/testing/wideWindow';
import { messageParams, toQuery } from './messageList';
// Fetched by the page when they are wanted; here they are at hand, however slow the machine.
import './MergeMessage';
import './MessageDrawer';
import './SaveTemplate';

const { Default, Double, Opened, WantsACall } = composeStories(stories);

const moving = () => ({
  pending: false,
  move: undefined,
  failure: undefined,
  start: vi.fn(),
  reset: vi.fn(),
});
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Message CT-2026-000045' }));

describe('the counts of a search', () => {
  const tabs = { toAnswer: 2, new: 1, open: 1, waiting: 1, done: 10_000, all: 10_003 };
  const totals = (rows: number) =>
    ready({ rows, tabs, more: ['done' as const, 'all' as const], booksZone: 'America/Los_Angeles' });

  it.each([
    ['' as const, 2, '2 rows'],
    ['all' as const, 10_003, 'More than 10,003 rows'],
  ])('in the tab "%s" say %d rows: %s', (tab, rows, title) => {
    render(
      <Default
        params={{ ...Default.args.params!, filters: { ...messageParams.noFilters, tab } }}
        totals={totals(rows)}
      />,
    );

    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Done / })).toHaveTextContent('Done 10,000+');
    expect(screen.getByRole('button', { name: /^All / })).toHaveTextContent('All 10,003+');
    expect(screen.getByRole('button', { name: /^Waiting for customer/ })).toHaveTextContent(/ 1$/);
  });
});

describe('a reply', () => {
  it('is not sent without words', async () => {
    const own = moving();
    render(<Opened moving={own} />);
    await userEvent.click((await drawer()).getByRole('button', { name: 'Reply' }));

    expect(await (await drawer()).findByText('Write a text')).toBeVisible();
    expect(own.start).not.toHaveBeenCalled();
  });

  it.each([
    ['Reply', 'reply', 'CT-2026-000045: Replied'],
    ['Reply and close', 'replyAndClose', 'CT-2026-000045: Replied and closed'],
    ['Save note', 'note', 'CT-2026-000045: Note saved'],
  ])('by %s is sent, told and gone from the field', async (button, move, told) => {
    const start = vi.fn((_of, _move, _entries, then: () => void) => then());
    const onDone = vi.fn();
    render(<Opened moving={{ ...moving(), start }} onDone={onDone} />);
    const message = await drawer();
    await userEvent.type(message.getByRole('textbox', { name: 'Reply' }), 'Corrected.');
    await userEvent.click(message.getByRole('button', { name: button }));

    await waitFor(() => expect(onDone).toHaveBeenCalledWith(told));
    expect(start.mock.lastCall!.slice(0, 3)).toEqual([aMessageDetail(), move, { text: 'Corrected.' }]);
    await waitFor(() => expect(message.getByRole('textbox', { name: 'Reply' })).toHaveValue(''));
  });

  it('keeps what is written when a template is put in', async () => {
    render(<Opened />);
    const message = await drawer();
    await userEvent.type(message.getByRole('textbox', { name: 'Reply' }), 'Hello!');
    await userEvent.selectOptions(message.getByLabelText('Template'), 'We are looking');

    await waitFor(() =>
      expect(message.getByRole('textbox', { name: 'Reply' })).toHaveValue(
        'Hello!\n\nWe are looking into CT-2026-000045.',
      ),
    );
  });

  it('to somebody who wants a call says that no email goes out', async () => {
    render(<WantsACall />);

    expect(
      await (
        await drawer()
      ).findByText(/^This customer wants a call at \(509\) 555-0142\. A reply here sends no email\./),
    ).toBeVisible();
  });
});

describe('a message', () => {
  it('shows its thread, and hands its files to the disk', async () => {
    const files = { fetching: undefined, failed: false, start: vi.fn() };
    render(<Opened files={files} />);
    const message = await drawer();

    const thread = within(message.getByRole('list', { name: 'Thread' }));
    expect(thread.getAllByRole('listitem')).toHaveLength(5);
    expect(thread.getByText('CT-2026-000046 is answered here too.')).toBeVisible();
    expect(message.queryByRole('img', { name: /IMG/ })).toBeNull();
    await userEvent.click(message.getByRole('button', { name: 'IMG_2041.jpg (2,354 KB)' }));
    expect(files.start).toHaveBeenCalledWith('CT-2026-000046', 1);
  });

  it('that is a double offers a note alone, and leads to the other', async () => {
    render(<Double />);
    const message = await drawer();

    expect(message.getByRole('link', { name: 'CT-2026-000044' })).toHaveAttribute(
      'href',
      '?message=CT-2026-000044',
    );
    expect(message.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(message.getByRole('button', { name: 'Save note' })).toBeVisible();
  });

  it('is joined with the one that was chosen', async () => {
    const start = vi.fn((_of, _move, _entries, then: () => void) => then());
    const message = ready(
      aMessageDetail({
        others: [aMessageDetail().others[0]!, { ...aMessageDetail().others[0]!, ticketNo: 'CT-2026-000050' }],
      }),
    );
    render(<Opened message={message} moving={{ ...moving(), start }} />);
    await userEvent.click((await drawer()).getByRole('button', { name: 'Join with another' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Join CT-2026-000045/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Join with another' }));
    expect((await dialog.findAllByText('Choose the message that stays')).length).toBeGreaterThan(0);
    await userEvent.click(dialog.getByRole('radio', { name: /^CT-2026-000050/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Join with another' }));

    await waitFor(() =>
      expect(start.mock.lastCall?.slice(1, 3)).toEqual(['merge', { into: 'CT-2026-000050' }]),
    );
  });
});

it('a template is saved under its name', async () => {
  const templates = { ...Opened.args.templates!, save: vi.fn(() => Promise.resolve()) };
  const onDone = vi.fn();
  render(<Opened templates={templates} onDone={onDone} />);
  const message = await drawer();
  await userEvent.type(message.getByRole('textbox', { name: 'Reply' }), 'Hello');
  await userEvent.click(message.getByRole('button', { name: 'Save as template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
  await userEvent.type(dialog.getByLabelText('Name of the template'), 'Greeting');
  await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));

  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Template saved: Greeting'));
  expect(templates.save).toHaveBeenCalledWith({ name: 'Greeting', text: 'Hello' });
});

it('the list shows what waits for the office first', () => {
  render(<Default />);
  const read = (address: string) => toQuery(messageParams.read(new URLSearchParams(address)).filters);

  expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect(read('')).toMatchObject({ tab: 'toAnswer', owner: undefined });
  expect(read('tab=all&owner=nobody&topic=billing,none&account=02281')).toMatchObject({
    tab: 'all',
    owner: 'nobody',
    topic: 'billing',
    account: '02281',
  });
});

describe('keys', () => {
  beforeEach(widenWindow);
  afterEach(() => vi.restoreAllMocks());

  it('answer and close a message in four actions, and go on to the next', async () => {
    const start = vi.fn((_of, _move, _entries, then: () => void) => then());
    const [onParams, onDone] = [fn(), vi.fn()];
    render(<Opened moving={{ ...moving(), start }} onParams={onParams} onDone={onDone} />);
    const message = await drawer();

    await userEvent.keyboard('r');
    expect(message.getByRole('textbox', { name: 'Reply' })).toHaveFocus();
    await userEvent.keyboard('Corrected.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(onDone).toHaveBeenCalledWith('CT-2026-000045: Replied and closed'));
    expect(start.mock.lastCall!.slice(0, 3)).toEqual([
      aMessageDetail(),
      'replyAndClose',
      { text: 'Corrected.' },
    ]);
    expect(onParams.mock.lastCall![0].opened).not.toBe('CT-2026-000045');
  });

  it('close a message, which can be undone', async () => {
    const start = vi.fn((_of, _move, _entries, then: () => void) => then());
    const onDone = vi.fn();
    render(<Opened moving={{ ...moving(), start }} onDone={onDone} />);
    await drawer();

    await userEvent.keyboard('c');

    expect(onDone).toHaveBeenCalledExactlyOnceWith('CT-2026-000045: Closed', expect.any(Function));
    onDone.mock.lastCall![1]();
    expect(start.mock.lastCall!.slice(0, 2)).toEqual([{ ticketNo: 'CT-2026-000045', version: 4 }, 'reopen']);
    expect(onDone).toHaveBeenLastCalledWith('CT-2026-000045: Reopened');
  });
});
