import type { Bank, BankService } from './bank';

interface BankServiceOptions {
  /** Such as https://api.api-ninjas.com/v1/routingnumber */
  readonly url: string;
  /** Goes out in the X-Api-Key header, and nowhere else. */
  readonly key: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 3_000;
const LONGEST_ANSWER = 64 * 1024;
const LONGEST_NAME = 80;

/**
 * The lookup of banks (docs/rules.md#fixed-calls). Only the server calls it. Its answer is hardly trusted: no redirect is
 * followed, nothing long is read, and only text that can be a name is taken.
 */
export const bankService = ({ url, key, timeoutMs = TIMEOUT_MS }: BankServiceOptions): BankService => ({
  async ask(routing) {
    const address = new URL(url);
    address.searchParams.set('routing_number', routing);
    const answer = await fetch(address, {
      headers: { 'X-Api-Key': key, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // So it says that the number is none of its own.
    if (answer.status === 400 || answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The lookup of banks answered with status ${answer.status}.`);
    return bankIn(JSON.parse(await textOf(answer)));
  },
});

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new Error('The lookup of banks answered with more than 64 KB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function bankIn(answer: unknown): Bank | null {
  if (!Array.isArray(answer))
    throw new Error('The lookup of banks answered with something else than a list.');
  const facts = (answer[0] ?? {}) as Readonly<Record<string, unknown>>;
  const [name] = ['bank_name', 'name', 'bank', 'customer_name'].flatMap(
    (field) => wordsOf(facts[field]) ?? [],
  );
  return name === undefined
    ? null
    : { name, city: wordsOf(facts.city) ?? null, state: wordsOf(facts.state) ?? null };
}

/** A name; undefined for what the service puts where it wants to be paid first. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const isName = words !== '' && words.length <= LONGEST_NAME && !/premium|subscriber|upgrade/i.test(words);
  return isName ? words : undefined;
}
