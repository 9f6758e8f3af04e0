import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/companySettings.stories';
import { someSettings } from '@stories/support/settingsBuilders';

const { Beginning, Default, OlderVersion, Proposed, Refused, ToBeRead } = composeStories(stories);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const review = () => press('Review changes');
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save settings' }));
const partial = () => screen.getByLabelText('Invoices may be paid in part');

/** Opens the part and makes the change that most tests need. */
async function refuseParts() {
  await press('Payments');
  await userEvent.click(partial());
}

describe('the company settings', () => {
  it('are sent as they were changed, after a look at what differs', async () => {
    const decide = vi.fn(() => Promise.resolve());
    render(<Default onDecide={decide} />);
    await refuseParts();
    await review();
    await save();

    expect(decide).toHaveBeenCalledExactlyOnceWith(
      { ...someSettings, payments: { ...someSettings.payments, allowPartial: false } },
      null,
    );
  });

  it('hold from the day and the time that were chosen, on the wall of the books', async () => {
    const decide = vi.fn(() => Promise.resolve());
    render(<Default onDecide={decide} />);
    await refuseParts();
    fireEvent.change(screen.getByLabelText('Day (optional)'), { target: { value: '2026-12-15' } });
    await review();
    await save();

    expect(decide).toHaveBeenCalledExactlyOnceWith(expect.anything(), '2026-12-15T08:00:00.000Z');
  });

  it('are not sent where nothing differs, or whoever looked thinks again', async () => {
    const decide = vi.fn(() => Promise.resolve());
    render(<Default onDecide={decide} />);
    await review();
    expect(await screen.findByText('Nothing differs from the version that you opened.')).toBeVisible();

    await refuseParts();
    await review();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(partial()).not.toBeChecked();
    expect(decide).not.toHaveBeenCalled();
  });

  it('say so where an older version is shown', () => {
    render(<OlderVersion />);

    expect(screen.getByText(/This is version 2, and there is a newer one/)).toBeVisible();
  });

  it('say what waits for a second administrator, from whom, and where it is decided', () => {
    render(<Proposed />);

    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('A change waits for a second administrator');
    expect(note).toHaveTextContent('marta@supply.example proposed it on Nov 18, 2026');
    expect(note).toHaveTextContent('Second approval from: $10,000.00 becomes $25,000.00.');
    expect(within(note).getByRole('link', { name: 'See what waits' })).toHaveAttribute(
      'href',
      '/admin/second-person',
    );
  });

  it('are told to whoever may not change them', () => {
    render(<ToBeRead />);

    expect(screen.getByText('Largest payment')).toBeVisible();
    expect(screen.getByText('$250,000.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Review changes' })).toBeNull();
  });

  it('have no versions before anything was decided', () => {
    render(<Beginning />);

    expect(screen.queryByRole('table', { name: 'All versions' })).toBeNull();
  });
});

describe('a folded part', () => {
  it('has none of its fields on the page, and keeps what was typed in them', async () => {
    render(<Default />);
    expect(screen.queryByLabelText('Invoices may be paid in part')).toBeNull();

    await refuseParts();
    await press('Payments');
    expect(screen.queryByLabelText('Invoices may be paid in part')).toBeNull();

    await press('Payments');
    expect(partial()).not.toBeChecked();
  });

  it('opens itself for a mistake, however deep, and the summary leads to it', async () => {
    render(<Refused />);
    await refuseParts();
    await press('Payments');
    await review();
    await save();

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Enter a closing time after the opening time');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(screen.getByLabelText('Closes')).toHaveAccessibleDescription(
      'Enter a closing time after the opening time',
    );
    expect(screen.getByRole('button', { name: /^Monday/ })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Deposit plan' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(screen.getByRole('link', { name: 'Enter a time such as 14:00' }));
    expect(screen.getByLabelText('Cut-off')).toHaveFocus();
  });

  it('can be folded over a mistake, which stays said and is led to again', async () => {
    render(<Refused />);
    await refuseParts();
    await review();
    await save();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await press('Branch Pullman');
    await userEvent.type(screen.getByLabelText('Largest payment'), '1');
    await userEvent.click(
      await screen.findByRole('link', { name: 'Enter a closing time after the opening time' }),
    );

    expect(await screen.findByLabelText('Closes')).toHaveFocus();
  });
});

