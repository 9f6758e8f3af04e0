import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/imports.stories';
import { maxUploadBytes } from '@contract/rules/dropUpload';
import type { DropsParams } from './importList';

const { Default, Empty, Late, Sending } = composeStories(stories);

const fileOf = (name: string, bytes = 10) =>
  Object.defineProperty(new File(['PK'], name, { type: 'application/zip' }), 'size', { value: bytes });
const uploading = () => {
  const onFile = vi.fn();
  const upload = { sending: undefined, failure: undefined, onFile, onStop: vi.fn() };
  render(<Default upload={upload} />);
  return { onFile, place: screen.getByRole('region', { name: 'Upload a drop' }) };
};

describe('the list of drops', () => {
  it('narrows to what became of them, with how many there are of each', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);
    expect(screen.getByRole('button', { name: /^All.*6/ })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: /^Held.*1/ }));

    expect((onParams.mock.lastCall![0] as DropsParams).filters.outcome).toBe('held');
  });

  it('says how new the figures are, and when they are late', () => {
    render(<Default />);
    expect(screen.getByText('Customers see Nov 18, 2026')).toBeVisible();
    expect(screen.getByText(/The next one is due Nov 20, 2026, 1:58 AM PST/)).toBeVisible();
    render(<Late />);
    expect(screen.getByText(/late: it was due Nov 20, 2026, 1:58 AM PST/)).toBeVisible();
  });

  it('is explained where it is empty', () => {
    render(<Empty />);
    expect(screen.getByText('No drops yet')).toBeVisible();
    expect(screen.getByText('No drop was applied yet')).toBeVisible();
  });
});

describe('an upload', () => {
  it('takes a ZIP that is chosen', async () => {
    const { onFile } = uploading();
    await userEvent.upload(screen.getByLabelText('ZIP with a drop'), fileOf('night.zip'));
    expect((onFile.mock.lastCall![0] as File).name).toBe('night.zip');
  });

  it('takes a ZIP that falls on its place', () => {
    const { onFile, place } = uploading();
    fireEvent.drop(place, { dataTransfer: { files: [fileOf('night.zip')] } });
    expect(onFile).toHaveBeenCalledOnce();
  });

  it.each([
    [[fileOf('night.rar')], /isn’t a ZIP file/],
    [[fileOf('night.zip', 0)], /is empty/],
    [[fileOf('night.zip', maxUploadBytes + 1)], /larger than 100 MB/],
    [[fileOf('a.zip'), fileOf('b.zip')], /one drop at a time/],
  ])('says why it does not take what it cannot', (files, words) => {
    const { onFile, place } = uploading();
    fireEvent.drop(place, { dataTransfer: { files } });
    expect(within(place).getByRole('alert')).toHaveTextContent(words);
    expect(onFile).not.toHaveBeenCalled();
  });

  it('tells how far it is, and can be stopped', async () => {
    const onStop = vi.fn();
    render(<Sending upload={{ ...Sending.args.upload!, onStop }} />);
    expect(screen.getByRole('progressbar', { name: 'Sending drop_20261120_0930.zip' })).toHaveAttribute(
      'aria-valuetext',
      '13.4 of 38.1 MB',
    );
    expect(screen.getByText(/drop_20261120_0810: Reading invoices.csv, 12,000 rows/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(onStop).toHaveBeenCalledOnce();
  });
});
