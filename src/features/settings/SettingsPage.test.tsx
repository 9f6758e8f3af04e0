import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '../../../stories/screens/companySettings.stories';
import { someSettings } from '../../../stories/support/settingsBuilders';

const { Beginning, Default, OlderVersion } = composeStories(stories);

const review = () => userEvent.click(screen.getByRole('button', { name: 'Review changes' }));

describe('the company settings', () => {
  it('are sent as they were changed, after a look at what differs', async () => {
    const decide = vi.fn(() => Promise.resolve());
    render(<Default onDecide={decide} />);
    await userEvent.click(screen.getByLabelText('Invoices may be paid in part'));
    await review();
    await userEvent.click(await screen.findByRole('button', { name: 'Save settings' }));

    expect(decide).toHaveBeenCalledExactlyOnceWith(
      { ...someSettings, payments: { ...someSettings.payments, allowPartial: false } },
      null,
    );
  });

  it('hold from the day and the time that were chosen, on the wall of the books', async () => {
    const decide = vi.fn(() => Promise.resolve());
    render(<Default onDecide={decide} />);
    await userEvent.click(screen.getByLabelText('Invoices may be paid in part'));
    fireEvent.change(screen.getByLabelText('Day (optional)'), { target: { value: '2026-12-15' } });
    await review();
    await userEvent.click(await screen.findByRole('button', { name: 'Save settings' }));

    expect(decide).toHaveBeenCalledExactlyOnceWith(expect.anything(), '2026-12-15T08:00:00.000Z');
  });

  it('are not sent where nothing differs, or whoever looked thinks again', async () => {
    const decide = vi.fn(() => Promise.resolve());
    render(<Default onDecide={decide} />);
    await review();
    expect(await screen.findByText('Nothing differs from the version that you opened.')).toBeVisible();

    await userEvent.click(screen.getByLabelText('Invoices may be paid in part'));
    await review();
    await userEvent.click(await screen.findByRole('button', { name: 'Go on editing' }));
    expect(screen.getByLabelText('Invoices may be paid in part')).not.toBeChecked();
    expect(decide).not.toHaveBeenCalled();
  });

  it('take a branch in that the ERP knows, and a closure of one', async () => {
    const decide = vi.fn(() => Promise.resolve());
    render(<Default onDecide={decide} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add settings for Ontario' }));

    expect(screen.getByRole('region', { name: 'Branch Ontario' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove day 1 of Pullman' }));
    await review();
    expect(await screen.findByText('Nov 26, 2026 Thanksgiving Day → none')).toBeVisible();
  });

  it('say so where an older version is shown', () => {
    render(<OlderVersion />);

    expect(screen.getByText(/This is version 2, and there is a newer one/)).toBeVisible();
  });

  it('have no versions before anything was decided', () => {
    render(<Beginning />);

    expect(screen.queryByRole('table', { name: 'All versions' })).toBeNull();
  });
});
