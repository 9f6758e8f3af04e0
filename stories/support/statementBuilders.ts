import { addMonths } from '@contract/format/date';
import type { SinceStatement, Statement } from '@contract/statements/schema';
import type { StatementActivity, StatementSnapshot } from '@contract/statements/snapshot';
import type { WholeStatement } from '@/features/statements/StatementBody';

export const anActivity = (over: Partial<StatementActivity> = {}): StatementActivity => ({
  id: 'T00001',
  date: '2026-04-08',
  kind: 'invoice',
  documentNo: '0048213',
  reference: null,
  description: 'Spring topdress',
  dueDate: '2026-05-15',
  chargeCents: 541_328,
  creditCents: 0,
  ...over,
});

/** A statement of April 2026 that closes: $1,200.00 before, $5,413.28 new, $18.00 charged, $1,200.00 paid. */
export const aSnapshot = (over: Partial<StatementSnapshot> = {}): StatementSnapshot => ({
  statementNo: 'S-2026-04-00117',
  revision: 1,
  replaces: null,
  company: { name: 'Larkspur Basin Ag Supply', phone: '509-555-0110' },
  account: {
    accountNo: '00117',
    name: 'Ada Farms LLC',
    dba: null,
    address: ['1 Ridge Road', 'Pullman, WA 99163'],
  },
  periodFrom: '2026-03-26',
  periodTo: '2026-04-25',
  statementDate: '2026-04-25',
  dueDate: '2026-05-15',
  previousCents: 120_000,
  chargesCents: 541_328,
  creditsCents: 120_000,
  financeChargeCents: 1_800,
  endingCents: 543_128,
  amountDueCents: 543_128,
  futureObligationsCents: 0,
  discount: { throughDate: '2026-05-10', cents: 16_240 },
  activity: [
    anActivity({
      id: 'T00002',
      date: '2026-04-02',
      kind: 'payment',
      documentNo: 'P-2210',
      reference: 'Check 1043',
      description: null,
      dueDate: null,
      chargeCents: 0,
      creditCents: 120_000,
    }),
    anActivity(),
    anActivity({
      id: 'T00003',
      date: '2026-04-25',
      kind: 'financeCharge',
      documentNo: 'FC000123',
      description: 'Finance charge, 1.5% of $1,200.00 past due',
      chargeCents: 1_800,
    }),
  ],
  aging: {
    currentCents: 543_128,
    days30Cents: 0,
    days60Cents: 0,
    days90Cents: 0,
    over90Cents: 0,
    unappliedCreditCents: 0,
  },
  prepay: [{ contractNo: 'PP-2026-0144', cropYear: 2026, remainingCents: 820_000 }],
  purchases: [
    { groupCode: 'NIT', groupName: 'Nitrogen', periodCents: 541_328, yearCents: 1_204_500 },
    { groupCode: 'FUE', groupName: 'Fuel', periodCents: 0, yearCents: 88_120 },
  ],
  ...over,
});

/** The row of the list that belongs to `aSnapshot`. */
export const aStatement = (over: Partial<Statement> = {}): Statement => ({
  statementNo: 'S-2026-04-00117',
  accountNo: '00117',
  accountName: 'Ada Farms LLC',
  statementDate: '2026-04-25',
  periodFrom: '2026-03-26',
  periodTo: '2026-04-25',
  dueDate: '2026-05-15',
  previousCents: 120_000,
  chargesCents: 541_328,
  creditsCents: 120_000,
  financeChargeCents: 1_800,
  endingCents: 543_128,
  amountDueCents: 543_128,
  futureObligationsCents: 0,
  discount: { throughDate: '2026-05-10', cents: 16_240 },
  revision: 1,
  replaces: null,
  reason: null,
  isNew: false,
  isLatest: false,
  ...over,
});

/** What the drawer shows of `aSnapshot`. */
export const aWholeStatement = (over: Partial<WholeStatement> = {}): WholeStatement => ({
  snapshot: aSnapshot(),
  sha256: '5f2b8c41d09e7a6637c0b1e2f4a5968d7c3e1b0a2f4d6c8e9b7a5f3d1c0e2b4a',
  supersededBy: null,
  isLatest: true,
  source: 'portal',
  ...over,
});

/** Half a year of statements, the newest not opened yet. */
export const sixStatements: readonly Statement[] = [
  aStatement({ isNew: true, isLatest: true }),
  ...['2026-03', '2026-02', '2026-01', '2025-12', '2025-11'].map((month, i) =>
    aStatement({
      statementNo: `S-${month}-00117`,
      periodFrom: addMonths(`${month}-26`, -1),
      periodTo: `${month}-25`,
      statementDate: `${month}-25`,
      dueDate: addMonths(`${month}-15`, 1),
      previousCents: 80_000 + i * 10_000,
      chargesCents: 120_000 + i * 43_210,
      creditsCents: 80_000 + i * 10_000,
      financeChargeCents: 0,
      endingCents: 120_000 + i * 43_210,
      amountDueCents: 120_000 + i * 43_210,
      discount: null,
      revision: i === 1 ? 2 : 1,
      replaces: i === 1 ? 'S-2026-02-00117-1' : null,
    }),
  ),
];

/** Two charges and a payment after the statement of April. */
export const sinceStatement = (over: Partial<SinceStatement> = {}): SinceStatement => ({
  accountNo: '00117',
  accountName: 'Ada Farms LLC',
  last: {
    statementNo: 'S-2026-04-00117',
    statementDate: '2026-04-25',
    periodTo: '2026-04-25',
    dueDate: '2026-05-15',
    endingCents: 543_128,
    amountDueCents: 543_128,
    leftCents: 543_128,
  },
  chargesCents: 231_450,
  creditsCents: 100_000,
  balanceCents: 674_578,
  closes: true,
  activity: [
    anActivity({
      id: 'T00006',
      date: '2026-05-03',
      kind: 'payment',
      documentNo: 'P-2304',
      reference: 'Check 1051',
      description: null,
      chargeCents: 0,
      creditCents: 100_000,
    }),
    anActivity({
      id: 'T00005',
      date: '2026-05-02',
      documentNo: '0048391',
      description: 'Dyed diesel',
      chargeCents: 80_000,
    }),
    anActivity({ id: 'T00004', date: '2026-04-28', documentNo: '0048340', chargeCents: 151_450 }),
  ],
  activityRows: 3,
  ...over,
});
