import * as calendar from '@contract/calendar/endpoints';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { set } from '@server/feed/testing/change';
import { openNoticeDesk } from '@server/modules/notices/testing/noticeDesk';
import { put } from '@server/testing/rows';

/** What of a link nobody else has. */
export const token = /[\w-]{43}/;

/** A check of $500.00 that is handed over in Pullman. */
export const aPickup = (requestNo: string) =>
  aRequest({
    request_no: requestNo,
    kind: 'pickup',
    flow: 'pickup',
    status: 'approved',
    amount_cents: 50_000,
    branch_code: 'PUL',
    pickup_date: '2026-04-21',
    pickup_time: '10:00',
  });

/** A company with a drop; Ann owns account 00117, her accountant reads its documents. */
export async function openCalendar() {
  const desk = await openNoticeDesk();
  const { db, portal } = desk;
  await desk.take('2026-04-12', set('prepay_contracts.csv', 0, { expires_on: '2026-06-30' }));
  await put(db, 'request', aPickup('PR-2026-000007'));
  const make = async (name: string, withAmounts = false) =>
    (await portal.as(name).call(calendar.make, { body: { withAmounts } })).path;
  const fetch = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    portal.send({ method: 'GET', url, headers });
  const titles = async (url: string) =>
    [
      ...(await fetch(url)).body
        .replaceAll('\r\n ', '')
        .matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nSUMMARY:(.*)\r\n/g),
    ].map(([, day, title]) => `${day} ${title}`);
  return { ...desk, make, fetch, titles };
}

/** What whoever reads documents is shown, without amounts. */
export const documents = [
  '20260420 Early-pay discount ends',
  '20260515 Invoices due',
  '20260630 Prepay PP-1 ends',
];
export const pickup = '20260421 Pick up a check at Pullman';
/** What an owner is shown. */
export const all = [documents[0]!, pickup, documents[1]!, documents[2]!];
