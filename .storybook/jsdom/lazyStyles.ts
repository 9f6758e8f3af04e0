import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { partsOf, subjectOf, weightOf } from './selectors';

/** What is answered here. The rest, and whatever has to be resolved first as colours have, is left to jsdom. */
export const answered = [
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'overflow-x',
  'overflow-y',
  'box-sizing',
  'width',
  'padding-top',
  'padding-bottom',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
] as const;
type Property = (typeof answered)[number];

interface Rule {
  readonly selector: string;
  readonly weight: number;
  readonly order: number;
  readonly style: CSSStyleDeclaration;
}

/** What one sheet says of each property, by the class or the tag that it says it about. */
interface Index {
  count: number;
  last: CSSRule | undefined;
  readonly about: ReadonlyMap<Property, Map<string, Rule[]>>;
}

/** jsdom's getComputedStyle: every property of an element and of all around it, against the rules of every story before. */
export const wholeStyle = window.getComputedStyle.bind(window);

/**
 * A getComputedStyle that works out what it is asked for and no more; jsdom's was nearly half of a test. It says what
 * jsdom says, and jsdom.test.tsx holds it to that; only that a weaker rule's `padding` never
 * beats a stronger one's `padding-top`, as it does in jsdom.
 */
export const lazyStyle: typeof window.getComputedStyle = (element, pseudo) => {
  const answer = (property: string) =>
    isAnswered(property)
      ? valueOf(element, property)
      : wholeStyle(element, pseudo).getPropertyValue(property);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name: string) {
      if (name === 'getPropertyValue') return answer;
      const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (isAnswered(property)) return valueOf(element, property);
      const style = wholeStyle(element, pseudo);
      const value: unknown = Reflect.get(style, name);
      return typeof value === 'function' ? (value.bind(style) as unknown) : value;
    },
  });
};

function valueOf(element: Element, property: Property): string {
  const said = rulesFor(element, property).map(({ style, weight }) => [style, weight] as const);
  const own = element.hasAttribute('style') && (element as HTMLElement).style;
  if (own && own.getPropertyValue(property)) said.push([own, INLINE]);
  let value = '';
  let best = -1;
  for (const [style, weight] of said) {
    const worth = weight + (style.getPropertyPriority(property) ? IMPORTANT : 0);
    if (worth >= best) [value, best] = [style.getPropertyValue(property), worth];
  }
  const inherits = value === 'inherit' || (handedDown.has(property) && ['', 'unset'].includes(value));
  if (inherits && element.parentElement) return valueOf(element.parentElement, property);
  return ['', 'inherit', 'initial', 'unset'].includes(value) ? initial[property] : value;
}

function rulesFor(element: Element, property: Property): Rule[] {
  const keys = ['*', element.localName, ...Array.from(element.classList, (name) => `.${name}`)];
  return [usualSheet, ...document.styleSheets].flatMap((sheet) => {
    const about = indexOf(sheet).get(property)!;
    return keys
      .flatMap((key) => about.get(key) ?? [])
      .filter(({ selector }) => keys.includes(selector) || matches(element, selector))
      .sort((a, b) => a.order - b.order);
  });
}

const indexes = new WeakMap<CSSStyleSheet, Index>();

/** What a sheet says. Emotion only ever adds to one, so that what was read of it stays. */
function indexOf(sheet: CSSStyleSheet): Index['about'] {
  const { cssRules } = sheet;
  const { length } = cssRules;
  let index = indexes.get(sheet);
  if (!index || (index.count > 0 && index.last !== cssRules[index.count - 1])) {
    index = { count: 0, last: undefined, about: new Map(answered.map((property) => [property, new Map()])) };
    indexes.set(sheet, index);
  }
  for (; index.count < length; index.count += 1) {
    index.last = cssRules[index.count]!;
    enter(index.about, index.last, index.count);
  }
  return index.about;
}

function enter(about: Index['about'], rule: CSSRule, order: number) {
  if ('media' in rule) {
    // As jsdom has it: a query that asks for more than a screen is never true.
    const { media, cssRules } = rule as CSSMediaRule;
    if (['', 'all', 'screen'].includes(media.mediaText))
      for (const each of cssRules) enter(about, each, order);
  } else if ('selectorText' in rule) {
    const { selectorText, style } = rule as CSSStyleRule;
    // As jsdom has it: a rule that is about a pseudo-element too is about nothing else.
    if (selectorText.includes('::')) return;
    for (const property of answered.filter((each) => style.getPropertyValue(each))) {
      const weight = weightOf(selectorText);
      for (const selector of partsOf(selectorText)) {
        const key = subjectOf(selector);
        const rules = about.get(property)!;
        rules.set(key, [...(rules.get(key) ?? []), { selector, weight, order, style }]);
      }
    }
  }
}

/** A selector that jsdom cannot read is about nothing. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

const isAnswered = (property: string): property is Property =>
  (answered as readonly string[]).includes(property);
const handedDown = new Set<string>(['visibility', 'pointer-events'] satisfies Property[]);
const INLINE = 1e9;
const IMPORTANT = 1e12;

/** The sheet that every page begins with. jsdom has read it for itself alone. */
const usualSheet = (() => {
  const style = document.createElement('style');
  style.textContent = readFileSync(
    resolve(import.meta.dirname, '../../node_modules/jsdom/lib/jsdom/browser/default-stylesheet.css'),
    'utf8',
  );
  document.head.append(style);
  const sheet = style.sheet!;
  style.remove();
  return sheet;
})();

const plain = wholeStyle(document.createElement('x-plain'));
const initial = Object.fromEntries(
  answered.map((property) => [property, plain.getPropertyValue(property)]),
) as Record<Property, string>;
