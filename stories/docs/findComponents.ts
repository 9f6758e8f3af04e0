import type { ComponentFacts } from '@scripts/componentFacts/facts';

/** What is searched of a component. */
type Searched = Pick<ComponentFacts, 'name' | 'purpose' | 'synonyms'>;

/** A name counts for more than another word for the same thing, and that for more than a sentence that has it. */
const worth = { name: 30, synonym: 20, purpose: 5 } as const;

/**
 * Components that the words may mean, the likeliest first. Every word has to be found, of three or more all but one: whole,
 * as the beginning of another, or with a slip of the finger.
 */
export function findComponents<Component extends Searched>(
  query: string,
  components: readonly Component[],
): readonly Component[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  return components
    .map((component) => ({ component, score: scoreOf(asked, component) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) => other.score - one.score || (one.component.name < other.component.name ? -1 : 1),
    )
    .map(({ component }) => component);
}

interface Weighed {
  readonly words: readonly string[];
  readonly weight: number;
}

const known = new WeakMap<Searched, readonly Weighed[]>();

/** The texts of a component in words, which are the same at every key that is pressed. */
function textsOf(component: Searched): readonly Weighed[] {
  const { name, purpose, synonyms } = component;
  const texts =
    known.get(component) ??
    [
      { text: name, weight: worth.name },
      ...synonyms.map((text) => ({ text, weight: worth.synonym })),
      { text: purpose, weight: worth.purpose },
    ].map(({ text, weight }) => ({ words: wordsOf(text), weight }));
  known.set(component, texts);
  return texts;
}

function scoreOf(asked: readonly string[], component: Searched): number {
  const whole = asked.join(' ');
  const texts = textsOf(component);
  const scores = asked.map((word) =>
    Math.max(
      ...texts.map(({ words, weight }) => weight * Math.max(0, ...words.map((each) => likeness(word, each)))),
    ),
  );
  const missing = scores.filter((score) => score === 0).length;
  if (missing > (asked.length >= 3 ? 1 : 0)) return 0;
  const isWhole = texts.find(({ words }) => words.join(' ') === whole || words.join('') === whole);
  return scores.reduce((sum, score) => sum + score, 0) / asked.length + (isWhole?.weight ?? 0);
}

/** From 0, another word, to 1, the same. */
function likeness(asked: string, word: string): number {
  if (word === asked || stemOf(word) === stemOf(asked)) return 1;
  if (asked.length >= 2 && word.startsWith(asked)) return 0.7;
  if (asked.length >= 4 && word.includes(asked)) return 0.4;
  const slips = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0;
  // Whoever slips still begins with the right letter, or with the two first swapped.
  const beginsAlike = word[0] === asked[0] || (word[0] === asked[1] && word[1] === asked[0]);
  return slips > 0 && beginsAlike && distance(asked, word, slips) <= slips ? 0.5 : 0;
}

const stemOf = (word: string) => word.replace(/(?<=\w{3})(es|s)$/, '');

/** 'FormMoney' and 'form-money' are "form money". */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Letters to change, add, drop or swap with the next one; more than `most` need not be told apart. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let down = 1; down <= one.length; down += 1) {
    const row = [down];
    for (let across = 1; across <= other.length; across += 1) {
      const isSame = one[down - 1] === other[across - 1];
      const isSwapped = one[down - 1] === other[across - 2] && one[down - 2] === other[across - 1];
      row.push(
        Math.min(
          rows[down - 1]![across]! + 1,
          row[across - 1]! + 1,
          rows[down - 1]![across - 1]! + (isSame ? 0 : 1),
          isSwapped ? rows[down - 2]![across - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
