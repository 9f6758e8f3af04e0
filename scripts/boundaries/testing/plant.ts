import { type Repository, repositoryOf } from '../repository';

/** A repository of only these files. */
export const plant = (files: Readonly<Record<string, string>>): Repository =>
  repositoryOf(new Map(Object.entries(files)));

/** So many lines that call something. */
export const linesOf = (count: number): string => 'call();\n'.repeat(count);
