import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { atTheDesk, narrowOffice } from '../../.storybook/modes';
import { messageParams } from '@/features/officeMessages/messageList';
import { MessagesPage } from '@/features/officeMessages/MessagesPage';
import { failed, loading, ready } from '../support/asyncStates';
import {
  aMessageDetail,
  someMessages,
  someMessageTotals,
  someTemplates,
} from '../support/officeMessageBuilders';
import { keptViews } from '../support/keptViews';
import { portalPage } from '../support/PortalFrame';

const nothing = () => undefined;
const page = (rows = someMessages()) => ({ rows, next: null, previous: null });
const params = (address = '') => messageParams.read(new URLSearchParams(address));
const opened = params('message=CT-2026-000045');
const noMessages = { toAnswer: 0, new: 0, open: 0, waiting: 0, done: 0, all: 0 };

const meta = {
  title: 'Screens/Messages',
  component: MessagesPage,
  ...portalPage(
    '/admin/messages',
    'What customers wrote to the company, what waited longest first; each message with its thread, its files and the reply. The page is for administrators.',
  ),
  args: {
    params: params(),
    onParams: fn(),
    rows: ready(page()),
    turning: false,
    totals: ready(someMessageTotals()),
    message: ready(aMessageDetail()),
    moving: { pending: false, move: undefined, failure: undefined, start: fn(), reset: fn() },
    files: { fetching: undefined, failed: false, start: fn() },
    templates: {
      templates: someTemplates(),
      save: fn(() => Promise.resolve()),
      remove: fn(() => Promise.resolve()),
    },
    onDone: nothing,
    kept: keptViews([]),
    hrefOf: (id: string) => `?message=${id}`,
    exports: { exporting: false, exportFailed: false, onExport: nothing },
    onPrint: nothing,
  },
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Who wrote, what was written in both directions, files for the disk, and the reply. */
export const Opened: Story = { parameters: atTheDesk, args: { params: opened } };

/** A template is put in, the message answered and closed: with the row that opened it three actions. */
export const AnsweredAndClosed: Story = {
  args: { params: opened },
  async play({ userEvent, args }) {
    const drawer = within(await screen.findByRole('dialog', { name: 'Message CT-2026-000045' }));
    let actions = 1;
    const act = async (does: Promise<unknown>) => {
      await does;
      actions += 1;
    };
    await act(userEvent.selectOptions(await drawer.findByLabelText('Template'), 'Invoice corrected'));
    const filled = 'Hello Dana,\nwe corrected the invoice on Hollis Creek Farms LLC, 02281.';
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Reply' })).toHaveValue(filled));
    await act(userEvent.click(drawer.getByRole('button', { name: 'Reply and close' })));
    await waitFor(() =>
      expect(args.moving.start).toHaveBeenCalledWith(
        expect.objectContaining({ ticketNo: 'CT-2026-000045', version: 3 }),
        'replyAndClose',
        { text: filled },
        expect.any(Function),
      ),
    );
    await expect(actions).toBeLessThanOrEqual(4);
    (document.activeElement as HTMLElement).blur();
  },
};

/** They want a call: the reply stands in the portal alone, and the page says so. */
export const WantsACall: Story = {
  args: {
    params: opened,
    message: ready(
      aMessageDetail({ replyBy: 'phone', replyTo: '+15095550142', level: null, files: [], others: [] }),
    ),
  },
};

/** A double: another message is answered in its place. */
export const Double: Story = {
  args: {
    params: opened,
    message: ready(
      aMessageDetail({ state: 'done', mergedInto: 'CT-2026-000044', moves: ['note'], others: [] }),
    ),
  },
};

/** Somebody else was faster: what was written is still there. */
export const ChangedMeanwhile: Story = {
  args: {
    params: opened,
    moving: {
      pending: false,
      move: undefined,
      failure: 'Somebody else changed this message, or the customer answered. Read it again, then decide.',
      start: fn(),
      reset: fn(),
    },
  },
};

/** It is said which message stays. */
export const Merging: Story = {
  args: { params: opened },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Join with another' }));
    const dialog = await screen.findByRole('dialog', { name: 'Join CT-2026-000045 with another message' });
    await expect(dialog).toHaveTextContent('CT-2026-000049: Billing question');
  },
};

/** A template with a field that is none is told so. */
export const SavingATemplate: Story = {
  args: { params: opened },
  async play({ userEvent, args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Save as template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
    await userEvent.type(dialog.getByLabelText('Name of the template'), 'Balance');
    await userEvent.type(dialog.getByLabelText('Text'), 'You owe {{amount}.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    const words = 'Remove {amount}. The fields are {name}, {account} and {number}';
    await expect((await dialog.findAllByText(words)).length).toBeGreaterThan(0);
    await expect(args.templates.save).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Nobody wrote yet. */
export const Empty: Story = {
  args: { rows: ready(page([])), totals: ready({ ...someMessageTotals(), rows: 0, tabs: noMessages }) },
};

export const Loading: Story = { args: { rows: loading, totals: loading } };

export const Error: Story = { args: { rows: failed, totals: failed } };

export const OpenedFailed: Story = { args: { params: opened, message: failed } };

export const Narrow360: Story = narrowOffice;
