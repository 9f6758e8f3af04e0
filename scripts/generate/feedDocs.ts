import { readFileSync, writeFileSync } from 'node:fs';
import { withFeedColumns } from './feedColumns';

// Writes the generated part of docs/feed.md.
const page = 'docs/feed.md';
writeFileSync(page, withFeedColumns(readFileSync(page, 'utf8')));
process.stdout.write(`${page}\n`);
