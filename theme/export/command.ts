import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedFiles } from './figma';

const folder = join(process.cwd(), 'theme/export');

for (const [name, text] of Object.entries(exportedFiles())) {
  writeFileSync(join(folder, name), text);
  process.stdout.write(`theme/export/${name}\n`);
}
