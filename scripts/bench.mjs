import { buildServer, buildWeb } from './build.mjs';

// One program after the other: a build beside a measurement would spoil it.
await buildServer();
await buildWeb();
await import('../dist/server/bench.js');
