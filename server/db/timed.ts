import type { Engine, Session } from './engine';

/** A statement that was run. What it was given is not told. */
export interface RunStatement {
  /** What it does to which table, such as "select invoice": few names, whatever is filtered by. */
  readonly name: string;
  readonly seconds: number;
  readonly failed: boolean;
}

/** Told within what asked for the statement, so that its stack says who that was. */
export type StatementTold = (statement: RunStatement) => void;

/** Told for how long somebody waited for a connection, within what asked for it; in vain where `failed`. */
export type WaitTold = (seconds: number, failed: boolean) => void;

/** The same engine, which tells of each statement how long its answer took. */
export function timed(engine: Engine, told: StatementTold, waited?: WaitTold): Engine {
  const nameOf = openNames();
  const timing = async (acquired: Promise<Session>) =>
    timedSession(await (waited ? timedWait(acquired, waited) : acquired), (text, seconds, failed) =>
      told({ name: nameOf(text), seconds, failed }),
    );
  const { acquireReserved } = engine;
  return {
    ...engine,
    acquire: () => timing(engine.acquire()),
    ...(acquireReserved && { acquireReserved: () => timing(acquireReserved()) }),
  };
}

async function timedWait(acquired: Promise<Session>, waited: WaitTold): Promise<Session> {
  const began = performance.now();
  let failed = true;
  try {
    const session = await acquired;
    failed = false;
    return session;
  } finally {
    waited((performance.now() - began) / 1_000, failed);
  }
}

function timedSession(
  session: Session,
  ran: (text: string, seconds: number, failed: boolean) => void,
): Session {
  async function run<T>(text: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    let failed = true;
    try {
      const answer = await work();
      failed = false;
      return answer;
    } finally {
      ran(text, (performance.now() - began) / 1_000, failed);
    }
  }
  return {
    query: async (text, values) => await run(text, () => session.query(text, values)),
    script: async (text) => await run(text, () => session.script(text)),
    copy: async (statement, chunks) => await run(statement, () => session.copy(statement, chunks)),
    release: () => session.release(),
  };
}

const NAME = String.raw`(?:"?\w+"?\.)?"?([a-z_]\w*)"?`;
const table = new RegExp(
  String.raw`\b(?:into|from|update|join|copy|table)\s+(?:only\s+)?${NAME}(?![\w(."])`,
  'i',
);
/** Below comments. */
const VERB = /^(?:\s|--.*\n|\()*([a-z]+)/i;
const MAX_NAMES = 300;

/**
 * Names statements by their verb and the first table that they name. The number of names is bounded: what comes after it
 * is "other", as names are labels of figures, each of which is kept.
 */
export function openNames(): (text: string) => string {
  const named = new Map<string, string>();
  const names = new Set<string>();
  return (text) => {
    const known = named.get(text);
    if (known) return known;
    const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'none';
    const about = table.exec(text.replaceAll(/\bextract\(\w+ from /gi, ''))?.[1]?.toLowerCase();
    const name = about === undefined ? verb : `${verb} ${about}`;
    if (!names.has(name) && names.size >= MAX_NAMES) return 'other';
    names.add(name);
    // Texts differ by the filters that are set; few are kept, as some are long.
    if (named.size < 2 * MAX_NAMES) named.set(text, name);
    return name;
  };
}
