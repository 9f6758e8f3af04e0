import { spawn } from 'node:child_process';
import { buildServer } from './build.mjs';

// Runs one of the programs of dist/server, built when a source is newer: `node scripts/run.mjs feed import …`.
const [program, ...args] = process.argv.slice(2);
await buildServer();
const child = spawn(process.execPath, [`dist/server/${program}.js`, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
