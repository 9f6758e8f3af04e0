import { watchSheets } from './sheets';

/** What is answered here. The rest, and whatever has to be resolved first as colors have, is left to jsdom. */
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
  'padding-left',
  'padding-right',
  'scrollbar-width',
  'scroll-padding-top',
  'scroll-padding-bottom',
  'scroll-padding-left',
  'scroll-padding-right',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
] as const;
type Property = (typeof answered)[number];

/** jsdom's getComputedStyle: every property of an element and of all around it, against the rules of every story before. */
export const wholeStyle = window.getComputedStyle.bind(window);

/**
 * A getComputedStyle that works out what it is asked for and no more; jsdom's was nearly half of a test. It says what
 * jsdom says, and jsdom.test.tsx holds it to that; only that a weaker rule's
 * `padding` never beats a stronger one's `padding-top`, as it does in jsdom.
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

function rulesFor(element: Element, property: Property) {
  const keys = ['*', element.localName, ...Array.from(element.classList, (name) => `.${name}`)];
  const isAbout = ({ selector, parent }: ReturnType<typeof look>[number]) =>
    (parent === undefined || element.parentElement?.classList.contains(parent)) && matches(element, selector);
  return look(property, keys).filter((rule) => keys.includes(rule.selector) || isAbout(rule));
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

const look = watchSheets(document, answered);
const plain = wholeStyle(document.createElement('x-plain'));
const initial = Object.fromEntries(
  answered.map((property) => [property, plain.getPropertyValue(property)]),
) as Record<Property, string>;
