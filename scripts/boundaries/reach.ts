import { isTestCode, productionEntries } from './plan';
import type { Repository } from './repository';
import type { Source } from './source';

/** What production loads at its start must hold nothing of the demo, whose passwords everybody can read. */
export function demoInProduction({ sources }: Repository): string[] {
  const byPath = new Map(
    sources.flatMap((source) => [
      [source.path, source] as const,
      [source.path.replace(/\.tsx?$/, ''), source] as const,
    ]),
  );
  // A set hands out what is added to it on the way.
  const reached = new Set<Source>(sources.filter(({ path }) => productionEntries.includes(path)));
  const found: string[] = [];
  for (const { path, staticImports } of reached) {
    for (const target of staticImports) {
      if (target === 'demo' || target.startsWith('demo/')) {
        found.push(`${path} imports ${target} statically; production must not load the demo. Use import().`);
        continue;
      }
      const next = byPath.get(target);
      if (next) reached.add(next);
    }
  }
  return found;
}

/** A method and path are written once, in `contract/<area>/endpoints.ts`. */
export const typedEndpoints = ({ sources }: Repository): string[] =>
  sources
    .filter(({ path }) => path.startsWith('src/') && !isTestCode(path))
    .flatMap(({ path, content }) =>
      content.apiPaths.map(
        (api) =>
          `${path} has '${api}'; endpoints stand in contract/<area>/endpoints.ts. Import it from there.`,
      ),
    );

/** Words of the business in the driver's file names. */
const business =
  /contract|invoice|statement|payment|discount|ledger|deposit|purchase|account|people|customer|access|lineFilter|lineGroup|lineNames|feed|seeing/i;
/** Statements of SQL. */
const ofSql = new Set([
  'server/db/pgliteStatements.ts',
  'server/db/statementNames.ts',
  'server/db/statements.test.ts',
]);

/** The driver could serve another product: what it knows of this one are migrations and table types. */
export const businessInDriver = ({ sources }: Repository): string[] =>
  sources
    .filter(({ path }) => /^server\/db\/[^/]+$/.test(path) && !ofSql.has(path))
    .filter(({ path }) => business.test(path.slice('server/db/'.length)))
    .map(
      ({ path }) =>
        `${path} knows the business; server/db is only the driver. Move it to server/domain/<noun>/.`,
    );
