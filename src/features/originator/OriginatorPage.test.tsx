import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@contract/problem';
import { anOriginator } from '@contract/testing/anOriginator';
import * as stories from '@stories/screens/originator.stories';
import { ready } from '@stories/support/asyncStates';
import { decidedOriginator, waitingOriginator } from '@stories/support/originatorBuilders';

const { Default, Failed, Invalid, NothingYet, Waiting } = composeStories(stories);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const review = () => press('Review changes');
const propose = async () => userEvent.click(await screen.findByRole('button', { name: 'Propose version' }));
const answering = () => vi.fn(() => Promise.resolve());
const account = { routingNumber: '125100018', accountType: 'checking' };

describe('the bank settings', () => {
  it('are proposed as they were changed, after a look at what differs; the account stays', async () => {
    const send = answering();
    render(<Default onPropose={send} />);
    change('Name of the sender', ' LARKSPUR SUPPLY ');
    await review();
    expect(await screen.findByText('LARKSPUR BASIN SUPPLY → LARKSPUR SUPPLY')).toBeVisible();
    await propose();

    expect(send).toHaveBeenCalledExactlyOnceWith({
      settings: anOriginator({ balanced: true, originName: 'LARKSPUR SUPPLY' }),
      offset: account,
      effectiveFrom: null,
    });
  });

  it('take another account number typed twice, and show no more of it than its last digits', async () => {
    const send = answering();
    render(<Default onPropose={send} />);
    const number = screen.getByLabelText('Account number (optional)');
    expect(number).toHaveValue('');
    expect(number).toHaveAttribute('autocomplete', 'off');
    expect(number).toHaveAccessibleDescription('Leave empty to keep ••4417');
    await userEvent.type(number, '00 1234 4417');
    await review();
    expect(await screen.findAllByText('Enter the same account number as above')).toHaveLength(2);

    await userEvent.type(screen.getByLabelText('Account number again (optional)'), '0012344417');
    await review();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(
      '125100018, checking, ••4417 → 125100018, checking, ••4417 (number changed)',
    );
    expect(dialog).not.toHaveTextContent('0012344417');
    await propose();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ offset: { ...account, accountNumber: '0012344417' } }),
    );
  });

  it('ask for the number where the account is another one, or an older version is shown', async () => {
    const { unmount } = render(<Default />);
    change('Routing number of our account', '323200011');
    await review();
    expect(
      await screen.findByRole('link', { name: /^Enter the account number. The one we have/ }),
    ).toBeVisible();
    unmount();

    const older = waitingOriginator().versions.map((version) =>
      Object.assign({}, version, { state: 'past' as const }),
    );
    render(<Default decided={ready(decidedOriginator({ versions: older }))} />);
    await review();
    expect(await screen.findByRole('link', { name: 'Fill in “Account number”' })).toBeVisible();
  });

  it('have times that come and go, and entries that only a checkbox brings', async () => {
    const send = answering();
    render(<Default onPropose={send} />);
    expect(screen.queryByLabelText('Until')).toBeNull();
    await userEvent.click(screen.getByLabelText('Our bank settles on the same day'));
    change('Until', '12:00');
    await userEvent.type(screen.getByLabelText('Largest payment on the same day'), '50000');
    await press('Remove cut-off 1');
    expect(screen.getByLabelText('Cut-off 1')).toHaveValue('15:00');
    expect(screen.getByRole('button', { name: 'Add a cut-off' })).toHaveFocus();
    await press('Add a cut-off');
    await review();
    expect(await screen.findByRole('link', { name: 'Fill in “Cut-off 2”' })).toBeVisible();
    change('Cut-off 2', '14:00');
    await review();
    expect(await screen.findByRole('link', { name: 'Enter a time after the one before it' })).toBeVisible();
    change('Cut-off 2', '16:00');
    await userEvent.click(screen.getByLabelText('Our bank takes balanced files'));
    await review();
    await propose();

    const cutoffs = { times: ['15:00', '16:00'], zone: 'America/Los_Angeles' };
    const sameDay = { until: '12:00', maxEntryCents: 5_000_000 };
    expect(send).toHaveBeenCalledExactlyOnceWith({
      settings: anOriginator({ cutoffs, sameDay }),
      offset: null,
      effectiveFrom: null,
    });
  });

  it('tell what the server says against an entry beside it', async () => {
    const words = 'Choose a later time.';
    const refused = new ApiError({
      code: 'invalid',
      message: 'Not saved.',
      fields: { 'settings.keepDays': words, effectiveFrom: words },
    });
    render(<Default onPropose={() => Promise.reject(refused)} />);
    change('Days that a sent file is kept', '30');
    await review();
    await propose();

    expect(await screen.findAllByRole('link', { name: words })).toHaveLength(2);
    expect(screen.getByLabelText('Days that a sent file is kept')).toHaveAccessibleDescription(words);
  });

  it('keep what is wrong at its field', async () => {
    const send = answering();
    render(<Invalid onPropose={send} />);
    change('Company name', 'MÜLLER');
    change('Account number (optional)', '12');
    change('Account number again (optional)', '12');
    await review();

    expect(await screen.findByRole('alert')).toHaveTextContent('Enter the account number as 3 to 17 digits');
    expect(screen.getByLabelText('Company name')).toHaveAccessibleDescription(
      /^Enter plain letters, digits and signs alone/,
    );
    expect(send).not.toHaveBeenCalled();
  });

  it('say that nothing differs', async () => {
    render(<Default />);
    await review();
    expect(await screen.findByText('Nothing differs from the version that you opened.')).toBeVisible();
  });

  it('say what is missing where there are none, or what failed', () => {
    const { unmount } = render(<NothingYet />);
    expect(screen.getByText('No bank file can be made now')).toBeVisible();
    expect(screen.getByText(/^There are no bank settings yet/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'All versions' })).toBeNull();
    unmount();

    render(<Failed />);
    expect(screen.getByText('The bank settings didn’t load')).toBeVisible();
  });
});

