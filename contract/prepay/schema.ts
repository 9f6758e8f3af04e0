import { array, type InferType, number, object, string } from 'yup';
import { owner } from '../accounts/schema';
import { cents, date, fileTypes, listOf, oneOf, pageOf, pageQuery, text } from '../fields';
import { contractSorts, lineSorts, prepayChips, prepayFormats, prepayLevels, prepayTypes } from './labels';
import { named, prepayContract, prepayEvent, prepayLine, unitSums } from './rows';

/** What narrows both lists. Lists are comma-separated; every member narrows further. */
const filter = {
  account: string().max(20),
  status: string().oneOf([...prepayChips, '']),
  cropYear: listOf(),
  type: listOf(),
  /** Group codes; "*" is prepay for any product. */
  group: listOf(),
  branch: listOf(),
  /** Ends within so many days of the as-of day, and has not ended. */
  expiring: number().integer().min(0).max(3_650),
  /** Words that must all occur in contract, product, group, field or comments. */
  q: string().max(100),
};

const lineFilter = {
  ...filter,
  contract: listOf(),
  product: listOf(),
  /** Used between these days, both counted. */
  from: date(),
  to: date(),
};

const sortBy = (sorts: readonly string[], usual: string) =>
  string()
    .oneOf(sorts.flatMap((one) => [one, `-${one}`]))
    .default(usual);

const contractSort = sortBy(contractSorts, '-bookedOn');

const lineSort = sortBy(lineSorts, '-contract');

const count = () => number().integer().required();

/** Sums over every row that the filters let through. */
const prepayTotals = object({
  rows: count(),
  bookedCents: cents(),
  /** What was paid in on the contracts; of lines nobody knows it, and there it is 0. */
  paidCents: cents(),
  usedCents: cents(),
  remainingCents: cents(),
  quantities: unitSums,
  /** What remains, by what it may be spent on: a group, several groups together, any product. */
  byGroup: array(object({ name: text(), cents: cents() })).required(),
  /** Rows per chip under the other filters: what each chip would show. */
  chips: object({
    all: count(),
    open: count(),
    partUsed: count(),
    unpaid: count(),
    expired: count(),
    filled: count(),
  }).required(),
});

const prepayChoices = object({
  cropYears: array(count()).required(),
  types: array(oneOf(prepayTypes)).required(),
  groups: array(named).required(),
  branches: array(named).required(),
  products: array(named).required(),
  contracts: array(text()).required(),
});

/** A contract whole, with the history of what it was spent on. */
const prepayDetail = object({
  contract: prepayContract.required(),
  lines: array(prepayLine).required(),
  /** The line that was asked for, where all events name the line they belong to; else the whole contract. */
  history: object({
    lineNo: number().integer().nullable().defined(),
    events: array(prepayEvent).required(),
    /** What remains by the ERP's own figure. */
    remainingCents: cents(),
    /** Sum of the events less that figure: 0 where the history closes. */
    differenceCents: cents(),
  }).required(),
});

/** What goes in and out of the area's endpoints. */
export const schemas = {
  contracts: {
    summary: 'Prepay contracts of one account or of all, by keyset, filtered and sorted by the server.',
    query: object({ ...owner, ...filter, sort: contractSort, ...pageQuery }),
    response: pageOf(prepayContract),
  },

  totals: {
    summary: 'Sums over every contract that the same filters let through, not over one page.',
    query: object({ ...owner, ...filter }),
    response: prepayTotals,
  },

  contract: {
    summary: 'One contract whole: terms, lines, and every event on it with what remained after it.',
    params: object({ contractNo: string().required().max(30) }),
    query: object({ ...owner, line: number().integer().min(0) }),
    response: prepayDetail,
  },

  exportFile: {
    summary: 'Every contract that the filters let through, as a file that streams.',
    query: object({ ...owner, ...filter, sort: contractSort, format: oneOf(prepayFormats) }),
    produces: { csv: fileTypes.csv, xlsx: fileTypes.xlsx },
  },

  lines: {
    summary: 'Lines of prepay contracts, by keyset, filtered and sorted by the server.',
    query: object({ ...owner, ...lineFilter, sort: lineSort, ...pageQuery }),
    response: pageOf(prepayLine),
  },

  lineTotals: {
    summary: 'Sums over every line that the same filters let through, not over one page.',
    query: object({ ...owner, ...lineFilter }),
    response: prepayTotals,
  },

  lineExport: {
    summary: 'Every line that the filters let through, or every event on them, as a file that streams.',
    query: object({
      ...owner,
      ...lineFilter,
      sort: lineSort,
      format: oneOf(prepayFormats),
      level: string().oneOf(prepayLevels).default('line'),
    }),
    produces: { csv: fileTypes.csv, xlsx: fileTypes.xlsx },
  },

  choices: {
    summary: 'What there is to filter by.',
    query: object({ ...owner, account: string().max(20) }),
    response: prepayChoices,
  },
} as const;

export type PrepayTotals = InferType<typeof prepayTotals>;
export type PrepayChoices = InferType<typeof prepayChoices>;
export type PrepayDetail = InferType<typeof prepayDetail>;
export type PrepayFilter = InferType<(typeof schemas)['totals']['query']>;
export type PrepayQuery = InferType<(typeof schemas)['contracts']['query']>;
export type PrepayLineFilter = InferType<(typeof schemas)['lineTotals']['query']>;
