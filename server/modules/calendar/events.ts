import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { addDays, type CalendarDateText, formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatWallTime } from '@contract/format/zonedTime';
import type { NoticeKind } from '@contract/notices/labels';
import { offersByEnd } from '@contract/rules/discountEnding';
import { linkTo, pages, payLink } from '@contract/rules/portalLinks';
import * as m from '@locales/calendar';
import type { Tables } from '@server/db/tables';
import { openContracts } from '@server/domain/documents/openContracts';
import { feedStateOf } from '@server/domain/feedState/feedState';
import { mayKnow } from '@server/domain/notices/mayKnow';
import { openByAccount } from '@server/domain/payable/openDocuments';
import { owedByDay } from '@server/domain/payable/owedByDay';
import type { DayEvent } from '@server/exports/icalendar';
import { announcedDebits, pickupsOf } from './requested';

interface CalendarReader {
  /** A sign-in. */
  readonly person: string;
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: CalendarDateText;
  readonly withAmounts: boolean;
  /** Where the portal is; undefined: entries have no links. */
  readonly portalUrl: string | undefined;
}

const PAST_DAYS = 30;
const COMING_DAYS = 400;
/** The latest days are left out: docs/rules.md#calendar. */
const MOST_EVENTS = 2_000;

/** What falls on a day, before it is an entry. */
interface Falling {
  readonly accountNo: string;
  readonly day: CalendarDateText;
  /** What it is among all that is of the account: the same at each look. */
  readonly key: readonly string[];
  /** Without amounts. */
  readonly title: string;
  readonly withAmount: string;
  readonly lines?: readonly string[];
  readonly href: `/${string}`;
}

interface Looking {
  readonly db: Kysely<Tables>;
  readonly known: Known;
  readonly today: CalendarDateText;
  readonly from: CalendarDateText;
  readonly through: CalendarDateText;
}

/** What a person may see today of what falls on days around it, oldest first, in the language of the moment. */
export async function calendarEvents(db: Kysely<Tables>, reader: CalendarReader): Promise<DayEvent[]> {
  const { person, today } = reader;
  const known = await knownAccounts(db, person, today);
  const [from, through] = [addDays(today, -PAST_DAYS), addDays(today, COMING_DAYS)];
  const looking = { db, known, today, from, through };
  const falling = [
    ...(await ofDrop(looking)),
    ...(await ofPickups(looking)),
    ...(await ofDebits(looking)),
  ].filter(({ day }) => day >= from && day <= through);
  const order = ({ day, key }: Falling) => [day, ...key].join(' ');
  return falling
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
    .slice(0, MOST_EVENTS)
    .map((one) => entryOf(one, known, reader));
}

function entryOf(
  { accountNo, day, key, title, withAmount, lines = [], href }: Falling,
  known: Known,
  { withAmounts, portalUrl }: CalendarReader,
): DayEvent {
  const said = withAmounts ? withAmount : title;
  const url = portalUrl && `${portalUrl}${href}`;
  return {
    uid: `${createHash('sha256')
      .update(JSON.stringify([...key, day]))
      .digest('hex')
      .slice(0, 32)}@fieldgate`,
    day,
    title: known.names.size > 1 ? m.titleOf({ title: said, account: known.names.get(accountNo)! }) : said,
    // Google Calendar shows no address of an entry, but links within its text.
    lines: [...lines, ...(url ? [url] : [])],
    url,
  };
}

/** Of the figures of the last drop: what is due, what saves money, and prepay that ends. */
async function ofDrop({ db, known, today, through }: Looking): Promise<Falling[]> {
  const state = await feedStateOf(db);
  if (!state) return [];
  const { asOf } = state;
  const accounts = [...new Set([...known.of('dueSoon'), ...known.of('discountEnding')])];
  const openOf = await openByAccount(db, { accounts, requestsOf: known.of('request'), asOf });
  const figures = m.figuresOf({ day: formatDate(asOf) });
  const due = known.of('dueSoon').flatMap((accountNo) =>
    [...owedByDay(openOf(accountNo))].map(([day, { cents, count, invoices }]): Falling => ({
      accountNo,
      day,
      key: ['due', accountNo],
      title: m.dueTitle(),
      withAmount: m.dueAmount({ count, amount: formatMoney(cents) }),
      lines: [figures],
      href: payLink({ accountNo, invoices, due: day < today ? 'pastDue' : 'nextDue' }),
    })),
  );
  const discounts = known.of('discountEnding').flatMap((accountNo) =>
    offersByEnd(openOf(accountNo), { asOf, today }, through).map(({ throughDate: day, offers }): Falling => ({
      accountNo,
      day,
      key: ['discount', accountNo],
      title: m.discountTitle(),
      withAmount: m.discountAmount({
        amount: formatMoney(offers.reduce((sum, { cents }) => sum + cents, 0)),
      }),
      lines: [figures],
      href: payLink({ accountNo, invoices: offers.flatMap(({ invoiceNo }) => invoiceNo ?? []) }),
    })),
  );
  return [...due, ...discounts, ...(await ofContracts(db, known, asOf))];
}

