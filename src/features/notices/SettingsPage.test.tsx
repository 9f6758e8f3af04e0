// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import * as stories from '@stories/screens/noticeSettings.stories';
import { aTextPreview, someNoticeTexts } from '@stories/support/noticeOfficeBuilders';
import type { NoticeSettingsPageProps } from './SettingsPage';
// Fetched by the page when it is wanted; here they are at hand, however slow the machine.
import './ScheduleForm';
import './TextsPart';

const { Default } = composeStories(stories);

type TextDoing = NoticeSettingsPageProps['textDoing'];
const doing = (over: Partial<TextDoing> = {}): TextDoing => ({
  decide: fn<TextDoing['decide']>(() => Promise.resolve()),
  preview: fn<TextDoing['preview']>(() => Promise.resolve(aTextPreview)),
  ...over,
});

it('lists every version of the schedule with who decided it', () => {
  render(<Default />);
  const rows = within(screen.getByRole('table', { name: 'Versions of the schedule' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/Nov 2, 2026.*In force.*past due 1, 15, 30.*rita/);
  expect(rows[2]).toHaveTextContent(/Sep 15, 2026.*Past.*past due 1, 10, 20, 30.*root/);
});

it.each([
  ['0', 'Days before the due date', 'Enter a whole number from 1 to 30.'],
  ['5, 5', 'Days past due', 'Enter 1 to 5 whole numbers from 1 to 180, the smallest first.'],
  ['soon', 'Days past due', 'Enter 1 to 5 whole numbers from 1 to 180, the smallest first.'],
])('refuses "%s" for %s', async (typed, name, words) => {
  const onDecide = fn<NoticeSettingsPageProps['onDecide']>(() => Promise.resolve());
  render(<Default onDecide={onDecide} />);
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Save schedule' }));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(onDecide).not.toHaveBeenCalled();
});

it('begins with what a kind says now, and keeps it over the version that was seen', async () => {
  const textDoing = doing();
  render(<Default textDoing={textDoing} />);
  await userEvent.selectOptions(await screen.findByLabelText('Notice'), 'pastDue');
  const [{ opening, closing }] = someNoticeTexts() as [ReturnType<typeof someNoticeTexts>[number]];
  await waitFor(() => expect(screen.getByLabelText(/^Opening in English/)).toHaveValue(opening));
  await userEvent.type(screen.getByLabelText(/^Closing in Spanish/), 'Llame si {{amount} es mucho.');
  await userEvent.click(screen.getByRole('button', { name: 'Save sentences' }));
  await waitFor(() =>
    expect(textDoing.decide).toHaveBeenCalledWith({
      kind: 'pastDue',
      opening,
      closing,
      spanishOpening: '',
      spanishClosing: 'Llame si {amount} es mucho.',
      basedOn: 1,
    }),
  );
});

it('shows the email in the language that was asked for, or why it cannot', async () => {
  const refused = new ApiError({ code: 'invalid', message: 'There is no field {sum} here.' });
  const preview = fn<TextDoing['preview']>(() => Promise.resolve(aTextPreview));
  render(<Default textDoing={doing({ preview })} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Preview in Spanish' }));
  const shown = await screen.findByRole('region', { name: 'Preview with sample values' });
  expect(within(shown).getByText(aTextPreview.subject).parentElement).toHaveAttribute('lang', 'es');
  expect(preview).toHaveBeenCalledWith(expect.objectContaining({ kind: 'statement', language: 'es' }));

  preview.mockRejectedValue(refused);
  await userEvent.click(screen.getByRole('button', { name: 'Preview in English' }));
  expect(await screen.findByText(refused.message)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Preview with sample values' })).toBeNull();
});
