import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds?: readonly string[] } | null;
}

export const root = resolve(import.meta.dirname, '..');
const source = (path: string) => resolve(root, 'src', path);
export const entry = source('main.tsx');
const door = source('app/SignedOutApp.tsx');
const shell = source('app/SignedInApp.tsx');
const frame = source('app/frame.tsx');
const home = source('features/home/HomePage.tsx');
const overview = source('features/accounts/OverviewPage.tsx');
/** What stands below the first figures of these two, and is fetched beside the data. */
const further = [source('features/home/HomeFurther.tsx'), source('features/accounts/OverviewFurther.tsx')];

/** The source of each route's screen, as the portal fetches it. */
export const screens: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...readFileSync(source('app/screenCode.ts'), 'utf8').matchAll(
      /'(\/[^']+)': [^']*?import\('\.\.\/([^']+)'\)/g,
    ),
  ].map(([, path, module]) => [path!, source(`${module}.tsx`)]),
);

const pages = [
  ...new Set([entry, door, shell, frame, home, overview, ...further, ...Object.values(screens)]),
];

/**
 * Named by lists of exports that every page reads, and used by later screens only: what they and their imports need
 * is not what a page needs. The bundler finds a place for them by itself.
 */
const LATER = [
  /\/material\/styles\/enhanceHighContrast\.mjs$/,
  /\/material\/utils\/mergeSlotProps\.mjs$/,
  /\/system\/(Grid|Stack|useMediaQuery)\//,
  /\/query-core\/.*\/(queries|mutation)Observer\.js$/,
  /\/react-query\/.*\/use(Queries|Mutation)\.js$/,
];

/** What a screen with a form reaches, and no other; and what checks a form, which a dialog of a list may need too. */
const FORMS = /\/node_modules\/formik\//;
/** Dialogs stand on what menus stand on, which must not come with every list. */
const DIALOGS = /\/material\/Dialog/;
/** The browser's own select, which lists and forms begin with: too small for a file of its own, it goes to the door. */
const SELECT = /\/material\/NativeSelect\/NativeSelect\.mjs$/;
const CHECKS = /\/node_modules\/(yup|property-expr|tiny-case|toposort)\//;

/**
 * Puts what pages share into few chunks: each is compressed alone, and on a weak line each costs a round trip. "base" is
 * what every page needs, "door" what the sign-in needs beside it, "shell" what every signed-in page needs, "frame" what
 * its menus need a moment later. Then what screens share: "further" what stands below the first figures and on others, and
 * what lists and forms both need; "lists" what those without a form need, "forms" what those with one need, "checks" what
 * tells whether a form is filled in right, "office" what forms of the office alone share, "officeLists" what its
 * lists do. The rest of a screen stands with it.
 * @returns a name for the module's chunk, or null to leave it where it is
 * @throws when the build has no such page, or none of the modules that come later: every page would grow unnoticed
 */
export function pageChunk(id: string, graph: Graph): string | null {
  const { reached, later, forms } = reachesIn(graph);
  const within = (...some: string[]) => some.every((page) => reached.get(page)!.has(id));
  if (within(entry) || within(door, shell) || within(door, overview)) return 'base';
  const own = screenNames.get(id);
  if (own !== undefined) return own;
  const first = screenIds.filter((screen) => within(screen));
  const used = screenIds.filter((screen) => within(screen) || later.get(screen)!.has(id));
  const isShared = first.length > 0 && used.length > 1;
  if (within(shell) || (isShared && (within(home) || within(overview)))) return 'shell';
  if (within(door)) return 'door';
  if (within(frame) && id.startsWith(source('session'))) return 'base';
  // A crumb that most screens read too must not bring all of the menus with it.
  if (within(frame)) return first.length > screenIds.length / 2 ? 'shell' : 'frame';
  if (first.length > 0 && !isShared) return screenNames.get(first[0]!)!;
  if (used.length > 1 && further.some((part) => within(part))) return 'further';
  if (first.length === 0) return null;
  const { importedIds } = graph.getModuleInfo(id)!;
  if ([id, ...importedIds].some((each) => CHECKS.test(each))) return 'checks';
  // Whoever tells of a check is not in a hurry: its pages take what pays invoices from the page that most people pay on.
  if (first.every((screen) => payingScreens.has(screen))) return screenNames.get(payment)!;
  // What pages of notices share stands on the bell, which must not come with every list.
  if (first.every((screen) => noticeScreens.has(screen))) return screenNames.get(notices)!;
  // Nor what payments share that somebody agreed to before.
  if (first.every((screen) => debitScreens.has(screen))) return screenNames.get(autopay)!;
  const withForm = first.filter((screen) => forms.has(screen));
  // What only pages of the office share, no customer has to bring.
  const isOffices = first.every((screen) => officeScreens.has(screen));
  if (withForm.length === first.length) return isOffices ? 'office' : 'forms';
  // What the office's first page has is too little for a file of its own; it does not bring what only the lists share.
  if (isOffices) return first.includes(officeHome) ? screenNames.get(officeHome)! : 'officeLists';
  // What lists share with one page of a customer's that has a form, or with the office's first page, must not bring all of the
  // lists' code there.
  const noList = withForm.length === 0 ? first.includes(officeHome) : !officeScreens.has(withForm[0]!);
  if (withForm.length <= 1 && noList) return 'further';
  if (withForm.length <= 1) return 'lists';
  if ([id, ...importedIds].some((each) => DIALOGS.test(each))) return 'forms';
  // The fields of the door would come with them, before what stands below the first figures.
  const onFields = importedIds.some((each) => pageChunk(each, graph) === 'door');
  return onFields ? (withForm.length < first.length / 2 ? 'lists' : 'forms') : 'further';
}