describe('the holidays', () => {
  const tick = (name: string) => screen.getByRole('checkbox', { name });

  it('are those of the banks, which can be worked on, and days of the company’s own', async () => {
    const decide = vi.fn(() => Promise.resolve());
    render(<Default onDecide={decide} />);
    const part = screen.getByRole('button', { name: 'Holidays' });
    expect(part).toHaveAccessibleDescription('10 of 11 bank holidays · 1 more day off');

    await userEvent.click(part);
    expect(tick('Closed on Columbus Day')).not.toBeChecked();
    expect(tick('Closed on Thanksgiving Day')).toBeChecked();
    await userEvent.click(tick('Closed on Veterans Day'));
    await press('Add a day off');
    expect(screen.getByLabelText('Day')).toHaveFocus();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-24' } });
    await userEvent.type(screen.getByLabelText('Name'), 'Christmas Eve');
    expect(part).toHaveAccessibleDescription('9 of 11 bank holidays · 2 more days off');
    await review();
    await save();

    const added = [...someSettings.holidays.added, { date: '2026-12-24', name: 'Christmas Eve' }];
    expect(decide).toHaveBeenCalledExactlyOnceWith(
      { ...someSettings, holidays: { added, removed: ['columbus', 'veterans'] } },
      null,
    );
  });

  it('of the company’s own need a day and a name', async () => {
    render(<Default />);
    await press('Holidays');
    await press('Add a day off');
    await press('Holidays');
    await review();

    await userEvent.click(await screen.findByRole('link', { name: 'Fill in “Name”' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});

describe('a branch', () => {
  const pullman = async () => {
    render(<Default />);
    await press('Branch Pullman');
  };

  it('is told in a line, which follows what is typed', async () => {
    await pullman();
    const branch = screen.getByRole('button', { name: 'Branch Pullman' });
    expect(branch).toHaveAccessibleDescription(
      'Monday 7:30 AM to 5:00 PM · 1\u00A0season · 1\u00A0exception',
    );

    await press(/^Monday/);
    fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '06:00' } });
    expect(branch).toHaveAccessibleDescription(
      'Monday 6:00 AM to 5:00 PM · 1\u00A0season · 1\u00A0exception',
    );
  });

  it('that the ERP knows is taken in, open and with the focus', async () => {
    render(<Default />);
    await press('Add settings for Ontario');

    expect(screen.getByRole('region', { name: 'Branch Ontario' })).toBeVisible();
    expect(screen.getByLabelText('Checks can be picked up here')).toHaveFocus();
  });

  it('loses a closure', async () => {
    await pullman();
    await press(/^Dec 4, 2026/);
    await press('Remove day 1 of Pullman');
    await review();

    expect(await screen.findByText('Dec 4, 2026 Inventory → none')).toBeVisible();
  });

  it('takes a row, which is open at once and has the focus', async () => {
    await pullman();
    await press('Add a day');

    expect(screen.getByLabelText('Day')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Day missing' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves its rows as open as they were when one of them goes, and the focus beside them', async () => {
    await pullman();
    await press(/^Monday/);
    await press('Remove hours 1 of Pullman');

    expect(screen.getByRole('button', { name: /^Saturday/ })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Add hours' })).toHaveFocus();
  });

  it('is not looked at while something is missing, which is said at once', async () => {
    await pullman();
    await press(/^Monday/);
    fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '' } });
    await press('Branch Pullman');
    await review();

    await userEvent.click(await screen.findByRole('link', { name: 'Fill in “Opens”' }));
    expect(screen.getByLabelText('Opens')).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
