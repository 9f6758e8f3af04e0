import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tracesOf } from '@server/vault/testing/tracesOf';

/** Looks through bytes for texts. */
export type Finder = (bytes: Uint8Array) => ReadonlySet<string>;

const codeAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;

/** Finds any of many texts in one pass: where three bytes begin none of them, it goes on at once. */
export function finderOf(texts: readonly string[]): Finder {
  const begins = new Uint8Array(1 << 24);
  const byBegin = new Map<number, Buffer[]>();
  for (const text of texts) {
    const wanted = Buffer.from(text);
    const code = codeAt(wanted, 0);
    begins[code] = 1;
    byBegin.set(code, [...(byBegin.get(code) ?? []), wanted]);
  }
  return (bytes) => {
    const found = new Set<string>();
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 3 <= bytes.length; at += 1) {
      const code = codeAt(bytes, at);
      if (begins[code] === 0) continue;
      for (const wanted of byBegin.get(code)!) {
        if (view.subarray(at, at + wanted.length).equals(wanted)) found.add(wanted.toString());
      }
    }
    return found;
  };
}

/** Every shape in which one of the numbers would be found again. */
export const finderOfNumbers = (numbers: readonly string[]): Finder => finderOf(numbers.flatMap(tracesOf));

/** The files below a folder, each with its content. */
export function* filesIn(folder: string): Generator<{ readonly path: string; readonly content: Buffer }> {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const path = join(folder, name);
    if (statSync(path).isFile()) yield { path, content: readFileSync(path) };
  }
}
