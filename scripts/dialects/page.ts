import { type Engine, engines, type Difference, rules } from './difference';
import { differencesOf, keyOf } from './judge';

export const PAGE = 'docs/dialects.md';

const titles: Readonly<Record<Engine, string>> = {
  aurora: 'Aurora PostgreSQL',
  citus: 'Citus, by customer',
  dsql: 'Aurora DSQL',
};

interface Judged {
  readonly text: string;
  readonly differences: readonly Difference[];
}

/** The page, of what the product asked for and of what migrations do. */
export async function pageOf(asked: readonly string[], migrations: readonly string[]): Promise<string> {
  const [queries, changes] = await Promise.all([judged(asked), judged(migrations)]);
  const parts = engines.map((engine) => {
    const tables = [
      ['What the product asks for', queries],
      ['What migrations do', changes],
    ] as const;
    return [
      `## ${titles[engine]}`,
      ...tables.flatMap(([title, all]) => [`### ${title}`, summary(engine, all), tableOf(engine, all)]),
    ].join('\n\n');
  });
  return `${HEAD}\n\n${parts.join('\n\n')}\n`;
}

const judged = (texts: readonly string[]): Promise<Judged[]> =>
  Promise.all(texts.map(async (text) => ({ text, differences: await differencesOf(text) })));

const HEAD = `# Other engines

Written by \`npm run dialects\`, from every statement that the product asked for in the tests of the \`postgres\` project and from all
migrations; each is read by PostgreSQL's own parser and judged by \`scripts/dialects\`. No such engine was run. What the rules rest
on is in [decision 101](decisions/101-more-than-one-machine.md). A test of a file fails where the product asks for something that no
row of this page has: by engine, rule and table.

To write it anew: \`mkdir /tmp/asked\`, \`TEST_STATEMENTS=/tmp/asked npx vitest run --project postgres\`, \`npm run dialects -- /tmp/asked\`.
Statements that differ in the number of values alone are one. A number behind a name is how many statements it is about.`;

function summary(engine: Engine, all: readonly Judged[]): string {
  const hit = all.filter(({ differences }) => differences.some((difference) => difference.engine === engine));
  const only = hit.filter(({ differences }) =>
    differences.every((difference) => difference.engine !== engine || runsThere.has(difference.rule)),
  );
  const runs =
    engine === 'citus' && only.length > 0 ? ` Of these ${only.length} run all the same, on every shard.` : '';
  return `${hit.length} of ${all.length} are otherwise.${runs}`;
}

/** Rules whose statements run, if not as they should. */
const runsThere: ReadonlySet<string> = new Set(['noCustomer']);

function tableOf(engine: Engine, all: readonly Judged[]): string {
  const rows = Object.entries(rules[engine]).flatMap(([rule, why]) => {
    const counts = new Map<string, number>();
    for (const { differences } of all) {
      for (const difference of differences) {
        if (difference.engine === engine && difference.rule === rule)
          counts.set(difference.about, (counts.get(difference.about) ?? 0) + 1);
      }
    }
    const about = [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, count]) => `${name} ×${count}`);
    return about.length === 0 ? [] : [`| \`${rule}\` | ${why} | ${about.join(', ')} |`];
  });
  return rows.length === 0 ? 'Nothing.' : ['| rule | why | about |', '|---|---|---|', ...rows].join('\n');
}

/** What the page names, by `keyOf`. */
export function keysIn(page: string): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const engine of engines) {
    const begin = page.indexOf(`\n## ${titles[engine]}\n`);
    const next = page.indexOf('\n## ', begin + 1);
    const part = page.slice(begin, next < 0 ? undefined : next);
    for (const [, rule, all] of part.matchAll(/^\| `(\w+)` \|[^|]*\| (.*) \|$/gm)) {
      for (const each of all!.split(', '))
        keys.add(keyOf({ engine, rule: rule!, about: each.replace(/ ×\d+$/, '') }));
    }
  }
  return keys;
}
