import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarDateText } from '@contract/format/date';
import type { AccountPlan } from './account';
import { type Span, spanOf } from './calendar';
import { demoHouseholds } from './demoHouseholds';
import { openDrop } from './drop';
import { extractTime } from './extractTime';
import { writeHousehold } from './household';
import { largeHouseholds } from './largeHouseholds';
import { createNumbers } from './numbers';
import type { Contact } from './rows/account';
import { writeStock } from './rows/stock';
import { signIns } from './signIns';

export const sizes = ['demo', 'large'] as const;

interface DropOptions {
  /** The last day whose business is in the drop. */
  readonly asOf: CalendarDateText;
  /** The first one: 36 months before unless told. Drops of the same first day are nights of one company. */
  readonly since?: CalendarDateText;
  readonly size: (typeof sizes)[number];
  /** How many farms a large company serves: 5 000 unless told. */
  readonly farms?: number;
  /** The same day and seed give the same bytes. */
  readonly seed?: number;
}

interface DropWritten {
  /** The drop's own folder inside the one that was named. */
  readonly folder: string;
  /** CSV files, the manifest among them. */
  readonly files: number;
  /** PDFs in `docs/`. */
  readonly papers: number;
  /** Data rows of all files, without the manifest's. */
  readonly rows: number;
}

const FARMS = 5_000;

/** Whose rows a drop has, and how many documents of a kind a day has room for. */
const shapes = {
  demo: () => ({ households: demoHouseholds, aDay: 40 }),
  large: (farms: number) => ({
    households: (seed: number, span: Span) => largeHouseholds(seed, span, farms),
    aDay: Math.max(farms, FARMS) * 0.8,
  }),
} as const;

/**
 * Writes the nightly extract of an invented supplier into `folder/drop_{date}_{time}/`: all from `since` to `asOf`.
 * The manifest is written last and taken away first, so that a drop that is being written never looks whole.
 * Refuses days that are none.
 */
export async function writeDrop(
  folder: string,
  { asOf, since, size, farms = FARMS, seed = 1 }: DropOptions,
): Promise<DropWritten> {
  const span = spanOf(asOf, since);
  const extracted = extractTime(asOf);
  const target = join(folder, `drop_${extracted.stamp}`);
  await mkdir(target, { recursive: true });
  await rm(join(target, 'manifest.csv'), { force: true });

  const { households, aDay } = shapes[size](farms);
  const numbers = createNumbers(span.from, aDay);
  const drop = await openDrop(target, asOf, extracted);
  writeStock(drop, span);
  for (const household of households(seed, span)) {
    writeHousehold(household, { drop, span, seed, numbers, contactsOf });
    await drop.drain();
  }
  return { folder: target, ...(await drop.finish()) };
}

const levels = { owner: 'O', pay: 'P', view: 'V', documents: 'D' } as const;

/** The sign-ins of an account as the ERP knows them; a plain office address for everybody else. */
function contactsOf(account: AccountPlan): Contact[] {
  const known = signIns.flatMap((signIn) =>
    signIn.accounts
      .filter(({ accountNo }) => accountNo === account.accountNo)
      .map(({ level, relationship }) => ({
        email: signIn.username,
        name: `${signIn.givenName} ${signIn.familyName}`,
        relationship,
        level: levels[level],
        deposit: signIn.deposit_plan,
      })),
  );
  if (known.length > 0) return known;
  return [{ email: account.email, name: account.name, relationship: 'owner', level: 'O', deposit: false }];
}
