import { expect } from 'vitest';
import { dateInZone } from '@contract/format/date';
import type { Notification } from '@contract/notifications/schema';
import type { RequestDetail } from '@contract/requests/schema';
import { signIns } from '@demo/signIns';
import { tokenAt } from '@server/identity/testing/tokenAt';

const emil = signIns.find(({ username }) => username.startsWith('emil.'))!;

/** Signs in and moves a little of a deposit plan to prepay, all over the network. */
export async function askForMoney(address: string): Promise<RequestDetail> {
  const notification: Notification = {
    type: 'payment',
    username: emil.username,
    fromaccount: '00158',
    amount: '12.34',
    paydate: dateInZone(new Date(), 'America/Los_Angeles'),
    paymentoption: 'S-1002',
    internal: true,
    body: JSON.stringify({ mode: 'prepay', invoices: [], authorization: 'internal-1', confirmed: true }),
  };
  const answer = await fetch(`${address}/api/emailnotification?username=${emil.username}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'of-the-web-process-1',
      authorization: `Bearer ${await tokenAt(address, emil)}`,
    },
    body: JSON.stringify(notification),
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return JSON.parse(text) as RequestDetail;
}
