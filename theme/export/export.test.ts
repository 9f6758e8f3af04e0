import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { theme } from '../index';
import { dtcgTokens } from './dtcg';
import { valueSchemas } from './dtcgSchema';
import { cssVariables, exportedFiles, figmaTokens, resolved } from './figma';
import { type Group, isToken, type Token } from './token';

interface Found {
  readonly path: string;
  readonly type: string;
  readonly token: Token;
}

const tokens = dtcgTokens();
const all = tokensIn(tokens, [], '');
const valueOf = (path: string) => resolved(`{${path}}`, tokens);

describe.each(Object.entries(exportedFiles()))('theme/export/%s', (name, text) => {
  it('is what the theme gives; run npm run tokens when it is not', () => {
    expect(readFileSync(join(import.meta.dirname, name), 'utf8')).toBe(text);
  });
});

describe('the format', () => {
  const ajv = new Ajv();
  const problemWith = (type: string, value: unknown) => {
    const validate = ajv.compile(valueSchemas[type] ?? false);
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };

  it('finds tokens of every type', () => {
    expect(all.length).toBeGreaterThan(150);
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(Object.keys(valueSchemas)));
  });

  it.each(all)('$path is a token of the type $type', ({ path, type, token }) => {
    expect(problemWith(type, token.$value)).toBeUndefined();
    expect(Object.keys(token).filter((key) => !['$value', '$type', '$description'].includes(key))).toEqual(
      [],
    );
    expect(path.split('.').filter((name) => /^\$|[{}]/.test(name))).toEqual([]);
  });

  it.each([
    ['color', '#14211A'],
    ['color', { colorSpace: 'srgb', components: [20, 33, 26], alpha: 1 }],
    ['dimension', '8px'],
    ['dimension', { value: 8, unit: 'em' }],
    ['duration', { value: 120 }],
    ['cubicBezier', [2, 0, 0.2, 1]],
    ['typography', { fontFamily: 'Bitter', fontSize: { value: 1, unit: 'rem' } }],
    ['opacity', 1],
  ])('refuses as %s: %j', (type, value) => {
    expect(problemWith(type, value)).toBeDefined();
  });

  const aliases = all.filter(({ token }) => typeof token.$value === 'string');

  it('says a value once, and names it after that', () => {
    const written = (scheme: string) =>
      all
        .filter(({ path }) => path.startsWith(`color.${scheme}.`))
        .filter(({ token }) => typeof token.$value !== 'string')
        .map(({ token }) => JSON.stringify(token.$value));
    expect(aliases.length).toBeGreaterThan(20);
    for (const scheme of ['light', 'dark']) expect(written(scheme)).toEqual([...new Set(written(scheme))]);
  });

  it.each(aliases)('$path leads to a value', ({ path }) => {
    expect(valueOf(path)).toBeTypeOf('object');
  });
});

describe('the theme', () => {
  const colors = all.filter(({ type }) => type === 'color');

  it.each(colors)('$path is painted as it is told', ({ path }) => {
    const [, scheme, ...rest] = path.split('.');
    const palette: unknown = theme.colorSchemes[scheme as 'light' | 'dark']?.palette;
    const { hex, components } = valueOf(path) as { readonly hex: string; readonly components: number[] };
    expect(at(palette, rest)).toBe(hex.toUpperCase());
    expect(components.map((share) => Math.round(share * 255))).toEqual(
      [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)),
    );
  });

  const variants = Object.keys(tokens['typography'] as Group).flatMap((width) =>
    Object.keys((tokens['typography'] as Record<string, Group>)[width] ?? {}).map(
      (name) => [width, name] as const,
    ),
  );

  it.each(variants.filter(([width]) => width !== '$type'))('sets on a %s %s as it is told', (width, name) => {
    const own = at(theme.typography, [name]) as Record<string, unknown>;
    const grown = (width === 'desktop' && own[theme.breakpoints.up('sm')]) || {};
    const style = { ...own, ...grown } as Record<string, number | string>;
    const told = valueOf(`typography.${width}.${name}`) as Record<string, { readonly value: number }>;
    const size = told['fontSize']?.value ?? 0;
    expect(`${size}rem`).toBe(style['fontSize']);
    expect(told['fontWeight']).toBe(style['fontWeight']);
    expect(told['lineHeight']).toBeCloseTo(Number(style['lineHeight']), 4);
    expect((told['letterSpacing']?.value ?? 0) / size).toBeCloseTo(
      Number.parseFloat(`${style['letterSpacing']}`),
      4,
    );
    const role = style['fontFamily'] === 'var(--fg-headings)' ? 'slab' : 'sans';
    expect(told['fontFamily']).toBe(`{font.${role}}`);
  });

  it('has the corner, the steps and the edges that are told', () => {
    expect(valueOf('radius.control')).toEqual({ value: theme.shape.borderRadius, unit: 'px' });
    const step = Number(/(\d+)px/.exec(theme.spacing(1))?.[1]);
    expect(valueOf('space.3')).toEqual({ value: 3 * step, unit: 'px' });
    for (const [name, value] of Object.entries(theme.breakpoints.values)) {
      expect(valueOf(`breakpoint.${name}`)).toEqual({ value, unit: 'px' });
    }
  });

  it('moves for as long, and along the curve, that is told', () => {
    const { duration, easing } = theme.transitions;
    expect(valueOf('duration.short')).toEqual({ value: duration.shortest, unit: 'ms' });
    expect(valueOf('duration.medium')).toEqual({ value: duration.standard, unit: 'ms' });
    expect(valueOf('duration.long')).toEqual({ value: duration.complex, unit: 'ms' });
    expect(`cubic-bezier(${(valueOf('easing.out') as number[]).join()})`).toBe(easing.easeInOut);
  });

  it.each([
    ['menu', 8],
    ['dialog', 24],
  ])('throws the shadow of a %s as it is told', (name, elevation) => {
    const { offsetY, blur, color } = valueOf(`shadow.${name}`) as Record<
      string,
      Record<string, string | number>
    >;
    expect(theme.shadows[elevation]).toBe(
      `0 ${offsetY?.['value']}px ${blur?.['value']}px color-mix(in srgb, ${String(color?.['hex']).toUpperCase()} ${Number(color?.['alpha']) * 100}%, transparent)`,
    );
  });
});

