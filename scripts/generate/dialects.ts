import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '@server/db/migrations';
import { PAGE, pageOf } from '@scripts/dialects/page';
import { plainText } from '@scripts/dialects/statement';

// Writes docs/dialects.md from a folder of statements: `npm run dialects -- FOLDER`.
const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('Say in which folder the statements are: npm run dialects -- FOLDER.');
const texts = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => plainText(JSON.parse(line) as string)),
);
const asked = [...new Set(texts)].sort();
writeFileSync(
  PAGE,
  await pageOf(
    asked,
    migrations.map(({ sql }) => sql),
  ),
);
process.stdout.write(`${PAGE}: ${asked.length} statements\n`);
