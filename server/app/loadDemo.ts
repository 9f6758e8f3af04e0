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
