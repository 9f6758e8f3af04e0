/** A seeded stream of choices: the same name always draws the same numbers, whatever else is drawn beside it. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  readonly int: (least: number, most: number) => number;
  /** True in `percent` of 100 draws. */
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(choices: readonly T[]) => T;
  /** An index, as often as its weight says; the weights are whole numbers. */
  readonly weighted: (weights: readonly number[]) => number;
  /** `count` different choices, in their own order. */
  readonly some: <T>(choices: readonly T[], count: number) => T[];
}

/** A stream of its own for a name such as "1/00117/fields". */
export function createRandom(name: string): Random {
  const state = new Uint32Array([0, 1, 2, 3].map((turn) => hashText(`${turn}:${name}`) | 1));
  const [a, b, c, d] = [0, 1, 2, 3] as const;

  /** Xorshift with 128 bits of state. */
  function next(): number {
    const t = state[a]! ^ (state[a]! << 11);
    state[a] = state[b]!;
    state[b] = state[c]!;
    state[c] = state[d]!;
    state[d] = state[d]! ^ (state[d]! >>> 19) ^ t ^ ((t >>> 8) & 0xffffff);
    return state[d];
  }
  for (let warm = 0; warm < 8; warm++) next();

  const int = (least: number, most: number) => least + (next() % (most - least + 1));
  const pick = <T>(choices: readonly T[]): T => choices[int(0, choices.length - 1)]!;

  function weighted(weights: readonly number[]): number {
    let left = int(
      1,
      Math.max(
        1,
        weights.reduce((sum, weight) => sum + weight, 0),
      ),
    );
    for (const [index, weight] of weights.entries()) {
      left -= weight;
      if (left <= 0) return index;
    }
    return weights.length - 1;
  }

  function some<T>(choices: readonly T[], count: number): T[] {
    const taken: T[] = [];
    for (const [index, choice] of choices.entries()) {
      const needed = count - taken.length;
      if (int(1, choices.length - index) <= needed) taken.push(choice);
    }
    return taken;
  }

  return { int, pick, weighted, some, chance: (percent) => int(1, 100) <= percent };
}

/** FNV-1a: spreads a text over 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The last characters have moved only the low bits so far.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
