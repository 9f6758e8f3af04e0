import { readFileSync } from 'node:fs';
import { differencesOf, keyOf } from './judge';
import { keysIn, PAGE } from './page';

let known: ReadonlySet<string> | undefined;

/**
 * Holds statements against the page of other engines.
 * @throws with what is new there, by name: somebody decides whether it stays
 */
export async function expectKnown(texts: readonly string[]): Promise<void> {
  if (texts.length === 0 || process.env['TEST_STATEMENTS'] !== undefined) return;
  known ??= keysIn(readFileSync(PAGE, 'utf8'));
  const found: string[] = [];
  for (const text of texts) {
    for (const difference of await differencesOf(text)) {
      if (!known.has(keyOf(difference))) found.push(`${keyOf(difference)}: ${text}`);
    }
  }
  if (found.length === 0) return;
  throw new Error(
    `Statements would be otherwise on an engine of ${PAGE} in a way that is not listed there. Ask in another way, or write the ` +
      `page anew (it says how):\n${found.join('\n')}`,
  );
}
