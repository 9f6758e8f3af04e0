// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { theme } from './index';
import { moreContrast } from './pairs';
import { light } from './tokens';

const room = import.meta.dirname;
const text = readFileSync(join(room, 'media.css'), 'utf8');

type Declarations = Readonly<Record<string, string>>;

/** What is declared for a medium, by selector, as a browser's own parser reads the file. */
function rulesOf(medium: string): ReadonlyMap<string, Declarations> {
  const sheet = Object.assign(document.createElement('style'), { textContent: text });
  document.head.append(sheet);
  const found = [...(sheet.sheet?.cssRules ?? [])].find(
    (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === medium,
  );
  sheet.remove();
  if (!found) throw new Error(`media.css has nothing for ${medium}`);
  const rules = [...found.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  return new Map(rules.map(({ selectorText, style }) => [selectorText, declared(style)]));
}

const declared = (style: CSSStyleDeclaration): Declarations =>
  Object.fromEntries(
    [...style].map((name) => {
      const important = style.getPropertyPriority(name) && ' !important';
      return [name, style.getPropertyValue(name).trim() + important];
    }),
  );

/** Everything declared for an element that matches, wherever it stands in the list of rules. */
function declaredFor(medium: string, markup: string): Declarations {
  document.documentElement.setAttribute('data-scheme', 'dark');
  document.body.innerHTML = markup;
  const element = document.body.querySelector('[data-probe]');
  if (!element) throw new Error('Mark the element that is asked about with data-probe.');
  const all = [...rulesOf(medium)].filter(([selector]) => element.matches(selector));
  return Object.assign({}, ...all.map(([, declarations]) => declarations)) as Declarations;
}

const variableOf = (token: string) => `--fg-palette-${token.replaceAll('.', '-')}`;

describe('more contrast', () => {
  const root = rulesOf('(prefers-contrast: more)').get(':root[data-scheme]');

  it.each(Object.entries(moreContrast))('paints %s as %s, in both schemes', (token, stronger) => {
    expect(root?.[variableOf(token)]).toBe(`var(${variableOf(stronger)})`);
  });

  it.each(['MuiOutlinedInput-notchedOutline', 'MuiButton-outlined', 'MuiChip-outlined', 'MuiPaper-outlined'])(
    'draws the line of .%s twice as thick',
    (name) => {
      const declarations = declaredFor('(prefers-contrast: more)', `<p data-probe class="${name}"></p>`);
      expect(declarations).toMatchObject({ 'border-width': '2px' });
    },
  );

  it('underlines links more thickly', () => {
    expect(
      declaredFor('(prefers-contrast: more)', '<a data-probe class="MuiLink-root" href="/">Home</a>'),
    ).toMatchObject({ 'text-decoration-thickness': '2px' });
  });
});

describe('forced colors', () => {
  it.each([
    ['the current page', '<a data-probe class="MuiListItemButton-root Mui-selected"></a>'],
    ['a chosen entry', '<li data-probe class="MuiMenuItem-root Mui-selected"></li>'],
    ['a selected row', '<div data-probe class="MuiDataGrid-row Mui-selected"></div>'],
    ['a pressed filter chip', '<button data-probe class="MuiChip-root" aria-pressed="true"></button>'],
    ['a chosen card', '<label data-probe><span class="MuiRadio-root Mui-checked"></span></label>'],
  ])('draw a line around %s', (_, markup) => {
    expect(declaredFor('(forced-colors: active)', markup)).toMatchObject({ outline: '2px solid Highlight' });
  });

  it.each([
    ['a chip that is free', '<button data-probe class="MuiChip-root" aria-pressed="false"></button>'],
    ['another page', '<a data-probe class="MuiListItemButton-root"></a>'],
    ['the bar', '<header data-probe class="MuiPaper-elevation MuiAppBar-root"></header>'],
  ])('leave %s as it is', (_, markup) => {
    expect(declaredFor('(forced-colors: active)', markup)).toEqual({});
  });

  it.each([
    ['a status chip', 'MuiChip-filled'],
    ['an alert', 'MuiAlert-root'],
    ['a filled button', 'MuiButton-contained'],
    ['a menu', 'MuiPaper-elevation MuiPaper-elevation8'],
    ['a tooltip', 'MuiTooltip-tooltip'],
    ['progress', 'MuiLinearProgress-root'],
  ])('give %s an edge', (_, name) => {
    const { border } = declaredFor('(forced-colors: active)', `<p data-probe class="${name}"></p>`);
    expect(border).toBe('1px solid');
  });

  it('are not opted out of anywhere', () => {
    const sources = ['../src', '../public', '.'].flatMap((folder) =>
      readdirSync(join(room, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
        .map((name) => join(room, folder, name)),
    );
    const optOut = /forced-?color-?adjust['"]?\s*:/i;

    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((path) => optOut.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});

describe('less motion', () => {
  it('ends every animation and transition at once', () => {
    expect(
      declaredFor('(prefers-reduced-motion: reduce)', '<p data-probe class="MuiSkeleton-root"></p>'),
    ).toMatchObject({
      'animation-duration': '0.01ms !important',
      'animation-iteration-count': '1 !important',
      transition: 'none !important',
      'scroll-behavior': 'auto !important',
    });
  });
});

describe('paper', () => {
  it.each([
    '<header data-probe></header>',
    '<nav data-probe></nav>',
    '<footer data-probe></footer>',
    '<div data-probe><div class="MuiToolbar-root"></div><nav></nav></div>',
    '<div><div data-probe class="MuiToolbar-root"></div><main></main></div>',
    '<div data-probe data-screen-only></div>',
    '<a data-probe class="MuiButton-root"></a>',
    '<button data-probe class="MuiIconButton-root"></button>',
    '<button data-probe class="MuiChip-root MuiChip-clickable"></button>',
  ])('is spared %s', (markup) => {
    expect(declaredFor('print', markup)).toMatchObject({ display: 'none !important' });
  });

  it.each([
    ['a figure that opens a list', '<button data-probe class="MuiButtonBase-root"></button>'],
    ['a status', '<div data-probe class="MuiChip-root MuiChip-filled"></div>'],
    ['the page’s content', '<div><main data-probe></main></div>'],
  ])('keeps %s', (_, markup) => {
    expect(declaredFor('print', markup)['display'] ?? 'as it is').not.toContain('none');
  });

  it('uses the whole width, beside an open navigation too', () => {
    expect(declaredFor('print', '<div data-probe><main></main></div>')).toMatchObject({
      margin: '0px !important',
      padding: '0px !important',
    });
  });

  it.each(['<tr data-probe></tr>', '<div data-probe class="MuiCard-root"></div>'])(
    'does not break within %s',
    (markup) => {
      const inTable = markup.startsWith('<tr') ? `<table><tbody>${markup}</tbody></table>` : markup;
      expect(declaredFor('print', inTable)).toMatchObject({ 'break-inside': 'avoid' });
    },
  );

  it('repeats the head of a table, keeps headings with their text, and shows where links lead', () => {
    const rules = rulesOf('print');
    expect(rules.get('thead')).toEqual({ display: 'table-header-group' });
    expect(declaredFor('print', '<h2 data-probe></h2>')).toMatchObject({ 'break-after': 'avoid' });
    expect(declaredFor('print', '<a data-probe href="/">Home</a>')).toMatchObject({
      color: 'inherit !important',
      'text-decoration': 'underline currentColor !important',
    });
    expect([...rules.keys()].some((selector) => /^a\[href.*::after$/.test(selector))).toBe(true);
  });

  const root = rulesOf('print').get(':root[data-scheme]') ?? {};

  it.each(['text.primary', 'text.secondary', 'error.main', 'warning.main', 'info.main', 'success.main'])(
    'prints %s in black',
    (token) => {
      expect(root[variableOf(token)]).toBe('black');
    },
  );

  it('leaves no ground but white', () => {
    const grounds = Object.entries(root).filter(([name]) =>
      /-(background-\w+|surface-(subtle|tint|bar|error|warning|info|success)|art-\w+)$/.test(name),
    );
    expect(grounds.length).toBe(16);
    expect(new Set(grounds.map(([, color]) => color))).toEqual(new Set(['white']));
  });

  it('paints charts as the light scheme does', () => {
    const { chart, aging } = theme.colorSchemes.light?.palette ?? {};
    for (const [name, color] of Object.entries({ ...chart, ...aging })) {
      const group = name in light.aging ? 'aging' : 'chart';
      expect(root[`--fg-palette-${group}-${name}`]?.toUpperCase()).toBe(color);
    }
  });

  it('names only variables that the theme has', () => {
    const known = JSON.stringify(theme.vars);
    const named = [...text.matchAll(/--fg-[\w-]+/g)].map(([name]) => name);
    expect(
      named.filter((name) => !known.includes(`var(${name},`) && !known.includes(`var(${name})`)),
    ).toEqual([]);
  });
});