describe('the file for older plugins', () => {
  const old = figmaTokens();

  it.each([
    ['light.text.primary', '#14211a', 'color'],
    ['dark.chart.first', '#48a878', 'color'],
    ['light.primary.contrastText', '#ffffff', 'color'],
    ['global.radius.card', '12px', 'dimension'],
    ['global.duration.short', '120ms', 'duration'],
    [
      'global.font.slab',
      'Bitter Variable, Bitter Fallback, Bitter Android, Bitter Linux, Georgia, serif',
      'fontFamilies',
    ],
    ['global.easing.out', 'cubic-bezier(0,0,0.2,1)', 'cubicBezier'],
  ])('has %s as %s', (path, value, type) => {
    expect(at(old, path.split('.'))).toEqual({ value, type });
  });

  it('writes a style and a shadow out in full', () => {
    expect(at(old, ['global', 'typography', 'desktop', 'h2'])).toMatchObject({
      type: 'typography',
      value: { fontFamily: expect.stringContaining('Bitter'), fontSize: '1.5rem', fontWeight: 600 },
    });
    expect(at(old, ['global', 'shadow', 'menu'])).toMatchObject({
      type: 'boxShadow',
      value: { color: '#0b131033', offsetX: '0px', offsetY: '6px', blur: '20px' },
    });
  });

  it('leaves no alias and nothing of the new format', () => {
    expect(JSON.stringify(old)).not.toMatch(/\{[\w.]+\}|\$/);
  });
});

describe('the variables', () => {
  const [, day = '', night = ''] = cssVariables().split('\n\n');

  it.each([
    ['--fieldgate-color-primary-main: #17603f;', day],
    ['--fieldgate-color-primary-main: #7fd1a4;', night],
    ['--fieldgate-radius-card: 12px;', day],
    ['--fieldgate-shadow-menu: 0px 6px 20px 0px #0b131033;', day],
    ['--fieldgate-typography-phone-h1: 600 1.625rem/1.3077 Bitter Variable, Bitter Fallback, ', day],
  ])('have %s', (declaration, rule) => {
    expect(rule).toContain(declaration);
  });

  it('have every color in both schemes, and everything else once', () => {
    const names = (rule: string) => [...rule.matchAll(/--fieldgate-[\w-]+/g)].map(([name]) => name);
    expect(names(night)).toEqual(names(day).filter((name) => name.startsWith('--fieldgate-color-')));
    expect(names(day)).toHaveLength(new Set(names(day)).size);
    expect(day).not.toContain('undefined');
  });
});

function at(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], tree);
}

function tokensIn(node: Group, path: readonly string[], above: string): Found[] {
  const own = typeof node['$type'] === 'string' ? node['$type'] : above;
  return Object.entries(node).flatMap(([name, child]) => {
    if (typeof child === 'string') return [];
    const here = [...path, name];
    if (!isToken(child)) return tokensIn(child, here, own);
    return [{ path: here.join('.'), type: child.$type ?? own, token: child }];
  });
}
