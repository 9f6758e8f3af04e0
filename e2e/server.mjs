import { rmSync } from 'node:fs';

// Each run of the walks begins on an empty data folder, as a new user would.
rmSync(process.env.DATA_DIR, { recursive: true, force: true });
await import('../dist/server/main.js');
