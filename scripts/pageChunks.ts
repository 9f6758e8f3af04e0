import { resolve } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string) => resolve(import.meta.dirname, '../src', path);
const entry = source('main.tsx');
const gate = source('app/Gate.tsx');
const portal = source('app/Portal.tsx');
const home = source('features/home/HomeScreen.tsx');
const overview = source('features/accounts/OverviewScreen.tsx');

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
 */
export function pageChunk(id: string, graph: Graph): string | null {
  if ([entry, gate, portal, home, overview].includes(id)) return null;
  const within = (...pages: string[]) => pages.every((page) => reach(page, graph).has(id));
  if (within(entry) || within(gate, portal) || within(gate, overview)) return 'base';
  if (within(portal) || within(home, overview)) return 'shell';
  return null;
}

const reaches = new WeakMap<Graph, Map<string, ReadonlySet<string>>>();

/** Every module that a page cannot stand without. */
function reach(page: string, graph: Graph): ReadonlySet<string> {
  const known = reaches.get(graph) ?? new Map<string, ReadonlySet<string>>();
  reaches.set(graph, known);
  const before = known.get(page);
  if (before) return before;
  const reached = new Set<string>();
  const take = (id: string): void => {
    if (reached.has(id) || LATER.some((later) => later.test(id))) return;
    reached.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(take);
  };
  take(page);
  known.set(page, reached);
  return reached;
}
