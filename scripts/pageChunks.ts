import { resolve } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string) => resolve(import.meta.dirname, '../src', path);
const entry = source('main.tsx');
const gate = source('app/SignedOutApp.tsx');
const portal = source('app/SignedInApp.tsx');
const home = source('features/home/HomePage.tsx');
const overview = source('features/accounts/OverviewPage.tsx');
const pages = [entry, gate, portal, home, overview];

/**
 * Named by lists of exports that every page reads, and used by later screens only: what they and their imports need
 * is not what a page needs. The bundler finds a place for them by itself.
 */
const LATER = [
  /\/material\/styles\/enhanceHighContrast\.mjs$/,
  /\/material\/utils\/mergeSlotProps\.mjs$/,
  /\/system\/(Grid|useMediaQuery)\//,
  /\/query-core\/.*\/(queries|mutation)Observer\.js$/,
  /\/react-query\/.*\/use(Queries|Mutation)\.js$/,
];

/**
 * Puts what pages share into few chunks: thirty small files cost a tenth more bytes than three, since each is
 * compressed alone. "base" is what every page needs, "shell" what every signed-in page needs beside it; a
 * page's own code stays with the page.
 * @returns a name for the module's chunk, or null to leave it where it is
 * @throws when the build has no such page, or none of the modules that come later: every page would grow unnoticed
 */
export function pageChunk(id: string, graph: Graph): string | null {
  const reached = reachesIn(graph);
  if (pages.includes(id)) return null;
  const within = (...some: string[]) => some.every((page) => reached.get(page)!.has(id));
  if (within(entry) || within(gate, portal) || within(gate, overview)) return 'base';
  if (within(portal) || within(home, overview)) return 'shell';
  return null;
}

type Reaches = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<Graph, Reaches>();

/** By page: every module that it cannot stand without. */
function reachesIn(graph: Graph): Reaches {
  const before = known.get(graph);
  if (before) return before;
  const met = new Set<RegExp>();
  const reaches = new Map(pages.map((page) => [page, reach(page, graph, met)]));
  for (const later of LATER) if (!met.has(later)) throw new Error(noneSuch(String(later)));
  known.set(graph, reaches);
  return reaches;
}

/** @param met takes the patterns that matched a module on the way */
function reach(page: string, graph: Graph, met: Set<RegExp>): ReadonlySet<string> {
  if (!graph.getModuleInfo(page)) throw new Error(noneSuch(page));
  const reached = new Set<string>();
  const take = (id: string): void => {
    if (reached.has(id)) return;
    const later = LATER.find((pattern) => pattern.test(id));
    if (later) return void met.add(later);
    reached.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(take);
  };
  take(page);
  return reached;
}

const noneSuch = (what: string) =>
  `scripts/pageChunks.ts names ${what}, which is no module of this build: it was moved, or a library changed. Name it ` +
  'as it is called now.';
