import { members } from '@contract/paging';
import type { AchGroup, AchProposal } from '@contract/achBatches/schema';
import { dateInZone } from '@contract/format/date';
import { type AchPlan, achPlan, fileDayOf } from '@contract/rules/achProposal';
import type { Db } from '@server/db/db';
import { type Originator, originatorInForce, whyNoFile } from '@server/domain/originator/originator';
import { achCandidates, alreadyFiled, type Candidate } from './candidates';

interface Moment {
  readonly now: Date;
  /** Ids of requests that the office leaves out; comma-separated. */
  readonly without: string | undefined;
  /** Whether the requests are kept from moving until the transaction ends. */
  readonly locked: boolean;
}

/** What the next file holds by the settings in force. */
export async function planOf(
  db: Db['sql'],
  { settings }: Pick<Originator, 'settings'>,
  { now, without, locked }: Moment,
): Promise<AchPlan<Candidate>> {
  const candidates = await achCandidates(db, locked);
  const filed = await alreadyFiled(db, dateInZone(now, settings.cutoffs.zone));
  return achPlan(candidates, settings, { now, filed, chosen: new Set(members(without)) });
}

type Planned = AchPlan<Candidate>['planned'];

/** Debits, credits and how many entries there are. */
export function totalsOf(planned: Planned) {
  const cents = (direction: Candidate['direction']) =>
    planned.reduce(
      (sum, { candidate }) => (candidate.direction === direction ? sum + candidate.amountCents : sum),
      0,
    );
  return { entryCount: planned.length, debitCents: cents('debit'), creditCents: cents('credit') };
}

/** What is in one batch of the format, in the order of the file: by day, direction and SEC code. */
export function groupsOf<E extends Omit<AchGroup, 'count' | 'cents'>>(
  entries: readonly E[],
): ReadonlyMap<string, readonly E[]> {
  const groups = new Map<string, E[]>();
  for (const entry of entries) {
    const key = [entry.effectiveDate, entry.direction, entry.secCode].join(' ');
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A planned entry as it is told. */
const told = ({ candidate, ...planned }: Planned[number]) => {
  const { requestId, requestNo, accountNo, accountName, direction, amountCents } = candidate;
  const { holderName, routingNumber, last } = candidate;
  const request = { requestId, requestNo, accountNo, accountName, direction, amountCents };
  return { ...request, holderName, routingNumber, last, ...planned };
};

/** A page shows no more of them; the totals count all. */
const SHOWN = 200;

/** What the next file would hold, for a page. Nothing is written. */
export async function proposalOf(
  db: Db['sql'],
  { now, without, booksZone }: Omit<Moment, 'locked'> & { readonly booksZone: string },
): Promise<AchProposal> {
  const originator = await originatorInForce(db, now);
  if (!originator) return nothing(await whyNoFile(db, now), booksZone);
  const { planned, leftOut } = await planOf(db, originator, { now, without, locked: false });
  const entries = planned.map(told);
  const totals = totalsOf(planned);
  return {
    missing: [],
    ...totals,
    groups: [...groupsOf(entries).values()].map(groupTold),
    entries: entries.slice(0, SHOWN),
    leftOut: leftOut.slice(0, SHOWN).map(({ candidate, reason }) => {
      const { requestId, requestNo, accountNo, accountName, direction, amountCents } = candidate;
      const until = reason === 'cancelable' ? candidate.cancelUntil : null;
      return { requestId, requestNo, accountNo, accountName, direction, amountCents, reason, until };
    }),
    leftOutCount: leftOut.length,
    requiresRelease: requiresRelease(totals, originator),
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
  entries: readonly (Omit<AchGroup, 'count' | 'cents'> & { readonly amountCents: number })[],
): AchGroup => {
  const { secCode, direction, effectiveDate } = entries[0]!;
  const cents = entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { secCode, direction, effectiveDate, count: entries.length, cents };
};

const nothing = (missing: readonly string[], booksZone: string): AchProposal => ({
  missing: [...missing],
  entryCount: 0,
  debitCents: 0,
  creditCents: 0,
  groups: [],
  entries: [],
  leftOut: [],
  leftOutCount: 0,
  requiresRelease: false,
  cutoff: null,
  booksZone,
});
