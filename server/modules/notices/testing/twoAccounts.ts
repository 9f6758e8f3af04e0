import type { NoticeGroup } from '@contract/notices/labels';
import * as notices from '@contract/notices/endpoints';
import type { GroupChoice } from '@contract/rules/noticeChoice';
import { put } from '@server/testing/rows';
import { ann, openNoticeDesk } from './noticeDesk';

export const home = '00117';
export const rented = '00200';

export const own = (group: NoticeGroup, over: Partial<GroupChoice>) => [
  { group, email: null, bell: null, push: null, text: null, ...over },
];

/** Ann has two accounts, of which the first import came long ago. */
export async function withRented<D extends Awaited<ReturnType<typeof openNoticeDesk>>>(
  opened: D,
): Promise<D> {
  await put(opened.db, 'account_access', {
    name: ann,
    account_no: rented,
    level: 'owner',
    relationship: 'landlord',
  });
  await opened.take('2026-04-12');
  await opened.db.sql.deleteFrom('notice').execute();
  return opened;
}

export const openDesk = async () => withRented(await openNoticeDesk());

export type Desk = Awaited<ReturnType<typeof openDesk>>;

export const mine = async ({ portal }: Desk, name = ann) =>
  (await portal.as(name).call(notices.accountChoices, {})).accounts;
