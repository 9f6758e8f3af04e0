import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/importsDrop.stories';
import type { IssueParams } from './importList';

const { BeingChecked, Default, Ready, Refused, RollingBack } = composeStories(stories);

const deciding = () => ({ pending: false, failure: undefined, start: vi.fn(), reset: vi.fn() });

const onceFetched = { timeout: 20_000 };

describe('one drop', () => {
  it('tells why it waits, what it changes and what is owed by it', () => {
    render(<Default />);
    expect(screen.getByText(/1,204 of 48,210 rows are quarantined/)).toBeVisible();
    expect(screen.getByText('$1,279,112.04 → $1,284,331.17')).toBeVisible();
    expect(screen.getByText('$5,219.13 more')).toBeVisible();
    const changes = screen.getByRole('table', { name: 'Changes by file' });
    expect(
      within(changes).getByRole('row', { name: /invoices\.csv 212 145 3 0 18,213 → 18,422/ }),
    ).toBeVisible();
  });

  it('tells apart the rows that are wrong and those that only wait with them', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);
    expect(screen.getByText('48,210 rows, 1,522 held back, 318 of them with another row')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Waits with a row.*318/ }));
    expect((onParams.mock.lastCall![0] as IssueParams).filters.severity).toBe('wait');
  });

  it('tells which files are not what the manifest says, and how', () => {
    render(<Refused />);
    expect(screen.getByText(/invoices\.csv \(No: other rows\), payments\.csv \(Not read\)/)).toBeVisible();
    expect(screen.getByText('open_amount 1284331.17, found 1190012.20')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  it('shows nothing of its findings while it is being checked', () => {
    render(<BeingChecked />);
    expect(screen.getByText(/checking the drop/)).toBeVisible();
    expect(screen.queryByText('What was found')).toBeNull();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
  });

  it('says that nothing was found amiss', () => {
    render(<Ready />);
    expect(screen.getByText('No problems found.')).toBeVisible();
  });

  it('narrows its findings and hands them out as a file', async () => {
    const onParams = vi.fn();
    const onExport = vi.fn();
    render(<Default onParams={onParams} exports={{ exporting: false, exportFailed: false, onExport }} />);
    await userEvent.click(screen.getByRole('button', { name: /^Holds a row back.*1,204/ }));
    expect((onParams.mock.lastCall![0] as IssueParams).filters.severity).toBe('row');
    for (const [name, format] of [
      [/^Download all 1,525 rows \(CSV\)/, 'csv'],
      [/^Download all 1,525 rows \(Excel\)/, 'xlsx'],
      [/^Everything for the ERP \(CSV\)/, 'validation'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: 'Download' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }, onceFetched));
      expect(onExport).toHaveBeenLastCalledWith(format);
    }
  });
});

describe('a decision', () => {
  it('is asked for with what customers will see, and made once', async () => {
    const act = deciding();
    render(<Default deciding={act} />);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Apply drop_20261120_0155?' });
    expect(dialog).toHaveTextContent('Customers then see the figures as of Nov 19, 2026.');
    expect(dialog).toHaveTextContent('1,522 rows are held back');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply drop' }));
    expect(act.start).toHaveBeenCalledExactlyOnceWith('apply', 42, expect.any(Function));
  });

  it('can be left', async () => {
    const act = deciding();
    render(<Default deciding={act} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep drop' }));
    expect(act.start).not.toHaveBeenCalled();
  });

  it('to roll back is offered for the live drop alone, and says what goes with it', async () => {
    render(<RollingBack />);
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('those customers get an email');
  });
});