const screenIds = [...new Set(Object.values(screens))];
const officeScreens = new Set(
  Object.entries(screens).flatMap(([path, screen]) => (path.startsWith('/admin') ? [screen] : [])),
);

const officeHome = screens['/admin']!;

const payment = screens['/my-account/payments/make-a-payment']!;
/** Pages that pay invoices. */
const payingScreens = new Set([
  payment,
  screens['/my-account/payments/mailed-check']!,
  screens['/admin/queue/check']!,
]);

const autopay = screens['/my-account/payments/autopay']!;
/** Pages of payments that are made by themselves. */
const debitScreens = new Set([autopay, screens['/my-account/payments/scheduled']!]);

const notices = screens['/notices']!;
/** Pages about what people are told; an account's page of the office says of whom. */
const noticeScreens = new Set([
  notices,
  screens['/admin/accounts/:no']!,
  screens['/notices/choices']!,
  screens['/admin/notices']!,
  screens['/admin/notices/settings']!,
]);

/** A screen's chunk is called like its source. */
const screenNames = new Map(screenIds.map((id) => [id, basename(id, '.tsx')]));

// The office's first page takes what it has before what its lists share takes that along.
const shared = ['base', 'shell', 'door', 'frame', 'further', 'checks', 'lists', 'forms', 'office'];
const inOrder = new Set([...shared, screenNames.get(officeHome)!, 'officeLists', ...screenNames.values()]);

/**
 * The chunks, each taking its modules before the next: a group takes along what its modules import, and "base" must have
 * what all need before a menu claims it.
 */
export const chunkGroups = [...inOrder].map((name, at) => ({
  name: (id: string, graph: Graph) => (pageChunk(id, graph) === name ? name : null),
  debugName: name,
  priority: 100 - at,
}));

interface Reaches {
  /** By page: every module that it cannot stand without. */
  readonly reached: ReadonlyMap<string, ReadonlySet<string>>;
  /** By page: every module that it asks for later, for a dialog or a menu. */
  readonly later: ReadonlyMap<string, ReadonlySet<string>>;
  /** The screens with a form. */
  readonly forms: ReadonlySet<string>;
}

const known = new WeakMap<Graph, Reaches>();

function reachesIn(graph: Graph): Reaches {
  const before = known.get(graph);
  if (before) return before;
  const met = new Set<RegExp>();
  const reached = new Map(pages.map((page) => [page, reach([page], graph, met)]));
  for (const later of LATER) if (!met.has(later)) throw new Error(noneSuch(String(later)));
  const select = [...reached.values()].flatMap((ids) => Array.from(ids)).find((id) => SELECT.test(id));
  if (!select) throw new Error(noneSuch(String(SELECT)));
  reached.set(door, reach([door, select], graph, met));
  const later = new Map(
    pages.map((page) => [page, reach(askedLater(reached.get(page)!, graph), graph, met)]),
  );
  const forms = new Set(pages.filter((page) => [...reached.get(page)!].some((id) => FORMS.test(id))));
  const reaches = { reached, later, forms };
  known.set(graph, reaches);
  return reaches;
}

/** What those modules import when it is needed, other screens left out. */
function askedLater(from: ReadonlySet<string>, graph: Graph, asked = new Set<string>()): readonly string[] {
  for (const id of from)
    for (const each of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (asked.has(each) || screenNames.has(each)) continue;
      asked.add(each);
      askedLater(reach([each], graph, new Set()), graph, asked);
    }
  return [...asked];
}

/** @param met takes the patterns that matched a module on the way */
function reach(roots: readonly string[], graph: Graph, met: Set<RegExp>): ReadonlySet<string> {
  const reached = new Set<string>();
  const take = (id: string): void => {
    if (reached.has(id)) return;
    const later = LATER.find((pattern) => pattern.test(id));
    if (later) return void met.add(later);
    reached.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(take);
  };
  for (const root of roots) {
    if (!graph.getModuleInfo(root)) throw new Error(noneSuch(root));
    take(root);
  }
  return reached;
}

const noneSuch = (what: string) =>
  `scripts/pageChunks.ts names ${what}, which is no module of this build: it was moved, or a library changed. Name it ` +
  'as it is called now.';
