import { channelsOf, type Channels, hexOf } from './contrast';
import type { Scheme } from './tokens';

/** A place of two colors that the portal shows on one another. */
export interface Pair {
  /** Where it is seen. */
  readonly use: string;
  readonly text: string;
  readonly ground: string;
}

/** The least contrast: WCAG 2.2 AA of words (1.4.3), of lines and shapes (1.4.11), and ours of what cannot be used. */
export const limits = { text: 4.5, shape: 3, disabled: 2.7 } as const;

const places: Readonly<Record<string, string>> = {
  background: 'the page',
  paper: 'a card',
  subtle: 'a quiet ground',
  tint: 'what is chosen',
};

const statuses = ['error', 'warning', 'info', 'success'];

/**
 * Every pair of words and ground that the portal uses, by token: a name of the scheme, or `a + 10% b`, which is `a`
 * with a tenth of `b` mixed in. The contrast test and the handbook's color page both read this list; WCAG 2.2 AA
 * asks 4.5 of each (1.4.3).
 */
export const textPairs: readonly Pair[] = [
  ...onEach('Text', 'text.primary', ['background', 'paper', 'subtle', 'tint']),
  ...onEach('Quiet text', 'text.secondary', ['background', 'paper', 'subtle', 'tint']),
  ...onEach('Link', 'primary.main', ['background', 'paper', 'subtle', 'tint']),
  { use: 'Text in a grid’s row under the pointer', text: 'text.primary', ground: 'paper + 5% primary.main' },
  { use: 'Link in a grid’s row under the pointer', text: 'primary.main', ground: 'paper + 5% primary.main' },
  { use: 'Quiet text in that row', text: 'text.secondary', ground: 'paper + 5% primary.main' },
  { use: 'Placeholder of a field', text: 'text.secondary', ground: 'paper' },
  { use: 'Axis and legend of a chart', text: 'text.primary', ground: 'paper' },
  { use: 'Tooltip', text: 'paper', ground: 'text.primary' },
  { use: 'Button', text: 'primary.contrastText', ground: 'primary.main' },
  { use: 'Button under the pointer', text: 'primary.contrastText', ground: 'primary.dark' },
  { use: 'Chosen filter chip', text: 'primary.contrastText', ground: 'primary.main' },
  { use: 'Wheat text', text: 'secondary.main', ground: 'paper' },
  { use: 'Name on the bar', text: 'onBar', ground: 'bar' },
  { use: 'Wheat words on the balance', text: 'accent', ground: 'bar' },
  { use: 'Note on the balance', text: 'onBar + 22% bar', ground: 'bar' },
  { use: 'Wheat button, initials of the avatar', text: 'onAccent', ground: 'accent' },
  { use: 'Wheat button under the pointer', text: 'onAccent', ground: 'accent + 12% white' },
  { use: 'Outlined button on the balance, under the pointer', text: 'onBar', ground: 'bar + 10% white' },
  ...statuses.flatMap(pairsOfStatus),
  { use: 'Chip without a status', text: 'text.secondary', ground: 'subtle' },
];

/** Lines and shapes that must be seen: 3 (WCAG 1.4.11). */
export const shapePairs: readonly Pair[] = [
  ...onEach('Border of a field', 'control', ['background', 'paper']),
  ...onEach('Focus ring', 'primary.main', ['background', 'paper', 'tint']),
  { use: 'Focus ring on the bar', text: 'accent', ground: 'bar' },
  { use: 'Mark of the current page', text: 'primary.main', ground: 'tint' },
  ...statuses.map((status) => ({
    use: `Icon and edge of an alert: ${status}`,
    text: `${status}.main`,
    ground: `${status}.background`,
  })),
  ...Array.from({ length: 6 }, (_, at) => ({
    use: `Series ${at + 1} of a chart`,
    text: `chart.${at}`,
    ground: 'paper',
  })),
  ...['current', 'days30', 'days60', 'days90', 'over90'].map((age) => ({
    use: `Age of a debt: ${age}`,
    text: `aging.${age}`,
    ground: 'paper',
  })),
];

/** What cannot be used is exempt from 1.4.3; it stays readable all the same: 2.7, and 4.5 under more contrast. */
export const disabledPairs: readonly Pair[] = onEach('What cannot be used', 'text.disabled', [
  'background',
  'paper',
  'subtle',
]);

/** What takes whose color for customers who ask their system for more contrast, as the theme names them. */
export const moreContrast = {
  divider: 'surface.control',
  'TableCell.border': 'surface.control',
  'text.secondary': 'text.primary',
  'action.disabled': 'text.disabled',
} as const;

/** The same, by the names of this list; media.css says the same. */
const stronger: Readonly<Record<string, string>> = {
  divider: 'control',
  'text.secondary': 'text.primary',
  'text.disabled': 'text.primary + 30% paper',
};

/** The '#RRGGBB' behind a name of a pair. */
export function colorOf(scheme: Scheme, name: string, withMoreContrast = false): string {
  const [base = '', mixed] = ((withMoreContrast && stronger[name]) || name).split(' + ');
  const [share = '', other = ''] = mixed?.split('% ') ?? [];
  return mixed
    ? mix(tokenOf(scheme, base), tokenOf(scheme, other), Number(share) / 100)
    : tokenOf(scheme, base);
}

function tokenOf(scheme: Scheme, path: string): string {
  if (path === 'white') return '#FFFFFF';
  const found = path
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], scheme);
  if (typeof found !== 'string') throw new Error(`No color is called ${path}.`);
  return found;
}

/** The first with so much of the other in it: 0 is none, 1 is nothing else. */
export function mix(one: string, other: string, share: number): string {
  const added = channelsOf(other);
  return hexOf(channelsOf(one).map((c, at) => c * (1 - share) + added[at]! * share) as unknown as Channels);
}

function pairsOfStatus(status: string): Pair[] {
  const ground = `${status}.background`;
  return [
    { use: `Chip: ${status}`, text: `${status}.main`, ground },
    { use: `Text of an alert: ${status}`, text: 'text.primary', ground },
    { use: `Quiet text on an alert’s ground: ${status}`, text: 'text.secondary', ground },
    { use: `Link in an alert: ${status}`, text: 'primary.main', ground },
    { use: `Words in the color of ${status}, on a card`, text: `${status}.main`, ground: 'paper' },
    { use: `Words in the color of ${status}, on the page`, text: `${status}.main`, ground: 'background' },
    { use: `Filled button: ${status}`, text: `${status}.contrastText`, ground: `${status}.main` },
  ];
}

function onEach(use: string, text: string, grounds: readonly string[]): Pair[] {
  return grounds.map((ground) => ({ use: `${use} on ${places[ground]}`, text, ground }));
}
