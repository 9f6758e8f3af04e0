import { composeStories } from '@storybook/react-vite';
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from '@stories/screens/office.stories';
import { ready } from '@stories/support/asyncStates';
import { someDesk } from '@stories/support/officeHomeBuilders';

const { AfterTheLastCutoff, Default, Empty, Error, Partial } = composeStories(stories);

const group = (name: string) => within(screen.getByRole('region', { name }));
const card = (link: HTMLElement) => link.closest('.MuiCard-root');

describe('the office', () => {
  it.each([
    ['For you', 'Follow-ups due', '/admin/accounts', '2oldest 3 days'],
    ['For you', 'Your messages', '/admin/messages?owner=me', '1oldest 1 day'],
    ['For you', 'To approve', '/admin/queue', '7$45,120.00 · oldest 3 days'],
    [
      'For you',
      'Approved, not by bank file',
      '/admin/queue?tab=approved&flow=internal,pickup,refund',
      '1$2,500.00 · since today',
    ],
    [
      'For a second person',
      'Second approval',
      '/admin/queue?tab=second',
      '2$132,500.00 · oldest 1 day · 1 for you',
    ],
    ['For a second person', 'Bank settings to confirm', '/admin/payments/originator', '1oldest 5 days'],
    [
      'For the bank',
      'Bank files to send',
      '/admin/payments/batches?status=released',
      '1$23,045.10 · since today',
    ],
    ['For customers', 'Messages with our reply', '/admin/messages?tab=waiting', '1oldest 6 days'],
    ['For customers', 'To hand over', '/admin/queue?tab=toHandOver', '0'],
    ['Data, emails and returns', 'Problems', '/admin/queue?tab=problems', '4'],
    ['Data, emails and returns', 'Emails not sent', '/admin/email?state=dead', '12 on their way'],
    ['Data, emails and returns', 'Drops waiting', '/admin/imports', '1'],
    ['Data, emails and returns', 'Figures as of', '/admin/imports', 'Nov 18, 2026The next drop is late'],
  ])('%s: %s leads to its list', (title, label, href, words) => {
    render(<Default />);
    const link = group(title).getByRole('link', { name: label });

    expect(link.getAttribute('href')).toEqual(href);
    expect(card(link)?.textContent?.trim()).toBe(`${label}${words}`);
  });

  it('says so where nothing waits and no figures have come yet', () => {
    render(<Empty />);

    expect(card(screen.getByRole('link', { name: 'To approve' }))?.textContent?.trim()).toBe('To approve0');
    expect(screen.getByText('None yet')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('No cut-off until bank settings are confirmed');
  });

  it('has the other figures where one did not come', () => {
    render(<Partial />);

    expect(screen.getByRole('button', { name: /again/i })).toBeVisible();
    expect(screen.getByText('7')).toBeVisible();
  });

  it('says once that what waits did not come, and has no table without its figures', () => {
    render(<Error />);

    expect(screen.queryByRole('region', { name: 'For you' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the cut-off', () => {
  const desk = ready(someDesk());
  const at = (now: string) => ({ now: () => new Date(now) });

  it.each([
    ['2026-11-19T21:36:00.000Z', 'Cut-off at 3:00 PM, in 1 h 24 min'],
    ['2026-11-19T21:36:00.001Z', 'Cut-off at 3:00 PM, in 1 h 23 min'],
    ['2026-11-19T22:00:00.000Z', 'Cut-off at 3:00 PM, in 1 h 0 min'],
    ['2026-11-19T22:00:00.001Z', 'Cut-off at 3:00 PM, in 59 min'],
    ['2026-11-19T22:59:00.000Z', 'Cut-off at 3:00 PM, in 1 min'],
    ['2026-11-19T22:59:00.001Z', 'Cut-off at 3:00 PM, in less than a minute'],
    ['2026-11-19T23:00:00.000Z', 'Cut-off at 3:00 PM, in less than a minute'],
    ['2026-11-19T23:00:00.001Z', 'The cut-off at 3:00 PM has passed'],
    ['2026-11-19T07:59:59.999Z', 'Cut-off: tomorrow at 3:00 PM'],
  ])('at %s: %s', (now, words) => {
    render(<Default desk={desk} clock={at(now)} />);

    expect(screen.getByRole('timer')).toHaveTextContent(words);
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  });

  it('of another day is told by its day', () => {
    render(<AfterTheLastCutoff />);

    expect(screen.getByRole('timer')).toHaveTextContent('Cut-off: tomorrow at 10:00 AM');
  });

  it('comes nearer while somebody looks', () => {
    let now = '2026-11-19T21:36:00.000Z';
    let tick = (): void => undefined;
    const every = (_: number, task: () => void) => {
      tick = task;
      return () => undefined;
    };
    render(<Default desk={desk} clock={{ now: () => new Date(now) }} every={every} />);
    now = '2026-11-19T22:30:00.000Z';
    act(() => tick());

    expect(screen.getByRole('timer')).toHaveTextContent('in 30 min');
  });
});

it('each week leads to its requests', () => {
  render(<Default />);
  const table = screen.getByRole('table', { name: 'Weeks with their payments' });
  const rows = within(table).getAllByRole('row');

  expect(rows.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Sep 2841$182,045.11', 'Oct 190$0.00', 'Nov 1622$91,054.00']),
  );
  expect(within(table).getByRole('link', { name: 'Nov 16' })).toHaveAttribute(
    'href',
    '/admin/queue?tab=all&kind=payment&from=2026-11-16&to=2026-11-22',
  );
});