async function ofContracts(db: Kysely<Tables>, known: Known, asOf: string): Promise<Falling[]> {
  const contracts = await openContracts(db, known.of('priceLockEnding'), asOf);
  return contracts.flatMap(({ contractNo: contract, accountNo, day, leftCents, hasPrices }) => {
    const said = { contract, left: formatMoney(leftCents) };
    return day === null
      ? []
      : {
          accountNo,
          day,
          key: ['contract', contract],
          title: hasPrices ? m.lockTitle(said) : m.prepayTitle(said),
          withAmount: hasPrices ? m.lockAmount(said) : m.prepayAmount(said),
          href: linkTo(pages.prepay, { account: accountNo, contract }),
        };
  });
}

async function ofPickups({ db, known, ...days }: Looking): Promise<Falling[]> {
  // Of the deposit plan's money, by a request: whoever may know of both.
  const savings = new Set(known.of('depositMovement'));
  const accounts = known.of('request').filter((accountNo) => savings.has(accountNo));
  const pickups = await pickupsOf(db, accounts, days);
  return pickups.map(({ requestId, accountNo, cents, day, time, branch, address }) => ({
    accountNo,
    day,
    key: ['pickup', requestId],
    title: m.pickupTitle({ branch }),
    withAmount: m.pickupAmount({ branch, amount: formatMoney(cents) }),
    lines: [...(time === null ? [] : [m.pickupTime({ time: formatWallTime(time) })]), ...address],
    href: linkTo(pages.requests, { request: requestId }),
  }));
}

async function ofDebits({ db, known, ...days }: Looking): Promise<Falling[]> {
  const debits = await announcedDebits(
    db,
    { due: known.of('autopay'), scheduled: known.of('scheduled') },
    days,
  );
  return debits.map(({ autopayId, payDay, kind, accountNo: account, day, cents }) => {
    const amount = formatMoney(cents);
    return {
      accountNo: account,
      day,
      key: ['debit', autopayId, payDay],
      title: kind === 'due' ? m.autopayTitle() : m.scheduledTitle(),
      withAmount: kind === 'due' ? m.autopayAmount({ amount }) : m.scheduledAmount({ amount }),
      href: linkTo(kind === 'due' ? pages.autopay : pages.scheduled, { account }),
    };
  });
}

/** The kinds of notices that say what entries say: whoever may know of one may know of the other. */
const kinds = [
  'dueSoon',
  'discountEnding',
  'priceLockEnding',
  'depositMovement',
  'request',
  'autopay',
  'scheduled',
] as const satisfies readonly NoticeKind[];

type Kind = (typeof kinds)[number];

interface Known {
  /** The accounts of which a person may know something of a kind, by number. */
  of(kind: Kind): readonly string[];
  /** Of each account of which anything may be known, by its number. */
  readonly names: ReadonlyMap<string, string>;
}

/** @param today 'YYYY-MM-DD' in the books zone */
async function knownAccounts(db: Kysely<Tables>, person: string, today: string): Promise<Known> {
  const { rows } = await sql<{ kind: Kind; accountNo: string; name: string }>`
    select k.kind, a.account_no as "accountNo", a.name
    from unnest(${[...kinds]}::text[]) as k (kind)
      cross join portal_user u
      join account_access x on x.name = u.name
      join account a on a.account_no = x.account_no
    where u.name = ${person} and ${mayKnow(sql.ref('k.kind'), today)}
    order by a.account_no`.execute(db);
  return {
    of: (kind) => rows.filter((row) => row.kind === kind).map(({ accountNo }) => accountNo),
    names: new Map(rows.map(({ accountNo, name }) => [accountNo, name])),
  };
}
