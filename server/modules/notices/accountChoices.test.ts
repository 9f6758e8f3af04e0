import { describe, expect, it } from 'vitest';
import { emailTimes, type NoticeGroup } from '@contract/notices/labels';
import * as notices from '@contract/notices/endpoints';
import { type AccountChoice, choiceOn, type GroupChoice } from '@contract/rules/noticeChoice';
import { add } from '@server/feed/testing/change';
import { put } from '@server/testing/rows';
import { testNow } from '@server/testing/testApp';
import { tellPeople } from './tell';
import { openPushDesk } from './push/testing/pushDesk';
import { ann, cpa } from './testing/noticeDesk';
import { home, mine, openDesk, own, rented, type Desk, withRented } from './testing/twoAccounts';

const paymentOn = (account_no: string, no: string) =>
  add('payments.csv', {
    payment_no: no,
    account_no,
    received_date: '2026-04-13',
    posting_date: '2026-04-13',
    method: 'K',
    amount: '20.00',
    unapplied: '20.00',
    status: 'P',
  });

/** A payment is posted on each account. */
const pay = ({ take }: Desk) => take('2026-04-13', paymentOn(home, 'P-2'), paymentOn(rented, 'P-3'));

/** The accounts that Ann's emails tell of. */
const emailed = async ({ db }: Desk) => {
  const rows = await db.sql
    .selectFrom('notice')
    .select('account_no')
    .where('person', '=', ann)
    .where('email', '=', 'written')
    .orderBy('account_no')
    .execute();
  return rows.map(({ account_no }) => account_no);
};

