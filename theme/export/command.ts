import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dtcgTokens } from './dtcg';
import { figmaTokens } from './figma';

/** The files for designers' tools, by their names beside this one. */
export const exportedFiles = (): Readonly<Record<string, string>> => ({
  'fieldgate.tokens.json': textOf(dtcgTokens()),
  'fieldgate.figma.json': textOf(figmaTokens()),
});

/** As the formatter writes it: short lists stay on their line. */
const textOf = (tokens: object): string =>
  `${JSON.stringify(tokens, null, 2).replace(
    /\[\n\s+([^[\]{}]+?)\n\s+\]/g,
    (_, items: string) => `[${items.replace(/,\n\s+/g, ', ')}]`,
  )}\n`;

const folder = join(process.cwd(), 'theme/export');

for (const [name, text] of Object.entries(exportedFiles())) {
  writeFileSync(join(folder, name), text);
  process.stdout.write(`theme/export/${name}\n`);
}
