export const engines = ['aurora', 'citus', 'dsql'] as const;

export type Engine = (typeof engines)[number];

/** What of a statement is otherwise on an engine. */
export interface Difference {
  readonly engine: Engine;
  /** By its name in `rules`. */
  readonly rule: string;
  /** What it is about: a table, a function, an extension. */
  readonly about: string;
}

/** Why something would not run, or not as it should, by engine and by the name of the rule. */
export const rules: Readonly<Record<Engine, Readonly<Record<string, string>>>> = {
  aurora: {
    walFunction: 'Readers share the storage and replay no log, so positions of the log say nothing of them.',
    extension: 'The extension is not among those that we know to be there.',
    role: 'What only a superuser may do.',
  },
  citus: {
    noCustomer: 'Runs, on all shards: the query does not name the one customer whose rows it asks for.',
    lacksColumn: 'The table belongs to a customer and has no account_no, by which it would be distributed.',
    join: 'Does not run as it is: tables of customers are joined by something else than the customer.',
    lock: 'Does not run: rows are locked on more than one shard.',
    recursive: 'Does not run: a recursive query over more than one shard.',
    groupingSets: 'Does not run: grouping sets over more than one shard.',
    insertWithout: 'Does not run: a row of a customer is written without the customer.',
    conflict: 'Does not run: the conflict is not one of a key that holds the customer.',
    movesRow: 'Does not run: the customer of a row is changed.',
    key: 'Cannot be made: a key of a table of customers does not hold the customer.',
    foreignKey:
      'Cannot be made: a foreign key between tables of customers that does not hold the customer, or from a shared one.',
    trigger: 'Cannot be made: a trigger on a table of customers.',
    identity: 'Cannot be made: numbers that count over all shards and are no bigint.',
  },
  dsql: {
    savepoint: 'There are none.',
    truncate: 'There is none.',
    temporaryTable: 'There are none.',
    advisoryLock: 'There are no locks that a program names.',
    lockTable: 'There is none.',
    rowLock:
      'Only FOR UPDATE is there, and conflicts are found at the commit: nobody waits, and no row is skipped.',
    cursor: 'Not among the commands that are there.',
    copy: 'Not among the commands of the program; and no transaction changes more than 3,000 rows.',
    setting: 'Settings of the server that are not there.',
    doBlock: 'There is no PL/pgSQL.',
    similarity: 'There is no pg_trgm.',
    wal: 'There is no log whose positions could be asked for.',
    catalog: 'Not all of the system catalog is there.',
    foreignKey: 'There are none.',
    trigger: 'There are none.',
    function: 'Functions are written in SQL alone.',
    extension: 'There are none.',
    index: 'Indexes are made by CREATE INDEX ASYNC.',
    indexMethod: 'There is one kind of index.',
    identity: 'Sequences have options of their own there.',
    columnType: 'Not a type of a column: jsonb and lists are types of values alone.',
    generated: 'Not among what a table may have.',
    exclusion: 'There are none.',
    alterTable: 'Not among what ALTER TABLE can do.',
    doesDdlAndMore:
      'A transaction holds one statement that changes tables, and none that changes rows beside it.',
  },
};