describe('what is chosen for an account', () => {
  it('is told as for all at first, and counts its changes', async () => {
    const at = await openDesk();
    const none = { choices: [], leastCents: null, attachStatements: null, nothing: false };
    expect(await mine(at)).toMatchObject([
      { accountNo: home, accountName: 'Farm 00117', ...none, version: 0 },
      { accountNo: rented, ...none, version: 0 },
    ]);
    const choices = own('payments', { email: 'never' });
    const { accounts } = await at.chooseFor(ann, rented, { choices, leastCents: 5_00 });
    expect(accounts).toMatchObject([{ version: 0 }, { choices, leastCents: 5_00, version: 1 }]);
    await at.chooseFor(ann, rented, {});
    expect((await mine(at))[1]).toMatchObject({ ...none, version: 2 });
    const [event] = await at.db.sql
      .selectFrom('audit_event')
      .select(['actor', 'entity_id', 'after_state'])
      .where('action', '=', 'notices.chosen')
      .orderBy('seq')
      .execute();
    expect(event).toMatchObject({ actor: ann, entity_id: rented });
    expect(event!.after_state).toContain('"never"');
  });

  it('is refused from an old version, for what is always told, twice, and of an account of others', async () => {
    const at = await openDesk();
    await at.chooseFor(ann, rented, { nothing: true });
    await expect(at.chooseFor(ann, rented, { version: 0 })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('changed meanwhile') as string,
    });
    const wrong = [
      { choices: own('security', { bell: false }) },
      { choices: [...own('prepay', { bell: false }), ...own('prepay', { bell: true })] },
      { nothing: true, leastCents: 1 },
    ];
    for (const over of wrong)
      await expect(at.chooseFor(ann, rented, over)).rejects.toMatchObject({
        code: 'invalid',
        fields: { choices: expect.any(String) as string },
      });
    const body = { choices: [], leastCents: null, attachStatements: null, nothing: true, version: 0 };
    for (const [name, accountNo] of [
      [cpa, rented],
      [ann, 'none'],
    ] as const)
      await expect(
        at.portal.as(name).call(notices.chooseForAccount, { params: { accountNo }, body }),
      ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('silences the bell and emails of that account alone', async () => {
    const at = await openDesk();
    await at.chooseFor(ann, rented, { choices: own('payments', { email: 'never', bell: false }) });
    await pay(at);
    await at.email();

    expect(await at.kinds(ann)).toEqual(['paymentPosted', 'paymentPosted']);
    expect([await at.unread(ann), await emailed(at)]).toEqual([1, [home]]);
  });

  it('holds for what waits, and has a digest only where the account wants one', async () => {
    const at = await openDesk();
    at.at('2026-04-14T15:00:00Z');
    await at.chooseFor(ann, rented, { choices: own('payments', { email: 'daily' }) });
    await at.chooseFor(ann, home, { choices: own('payments', { email: 'weekly' }) });
    await pay(at);
    await at.email();
    expect(await emailed(at)).toEqual([]);
    at.at('2026-04-15T14:00:00Z');
    await at.email();
    expect(await emailed(at)).toEqual([rented]);
    await at.chooseFor(ann, home, { choices: own('payments', { email: 'now' }) });
    await at.email();
    expect(await emailed(at)).toEqual([home, rented]);
  });

  it('leaves out movements below its own least amount', async () => {
    const at = await openDesk();
    await at.choose(ann, { leastCents: 50_00 });
    await at.chooseFor(ann, rented, { leastCents: 20_00 });
    const moved = (accountNo: string, cents: number) => ({
      kind: 'depositMovement' as const,
      accountNo,
      subject: `${accountNo} ${cents}`,
      facts: { plan: 'Ann', inCents: cents, outCents: 0, day: '2026-04-13' },
    });
    const happened = [19_99, 20_00].map((cents) => [moved(home, cents), moved(rented, cents)]);
    await at.db.transaction((tx) =>
      tellPeople(tx.sql, happened, {
        by: { day: '2026-04-13' },
        at: new Date(testNow),
        today: '2026-04-13',
      }),
    );
    const { rows } = await at.portal.as(ann).call(notices.list, { query: { limit: 25 } });
    expect(rows).toHaveLength(4);
    const inBell = await at.db.sql
      .selectFrom('notice')
      .select('subject')
      .where('person', '=', ann)
      .where('in_bell', '=', true)
      .execute();
    expect(inBell).toEqual([{ subject: '00200 2000' }]);
  });

  it('does not outlive the link of an email that stops such emails', async () => {
    const at = await openDesk();
    await at.chooseFor(ann, rented, {
      choices: [
        { group: 'payments', email: 'daily', bell: false, push: null, text: null },
        { group: 'prepay', email: 'now', bell: null, push: null, text: null },
      ],
    });
    await at.take('2026-04-13', paymentOn(home, 'P-2'));
    await at.email();
    const { messageId } = at.outbox.messages.find(({ to }) => to === ann)!;
    const link = at.links.addressOf(messageId!, 'https://x')!.split('/').at(-1)!;
    for (const _ of ['once', 'again'])
      await at.portal.as(ann).call(notices.unsubscribe, { params: { link } });

    expect((await mine(at))[1]).toMatchObject({
      version: 2,
      choices: [
        { group: 'prepay', email: 'now' },
        { group: 'payments', email: null, bell: false },
      ],
    });
    await at.take('2026-04-14', paymentOn(home, 'P-2'), paymentOn(rented, 'P-3'));
    at.at('2026-04-20T14:00:00Z');
    await at.email();
    expect(await emailed(at)).toEqual([home]);
  });

  it('keeps devices quiet of that account alone', async () => {
    const at = await withRented(await openPushDesk());
    const device = await at.turnedOn(ann);
    const before = at.service.shownBy(device).length;
    await at.chooseFor(ann, rented, { choices: own('payments', { push: false }) });
    await at.take('2026-04-13', paymentOn(rented, 'P-3'));
    await at.pushAll();
    expect(at.service.shownBy(device)).toHaveLength(before);
    await at.take('2026-04-14', paymentOn(rented, 'P-3'), paymentOn(home, 'P-2'));
    await at.pushAll();
    expect(at.service.shownBy(device)).toHaveLength(before + 1);
  });
});

it('says in SQL what the rule says, of each group and choice', async () => {
  const at = await openDesk();
  const { version: _, ...general } = await at.choose(ann, ({ choices }) => ({
    choices: choices.map((one) => (one.group === 'prepay' ? { ...one, bell: false, email: 'weekly' } : one)),
  }));
  const byGroup = Object.fromEntries(general.choices.map(({ group, ...one }) => [group, one])) as Record<
    NoticeGroup,
    GroupChoice
  >;
  const asOf = { byGroup: {}, leastCents: null, attachStatements: null, nothing: false };
  const owns: (AccountChoice | null)[] = [
    null,
    asOf,
    { ...asOf, nothing: true },
    ...emailTimes.map((email) =>
      Object.assign({}, asOf, { byGroup: { prepay: { email }, statements: { email } } }),
    ),
    { ...asOf, byGroup: { prepay: { bell: true }, statements: { bell: false }, messages: { bell: false } } },
  ];
  const kinds = {
    statement: 'statements',
    document: 'documents',
    prepayLow: 'prepay',
    paymentPosted: 'payments',
  } as const;
  for (const [n, account] of owns.entries()) {
    await at.db.sql.deleteFrom('notice_account_choice').execute();
    if (account)
      await put(at.db, 'notice_account_choice', {
        person: ann,
        account_no: rented,
        choices: JSON.stringify(account.byGroup),
        nothing: account.nothing,
        changed_at: testNow,
      });
    const day = `2026-05-${String(n + 1).padStart(2, '0')}`;
    const happened = Object.keys(kinds).map((kind) => ({ kind, accountNo: rented, subject: day, facts: {} }));
    await at.db.transaction((tx) =>
      tellPeople(tx.sql, [happened as never], { by: { day }, at: new Date(testNow), today: '2026-04-13' }),
    );
    const rows = await at.db.sql
      .selectFrom('notice')
      .select(['kind', 'in_bell'])
      .where('person', '=', ann)
      .where('subject', '=', day)
      .execute();
    const rule = { byGroup, leastCents: 0, attachStatements: false };
    expect(Object.fromEntries(rows.map(({ kind, in_bell }) => [kind, in_bell]))).toEqual(
      Object.fromEntries(
        Object.entries(kinds).map(([kind, group]) => [kind, choiceOn(rule, account, group).bell]),
      ),
    );
  }
});
