// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './BalanceRow.stories';

const { CarriedOver, Default, Credit } = composeStories(stories);

it.each([
  ['an opening', Default, {}, 'Opening balance before Apr 1, 2026$25,000.00'],
  ['a range without a beginning', Default, { day: '' }, 'Opening balance$25,000.00'],
  ['a closing', Credit, {}, 'Closing balance on Apr 12, 2026$1,250.00 credit'],
  ['what stands between pages', CarriedOver, {}, 'Balance carried over$25,000.00'],
  ['money that is not owed', Credit, { words: false }, 'Closing balance on Apr 12, 2026−$1,250.00'],
])('tells %s', (_, Story, props, words) => {
  const { container } = render(<Story {...props} />);

  expect(container.textContent).toBe(words);
});
