import { CUSTOMER, placeOf } from './customers';
import { type Node, within, wordsOf } from './statement';

/** A table of customers as one query names it, and which customer its rows are of. */
interface Source {
  readonly table: string;
  readonly customer: string;
}

/** A query, or a query within one. */
interface Level {
  readonly sources: Source[];
  /** Customers of queries around it that it asks about. */
  readonly around: Set<string>;
  isLocked: boolean;
  hasGroupingSets: boolean;
}

/** What a statement says of customers: which of them are the same one, and which are given as a value. */
export interface Customers {
  readonly levels: readonly Level[];
  readonly children: ReadonlySet<string>;
  readonly isRecursive: boolean;
  /** One name for all that are the same customer. */
  same(customer: string): string;
  isGiven(customer: string): boolean;
}

/** By alias; undefined where rows bear no customer. */
type Names = Map<string, string | undefined>;

interface Around {
  readonly names: readonly Names[];
  readonly withs: Names;
}

const NOWHERE: Around = { names: [], withs: new Map() };
const VALUES = new Set(['ParamRef', 'A_Const']);

/** Reads who is asked about by a SELECT, INSERT, UPDATE or DELETE. */
export function customersOf(kind: string, node: Node): Customers {
  const reader = new Reader();
  reader.read(kind, node, NOWHERE);
  return reader;
}

class Reader implements Customers {
  readonly levels: Level[] = [];
  readonly children = new Set<string>();
  isRecursive = false;
  readonly #parents = new Map<string, string>();
  readonly #given = new Set<string>();
  #count = 0;

  same(customer: string): string {
    const parent = this.#parents.get(customer);
    return parent === undefined ? customer : this.same(parent);
  }

  isGiven(customer: string): boolean {
    const same = this.same(customer);
    return [...this.#given].some((given) => this.same(given) === same);
  }

  /** Answers the customer of the rows that come out of it. */
  read(kind: string, node: Node, around: Around): string | undefined {
    if (node['op'] !== undefined && node['op'] !== 'SETOP_NONE') {
      const withs = this.#withsOf(node, around);
      const [first] = ['larg', 'rarg'].map((side) =>
        this.read('SelectStmt', node[side] as Node, { ...around, withs }),
      );
      return first;
    }
    const level: Level = {
      sources: [],
      around: new Set(),
      isLocked: node['lockingClause'] !== undefined,
      hasGroupingSets: [...within(node['groupClause'])].some(([name]) => name === 'GroupingSet'),
    };
    this.levels.push(level);
    const names: Names = new Map();
    const inner: Around = { names: [names, ...around.names], withs: this.#withsOf(node, around) };
    const from = [...((node['fromClause'] ?? node['usingClause'] ?? []) as Node[])];
    if (kind === 'UpdateStmt' || kind === 'DeleteStmt') from.push({ RangeVar: node['relation'] });
    for (const item of from) this.#readItem(item, level, names, inner);
    this.#conditions(node['whereClause'], level, inner);
    const nested = [
      'targetList',
      'whereClause',
      'havingClause',
      'returningList',
      'sortClause',
      'groupClause',
    ];
    for (const part of nested) this.#nested(node[part], level, inner);
    const { selectStmt } = node as { selectStmt?: { SelectStmt?: Node } };
    if (selectStmt?.SelectStmt) this.read('SelectStmt', selectStmt.SelectStmt, inner);
    return this.#output(node['targetList'], level, inner);
  }

  #withsOf(node: Node, { names, withs }: Around): Names {
    const clause = node['withClause'] as Node | undefined;
    if (!clause) return withs;
    if (clause['recursive'] === true) this.isRecursive = true;
    const mine: Names = new Map(withs);
    for (const each of clause['ctes'] as Node[]) {
      const { ctename, ctequery } = each['CommonTableExpr'] as { ctename: string; ctequery: Node };
      mine.set(ctename, undefined);
      const [kind, query] = Object.entries(ctequery)[0]!;
      mine.set(ctename, this.read(kind, query as Node, { names, withs: mine }));
    }
    return mine;
  }

  #readItem(item: Node, level: Level, names: Names, around: Around): void {
    const [kind, node] = Object.entries(item)[0] as [string, Node];
    const alias = (node['alias'] as Node | undefined)?.['aliasname'] as string | undefined;
    if (kind === 'RangeVar') {
      const table = String(node['relname']);
      const name = alias ?? table;
      if (around.withs.has(table)) names.set(name, around.withs.get(table));
      else this.#table(table, name, level, names);
    } else if (kind === 'RangeSubselect') {
      const query = (node['subquery'] as { SelectStmt: Node }).SelectStmt;
      names.set(alias ?? '', this.read('SelectStmt', query, around));
    } else if (kind === 'JoinExpr') {
      const before = new Set(names.keys());
      this.#readItem(node['larg'] as Node, level, names, around);
      const left = [...names].filter(([name]) => !before.has(name)).map(([, customer]) => customer);
      this.#readItem(node['rarg'] as Node, level, names, around);
      const all = [...names].filter(([name]) => !before.has(name)).map(([, customer]) => customer);
      if (wordsOf(node['usingClause']).includes(CUSTOMER))
        this.#join(left.find(Boolean), all.slice(left.length).find(Boolean));
      this.#conditions(node['quals'], level, around);
      this.#nested(node['quals'], level, around);
    } else this.#nested(node, level, around);
  }

