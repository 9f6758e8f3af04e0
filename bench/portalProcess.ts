import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

type Program = ChildProcessByStdio<null, Readable, null>;

/** Runs one of the programs of a built checkout, in its folder. */
export const runProgram = (folder: string, name: string, env: NodeJS.ProcessEnv): Program =>
  spawn(process.execPath, [join(resolve(folder), 'dist', 'server', `${name}.js`)], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Starts its portal, and answers when it is ready; a worker has no address. */
export async function startPortal(
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<{ readonly portal: Program; readonly address: string }> {
  const portal = runProgram(folder, 'main', env);
  // What it says is read as long as it runs: it may wait for who reads it.
  const address = await new Promise<string>((ready, failed) => {
    let text = '';
    portal.stdout.on('data', (chunk) => {
      text += String(chunk);
      if (/is ready (at|after) /.test(text)) ready(/is ready at (\S+) after/.exec(text)?.[1] ?? '');
    });
    portal.on('exit', () => failed(new Error(`A portal did not start: ${text}`)));
  });
  return { portal, address };
}
