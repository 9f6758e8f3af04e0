// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someNotices } from '@stories/support/noticeBuilders';
import * as stories from './NoticeList.stories';

const { Default } = composeStories(stories);

it('tells of each what it is, where it leads, when it came, and whether it was read', () => {
  render(<Default />);
  const rows = within(screen.getByRole('list', { name: 'Newest notices' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
    someNotices().map(({ href }) => href),
  );
  expect(rows.map((row) => within(row).queryByText('Unread') !== null)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(rows[0]).toHaveTextContent(/^Request.*approved.*\$2,889\.00.*Today/);
  expect(rows[2]).toHaveTextContent(/^New statement.*Yesterday$/);
  expect(rows[3]).toHaveTextContent(/Nov 6$/);
});
