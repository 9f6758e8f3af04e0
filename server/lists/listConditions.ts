import { all, type Condition, type Filtering, type Sql } from './filters';

/** How one member of the query narrows a list; 'chip' is the member that names one of its chips. */
export type ListFilter<Scope, Filter, Value> =
  | 'chip'
  | ((value: Value, at: Filtering<Scope, Filter>) => Condition | readonly Condition[]);

/** The part of a list's description that says which rows there are. */
export interface Narrowed<Scope, Filter> {
  /** The tables, joined, as they stand behind `from`. */
  readonly from: (scope: Scope, filter: Filter) => Sql;
  /** What the scope may see of them. Nothing is listed, counted or written to a file without it. */
  readonly access: (scope: Scope, filter: Filter) => readonly Condition[];
  readonly filters: Readonly<Record<string, ListFilter<Scope, Filter, never>>>;
  /** Conditions that are also counted side by side, under the other filters. */
  readonly chips?: Readonly<Record<string, (scope: Scope) => Condition>>;
}

export type ListConditions<Scope, Filter> = ReturnType<typeof listConditions<Scope, Filter>>;

/** What narrows a list. */
export function listConditions<Scope, Filter>({
  access,
  filters,
  chips,
}: Pick<Narrowed<Scope, Filter>, 'access' | 'filters' | 'chips'>) {
  /** Everything but the chip. */
  const narrowing = (scope: Scope, filter: Filter): Condition[] => [
    ...access(scope, filter),
    ...Object.entries(filters).flatMap(([name, condition]) => {
      const value = filter[name as keyof Filter];
      if (condition === 'chip' || value === undefined || value === null || value === '') return [];
      return condition(value as never, { scope, filter, name });
    }),
  ];

  /** No chip lets every row through. */
  const chipOf = (chip: string, scope: Scope): Condition => chips?.[chip]?.(scope) ?? all([]);

  const chipMember = Object.keys(filters).find((name) => filters[name] === 'chip');
  const inChip = (scope: Scope, filter: Filter): Condition =>
    chipOf(String(filter[chipMember as keyof Filter] ?? ''), scope);

  /** Which rows a filter lets through, chip and all: for what a module reckons besides. */
  const where = (scope: Scope, filter: Filter): Condition =>
    all([...narrowing(scope, filter), inChip(scope, filter)]);

  return { narrowing, chipOf, inChip, where };
}
