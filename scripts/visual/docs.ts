import type { Browser, Page } from 'playwright';
import { axeFaults, wcag } from '../../e2e/checks/axe';
import { widthFaults } from '../../e2e/checks/reading';
import { docsThere, showDocs, withoutStories } from './inPage';
import { AXE_SAMPLE, sampleOf } from './sample';
import { openStorybook, type Sight, untilQuiet } from './storybookPage';

/** A page of the handbook: prose, or all of a component. */
export interface DocsPage {
  readonly id: string;
  /** The file that it is made of: its prose, or the stories of its component. */
  readonly file: string;
}

/** What became of a page in one look. */
export interface DocsVerdict {
  readonly page: DocsPage;
  /** "light at 1280 pixels". */
  readonly how: string;
  readonly faults: readonly string[];
}

const looks: readonly (Sight & { readonly how: string; readonly deep: boolean })[] = [
  {
    how: 'light at 1280 pixels',
    deep: false,
    mode: { theme: 'light', viewport: 'desktop' },
    width: 1280,
    height: 860,
  },
  {
    how: 'dark at 1280 pixels',
    deep: true,
    mode: { theme: 'dark', viewport: 'desktop' },
    width: 1280,
    height: 860,
  },
  {
    how: 'light at 360 pixels',
    deep: true,
    mode: { theme: 'light', viewport: 'phone' },
    width: 360,
    height: 740,
  },
];

/** So many pages in a row are one window's, which loads Storybook anew for the next ones. */
const perTurn = 30;

/** How long a page may stay empty, in ms. */
const PATIENCE = 15_000;

/** Each story is checked by itself, in its own window: on a page it has the same colors and the same words. */
const stories = '#storybook-docs [id^="story--"]';

/** More pages than this come of a change to what all are made of: then a look at each leaves out what others tell. */
const FEW = 12;

/** Pages of components are made of the same parts: of many, axe looks at a sample, and at all that is prose. */
const isProse = ({ file }: DocsPage) => file.endsWith('.mdx');

interface Options {
  readonly browser: Browser;
  /** Where the built Storybook is served. */
  readonly origin: string;
  /** Whether each page is looked at in the dark and on a phone besides. */
  readonly deep: boolean;
  /** Whether the tests ask, which write no record of what passed. */
  readonly checking: boolean;
  /** Id of the last commit. */
  readonly commit: string;
  /** Windows that work side by side. */
  readonly windows: number;
}

/** Every page of prose or of a component in a served Storybook, in the order of its sidebar. */
export async function listDocs(origin: string): Promise<DocsPage[]> {
  const index = (await (await fetch(`${origin}/index.json`)).json()) as {
    readonly entries: Record<
      string,
      { readonly id: string; readonly type: string; readonly importPath: string }
    >;
  };
  return Object.values(index.entries)
    .filter(({ type }) => type === 'docs')
    .map(({ id, importPath }) => ({ id, file: importPath.replace('./', '') }));
}

/**
 * Opens each page and asks axe, the console and the width of the window what is wrong with it: with its stories where they
 * are few, in a deep run, and where what passed is written down; else axe is asked about a sample of the pages of
 * components, another at each commit.
 * @throws Error when faults that are planted in the first page of a look are not seen
 */
export async function checkDocs(
  pages: readonly DocsPage[],
  { browser, origin, deep, checking, commit, windows }: Options,
): Promise<DocsVerdict[]> {
  const turns = looks
    .filter((look) => deep || !look.deep)
    .flatMap((look) => chunks(pages, perTurn).map((part, at) => ({ look, part, first: at === 0 })));
  const whole = deep || !checking || pages.length <= FEW;
  const components = pages.filter((page) => !isProse(page)).map(({ id }) => id);
  const sample = sampleOf(components, commit, whole ? 1 : AXE_SAMPLE);
  const verdicts: DocsVerdict[] = [];
  const work = async () => {
    const storybook = await openStorybook(browser, origin, { checked: false });
    const said = await listen(storybook.page);
    if (!whole) await storybook.page.addInitScript(withoutStories);
    const faultsOf = async (patience: number, asksAxe: boolean) => {
      const there = await storybook.page.evaluate(docsThere, { patience, withStories: whole });
      await untilQuiet(storybook);
      return [
        ...there,
        ...storybook.errors,
        ...said,
        ...(asksAxe ? await axeFaults(storybook.page, wcag, [stories]) : []).map((fault) => `a11y: ${fault}`),
        ...(await storybook.page.evaluate(widthFaults, storybook.page.viewportSize()!.width)),
      ];
    };
    const lookAt = async (page: DocsPage) => {
      said.length = 0;
      storybook.errors.length = 0;
      const shown = await storybook.page.evaluate(showDocs, page.id);
      return [...shown, ...(await faultsOf(PATIENCE, isProse(page) || sample.has(page.id)))];
    };
    try {
      for (let turn = turns.shift(); turn; turn = turns.shift()) {
        const { look, part, first } = turn;
        const again = async (page: DocsPage) => {
          await storybook.begin(look);
          return lookAt(page);
        };
        await storybook.begin(look);
        for (const page of part) {
          const faults = await lookAt(page).catch((error: Error) => {
            // Storybook loads itself anew when it leaves a page of which a story is not through yet.
            if (!/context was destroyed/.test(error.message)) throw error;
            return again(page);
          });
          // A chart of the page before may still complain while it leaves; what is this page's own is there again.
          verdicts.push({ page, how: look.how, faults: faults.length > 0 ? await again(page) : faults });
        }
        if (first) {
          await storybook.page.evaluate(plantFaults);
          expectPlanted(await faultsOf(0, true));
        }
      }
    } finally {
      await storybook.close();
    }
  };
  await Promise.all(Array.from({ length: windows }, work));
  return verdicts;
}

/** Runs in the page: one fault for each kind that is looked for. */
function plantFaults() {
  console.error('planted');
  void Promise.reject(new Error('planted too'));
  const element = document.createElement('div');
  element.style.width = '3000px';
  element.innerHTML = '<button></button>';
  document.body.append(element);
  document.querySelector('#storybook-docs')?.replaceChildren();
}

function expectPlanted(faults: readonly string[]) {
  const wanted = [
    'Nothing stands on the page.',
    'Console: planted',
    'Uncaught: planted too',
    'a11y: button-name',
    'pixels wide',
  ];
  const unseen = wanted.filter((each) => !faults.some((fault) => fault.includes(each)));
  if (unseen.length > 0)
    throw new Error(`Planted in a page of the handbook, and not seen: ${unseen.join(', ')}`);
}

/** What the page says to the console that something is wrong. Stories in windows of their own are looked at as stories. */
async function listen(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    if (window !== window.parent) console.error = () => {};
  });
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`Console: ${message.text().slice(0, 300)}`);
  });
  return said;
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
