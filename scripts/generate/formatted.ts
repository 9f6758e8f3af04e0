import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

/**
 * A source text as `npm run format` would leave it.
 * @throws when it cannot be parsed
 */
export async function formatted(path: string, text: string): Promise<string> {
  const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, style);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  return code;
}
