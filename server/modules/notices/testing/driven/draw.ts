import type { Day } from './days';

export type Below = (bound: number) => number;

/** What is drawn of a world that begins on a day. */
export function drawing(below: Below, first: Day, nights: number) {
  return {
    below,
    first,
    nights,
    isOne: (of: number) => below(of) === 0,
    /** A day counted from the first one, the second bound left out. */
    day: (from: number, to: number) => first + from + below(to - from),
    oneOf: <T>(those: readonly T[]): T => those[below(those.length)]!,
  };
}

export type Draw = ReturnType<typeof drawing>;
