import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { banks, demoOriginator, demoOriginatorBy, demoSettings } from '@demo/settings';
import { type Invited, invited, type SignIn, signIns, wholeName } from '@demo/signIns';
import { writeDrop } from '@demo/writeDrop';
import type { Clock } from '../clock';
import type { Config } from './config';
import { decideSettings } from '../domain/settings/companySettings';
import type { Db } from '../db/db';
import { lockOriginator, writeDecision, writeProposal } from '../domain/originator/decideOriginator';
import { originatorVersions } from '../domain/originator/originator';
import { startingSettings } from '../domain/settings/startingSettings';
import { importDrop } from '../feed/importDrop';
import type { ImportOptions } from '../feed/importOptions';
import { loadDirectory } from '../modules/paymentOptions/routing/loadDirectory';
import { firstDrop } from './openDatabase';
import type { PoolAdmin } from '../poolAdmin/poolAdmin';

/**
 * Fills an empty database with the demo company: a drop written by the generator and loaded by the same
 * import as any other, and its people's sign-ins. Loads no drop where any was applied.
 * @param admin undefined with a hosted pool: passwords that everybody can read have no place there
 */
export async function loadDemo(
  db: Db,
  admin: PoolAdmin | undefined,
  clock: Clock,
  config: Pick<Config, 'dataDir' | 'demoAsOf' | 'booksZone'>,
  onApplied?: ImportOptions['onApplied'],
): Promise<void> {
  const asOf = config.demoAsOf ?? addDays(dateInZone(clock.now(), config.booksZone), -1);
  if (!(await firstDrop(db))) {
    const home = join(config.dataDir, 'demo');
    rmSync(home, { recursive: true, force: true });
    const { folder } = await writeDrop(home, { asOf, size: 'demo' });
    const { outcome, issues } = await importDrop(db, folder, { onApplied });
    if (outcome !== 'applied') {
      throw new Error(`The demo company could not be loaded: ${issues[0]?.message ?? outcome}`);
    }
  }
  await decide(db, asOf, clock.now());
  await nameOriginator(db, clock.now());
  await nameBanks(db, clock.now());
  for (const person of [...signIns, ...invited]) await admit(db, admin, person);
  await askForAccess(db, clock.now());
}

/** Branch hours and limits, unless something was decided already. */
async function decide(db: Db, asOf: string, now: Date): Promise<void> {
  const decided = await db.sql
    .selectFrom('company_settings')
    .select('settings_id')
    .limit(1)
    .executeTakeFirst();
  if (decided) return;
  const settings = demoSettings(startingSettings, asOf);
  await decideSettings(db.sql, settings, { at: now, from: now, by: 'demo' });
}

/** What bank files say of the company, proposed by one and confirmed by another, unless something was proposed already. */
async function nameOriginator(db: Db, at: Date): Promise<void> {
  await db.transaction(async ({ sql }) => {
    await lockOriginator(sql);
    if ((await originatorVersions(sql)).length > 0) return;
    const proposal = { settings: demoOriginator, offset: null };
    const { proposed, confirmed } = demoOriginatorBy;
    const versionId = await writeProposal(sql, proposal, { at, by: proposed, from: at });
    await writeDecision(sql, { versionId, effectiveFrom: at.toISOString() }, 'confirmed', {
      at,
      by: confirmed,
    });
  });
}

/** Banks to find by their routing numbers, unless a directory was imported. */
async function nameBanks(db: Db, now: Date): Promise<void> {
  const known = await db.sql.selectFrom('routing_directory').select('routing_number').limit(1).execute();
  if (known.length === 0) await loadDirectory(db, banks, now);
}

/** Three people who ask for a sign-in: one whom all speaks for, the same once more, and a stranger. */
async function askForAccess(db: Db, now: Date): Promise<void> {
  const asked = await db.sql.selectFrom('access_request').select('request_id').limit(1).execute();
  const known = await db.sql
    .selectFrom('contact as c')
    .innerJoin('account as a', 'a.account_no', 'c.account_no')
    .innerJoin('invoice as i', 'i.account_no', 'c.account_no')
    .select(['a.account_no', 'a.zip', 'a.name', 'c.email', 'i.invoice_no'])
    .where('a.status', '=', 'A')
    .where('c.email', 'not in', (eb) => eb.selectFrom('portal_user').select('name'))
    .orderBy('a.account_no')
    .orderBy('i.invoice_no')
    .limit(1)
    .executeTakeFirst();
  if (asked.length > 0 || !known) return;
  const { account_no, zip, name, email, invoice_no: figure } = known;
  const person = `Jordan ${name.split(' ')[0]}`;
  const right = { account_no, zip: zip ?? '', figure, name: person, email: email.toLowerCase() };
  const stranger = { account_no: '77777', zip: '97801', figure: '$250.00', name: 'Max Underhill' };
  const people = [
    { ...right, relationship: 'owner', note: '', days: 3 },
    { ...right, figure: '$1.00', relationship: 'owner', note: 'Did my first request arrive?', days: 1 },
    { ...stranger, email: 'max.underhill@example.com', relationship: null, note: '', days: 0 },
  ];
  const year = now.getUTCFullYear();
  await db.transaction(async ({ sql }) => {
    await sql.insertInto('access_request_number').values({ year, last: people.length }).execute();
    for (const [at, { days, ...person }] of people.entries()) {
      await sql
        .insertInto('access_request')
        .values({
          ...person,
          request_id: randomUUID(),
          request_no: `AR-${year}-${String(at + 1).padStart(6, '0')}`,
          asked_at: new Date(now.getTime() - days * 86_400_000).toISOString(),
          language: 'en',
        })
        .execute();
    }
  });
}

/** Makes one sign-in, unless it is there: a start that was cut short goes on where it stopped. */
async function admit(db: Db, pool: PoolAdmin | undefined, person: SignIn | Invited): Promise<void> {
  const { username, admin, deposit_plan, accounts } = person;
  const known = await db.sql
    .selectFrom('portal_user')
    .select('name')
    .where('name', '=', username)
    .executeTakeFirst();
  if (known) return;
  // The record in the portal comes last, so that it says that all of the sign-in is there.
  if (pool) await enroll(pool, person);
  await db.transaction(async ({ sql }) => {
    const standing = pool && !('password' in person) ? 'invited' : 'active';
    await sql
      .insertInto('portal_user')
      .values({
        name: username,
        given_name: person.givenName,
        family_name: person.familyName,
        admin,
        deposit_plan,
        standing,
      })
      .execute();
    for (const desk of person.desks ?? [])
      await sql.insertInto('user_desk').values({ name: username, desk }).execute();
    if (accounts.length === 0) return;
    const rows = accounts.map(({ accountNo, level, relationship }) => ({
      name: username,
      account_no: accountNo,
      level,
      relationship,
    }));
    await sql.insertInto('account_access').values(rows).execute();
  });
}

/** Gives the password that the start prints; who has none is invited by a letter. */
async function enroll(pool: PoolAdmin, person: SignIn | Invited): Promise<void> {
  const { username } = person;
  const name = wholeName(person);
  const password = 'password' in person ? { text: person.password, lasts: true } : undefined;
  try {
    await pool.createUser({ username, name, ...(password && { password }) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    // Left by a start that was cut short, perhaps before the password became a lasting one.
    if (password) await pool.setPassword(username, password);
  }
}