describe('a version that waits', () => {
  const answer = async (name: string) =>
    userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

  it.each([
    ['Confirm version', 'confirm'],
    ['Refuse version', 'refuse'],
  ])('takes “%s” of another administrator, once asked', async (button, decision) => {
    const decide = answering();
    render(<Waiting onDecide={decide} />);
    expect(screen.queryByRole('button', { name: 'Review changes' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo proposal' })).toBeNull();
    expect(screen.getByText('10:00 AM and 3:00 PM → 9:30 AM and 2:00 PM')).toBeVisible();
    await press(button);
    expect(decide).not.toHaveBeenCalled();
    await answer(button);

    expect(decide).toHaveBeenCalledExactlyOnceWith(3, decision);
  });

  it('is undone by its proposer, who cannot confirm it', async () => {
    const decide = answering();
    render(<Waiting onDecide={decide} decided={ready(waitingOriginator({ mayDecide: false }))} />);
    expect(screen.getByText(/^You proposed it on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm version' })).toBeNull();
    await press('Undo proposal');
    await answer('Undo proposal');

    expect(decide).toHaveBeenCalledExactlyOnceWith(3, 'undo');
  });

  it('says what the server says against it, and stays', async () => {
    const refused = new ApiError({ code: 'conflict', message: 'Theo already refused this version.' });
    render(<Waiting onDecide={() => Promise.reject(refused)} />);
    await press('Confirm version');
    await answer('Confirm version');

    expect(await screen.findByText('Theo already refused this version.')).toBeVisible();
  });

  it('tells all of it where it is the first', () => {
    render(<Waiting decided={ready(waitingOriginator({ before: null }))} />);

    expect(screen.getByText('none → LARKSPUR BASIN SUPPLY')).toBeVisible();
    expect(screen.getByText('none → 323200011, checking, ••0982')).toBeVisible();
  });

  it('is told from an older version, which cannot be proposed again meanwhile', () => {
    render(<Waiting decided={ready(waitingOriginator({ shown: 2 }))} />);

    expect(screen.getByText(/This is version 2, and there is a newer one/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm version' })).toBeNull();
  });
});
