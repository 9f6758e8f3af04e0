import { judgeCitus } from './citus';
import { judgeAurora, judgeDsql } from './dsql';
import type { Engine, Difference } from './difference';
import { statementsOf } from './statement';

const judges = { aurora: judgeAurora, citus: judgeCitus, dsql: judgeDsql };

/** What of a text is otherwise on each engine, each once. @throws where PostgreSQL would not read it */
export async function differencesOf(text: string): Promise<readonly Difference[]> {
  const found = new Map<string, Difference>();
  for (const { kind, node } of await statementsOf(text)) {
    for (const [engine, judge] of Object.entries(judges) as [Engine, typeof judgeDsql][]) {
      judge(kind, node, (rule, about) => found.set(keyOf({ engine, rule, about }), { engine, rule, about }));
    }
  }
  return [...found.values()];
}

/** What differences are known by: "citus noCustomer invoice". */
export const keyOf = ({ engine, rule, about }: Difference): string => `${engine} ${rule} ${about}`;
