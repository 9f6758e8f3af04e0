import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of servers are there, where a person's path does not lead. */
const BESIDE = ['/usr/sbin', '/usr/local/sbin'];

/** Where a program of this machine is that comes with no package; undefined where there is none. */
export const programOf = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...BESIDE]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Why tests of a program are skipped, behind their names; empty where it is there. */
export const withoutProgram = (name: string): string =>
  programOf(name) === undefined ? ` (no ${name} on this machine: apt-get install ${name})` : '';
