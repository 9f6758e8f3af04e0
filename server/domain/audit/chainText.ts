import { parseArgs } from 'node:util';
import { isHead, notedWords, verdictWords } from '@contract/audit/labels';
import type { ChainVerdict } from './verifyChain';

const USAGE = 'Usage: npm run audit -- verify [--head HASH]';

/** @throws with how the command is called */
export function readArguments(args: readonly string[]): { readonly head: string | undefined } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { head: { type: 'string' } },
  });
  if (positionals.join(' ') !== 'verify') throw new Error(USAGE);
  const head = values.head?.trim().toLowerCase();
  if (head === undefined || isHead(head)) return { head };
  throw new Error(`A head is 64 digits and letters from a to f, as this command prints it. ${USAGE}`);
}

/** What the command says of a verdict, and whether all holds. */
export function told(
  { events, head, broken, noted }: ChainVerdict,
  asked: string | undefined,
): { readonly lines: readonly string[]; readonly holds: boolean } {
  const seq = noted?.seq ?? null;
  return {
    holds: broken === undefined && (asked === undefined || seq !== null),
    lines: [
      verdictWords({ events, broken: broken ?? null }),
      `Head: ${head}`,
      ...(asked === undefined ? [] : [notedWords(seq)]),
    ],
  };
}
