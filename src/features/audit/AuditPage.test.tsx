import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '@stories/screens/audit.stories';
import type { AuditParams } from './auditList';

const { AnotherChain, Default, Drawer, Empty, NotVerified, TamperedWith, Whole } = composeStories(stories);
const onceFetched = { timeout: 20_000 };
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the chain', () => {
  it.each([
    [Whole, 'All 1,204 events are unchanged.', 'that of event 1,180'],
    [
      TamperedWith,
      'Tampered with: event 412 isn’t as it was written.',
      'The 411 events before it are unchanged',
    ],
    [AnotherChain, 'All 1,204 events are unchanged.', 'isn’t in the chain'],
    [NotVerified, 'We couldn’t verify the chain.', 'did not answer'],
  ])('is told as it was found', (Story, ...words) => {
    render(<Story />);

    for (const word of words) expect(status().join(' ')).toContain(word);
  });

  it('is verified against a head that was noted, and asks for one that can be one', async () => {
    const start = vi.fn();
    render(<Default verifying={{ pending: false, verdict: undefined, failure: undefined, start }} />);
    const [field, button] = [
      screen.getByLabelText('Head noted earlier (optional)'),
      screen.getByRole('button', { name: 'Verify the chain' }),
    ];
    await userEvent.type(field, 'abc');
    await userEvent.click(button);
    expect(field).toHaveAccessibleDescription(/64 digits/);
    expect(start).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.click(button);
    await userEvent.click(field);
    await userEvent.paste(` ${'A'.repeat(64)} `);
    await userEvent.click(button);

    expect(start.mock.calls).toEqual([[undefined], ['a'.repeat(64)]]);
  });
});

describe('an event in its drawer', () => {
  it('shows what changed first, and leads to all that its actor did', async () => {
    const onParams = vi.fn();
    render(<Drawer onParams={onParams} />);
    const drawer = await screen.findByRole('dialog', { name: 'Event 1,204' }, onceFetched);
    const rows = within(drawer).getByRole('table', { name: 'Before and after' }).querySelectorAll('tbody tr');

    expect([...rows].map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['deposit_plan', 'No', 'Yes'],
      ['accounts', '00117', '00117, 00200'],
      ['admin', 'No', 'No'],
    ]);
    await userEvent.click(within(drawer).getByRole('button', { name: /^All by office@/ }));
    expect((onParams.mock.lastCall![0] as AuditParams).filters.actor).toEqual([
      'office@larkspur.example.com',
    ]);
  });
});

it('of a new portal it says what will stand here', () => {
  render(<Empty />);

  expect(screen.getByText('Nothing has happened yet')).toBeVisible();
});
