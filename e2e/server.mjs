import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';

// Each run of the tests begins on an empty data folder, as a new user would. The demo company is loaded into it
// once and every portal begins with a copy, because loading it takes longer than most tests.
const { DATA_DIR, FILLED_DIR, ...environment } = process.env;
for (const folder of [DATA_DIR, FILLED_DIR]) rmSync(folder, { recursive: true, force: true });
const first = spawn(process.execPath, ['dist/server/main.js'], {
  // At a port of its own: at that of the tests they would take it for the portal that they are waiting for.
  env: { ...environment, DATA_DIR: FILLED_DIR, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let stopping = false;
first.stdout.on('data', (words) => {
  // A second signal would not let it close.
  if (!stopping && String(words).includes('is ready')) stopping = first.kill('SIGTERM');
});
const [code] = await once(first, 'exit');
if (code !== 0) throw new Error('The demo company could not be loaded.');

cpSync(FILLED_DIR, DATA_DIR, { recursive: true });
await import('../dist/server/main.js');
