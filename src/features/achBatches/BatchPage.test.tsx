import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as lists from '@stories/screens/bankFiles.stories';
import * as stories from '@stories/screens/bankFilesOne.stories';
import { aBatchDetail, aProposal } from '@stories/support/achBatchBuilders';
import { ready } from '@stories/support/asyncStates';

const { Default, AwaitingRelease, GoesByItself, Delivered, NotDelivered, NotKnownYet, MaybeDelivered } =
  composeStories(stories);
const { Default: List, Missing, GoesByItself: ListThatSends } = composeStories(lists);

/** What makes the next file is fetched when it is first needed. */
const onceFetched = { timeout: 20_000 };
const moving = () => ({ pending: false, failure: undefined, start: vi.fn(), reset: vi.fn() });

describe('the next file', () => {
  it('is made with the totals that are shown', async () => {
    const onCreate = vi.fn();
    const next = {
      proposal: ready(aProposal()),
      onChoose: vi.fn(),
      creating: false,
      failure: undefined,
      onCreate,
    };
    render(<List next={next} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Create bank file' }, onceFetched));
    expect(onCreate).toHaveBeenCalledWith(aProposal());
  });

  it('is not made of nothing', async () => {
    const none = { entryCount: 0, debitCents: 0, creditCents: 0, groups: [], entries: [] };
    const proposal = ready(aProposal(none));
    render(
      <List next={{ proposal, onChoose: vi.fn(), creating: false, failure: undefined, onCreate: vi.fn() }} />,
    );

    expect(await screen.findByText('Nothing is ready for the bank')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create bank file' })).toBeNull();
    expect(screen.getByRole('button', { name: '2 requests left out' })).toBeVisible();
  });

  it('says before it is made that it goes to the bank by itself, and when', async () => {
    const { rerender } = render(<ListThatSends />);
    expect(await screen.findByText('Once created, it goes to the bank by itself.')).toBeVisible();
    const proposal = ready(aProposal({ sendsByItself: true, requiresRelease: true }));
    rerender(
      <ListThatSends
        next={{ proposal, onChoose: vi.fn(), creating: false, failure: undefined, onCreate: vi.fn() }}
      />,
    );
    expect(await screen.findByText(/release it. Then it goes to the bank by itself/)).toBeVisible();
  });

  it('cannot be made without settings, and leads to them', async () => {
    render(<Missing />);
    expect(await screen.findByRole('link', { name: 'Open bank settings' })).toHaveAttribute(
      'href',
      '/admin/payments/originator',
    );
    expect(screen.queryByRole('button', { name: 'Create bank file' })).toBeNull();
  });
});

describe('a file', () => {
  it('is voided with a reason', async () => {
    const voiding = moving();
    render(<Default moving={voiding} />);

    await userEvent.click(screen.getByRole('button', { name: 'Void' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByLabelText(/Reason/), ' Wrong day ');
    await userEvent.click(question.getByRole('button', { name: 'Void file' }));
    expect(voiding.start.mock.lastCall!.slice(0, 3)).toEqual([aBatchDetail(), 'void', 'Wrong day']);
  });

  it('that waits for a second person is neither downloaded nor sent', () => {
    render(<AwaitingRelease />);
    expect(screen.getByText('You created this file. Someone else has to release it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download bank file' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as sent' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
  });

  it('says that it goes by itself, and can be sent by hand all the same', () => {
    render(<GoesByItself />);
    expect(screen.getByText('Goes to the bank by itself in a moment')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as sent' })).toBeVisible();
  });

  it('says what it means to mark as sent what goes by itself', async () => {
    render(<GoesByItself />);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
    expect(await screen.findByText(/won’t deliver it anymore/)).toBeVisible();
  });

  it('says since when the bank has it', () => {
    render(<Delivered />);
    expect(screen.getByText(/^In the bank’s folder since Nov 20, 2026/)).toBeVisible();
  });

  it('says what is in the way of its delivery, and when it is tried again', () => {
    render(<NotDelivered />);
    expect(screen.getByText(/shows another key.*Next attempt: Nov 20, 2026/)).toBeVisible();
    expect(screen.getByText('Couldn’t be delivered yet')).toBeVisible();
  });

  it('has somebody ask before it is void where it is not known yet whether the bank has it', () => {
    render(<NotKnownYet />);
    expect(screen.getByText(/didn’t answer.*ask before you void it. Next attempt: Nov 20/)).toBeVisible();
  });

  it('has somebody ask the bank where nobody else knows whether it has the file', () => {
    render(<MaybeDelivered />);
    expect(screen.getByText(/Ask the bank whether it has the file/)).toHaveTextContent('export 12 --again');
  });

  it('says whom it has told yet, once it was sent', () => {
    const sent = aBatchDetail({ status: 'sent', sentCount: 1, moves: [] });
    render(<Default batch={ready(sent)} />);
    expect(screen.getByText('1 of 3 customers have been told. The others follow.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download bank file' })).toBeVisible();
  });
});
