import { array, type InferType, number, object, string } from 'yup';
import { owner } from '../accounts/schema';
import { cents, dateOrNull, decimalOrNull, oneOf, pageOf, pageQuery, text, textOrNull } from '../fields';
import { docTypes } from '../purchases/labels';
import { lineFilter } from '../purchases/schema';
import { summaryDimensions, summaryExportFormats, summarySorts } from './labels';

/** One crop year at most; without it and without days it is the crop year that the as-of day lies in. */
const summaryFilter = { ...lineFilter, cropYear: string().max(4) };

/** A stretch of time: a crop year's lines, and perhaps only those of some days. Null is open. */
const period = object({
  cropYear: number().integer().nullable().defined(),
  from: dateOrNull(),
  to: dateOrNull(),
});

/** What was bought of one thing, in the period and in the one before. */
const summaryRow = object({
  id: string().required(),
  /** What the list of purchases calls it in its filters; null where it cannot be filtered by. */
  code: textOrNull(),
  name: text(),
  /** What tells it apart: a field's farm, a product's group. */
  note: textOrNull(),
  lines: number().integer().required(),
  /** Null where there is no quantity, or several units, which are never added. */
  unit: textOrNull(),
  quantity: decimalOrNull(),
  priorQuantity: decimalOrNull(),
  /** Net dollars per unit; null without a quantity, or where money and goods went different ways. */
  averagePrice: decimalOrNull(),
  priorAveragePrice: decimalOrNull(),
  cents: cents(),
  priorCents: cents(),
});

const summaryTotals = object({
  period: period.required(),
  /** The same stretch before; null where the period has no beginning or no end. */
  prior: period.nullable().defined(),
  lines: number().integer().required(),
  cents: cents(),
  priorCents: cents(),
  /** Tax that stands on the lines and was left out; 0 where it was not. */
  taxLeftOutCents: cents(),
  /** The parts of the sum by kind of document; memos are negative. */
  documents: array(
    object({ docType: oneOf(docTypes), lines: number().integer().required(), cents: cents() }),
  ).required(),
  /** Per unit; different units are never added. */
  quantities: array(object({ unit: text(), quantity: string().required() })).required(),
});

const sort = string()
  .oneOf(summarySorts.flatMap((s) => [s, `-${s}`]))
  .default('-amount');

const by = oneOf(summaryDimensions);

/** What goes in and out of the area's endpoints. */
export const schemas = {
  rows: {
    summary: 'Purchases of one account or of all, summed up by a dimension, beside the period before.',
    query: object({ ...owner, ...summaryFilter, by, sort, ...pageQuery }),
    response: pageOf(summaryRow),
  },

  totals: {
    summary: 'The sum over every row, the periods that are compared, and the documents that lead to it.',
    query: object({ ...owner, ...summaryFilter }),
    response: summaryTotals,
  },

  months: {
    summary: 'The same lines by month and product group, for the chart.',
    query: object({ ...owner, ...summaryFilter }),
    response: object({
      months: array(object({ month: string().required(), groupName: text(), cents: cents() })).required(),
    }),
  },

  exportFile: {
    summary: 'Every row of the summary as a file; product groups are told with their products.',
    query: object({ ...owner, ...summaryFilter, by, sort, format: oneOf(summaryExportFormats) }),
    produces: {
      csv: 'text/csv',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
  },
} as const;

export type SummaryRow = InferType<typeof summaryRow>;
export type SummaryTotals = InferType<typeof summaryTotals>;
export type SummaryPeriod = SummaryTotals['period'];
export type SummaryFilter = InferType<(typeof schemas)['totals']['query']>;
export type SummaryMonths = InferType<(typeof schemas)['months']['response']>;
