import { spawn } from 'node:child_process';
import { buildHandbook, buildServer } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

// Shows every story of the handbook and compares its picture with the accepted one, or takes the new ones over:
// `node scripts/visual.mjs compare|accept [part of a story's id …]`.
console.log(`Chromium: ${ensureChromium()}`);
await buildHandbook();
await buildServer();
const child = spawn(process.execPath, ['dist/server/pictures.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));
