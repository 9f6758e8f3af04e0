import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether the foreign reader (Debian's package `ofx`) is on this machine. */
export const hasOfxReader: boolean = spawnSync('ofxdump', ['--version']).status === 0;

interface ReadOfx {
  /** What it complained of; empty for a good file. */
  readonly errors: readonly string[];
  /** Its fields in their order, "Total money amount: -12.34". */
  readonly lines: readonly string[];
}

/** Reads a file as libofx does, which several bookkeeping programs build upon. */
export function readOfx(content: Uint8Array): ReadOfx {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-ofx-'));
  const path = join(folder, 'file.ofx');
  writeFileSync(path, content);
  const { status, stdout, stderr } = spawnSync('ofxdump', [path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const complaints = stderr.split('\n').filter((line) => /^LibOFX (ERROR|WARNING)/.test(line));
  return {
    errors: status === 0 ? complaints : [`exit code ${status}`, ...complaints],
    lines: stdout
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

/** The values of one field, in their order. */
export const ofxValues = ({ lines }: ReadOfx, field: string): string[] =>
  lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).trim());
