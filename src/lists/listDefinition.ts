import { formatDate } from '@contract/format/date';
import { formatMoney, toCents } from '@contract/format/money';
import * as common from '@locales/common';
import * as m from '@locales/lists';
import type { ActiveFilter } from '../components/ActiveFilters/ActiveFilters';
import { anyTime, calendarPeriods } from '../components/periods';
import { type SearchParams, withFilters } from '../data/searchParams';

/** A way to narrow a list, as the filter panel offers it. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/** What a list's filters can be set to, by the filter's name; one that is not named is not offered. */
export type ListChoices = Readonly<Record<string, readonly FilterChoice[]>>;

/**
 * The words that every list can be searched for. A list with `from` and `to` among its filters has days too, one with
 * `least` and `most` amounts.
 */
export interface Searchable {
  readonly q: string;
}

/** A filter of one value, which is always one of these. */
interface ListChips<F> {
  readonly name: keyof F & string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** What a list is and how it may be narrowed; `F` are its filters as the address tells them. */
export interface ListDefinition<F extends Searchable> {
  /** Names the list: "Purchases". */
  readonly label: string;
  /** What its rows are, in a sentence: "purchases". */
  readonly things: string;
  readonly noFilters: F;
  readonly sizes: readonly number[];
  /** What can be searched for, as an example: "Invoice, item or field". */
  readonly searched: string;
  /** One filter whose values stand above the list; the value of `noFilters` is among them. */
  readonly chips?: ListChips<F> & {
    /** Each is a list by itself, not a part of one: an empty one says so, and the ways to the others stay. */
    readonly areTabs?: true;
  };
  /** One way among a few to look at the rows, which narrows nothing; '' is the usual one. */
  readonly view?: ListChips<F>;
  /** Filters of several values, in the order of the filter panel. */
  readonly panel: readonly { readonly name: keyof F & string; readonly label: string }[];
}

/** The statuses of a list above it, behind all of them. Said when it is shown. */
export const statusChips = <T extends string>(words: Readonly<Record<T, string>>) =>
  ({
    name: 'status',
    label: common.status(),
    options: [
      { id: '', label: common.all() },
      ...(Object.keys(words) as T[]).map((id) => ({ id, label: words[id] })),
    ],
  }) as const;

interface Amounts {
  readonly least: string;
  readonly most: string;
}

/** Whether the list can be narrowed to amounts: decimal dollars, empty where that end is open. */
export const hasAmounts = (filters: object): filters is Amounts => 'least' in filters && 'most' in filters;

type Days = { readonly from: string; readonly to: string };

/** Whether the list can be narrowed to days. */
export const hasDays = (filters: object): filters is Days => 'from' in filters && 'to' in filters;

/** The values of one of the panel's filters. */
export const valuesOf = <F>(filters: F, name: keyof F): readonly string[] =>
  filters[name] as unknown as readonly string[];

const daysOf = (filters: object): Days => (hasDays(filters) ? filters : { from: '', to: '' });

/** How many of the filter panel's own filters narrow the list; chips and search are seen without it. */
export function panelFilterCount<F extends Searchable>({ panel }: ListDefinition<F>, filters: F): number {
  const chosen = panel.filter(({ name }) => valuesOf(filters, name).length > 0).length;
  return chosen + [dayWords(daysOf(filters)), amountWords(filters)].filter(Boolean).length;
}

/** The same where the panel offers the periods too: one that is not a span of days, such as a crop year, counts. */
export function filtersInForce<F extends Searchable>(
  list: ListDefinition<F>,
  filters: F,
  periods: readonly ListPeriod<F>[],
): number {
  const named = new Set(['from', 'to', ...list.panel.map(({ name }) => name)]);
  const others = Object.keys(periods[0]?.filters ?? {}).filter((name) => !named.has(name)) as (keyof F)[];
  const narrows = others.some((name) => String(filters[name]) !== String(list.noFilters[name]));
  return panelFilterCount(list, filters) + (narrows ? 1 : 0);
}

export const isFiltered = <F extends Searchable>(list: ListDefinition<F>, filters: F): boolean =>
  filters.q !== '' ||
  (list.chips !== undefined &&
    !list.chips.areTabs &&
    filters[list.chips.name] !== list.noFilters[list.chips.name]) ||
  panelFilterCount(list, filters) > 0;

/** The unfiltered set, in the same order. */
export function withoutFilters<F extends Searchable>(
  { noFilters, chips, view }: ListDefinition<F>,
  params: SearchParams<F>,
) {
  const kept = [...(chips?.areTabs ? [chips] : []), ...(view ? [view] : [])];
  return withFilters(params, {
    ...noFilters,
    ...Object.fromEntries(kept.map(({ name }) => [name, params.filters[name]])),
  });
}

interface RemovableFilter<F> extends ActiveFilter {
  /** What to change to be rid of it. */
  readonly without: Partial<F>;
}

/** The filter panel's filters that narrow the list at present, in words. */
export function activeFilters<F extends Searchable>(
  { panel, noFilters }: ListDefinition<F>,
  filters: F,
  choices: ListChoices,
): RemovableFilter<F>[] {
  const lists = panel
    .filter(({ name }) => valuesOf(filters, name).length > 0)
    .map(({ name, label }) => ({
      id: name,
      label: m.filterValues({
        filter: label,
        values: valuesOf(filters, name)
          .map((value) => wordOf(value, choices[name]))
          .join(', '),
      }),
      without: { [name]: noFilters[name] } as Partial<F>,
    }));
  const spans = [
    { id: 'dates', label: dayWords(daysOf(filters)), without: { from: '', to: '' } as unknown as Partial<F> },
    { id: 'amounts', label: amountWords(filters), without: { least: '', most: '' } as unknown as Partial<F> },
  ];
  return [...spans.filter(({ label }) => label !== ''), ...lists];
}

function amountWords(filters: object): string {
  if (!hasAmounts(filters)) return '';
  const [least, most] = [filters.least, filters.most].map((text) => toCents(text));
  if (least !== undefined && most !== undefined)
    return m.amountsBetween({ least: formatMoney(least), most: formatMoney(most) });
  if (least !== undefined) return m.amountsFrom({ least: formatMoney(least) });
  return most === undefined ? '' : m.amountsUpTo({ most: formatMoney(most) });
}

function dayWords({ from, to }: Days): string {
  if (from && to) return m.daysBetween({ from: formatDate(from), to: formatDate(to) });
  if (from) return m.daysFrom({ from: formatDate(from) });
  return to ? m.daysThrough({ to: formatDate(to) }) : '';
}

/** A choice that is not on offer (an old bookmark) is shown by its code, so that it can be taken away. */
const wordOf = (value: string, choices: readonly FilterChoice[] = []) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** A stretch of time that people ask for by name, and the filters that say it. */
export interface ListPeriod<F> {
  readonly label: string;
  readonly filters: Partial<F>;
}

/**
 * Any time, months and calendar years.
 * @param today 'YYYY-MM-DD' in the books zone; undefined while it is not known
 */
export function dayPeriods(today: string | undefined): ListPeriod<Days>[] {
  const { months, years } = today === undefined ? { months: [], years: [] } : calendarPeriods(today);
  return [anyTime, ...months, ...years].map(({ label, from, to }) => ({ label, filters: { from, to } }));
}

/** Which of the periods the filters say; undefined for a span of the customer's own. */
export const periodOf = <F extends object>(
  filters: F,
  periods: readonly ListPeriod<F>[],
): ListPeriod<F> | undefined =>
  periods.find((period) =>
    (Object.keys(period.filters) as (keyof F)[]).every(
      (name) => JSON.stringify(filters[name]) === JSON.stringify(period.filters[name]),
    ),
  );
