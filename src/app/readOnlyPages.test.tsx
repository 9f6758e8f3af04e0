import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayUse } from '@contract/rules/desks';
import type { Permissions } from '@contract/users/schema';
import * as accessRequests from '@stories/screens/accessRequests.stories';
import * as account from '@stories/screens/account.stories';
import * as announcements from '@stories/screens/announcements.stories';
import * as bankFiles from '@stories/screens/bankFiles.stories';
import * as bankFile from '@stories/screens/bankFilesOne.stories';
import * as bankReturns from '@stories/screens/bankReturns.stories';
import * as bankReturn from '@stories/screens/bankReturnsOne.stories';
import * as settings from '@stories/screens/companySettings.stories';
import * as contacts from '@stories/screens/contacts.stories';
import * as email from '@stories/screens/email.stories';
import * as imports from '@stories/screens/imports.stories';
import * as drop from '@stories/screens/importsDrop.stories';
import * as messages from '@stories/screens/officeMessages.stories';
import * as noticeRuns from '@stories/screens/noticeRuns.stories';
import * as noticeSettings from '@stories/screens/noticeSettings.stories';
import * as originator from '@stories/screens/originator.stories';
import * as queue from '@stories/screens/queue.stories';
import * as reconciliation from '@stories/screens/reconciliation.stories';
import * as users from '@stories/screens/users.stories';
import { MayContext } from '@/data/may';
import { widenWindow } from '@/lists/testing/wideWindow';

const auditor: Permissions = { admin: false, deposit_plan: false, desks: ['audit'] };

type Page = readonly [name: string, page: FunctionComponent, goes: readonly string[], stays: string];

/** Which controls a page has that an auditor does not get, by the first words of their names, and one that stays. */
const pages: readonly Page[] = [
  ['the queue', composeStories(queue).Default, ['Record a check', 'Select'], 'Keys'],
  ['a request', composeStories(queue).Drawer, ['Approve', 'Reject'], 'Close'],
  [
    'a message',
    composeStories(messages).Opened,
    ['Reply', 'Save note', 'Take', 'Close message', 'Join with another', 'Save as template'],
    'Scale ticket.pdf',
  ],
  ['bank files', composeStories(bankFiles).Default, ['Create bank file'], '3 requests in this file'],
  [
    'a bank file',
    composeStories(bankFile).Default,
    ['Void', 'Mark as sent', 'Download bank file'],
    'Register (CSV)',
  ],
  ['returns', composeStories(bankReturns).Default, ['Upload a return file'], 'By month'],
  ['a return file', composeStories(bankReturn).Default, ['Put aside', 'Apply'], 'Download'],
  [
    'a difference',
    composeStories(reconciliation).Opened,
    ['Match by hand', 'Explain it', 'Ask again'],
    'Close',
  ],
  ['imports', composeStories(imports).Default, ['Upload a drop'], 'Download'],
  ['a drop', composeStories(drop).Ready, ['Dismiss', 'Apply'], 'Open menu'],
  ['emails', composeStories(email).Default, ['Select'], 'Download'],
  ['an email', composeStories(email).DrawerGivenUp, ['Send again'], 'Close'],
  ['company settings', composeStories(settings).Default, ['Review changes', 'Add settings'], '3'],
  ['bank settings', composeStories(originator).Default, ['Review changes', 'Add a cut-off'], '2'],
  ['waiting bank settings', composeStories(originator).Waiting, ['Confirm version', 'Refuse version'], '3'],
  [
    'an account',
    composeStories(account).Default,
    ['Add note', 'Unpin', 'Done', 'Pin', 'Change'],
    'Carol Orr',
  ],
  ['an access request', composeStories(accessRequests).Opened, ['Add account', 'Approve', 'Reject'], 'Close'],
  ['announcements', composeStories(announcements).Default, ['New announcement'], 'Download'],
  ['an announcement', composeStories(announcements).Opened, ['Cancel announcement'], 'Close'],
  ['notice runs', composeStories(noticeRuns).Default, ['Release', 'Do not send'], 'Older runs'],
  [
    'notice settings',
    composeStories(noticeSettings).Default,
    ['Save schedule', 'Save sentences', 'Preview in English'],
    'Notice runs',
  ],
  ['contacts', composeStories(contacts).Default, ['Select'], 'Download'],
  [
    'a user',
    composeStories(users).Drawer,
    [
      'Change desks',
      'Edit',
      'View as customer',
      'Reset password',
      'Sign out',
      'Turn off',
      'Disable',
      'Delete',
    ],
    'Close',
  ],
];

const names = () =>
  ['button', 'link', 'checkbox', 'textbox']
    .flatMap((role) => screen.queryAllByRole(role))
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
const isShown = (words: string) => names().some((name) => `${name} `.startsWith(`${words} `));
/** Drawers are fetched when they are first needed. */
const onceFetched = { timeout: 20_000 };

describe.each(pages)('%s', (_, Page, goes, stays) => {
  beforeEach(widenWindow);
  afterEach(() => vi.restoreAllMocks());

  it('offers nothing that an auditor may not do', async () => {
    const { unmount } = render(<Page />);
    await waitFor(() => expect(goes.filter((name) => !isShown(name))).toEqual([]), onceFetched);
    unmount();
    render(
      <MayContext value={(capability) => mayUse(auditor, capability)}>
        <Page />
      </MayContext>,
    );
    await waitFor(
      () => expect(names().filter((name) => name.startsWith(stays))).not.toEqual([]),
      onceFetched,
    );

    expect(goes.filter(isShown)).toEqual([]);
  }, 40_000);
});

it('the keys of a page neither do nor name what an auditor may not do', async () => {
  widenWindow();
  const { Drawer } = composeStories(queue);
  render(
    <MayContext value={(capability) => mayUse(auditor, capability)}>
      <Drawer />
    </MayContext>,
  );
  await screen.findByRole('button', { name: 'Close' }, onceFetched);
  await userEvent.keyboard('a');
  expect(screen.queryByRole('dialog', { name: /^Approve/ })).toBeNull();
  await userEvent.keyboard('?');

  const sheet = await screen.findByRole('dialog', { name: 'Keys' }, onceFetched);
  const keys = within(sheet).getAllByRole('term');
  expect(keys.map((key) => key.textContent)).toEqual(expect.arrayContaining(['J', 'K']));
  expect(keys.map((key) => key.textContent)).not.toEqual(expect.arrayContaining(['A']));
});
