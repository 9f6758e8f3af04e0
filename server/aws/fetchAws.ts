/** How long an answer of AWS may take, and how long it may be: certificates have 2 KB. */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 65_536;

/**
 * The text at an https address of AWS. Nothing leads from there to another host.
 * @throws where it does not come, is too long, or is no answer of status 200
 */
export async function fetchAws(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status !== 200 || !response.body) throw new Error(`AWS answers with ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('AWS answers with too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
