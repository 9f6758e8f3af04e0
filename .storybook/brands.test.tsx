import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandNames, showBrand } from './brands';
import { brandModes } from './modes';
import preview from './preview';

const top = join(import.meta.dirname, '..');

describe('the brands of the toolbar', () => {
  it('are the samples, and each is looked at in both schemes', () => {
    const { items } = preview.globalTypes!['brand']!.toolbar as {
      readonly items: readonly { readonly value: string }[];
    };
    const samples = readdirSync(join(top, 'theme/brands'));
    expect(brandNames.toSorted()).toEqual(samples.toSorted());
    expect(items.map(({ value }) => value)).toEqual(['none', ...brandNames]);
    expect(Object.values(brandModes)).toEqual(
      brandNames.flatMap((brand) => [
        { theme: 'light', viewport: 'desktop', brand },
        { theme: 'dark', viewport: 'phone', brand },
      ]),
    );
  });

  it.each(brandNames)('%s changes the page, and goes again', (name) => {
    const primary = () =>
      Array.from(document.styleSheets)
        .flatMap(({ cssRules }) => Array.from(cssRules))
        .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === "html[data-scheme='light']")
        .map((rule) => (rule as CSSStyleRule).style.getPropertyValue('--fg-palette-primary-main').trim());
    const file = readFileSync(join(top, 'theme/brands', name, 'brand.json'), 'utf8');
    showBrand(name);
    expect(primary()).toEqual([(JSON.parse(file) as { colors: { primary: string } }).colors.primary]);
    showBrand('none');
    expect(primary()).toEqual([]);
  });

  it('are shown in twelve stories', () => {
    const stories = ['stories', 'src'].flatMap((folder) =>
      readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.stories.tsx'))
        .map((file) => readFileSync(join(top, folder, file), 'utf8')),
    );
    expect(stories.filter((text) => /\binEveryBrand\(/.test(text))).toHaveLength(12);
  });
});
