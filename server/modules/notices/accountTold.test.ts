import { describe, expect, it } from 'vitest';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import type { RequestTold } from '@server/domain/email/emails';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { tellingOutbox } from '@server/domain/notices/toldByEmail';
import { put } from '@server/testing/rows';
import { testNow } from '@server/testing/testApp';
import { ann, cpa } from './testing/noticeDesk';
import { home, mine, openDesk, own, rented } from './testing/twoAccounts';

const root = 'root@example.com';

describe('an email about a request', () => {
  const request = (accountNo: string, status: RequestTold['status'], to = ann) => ({
    accountNo,
    status,
    to,
  });
  it.each([
    ['at once as ever', [], request(home, 'approved'), 1, 'none'],
    [
      'not, where the account wants none',
      own('payments', { email: 'never' }),
      request(home, 'approved'),
      0,
      'none',
    ],
    [
      'of the other account as ever',
      own('payments', { email: 'never' }),
      request(rented, 'approved'),
      1,
      'none',
    ],
    [
      'with the others of a day',
      own('payments', { email: 'daily' }),
      request(home, 'approved'),
      0,
      'waiting',
    ],
    [
      'in each case, where money came back',
      own('payments', { email: 'never' }),
      request(home, 'returned'),
      1,
      'none',
    ],
    [
      'in each case, to another address than the sign-in',
      own('payments', { email: 'never' }),
      request(home, 'approved', 'barn@example.com'),
      1,
      'none',
    ],
  ] as const)('comes %s', async (_, choices, { accountNo, status, to }, emails, email) => {
    const at = await openDesk();
    await at.chooseFor(ann, home, { choices: [...choices] });
    const row = aRequest({ account_no: accountNo, submitted_by: ann });
    await put(at.db, 'request', row);
    const told = { requestNo: row.request_no, amountCents: 5_000, status } as RequestTold;
    await tellingOutbox(at.outbox, { now: () => new Date(testNow) }).put(at.db.sql, {
      channel: 'mail',
      to,
      reader: ann,
      letter: { name: 'requestChanged', request: told },
    });

    expect(at.mailed()).toHaveLength(emails);
    const [notice] = await at.db.sql.selectFrom('notice').select(['email', 'message_id']).execute();
    expect([notice!.email, notice!.message_id !== null]).toEqual([email, emails === 1]);
    if (email !== 'waiting') return;
    at.at('2026-04-14T14:00:00Z');
    await at.email();
    expect(at.mailed()).toEqual([`${ann} notice`]);
  });
});

describe('who else is told', () => {
  it('is a number of people and of emails by group, and no name', async () => {
    const at = await openDesk();
    await at.chooseFor(cpa, home, { choices: own('prepay', { email: 'never' }) });
    const [first, second] = await mine(at);
    const emailedHome = ['statements', 'documents', 'reminders', 'savings', 'payments'].map((group) => ({
      group,
      people: 1,
    }));
    expect(first).toMatchObject({ others: 1, emailed: emailedHome });
    expect(second).toMatchObject({ others: 0, emailed: [] });
    expect(JSON.stringify([first, second])).not.toContain(cpa);
    await at.db.sql
      .updateTable('portal_user')
      .set({ standing: 'disabled' })
      .where('name', '=', cpa)
      .execute();
    expect((await mine(at))[0]).toMatchObject({ others: 0, emailed: [] });
  });

  it('is for the office each person, by one query', async () => {
    const at = await openDesk();
    await at.chooseFor(cpa, home, { nothing: true });
    const { people } = await at.portal.as(root).call(officeAccounts.one, { params: { accountNo: home } });
    const told = people.map(({ name, told: emails, choseForAccount }) => [
      name,
      choseForAccount,
      emails.filter(({ email }) => email === 'now').map(({ group }) => group),
    ]);
    expect(told).toEqual([
      [ann, false, ['statements', 'reminders', 'savings', 'prepay', 'deposits', 'payments']],
      [cpa, true, ['payments']],
    ]);
  });
});
