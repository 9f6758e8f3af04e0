import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainText } from '@scripts/dialects/statement';
import type { Engine, Session } from '../db/engine';

/** What the product asked for in this process, each text once. */
const asked = new Set<string>();
/** What somebody else did so far, and how often it was looked who that was. */
const others = new Map<string, number>();
const LOOKS = 3;
const DEPTH = 60;

/** The same engine, which notes each statement that the product asks for. */
export const noting = (engine: Engine): Engine => ({
  ...engine,
  async acquire() {
    const session = await engine.acquire();
    return {
      ...session,
      query(text, values) {
        note(text);
        return session.query(text, values);
      },
      script(text) {
        note(text);
        return session.script(text);
      },
      copy(statement, chunks) {
        note(statement);
        return session.copy(statement, chunks);
      },
    } satisfies Session;
  },
});

function note(text: string): void {
  if (asked.has(text)) return;
  const looks = others.get(text) ?? 0;
  if (looks >= LOOKS) return;
  if (isAskedByProduct()) asked.add(text);
  else others.set(text, looks + 1);
}

/** Whether whoever asks, above the driver and the packages, is code that is shipped. */
function isAskedByProduct(): boolean {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = DEPTH;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = before;
  const asker = stack
    .split('\n')
    .slice(1)
    .find((line) => /\/(server|contract|scripts|demo)\//.test(line) && !ON_THE_WAY.test(line));
  return asker !== undefined && !/\.test\.ts|\/testing\//.test(asker);
}

const ON_THE_WAY =
  /node_modules|\/server\/db\/(?!.*\.test\.ts)|\/server\/testing\/(ranStatements|testDb|conflicts)\.ts/;

/** What the product asked for since this was called last; with TEST_STATEMENTS it is kept in that folder too. */
export function takeStatements(): readonly string[] {
  const texts = [...new Set([...asked].map(plainText))].filter((text) => !taken.has(text));
  for (const text of texts) taken.add(text);
  const folder = process.env['TEST_STATEMENTS'];
  if (folder !== undefined && texts.length > 0) {
    const lines = texts.map((text) => `${JSON.stringify(text)}\n`).join('');
    appendFileSync(join(folder, `${process.pid}.jsonl`), lines);
  }
  return texts;
}

const taken = new Set<string>();
