import { cpSync, rmSync } from 'node:fs';
import { fillDemo } from './fillDemo.mjs';

// Each run of the tests begins on an empty data folder, as a new user would. The demo company is loaded into another
// one, unless that was done before, and every portal begins with a copy, because loading it takes longer than most tests.
const { DATA_DIR, FILLED_DIR, DEMO_IS_FILLED } = process.env;
if (!DEMO_IS_FILLED) await fillDemo(FILLED_DIR);
rmSync(DATA_DIR, { recursive: true, force: true });
cpSync(FILLED_DIR, DATA_DIR, { recursive: true });
await import('../dist/server/main.js');
