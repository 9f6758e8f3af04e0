import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** When a writer dies: in the middle of what it does after so many acknowledgements, at least two. */
interface Death {
  readonly after: number;
  /** How far into it, by the time that the piece of work before took: 0 to 1, or a little more. */
  readonly at: number;
}

/** Starts this program as a writer, takes down the lines by which it acknowledges, and kills it with SIGKILL. */
export async function writeAndKill(args: readonly string[], { after, at }: Death): Promise<string[]> {
  // It does not live long enough to earn back what making the embedded database's code faster takes.
  const child = spawn(process.execPath, ['--liftoff-only', process.argv[1]!, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const lines: string[] = [];
  let took = 0;
  let last = performance.now();
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    [took, last] = [performance.now() - last, performance.now()];
    if (lines.length === after) setTimeout(() => child.kill('SIGKILL'), took * at);
  }
  await gone;
  return lines;
}
