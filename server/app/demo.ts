import { randomInt } from 'node:crypto';
import { type Invited, invited, signIns } from '@demo/signIns';
import { askInDemo } from './askInDemo';
import { loadDemo } from './loadDemo';
import type { Config } from './config';
import { alone } from '../db/alone';
import { officeMailOf } from './openMail';
import type { Services } from './services';

/** Fills an empty database with the demo company, and lets its people ask for money. Loaded by a demo only. */
export async function fillDemo(config: Config, services: Services): Promise<void> {
  const { db, pool, poolAdmin, clock, numbers, effects, mail } = services;
  const { booksZone, company } = config;
  const { companyName, supportPhone } = company;
  const officeMail = officeMailOf(config);
  await alone(db, async () => {
    await loadDemo(db, pool && poolAdmin, clock, config, effects.onApplied);
    await askInDemo({
      db,
      outbox: mail.outbox,
      numbers,
      random: randomInt,
      clock,
      booksZone,
      companyName,
      supportPhone,
      officeMail,
    });
  });
}

const adminsByPassword =
  'Administrators of the demo sign in with a password alone. ADMIN_MFA=required asks them for a second factor too, as ' +
  'in production; they set it up at their next sign-in.';

/** Who can sign in to the demo, in lines for whoever started it. */
export function demoSignIns({ pool }: Pick<Config, 'pool'>): string[] {
  const people: readonly (Invited & { readonly password?: string })[] = [...signIns, ...invited];
  const width = Math.max(...people.map(({ username }) => username.length));
  return [
    'Demo sign-ins (user name, password, what it shows):',
    ...people.map(
      ({ username, password = '(in an email)', note }) => `  ${username.padEnd(width)}  ${password}  ${note}`,
    ),
    ...(pool.adminsNeedFactor ? [] : [adminsByPassword]),
  ];
}
