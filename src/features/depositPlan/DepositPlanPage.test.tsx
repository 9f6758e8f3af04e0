// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPlan } from '../../../stories/support/depositBuilders';
import * as stories from '../../../stories/screens/depositPlan.stories';

const { Default, Frozen, FilteredEmpty, NoAccount, Error } = composeStories(stories);
const balances = () => screen.getAllByText(/^(Opening|Closing) balance/).map((row) => row.textContent);
const request = () => screen.queryByRole('link', { name: 'Request money' });

it('stands between the closing and the opening balance, newest first', () => {
  render(<Default />);

  expect(balances()).toEqual(['Closing balance on Nov 18, 2026', 'Opening balance']);
  expect(request()?.getAttribute('href')).toBe('/my-deposit-plan?account=S-7104&ask=money');
});

it('shows what is held by its request’s number, and takes it off what is available', () => {
  render(<Default />);

  expect(screen.getByText('$5,650.75')).toBeDefined();
  expect(screen.getByRole('link', { name: 'PR-2026-000341' }).getAttribute('href')).toContain(
    'request=req-1',
  );
});

it('keeps both balances where no row is between them', () => {
  render(<FilteredEmpty />);

  expect(balances()).toEqual(['Closing balance on Nov 18, 2026', 'Opening balance before Nov 13, 2026']);
  expect(screen.getAllByText('No transactions match.').length).toBeGreaterThan(0);
});

it('says of an account on hold why nothing can be taken out, and offers nothing', () => {
  render(<Frozen />);

  expect(screen.getByText(/on hold. Call our credit office/)).toBeDefined();
  expect(screen.getByText(/no certified taxpayer number/)).toBeDefined();
  expect(request()).toBeNull();
});

it.each(['view', 'documents'] as const)('lets whoever has the level "%s" ask for nothing', (level) => {
  render(<Default plan={aPlan({ level })} />);

  expect(request()).toBeNull();
  expect(screen.queryByText(/covers its papers only/) !== null).toBe(level === 'documents');
});

it.each([
  ['nothing is linked', NoAccount, 'No deposit account yet'],
  ['nothing came', Error, 'Your deposit plan didn’t load'],
])('tells that %s', (_, Story, words) => {
  render(<Story />);

  expect(screen.getByText(words)).toBeDefined();
});
