import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanySettings } from '@contract/settings/schema';
import * as officeSettings from '@contract/settings/endpoints';
import type { Db } from '@server/db/db';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { toldByCompany } from '@server/domain/settings/toldByCompany';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';

let db: Db;
let portal: TestApp;
beforeEach(async () => {
  db = await openTestDbForTest();
  await fillHousehold(db);
  portal = await openTestApp(db);
});
afterEach(() => portal.close());

const later = '2026-05-01T07:00:00.000Z';
const withLimit = (maxPaymentCents: number): CompanySettings => ({
  ...startingSettings,
  payments: { ...startingSettings.payments, maxPaymentCents },
});
const read = (version?: number) =>
  portal.as('root@example.com').call(officeSettings.decided, { query: { version } });
const decide = (settings: CompanySettings, basedOn: number | null, effectiveFrom: string | null = null) =>
  portal.as('root@example.com').call(officeSettings.decide, { body: { settings, basedOn, effectiveFrom } });
const limitAt = async (instant: string) =>
  (await companySettingsOf(db.sql, new Date(instant))).payments.maxPaymentCents;

describe('company settings', () => {
  it('begin neutral, with the branches that the ERP knows', async () => {
    expect(await read()).toEqual({
      versions: [],
      shown: null,
      settings: startingSettings,
      proposed: null,
      booksZone: 'America/Los_Angeles',
      branches: [
        { code: 'BOI', name: 'Boise' },
        { code: 'PUL', name: 'Pullman' },
      ],
    });
  });

  it('hold from their day on, and the versions before stay as they were', async () => {
    const first = await decide(withLimit(200_00), null);
    const second = await decide(withLimit(100_00), first.shown, later);

    expect(second.versions.map(({ standing, decidedBy }) => [standing, decidedBy])).toEqual([
      ['coming', 'root@example.com'],
      ['inForce', 'root@example.com'],
    ]);
    expect(await limitAt('2026-04-30T00:00:00.000Z')).toBe(200_00);
    expect(await limitAt(later)).toBe(100_00);
    expect((await read(first.shown!)).settings).toEqual(withLimit(200_00));
  });

  it('are not decided over a version that was not seen', async () => {
    await decide(withLimit(100_00), null);

    await expect(decide(withLimit(300_00), null)).rejects.toMatchObject({ code: 'conflict' });
    expect(await limitAt(testNow)).toBe(100_00);
  });

  it('are decided by one of two at once', async () => {
    const outcomes = await Promise.allSettled([decide(withLimit(1_00), null), decide(withLimit(2_00), null)]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read()).versions).toHaveLength(1);
  });

  it.each([
    ['a time that has passed', '2026-04-12T00:00:00.000Z'],
    ['a time too far ahead', '2028-04-12T00:00:00.000Z'],
    ['no time', 'tomorrow'],
  ])('do not begin at %s', async (_, from) => {
    await expect(decide(startingSettings, null, from)).rejects.toMatchObject({
      code: 'invalid',
      fields: { effectiveFrom: expect.any(String) as string },
    });
    expect((await read()).versions).toEqual([]);
  });

  it('with a fault are refused by the entry, and nothing is kept', async () => {
    const web = { ...startingSettings.authorizations.web, text: 'I authorize {everything}.' };
    const settings = { ...startingSettings, authorizations: { ...startingSettings.authorizations, web } };

    await expect(decide(settings, null)).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'authorizations.web.text': expect.stringContaining('{everything}') as string },
    });
    expect((await read()).versions).toEqual([]);
  });

  it('stand in the audit with what differs', async () => {
    await decide(withLimit(100_00), null);

    const events = await db.sql
      .selectFrom('audit_event')
      .selectAll()
      .where('action', '=', 'settings.changed')
      .execute();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ actor: 'root@example.com', entity: 'settings' });
    expect(Object.keys(JSON.parse(events[0]!.before_state!) as object)).toEqual(['payments']);
    // The sign-in of the one who decided, who needs nobody else to tighten it.
    expect(JSON.parse(events[0]!.after_state!)).toMatchObject({
      payments: { maxPaymentCents: 100_00 },
      provenAt: testNow,
    });
  });

  it('tell every page a banner on its days alone, and where its links lead', async () => {
    const banner = {
      text: 'Closed on Friday',
      tone: 'warning',
      from: '2026-04-14',
      through: '2026-04-15',
    } as const;
    const legal = { privacyUrl: 'https://example.com/privacy', termsUrl: null };
    await decide({ ...startingSettings, banner, legal }, null);
    const toldAt = (instant: string) =>
      toldByCompany({ db, clock: { now: () => new Date(instant) }, booksZone: 'America/Los_Angeles' });

    expect(await toldAt('2026-04-14T06:59:00.000Z')).toEqual({ privacyUrl: 'https://example.com/privacy' });
    expect(await toldAt('2026-04-14T07:00:00.000Z')).toMatchObject({
      banner: { text: 'Closed on Friday', tone: 'warning' },
    });
    expect(await toldAt('2026-04-16T07:00:00.000Z')).toEqual({ privacyUrl: 'https://example.com/privacy' });
  });
});
