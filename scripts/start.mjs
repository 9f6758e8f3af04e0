import { fork } from 'node:child_process';
import { buildServer, buildWeb } from './build.mjs';

// The server prepares its database while the pages are still being built: on two cores both go at once.
const began = performance.now();
await buildServer();
const server = fork('dist/server/main.js', { stdio: 'inherit' });
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
try {
  await buildWeb();
  server.send({ pagesReady: true, began: performance.timeOrigin + began });
} catch (error) {
  server.kill('SIGTERM');
  throw error;
}
