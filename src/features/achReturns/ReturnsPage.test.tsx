import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as lists from '@stories/screens/bankReturns.stories';
import * as stories from '@stories/screens/bankReturnsOne.stories';
import { aReturnFileDetail } from '@stories/support/achReturnBuilders';
import { ready } from '@stories/support/asyncStates';

const { Default: List, TooMany } = composeStories(lists);
const { Default, Applied, Statement, EmptyStatement } = composeStories(stories);

const moving = () => ({ pending: false, failure: undefined, start: vi.fn(), reset: vi.fn() });

describe('the page of returns', () => {
  it('takes no file that is empty or too large, and says why', async () => {
    const onFile = vi.fn();
    render(<List onFile={onFile as never} />);
    const input = await screen.findByLabelText('Return file');

    await userEvent.upload(input, new File([''], 'empty.ach'));
    expect(screen.getByRole('alert')).toHaveTextContent('The file is empty. Ask your bank for it again.');
    const large = new File(['101'], 'large.ach');
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    await userEvent.upload(input, large);
    expect(screen.getByRole('alert')).toHaveTextContent('The file is larger than 5 MB.');
    expect(onFile).not.toHaveBeenCalled();

    const file = new File(['101'], 'returns.ach');
    Object.defineProperty(file, 'size', { value: 5 * 1024 * 1024 });
    await userEvent.upload(input, file);
    expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
  });

  it('says which shares are more than banks accept', async () => {
    render(<TooMany />);
    expect(
      await screen.findByText(/^Wrong or closed accounts and Not authorized: talk to your bank/),
    ).toBeVisible();
    expect(screen.getByText('14 of 412, at most 3%')).toBeVisible();
    expect(screen.getByText('3 of 412, at most 0.5%')).toBeVisible();
  });

  it('says nothing of it where all are within', async () => {
    render(<List />);
    expect(await screen.findByText('5 of 412, at most 15%')).toBeVisible();
    expect(screen.queryByText('More than banks accept')).toBeNull();
  });
});

describe('a return file', () => {
  it('is applied with the rows that a person agreed to', async () => {
    const applying = moving();
    render(<Default moving={applying} />);

    await userEvent.click(screen.getByRole('checkbox', { name: 'Apply the row of PR-2026-000140' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Apply' }));
    expect(applying.start.mock.lastCall!.slice(0, 3)).toEqual([aReturnFileDetail(), 'apply', [4]]);
  });

  it('counts only what comes of it', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/^2 payments come back/)).toBeVisible();
  });

  it('that was applied can be taken back, and chooses nothing any more', async () => {
    const undoing = moving();
    render(<Applied moving={undoing} />);
    expect(screen.queryByRole('checkbox')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Roll back' }));
    expect(undoing.start.mock.lastCall![1]).toBe('undo');
  });

  it('without a move offers none', () => {
    render(<Default file={ready(aReturnFileDetail({ moves: [] }))} />);
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Put aside' })).toBeNull();
  });
});

describe('a bank statement', () => {
  it('tells which of our files each deposit and each withdrawal belongs to', () => {
    render(<Statement />);
    const booked = screen.getByRole('table', { name: 'Lines of the statement' });
    const cells = within(booked)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)!.textContent);
    expect(cells).toEqual([
      'Bank file 11Named by the bank',
      'Bank file 11By amount and day',
      'One of the returns above',
      'The bank did not say which',
      'Not one of our files',
    ]);
    expect(within(booked).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/admin/payments/batches?batch=11',
    );
    expect(screen.getByText('2 · $43,433.50')).toBeVisible();
    expect(screen.getByText('BAI2 statement')).toBeVisible();
  });

  it('says before it is applied how much of it counts', async () => {
    render(<Statement />);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(
      await screen.findByText(/^One payment comes back .* 5 deposits and withdrawals count\./),
    ).toBeVisible();
  });

  it('without a transaction says so, and has no list of returns', () => {
    render(<EmptyStatement />);
    expect(screen.getByText('The bank booked nothing on this statement.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Returns and corrections' })).toBeNull();
  });

  it('is no part of a return file', () => {
    render(<Default />);
    expect(screen.queryByText('Deposits and withdrawals on the statement')).toBeNull();
  });
});
