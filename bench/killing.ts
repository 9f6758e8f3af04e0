import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** When a writer dies: in the middle of what it does after so many acknowledgements, at least two. */
interface Death {
  readonly after: number;
  /** How far into it, by the time that the piece of work before took: 0 to 1, or a little more. */
  readonly at: number;
}

/** This program as a process that does one kind of work and tells of it line by line. */
export interface Writer {
  readonly lines: AsyncIterable<string>;
  signal(signal: NodeJS.Signals): void;
  /** The signal that ended it; null where it ended by itself. */
  readonly gone: Promise<NodeJS.Signals | null>;
}

export function startWriter(args: readonly string[]): Writer {
  const child = spawn(process.execPath, [process.argv[1]!, 'write', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    lines: createInterface({ input: child.stdout }),
    signal: (signal) => void child.kill(signal),
    gone: once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null),
  };
}

/** Starts a writer, takes down the lines by which it acknowledges, and kills it. */
export async function writeAndKill(args: readonly string[], { after, at }: Death): Promise<string[]> {
  const writer = startWriter(args);
  const lines: string[] = [];
  let took = 0;
  let last = performance.now();
  for await (const line of writer.lines) {
    lines.push(line);
    [took, last] = [performance.now() - last, performance.now()];
    if (lines.length === after) setTimeout(() => writer.signal('SIGKILL'), took * at);
  }
  await writer.gone;
  return lines;
}
