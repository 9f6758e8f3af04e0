import { systemClock } from '@server/clock';
import { openTestPool, password } from '@server/identity/testing/testPool';
import { openDatabase } from '@server/app/openDatabase';
import { writeAndKill } from './killing';

const username = 'jane@example.com';
const other = 'Canola$2027';
const after = { [password]: other, [other]: password } as const;

async function openPool(dataDir: string) {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  const house = await openTestPool(db, { ...systemClock, pass: () => undefined });
  const tokenBy = async (typed: string) =>
    (await house.signIn(username, typed)).AuthenticationResult?.AccessToken;
  return { db, house, tokenBy };
}

/** Changes the password to and fro until it is killed; prints the one that counts after each change, and at first. */
export async function changePasswords(dataDir: string): Promise<never> {
  const { house, tokenBy } = await openPool(dataDir);
  let inUse: string = (await tokenBy(password)) ? password : other;
  const AccessToken = await tokenBy(inUse);
  for (;;) {
    process.stdout.write(`${inUse}\n`);
    const ProposedPassword = after[inUse as keyof typeof after];
    const members = { AccessToken, PreviousPassword: inUse, ProposedPassword };
    const { status, message } = await house.call('ChangePassword', members);
    if (status !== 200) throw new Error(`The password was not changed: ${message}`);
    inUse = ProposedPassword;
  }
}

/** Whether after each kill one password signs in, and only one: the last that was acknowledged, or its successor. */
export async function killPasswordChanges(dataDir: string, kills: number): Promise<boolean> {
  const first = await openPool(dataDir);
  await first.house.create(username);
  await first.db.close();
  const found = { old: 0, new: 0, none: 0, both: 0 };
  let changes = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const lines = await writeAndKill(['passwords', dataDir], { after: 4, at: (kill - 0.5) / kills });
    changes += lines.length - 1;
    const last = lines.at(-1) as keyof typeof after;
    const { db, tokenBy } = await openPool(dataDir);
    const [byOld, byNew] = [await tokenBy(last), await tokenBy(after[last])];
    await db.close();
    found[byOld ? (byNew ? 'both' : 'old') : byNew ? 'new' : 'none'] += 1;
  }
  console.log(
    `kill -9 during password changes: ${kills} kills, ${changes} acknowledged; then the old password counted ` +
      `${found.old} times, the new one ${found.new}, none ${found.none}, both ${found.both}`,
  );
  return changes >= kills && found.none === 0 && found.both === 0;
}
