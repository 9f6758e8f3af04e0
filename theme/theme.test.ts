import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layout, theme, themeWithLink } from './index';
import { corners, dark, fonts, light, radius, typefaces } from './tokens';

const room = import.meta.dirname;

describe('the theme', () => {
  it('turns a phone into a desktop at 600 px, and nowhere else', () => {
    expect(theme.breakpoints.values.sm).toBe(600);
    expect(theme.breakpoints.up('sm')).toBe('@media (min-width:600px)');
    expect(layout).toMatchObject({ headerPhone: 56, header: 64, sidebar: 280, content: 1856 });
  });

  it('names its colors as variables, so that a change of scheme repaints nothing but colors', () => {
    expect(theme.vars.palette.surface.bar).toBe(`var(--fg-palette-surface-bar, ${light.bar})`);
    expect(theme.getColorSchemeSelector('dark')).toBe('[data-scheme="dark"] &');
  });

  it('gives every link and button of the app’s own theme the app’s link', () => {
    const AppLink = () => null;
    const { MuiButtonBase, MuiLink } = themeWithLink(AppLink).components ?? {};

    expect(MuiButtonBase?.defaultProps).toMatchObject({ LinkComponent: AppLink, disableRipple: true });
    expect(MuiLink?.defaultProps).toMatchObject({ component: AppLink, underline: 'always' });
  });

  it('sets words in the tokens’ typefaces, by variables that a brand may change', () => {
    const css = readFileSync(join(room, 'fonts.css'), 'utf8').replace(/\s+/g, ' ');

    expect(css).toContain(`:root { --fg-headings: ${fonts.slab}; --fg-text: ${fonts.sans}; }`);
    expect(theme.typography.fontFamily).toBe(typefaces.text);
    expect(theme.typography.h1.fontFamily).toBe(typefaces.headings);
  });

  it.each(['chip', 'control', 'card', 'dialog', 'pill'] as const)(
    'has the tokens’ corner of a %s',
    (name) => {
      const share = /calc\(([\d.]+) \*/.exec(corners[name])?.[1] ?? '1';
      const pixels = corners[name].includes('--fg-shape-borderRadius')
        ? Number(share) * Number(theme.shape.borderRadius)
        : Number.parseInt(corners[name]);
      expect(`${pixels}px`).toBe(radius[name]);
    },
  );

  it('has the same ground before and after the scripts', () => {
    const css = readFileSync(join(room, 'ground.css'), 'utf8').toUpperCase();

    expect(css.match(/#[0-9A-F]{6}/g)).toEqual([light.background, dark.background]);
  });
});
