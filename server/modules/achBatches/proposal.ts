import { members } from '@contract/paging';
import type { AchGroup, AchProposal } from '@contract/achBatches/schema';
import { dateInZone } from '@contract/format/date';
import { type AchPlan, achPlan, entryCountOf, fileDayOf } from '@contract/rules/achProposal';
import type { Db } from '@server/db/db';
import { type Originator, originatorInForce, whyNoFile } from '@server/domain/originator/originator';
import { achCandidates, alreadyFiled, type Candidate, checkCandidates } from './candidates';
import type { AchBatchDeps } from './deps';

interface Moment {
  readonly now: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** Ids of requests and checks that the office leaves out; comma-separated. */
  readonly without: string | undefined;
  /** Whether the requests are kept from moving until the transaction ends. */
  readonly locked: boolean;
}

/** What the next file holds by the settings in force. */
export async function planOf(
  db: Db['sql'],
  { settings }: Pick<Originator, 'settings'>,
  { now, without, locked, booksZone }: Moment,
): Promise<AchPlan<Candidate>> {
  const candidates = await achCandidates(db, { locked, now, booksZone });
  for (const check of await checkCandidates(db, settings.validation, locked)) candidates.push(check);
  const filed = await alreadyFiled(db, dateInZone(now, settings.cutoffs.zone));
  return achPlan(candidates, settings, { now, filed, chosen: new Set(members(without)) });
}

type Planned = AchPlan<Candidate>['planned'];

/** Debits, credits, and how many entries there are and bank accounts that they check. */
export function totalsOf(planned: Planned) {
  const cents = (direction: Candidate['direction']) =>
    planned.reduce(
      (sum, { candidate }) => (candidate.direction === direction ? sum + candidate.amountCents : sum),
      0,
    );
  const checkCount = planned.reduce((sum, { candidate }) => sum + Number(candidate.kind !== 'request'), 0);
  return {
    entryCount: planned.reduce((sum, { candidate }) => sum + entryCountOf(candidate), 0),
    debitCents: cents('debit'),
    creditCents: cents('credit'),
    requestCount: planned.length - checkCount,
    checkCount,
  };
}

/** What is in one batch of the format, in the order of the file: by day, direction, SEC code and kind. */
export function groupsOf<E extends Omit<AchGroup, 'count' | 'cents'>>(
  entries: readonly E[],
): ReadonlyMap<string, readonly E[]> {
  const groups = new Map<string, E[]>();
  for (const entry of entries) {
    const key = [entry.effectiveDate, entry.direction, entry.secCode, fileOrder[entry.kind]].join(' ');
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Requests stand before checks: a bank's statement names another purpose for these. */
const fileOrder = { request: 0, prenote: 1, microEntries: 2 } as const;

/** A planned request or check as it is told. */
const told = ({ candidate, ...planned }: Planned[number]) => {
  const { holderName, routingNumber, last } = candidate;
  return {
    ...named(candidate),
    holderName,
    routingNumber,
    last,
    ...planned,
    count: entryCountOf(candidate),
  };
};

const named = ({ kind, id, number, accountNo, accountName, direction, amountCents }: Candidate) => ({
  kind,
  id,
  number,
  accountNo,
  accountName,
  direction,
  amountCents,
});

/** A page shows no more of them; the totals count all. */
const SHOWN = 200;

/** What the next file would hold, for a page. Nothing is written. */
export async function proposalOf(
  db: Db['sql'],
  {
    now,
    without,
    booksZone,
    sendsByItself = false,
  }: Omit<Moment, 'locked'> & Pick<AchBatchDeps, 'sendsByItself'>,
): Promise<AchProposal> {
  const originator = await originatorInForce(db, now);
  if (!originator) return nothing(await whyNoFile(db, now), booksZone);
  const { planned, leftOut } = await planOf(db, originator, { now, without, booksZone, locked: false });
  const entries = planned.map(told);
  const totals = totalsOf(planned);
  return {
    missing: [],
    ...totals,
    groups: [...groupsOf(entries).values()].map(groupTold),
    entries: entries.slice(0, SHOWN),
    leftOut: leftOut.slice(0, SHOWN).map(({ candidate, reason }) => {
      const until = reason === 'cancelable' ? candidate.cancelUntil : null;
      const changes = reason === 'changed' ? [...(candidate.changes ?? [])] : [];
      return Object.assign(named(candidate), { reason, until, changes });
    }),
    leftOutCount: leftOut.length,
    requiresRelease: requiresRelease(totals, originator),
    sendsByItself,
    cutoff: fileDayOf(now, originator.settings).next.toISOString(),
    booksZone,
  };
}

/** Whether a second person has to release a file: debits and credits together, above the limit. */
export const requiresRelease = (
  { debitCents, creditCents }: ReturnType<typeof totalsOf>,
  { settings }: Pick<Originator, 'settings'>,
): boolean => debitCents + creditCents > settings.releaseAboveCents;

const groupTold = (
  entries: readonly (Omit<AchGroup, 'cents'> & { readonly amountCents: number })[],
): AchGroup => {
  const { kind, secCode, direction, effectiveDate } = entries[0]!;
  const cents = entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  return { kind, secCode, direction, effectiveDate, count, cents };
};

const nothing = (missing: readonly string[], booksZone: string): AchProposal => ({
  missing: [...missing],
  entryCount: 0,
  debitCents: 0,
  creditCents: 0,
  requestCount: 0,
  checkCount: 0,
  groups: [],
  entries: [],
  leftOut: [],
  leftOutCount: 0,
  requiresRelease: false,
  sendsByItself: false,
  cutoff: null,
  booksZone,
});
