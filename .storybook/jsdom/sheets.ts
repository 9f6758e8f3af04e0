import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parentOf, partsOf, subjectOf, weightOf } from './selectors';

/** A rule that says something of a property. */
interface Rule {
  readonly selector: string;
  /** A class that the element's parent must have. */
  readonly parent: string | undefined;
  /** How specific it is. */
  readonly weight: number;
  readonly order: number;
  readonly sheet: CSSStyleSheet;
  readonly style: CSSStyleDeclaration;
}

/** The rules that are about any of an element's keys, in the order of the page. */
type Look = (property: string, keys: readonly string[]) => Rule[];

/**
 * Reads a page's style sheets once and whatever comes to them later, and keeps who says what of which property. A page
 * of tests has hundreds of sheets and thousands of rules, and asks of a style a hundred times between two changes.
 */
export function watchSheets(document: Document, properties: readonly string[]): Look {
  const rules = ruleIndex(properties);
  const places = new Map<CSSStyleSheet, number>();
  const usual = usualSheet(document);
  const grown = watchInserts();
  let moved = true;
  const watch = new MutationObserver(() => {
    moved = true;
  });
  watch.observe(document.head, { childList: true });

  function catchUp() {
    if (watch.takeRecords().length > 0 || document.styleSheets.length !== places.size - 1) moved = true;
    if (moved) {
      const present = new Set([usual, ...document.styleSheets]);
      rules.keepOnly(present);
      places.clear();
      for (const sheet of present) {
        places.set(sheet, places.size);
        if (!rules.has(sheet)) rules.read(sheet);
      }
      moved = false;
    }
    for (const sheet of grown) if (places.has(sheet)) rules.read(sheet);
    grown.clear();
  }

  return (property, keys) => {
    catchUp();
    return rules
      .about(property, keys)
      .sort((a, b) => places.get(a.sheet)! - places.get(b.sheet)! || a.order - b.order);
  };
}

/** The rules of all sheets, by property and by the key of whom they are about. */
function ruleIndex(properties: readonly string[]) {
  const about = new Map(properties.map((property) => [property, new Map<string, Rule[]>()]));
  const counts = new Map<CSSStyleSheet, number>();

  function enter(sheet: CSSStyleSheet, rule: CSSRule, order: number) {
    if ('media' in rule) {
      // As jsdom has it: a query that asks for more than a screen is never true.
      const { media, cssRules } = rule as CSSMediaRule;
      if (['', 'all', 'screen'].includes(media.mediaText)) {
        for (const each of cssRules) enter(sheet, each, order);
      }
    } else if ('selectorText' in rule) {
      const { selectorText, style } = rule as CSSStyleRule;
      // As jsdom has it: a rule that is about a pseudo-element too is about nothing else.
      if (selectorText.includes('::')) return;
      const said = properties.filter((property) => style.getPropertyValue(property));
      for (const selector of said.length > 0 ? partsOf(selectorText) : []) {
        const made = {
          selector,
          parent: parentOf(selector),
          weight: weightOf(selectorText),
          order,
          sheet,
          style,
        };
        for (const property of said) keep(about.get(property)!, subjectOf(selector), made);
      }
    }
  }

  return {
    has: (sheet: CSSStyleSheet) => counts.has(sheet),
    about: (property: string, keys: readonly string[]) =>
      keys.flatMap((key) => about.get(property)!.get(key) ?? []),
    /** Emotion only ever adds to a sheet, and at its end. */
    read(sheet: CSSStyleSheet) {
      const { cssRules } = sheet;
      for (let at = counts.get(sheet) ?? 0; at < cssRules.length; at += 1)
        enter(sheet, cssRules.item(at)!, at);
      counts.set(sheet, cssRules.length);
    },
    /** Forgets the sheets that are gone from the page. */
    keepOnly(present: ReadonlySet<CSSStyleSheet>) {
      const gone = new Set([...counts.keys()].filter((sheet) => !present.has(sheet)));
      for (const rules of gone.size > 0 ? about.values() : []) {
        for (const [key, list] of rules) {
          const left = list.filter(({ sheet }) => !gone.has(sheet));
          if (left.length < list.length) rules.set(key, left);
        }
      }
      for (const sheet of gone) counts.delete(sheet);
    },
  };
}

function keep(rules: Map<string, Rule[]>, key: string, rule: Rule) {
  const list = rules.get(key);
  if (list) list.push(rule);
  else rules.set(key, [rule]);
}

/** The sheets to which a rule was added since this set was last emptied. */
function watchInserts(): Set<CSSStyleSheet> {
  const grown = new Set<CSSStyleSheet>();
  const { prototype } = CSSStyleSheet;
  const insert = Reflect.get(prototype, 'insertRule');
  prototype.insertRule = function insertAndTell(...rule) {
    grown.add(this);
    return insert.apply(this, rule);
  };
  return grown;
}

/** The sheet that every page begins with. jsdom has read it for itself alone. */
function usualSheet(document: Document): CSSStyleSheet {
  const style = document.createElement('style');
  style.textContent = readFileSync(
    resolve(import.meta.dirname, '../../node_modules/jsdom/lib/jsdom/browser/default-stylesheet.css'),
    'utf8',
  );
  document.head.append(style);
  const sheet = style.sheet!;
  style.remove();
  return sheet;
}
