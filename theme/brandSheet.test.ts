// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Brand, brandOf } from './brand';
import { brandSchemes } from './brandScheme';
import { brandSheet } from './brandSheet';
import redbluff from './brands/redbluff/brand.json';
import { theme } from './index';

const brand = brandOf(redbluff);
const schemes = brandSchemes(brand.colors);

/** The rules of a sheet as a browser's own parser reads them: what is declared, by medium and selector. */
function rulesOf(over: Partial<Brand> = {}): ReadonlyMap<string, CSSStyleDeclaration> {
  const text = brandSheet({ ...brand, ...over }, (file) => `/brand/${file}`);
  const element = Object.assign(document.createElement('style'), { textContent: text });
  document.head.append(element);
  const read = (rules: CSSRuleList, before: string): (readonly [string, CSSStyleDeclaration])[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule) return read(rule.cssRules, `${rule.media.mediaText} `);
      if (rule instanceof CSSFontFaceRule) return [['@font-face', rule.style] as const];
      return rule instanceof CSSStyleRule ? [[`${before}${rule.selectorText}`, rule.style] as const] : [];
    });
  const rules = new Map(read(element.sheet!.cssRules, ''));
  element.remove();
  return rules;
}

const valueIn = (rules: ReturnType<typeof rulesOf>, selector: string, name: string) =>
  rules.get(selector)?.getPropertyValue(name).trim();

describe.each(['light', 'dark'] as const)('in the %s scheme', (name) => {
  const rules = rulesOf();
  const { scheme, art } = schemes[name];

  it.each([
    ['primary-main', scheme.primary.main],
    ['background-default', scheme.background],
    ['text-secondary', scheme.text.secondary],
    ['surface-tint', scheme.tint],
    ['chart-first', scheme.chart[0]],
    ['aging-over90', scheme.aging.over90],
    ['art-sky', art.sky],
    ['TableCell-border', scheme.divider],
    ['DataGrid-headerBg', scheme.subtle],
  ])('%s is %s', (variable, color) => {
    expect(valueIn(rules, `html[data-scheme='${name}']`, `--fg-palette-${variable}`)).toBe(color);
  });

  it('every shade that MUI made of a color of Fieldgate’s is one of the brand’s', () => {
    const channels = (hex: string) =>
      [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
    expect(valueIn(rules, `html[data-scheme='${name}']`, '--fg-palette-primary-mainChannel')).toBe(
      channels(scheme.primary.main),
    );
    const own = theme.colorSchemes[name]!.palette;
    const sheet = rules.get(`html[data-scheme='${name}']`)!.cssText;
    expect(sheet).not.toContain(own.primary.main);
    expect(sheet).not.toContain(own.surface.bar);
  });

  it('the ground before the scripts is the brand’s, on a screen only', () => {
    expect(rules.get(`screen :root[data-scheme='${name}']`)?.backgroundColor).not.toBe('');
    expect(rules.get(`:root[data-scheme='${name}']`)).toBeUndefined();
  });
});

describe('corners and typefaces', () => {
  it('are the brand’s', () => {
    const rules = rulesOf({ radius: 3 });
    expect(valueIn(rules, 'html[data-scheme]', '--fg-shape-borderRadius')).toBe('3px');
    expect(valueIn(rules, 'html[data-scheme]', '--fg-text')).toContain('Bitter Variable');
  });

  it('may come with a file, with what stands in for it', () => {
    const text = { family: 'Prairie', file: 'prairie.woff2', generic: 'serif' } as const;
    const rules = rulesOf({ typefaces: { ...brand.typefaces, text } });
    expect(valueIn(rules, 'html[data-scheme]', '--fg-text')).toMatch(/^.Prairie., ?Georgia, ?serif$/);
    expect(valueIn(rules, '@font-face', 'font-family')).toContain('Prairie');
  });
});

describe('on paper', () => {
  it('only the bars of a chart keep a color: those of the light scheme', () => {
    const paper = rulesOf().get('print :root[data-scheme]')!;
    expect([...paper].filter((name) => !/^--fg-palette-(chart|aging)-\w+$/.test(name))).toEqual([]);
    expect(paper.getPropertyValue('--fg-palette-chart-first')).toBe(schemes.light.scheme.chart[0]);
  });
});

describe('the picture', () => {
  it.each([
    ['sunrise', []],
    ['none', ['html :has(>[data-picture])']],
    ['field.webp', ['html [data-picture]>*']],
  ])('%s', (imagery, hidden) => {
    const rules = rulesOf({ imagery });
    const gone = [...rules].filter(
      ([selector, { display }]) => selector.includes('data-picture') && display === 'none',
    );
    expect(gone.map(([selector]) => selector)).toEqual(hidden);
  });
});
