/** Numbers below a bound, the same for the same seed. */
export function randomOf(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((at / 2 ** 32) * below);
  };
}
