import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as statements from '@contract/statements/endpoints';
import { VIEW_AS_HEADER } from '@contract/rules/viewAs';
import * as users from '@contract/users/endpoints';
import * as viewAs from '@contract/viewAs/endpoints';
import type { Db } from '@server/db/db';
import { decideSettings } from '@server/domain/settings/companySettings';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { put } from '@server/testing/rows';
import { aStatement } from '@server/testing/statementRows';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';

const root = 'root@example.com';
const ada = 'ada@example.com';
const reason = 'She called about a statement.';

let db: Db;
let portal: TestApp;
let mailer: ReturnType<typeof recordingMailer>;
beforeEach(async () => {
  db = await openTestDbForTest();
  await fillHousehold(db);
  mailer = recordingMailer();
  portal = await openTestApp(db, { outbox: mailer, logLevel: 'silent' });
});
afterEach(() => portal.close());

const begin = () => portal.as(root).call(viewAs.start, { body: { subject: ada, reason } });
const own = { query: { scope: 'own' } } as const;
const look = (id: string) => portal.viewing(root, id).call(users.list, own);
const openPage = (id: string, path = '/home') =>
  portal.as(root).call(viewAs.page, { params: { id }, body: { path } });

describe('under a view', () => {
  it('a statement stays as new to the customer as it was', async () => {
    await put(db, 'statement', aStatement({ statement_no: 'A-mar' }));
    const { id } = await begin();
    const isNew = async () =>
      (
        await portal.as(ada).call(statements.list, { query: { username: ada, sort: '-date', limit: 25 } })
      ).rows.map((statement) => statement.isNew);
    const asCustomer = portal.viewing(root, id);
    const asked = { params: { statementNo: 'A-mar' }, query: { username: ada } } as const;
    await asCustomer.call(statements.one, asked);
    await asCustomer.download(statements.pdf, {
      ...asked,
      query: { ...asked.query, disposition: 'inline' },
    });

    expect(await isNew()).toEqual([true]);
  });

  it('a file and a refusal stand in the audit by who looks, and about the customer', async () => {
    const { id } = await begin();
    const token = await portal.tokenOf(root);
    const headers = { [VIEW_AS_HEADER]: id };
    const url = `/api/ledger/export?username=${ada}&account=00117&format=csv`;
    expect((await portal.send({ url, token, headers })).statusCode).toBe(200);
    await portal.send({ method: 'PUT', url: '/api/signin/language', token, headers, payload: {} });
    await portal.witnessed();

    const events = await db.sql
      .selectFrom('audit_event')
      .select(['actor', 'subject', 'action'])
      .where('entity', 'in', ['export', 'call'])
      .orderBy('seq')
      .execute();
    expect(events).toEqual([
      { actor: root, subject: ada, action: 'export.made' },
      { actor: root, subject: ada, action: 'call.refused' },
    ]);
  });

  it('no sign-in of the customer’s is noticed', async () => {
    await portal.close();
    portal = await openTestApp(db, { sessions: true, logLevel: 'silent' });
    const { id } = await begin();
    await look(id);

    const noticed = await db.sql.selectFrom('portal_session').select('name').execute();
    expect(noticed).toEqual([{ name: root }]);
  });

  it('has an end to its pages', async () => {
    const { id } = await begin();
    await db.sql.updateTable('view_as').set({ pages: 499 }).execute();

    expect(await openPage(id)).toEqual({ pages: 500 });
    await expect(openPage(id)).rejects.toMatchObject({ code: 'too-many' });
  });

  it.each(['home', '/home?account=00117', '/%0a', `/${'x'.repeat(200)}`])('%j is no page', async (path) => {
    const { id } = await begin();
    await expect(openPage(id, path)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('the customer', () => {
  it('gets an email by the settings that the company starts with, without the reason or a name', async () => {
    await begin();

    expect(mailer.messages).toEqual([
      {
        channel: 'mail',
        to: ada,
        reader: ada,
        messageId: expect.any(String) as string,
        letter: { name: 'viewedAs', at: testNow, minutes: 30 },
      },
    ]);
  });

  it('gets none where the company does not wish it', async () => {
    const at = new Date(testNow);
    const settings = { ...startingSettings, viewAs: { tellsCustomer: false } };
    await decideSettings(db.sql, settings, { at, from: at, by: root });
    await begin();

    expect(mailer.messages).toEqual([]);
  });
});
