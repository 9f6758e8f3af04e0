import { spawn } from 'node:child_process';
import { buildStorybook, buildServer } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

// Shows every story of Storybook and compares its screenshot with the baseline, or accepts the new ones:
// `node scripts/visual.mjs compare|accept [part of a story's id …]`.
console.log(`Chromium: ${ensureChromium()}`);
await buildStorybook();
await buildServer();
const child = spawn(process.execPath, ['dist/server/visual.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));