  #table(table: string, name: string, level: Level, names: Names): void {
    const place = placeOf(table);
    if (place === 'child') this.children.add(table);
    if (place !== 'distributed') {
      names.set(name, undefined);
      return;
    }
    this.#count += 1;
    const customer = `${table} ${this.#count}`;
    level.sources.push({ table, customer });
    names.set(name, customer);
  }

  /** What holds for every row: of several conditions all. */
  #conditions(condition: unknown, level: Level, around: Around): void {
    const node = (condition ?? {}) as Node;
    const all = node['BoolExpr'] as Node | undefined;
    if (all?.['boolop'] === 'AND_EXPR')
      for (const each of all['args'] as Node[]) this.#conditions(each, level, around);
    const test = node['A_Expr'] as Node | undefined;
    if (test?.['kind'] !== 'AEXPR_OP' || wordsOf(test['name'])[0] !== '=') return;
    const sides = [test['lexpr'], test['rexpr']].map((side) => this.#customer(side, level, around));
    if (sides[0] !== undefined && sides[1] !== undefined) this.#join(sides[0], sides[1]);
    else {
      const customer = sides[0] ?? sides[1];
      const other = sides[0] === undefined ? test['lexpr'] : test['rexpr'];
      if (customer !== undefined && isValue(other)) this.#given.add(customer);
    }
  }

  #join(one: string | undefined, other: string | undefined): void {
    if (one === undefined || other === undefined) return;
    const [a, b] = [this.same(one), this.same(other)];
    if (a !== b) this.#parents.set(a, b);
  }

  #customer(expression: unknown, level: Level, { names }: Around): string | undefined {
    const words = wordsOf(((expression ?? {}) as { ColumnRef?: Node }).ColumnRef?.['fields']);
    if (words.at(-1) !== CUSTOMER) return undefined;
    const at = names.findIndex((each) =>
      words.length > 1 ? each.has(words[0]!) : [...each.values()].some(Boolean),
    );
    if (at < 0) return undefined;
    const found = words.length > 1 ? names[at]!.get(words[0]!) : [...names[at]!.values()].find(Boolean);
    if (found !== undefined && at > 0) level.around.add(found);
    return found;
  }

  /** Queries within expressions. */
  #nested(value: unknown, level: Level, around: Around): void {
    if (Array.isArray(value)) {
      for (const each of value) this.#nested(each, level, around);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      if (name === 'SelectStmt') this.read(name, each as Node, around);
      else if (name === 'SubLink') {
        const { testexpr, subselect } = each as { testexpr?: Node; subselect: { SelectStmt: Node } };
        const rows = this.read('SelectStmt', subselect.SelectStmt, around);
        this.#join(this.#customer(testexpr, level, around), rows);
      } else this.#nested(each, level, around);
    }
  }

  #output(targets: unknown, level: Level, around: Around): string | undefined {
    for (const target of (targets ?? []) as { ResTarget: { name?: string; val?: Node } }[]) {
      const { name = CUSTOMER, val } = target.ResTarget;
      const fields = wordsOf((val?.['ColumnRef'] as Node | undefined)?.['fields']);
      if (fields.at(-1) === '*') return level.sources[0]?.customer;
      const customer = name === CUSTOMER ? this.#customer(val, level, around) : undefined;
      if (customer !== undefined) return customer;
    }
    return undefined;
  }
}

function isValue(expression: unknown): boolean {
  const [kind, node] = Object.entries((expression ?? {}) as Node)[0] ?? [];
  if (kind === 'TypeCast') return isValue((node as Node)['arg']);
  return kind !== undefined && VALUES.has(kind);
}
