import { dateInZone } from '@contract/format/date';
import type { BranchContact } from '@contract/contact/schema';
import type { CompanySettings } from '@contract/settings/schema';
import { type BranchCalendar, withHolidays } from '@contract/rules/branchHours';
import { exceptionsFrom, openingAt, seasonHours, weekHours } from '@contract/rules/openingHours';
import type { Access } from '@server/domain/visibility/access';
import type { ContactRepository } from './repository';

interface Asked {
  readonly repository: ContactRepository;
  readonly accesses: readonly Access[];
  readonly settings: CompanySettings;
  readonly now: Date;
  /** IANA zone of a branch that has none of its own. */
  readonly booksZone: string;
}

/** Every branch in work, the caller's own first. */
export async function branchesOf({ repository, accesses, settings, now, booksZone }: Asked) {
  const [rows, accounts] = await Promise.all([repository.branches(), repository.accounts(accesses)]);
  const home = new Set(accounts.map(({ branchCode }) => branchCode));
  const calendars = withHolidays(settings);
  const branches = rows.map((row): BranchContact => {
    const { code, name, phone, zip } = row;
    const timeZone = row.timeZone ?? booksZone;
    const own = calendars.find((branch) => branch.code === code);
    const place = [row.city, row.state].filter(Boolean).join(', ');
    return Object.assign(hoursOf(own, timeZone, now), {
      code,
      name,
      phone,
      timeZone,
      address: [row.address1 ?? '', [place, zip].filter(Boolean).join(' ')].filter((line) => line !== ''),
      home: home.has(code),
      afterHoursPhone: own?.afterHoursPhone ?? null,
      pickup: own?.pickup ?? false,
    });
  });
  return {
    branches: branches.sort((a, b) => Number(b.home) - Number(a.home)),
    credit: {
      phone: settings.contact.creditPhone,
      email: settings.contact.creditEmail,
      hours: settings.contact.supportHours,
    },
    reps: repsOf(accounts),
  };
}

type Hours = Pick<BranchContact, 'opening' | 'week' | 'seasons' | 'closures'>;

const MOST_EXCEPTIONS = 5;

function hoursOf(own: BranchCalendar | undefined, zone: string, now: Date): Hours {
  if (!own || own.hours.length === 0) return { opening: null, week: [], seasons: [], closures: [] };
  const today = dateInZone(now, zone);
  const { changesAt, ...opening } = openingAt(own, zone, now);
  return {
    opening: { ...opening, changesAt: changesAt?.toISOString() ?? null },
    week: weekHours(own, today),
    seasons: seasonHours(own).map(({ when, week }) => ({ when, week: [...week] })),
    closures: exceptionsFrom(own, today, MOST_EXCEPTIONS),
  };
}

type OwnAccount = Awaited<ReturnType<ContactRepository['accounts']>>[number];

/** Each representative once, with the accounts that are looked after. */
function repsOf(accounts: readonly OwnAccount[]) {
  const reps = new Map<
    string,
    { name: string; phone: string | null; email: string | null; accountNames: string[] }
  >();
  for (const { repName: name, repPhone: phone, repEmail: email, accountName } of accounts) {
    if (name === null) continue;
    const rep = reps.get(name) ?? { name, phone, email, accountNames: [] };
    rep.accountNames.push(accountName);
    reps.set(name, rep);
  }
  return [...reps.values()];
}
