import { clocks, isGenerated, isTestCode, libraries, limits, modules, strangers } from './plan';
import type { Repository } from './repository';
import type { Source } from './source';

/** Which module imports which, who reads the clock, where colors are, and how long files are. */
export const boundaries = ({ sources }: Repository): string[] => sources.flatMap(violationsOf);

function violationsOf(source: Source): string[] {
  const found: string[] = [];
  const { path, lines } = source;
  if (lines > limits.fileLines && !isGenerated(path)) {
    found.push(`${path} has ${lines} lines; at most ${limits.fileLines} are allowed. Split it by content.`);
  }
  if (isTestCode(path)) return found;
  const { hexColors, readsClock } = source.content;
  if (!path.startsWith('theme/') && hexColors.length > 0) {
    found.push(`${path} has the color ${hexColors[0]}; colors belong in theme/. Use a token of the theme.`);
  }
  if (readsClock && !clocks.includes(path)) {
    found.push(`${path} reads the clock; time is an argument. Take a Clock or the instant from the caller.`);
  }
  return [...found, ...source.imports.flatMap((target) => forbidden(path, target) ?? [])];
}

function forbidden(from: string, target: string): string | undefined {
  const library = Object.keys(libraries).find((name) => target === name || target.startsWith(`${name}/`));
  if (library && !libraries[library]!.some((allowed) => isIn(from, allowed))) {
    return `${from} imports ${library}, which only ${libraries[library]!.join(', ') || 'nothing'} may import.`;
  }
  const module = moduleOf(from);
  const isOurs = /^(theme|contract|src|library|server|demo|stories|e2e|scripts|bench)(\/|$)/.test(target);
  if (!module || !isOurs || isClock(target)) return undefined;
  if (isIn(target, module)) {
    const areNeighbors = strangers.includes(module) && folderIn(module, from) !== folderIn(module, target);
    return areNeighbors
      ? `${from} imports ${target}; folders of ${module} must not import each other. Move what both need to a ` +
          'module that both may import.'
      : undefined;
  }
  return modules[module]!.some((allowed) => isIn(target, allowed))
    ? undefined
    : `${from} imports ${target}; ${module} may import only ${modules[module]!.join(', ') || 'itself'}.`;
}

const isIn = (path: string, module: string): boolean => path === module || path.startsWith(`${module}/`);
const isClock = (target: string): boolean => clocks.some((clock) => clock.startsWith(`${target}.`));
const longestFirst = Object.keys(modules).sort((a, b) => b.length - a.length);
const moduleOf = (path: string): string | undefined => longestFirst.find((module) => isIn(path, module));
const folderIn = (module: string, path: string): string | undefined =>
  path.slice(module.length + 1).split('/')[0];

/** Files that import each other, over however many steps. */
export function circles({ sources }: Repository): string[] {
  const byPath = new Map(
    sources.flatMap((s) => [[s.path.replace(/\.tsx?$/, ''), s] as const, [s.path, s] as const]),
  );
  const done = new Set<Source>();
  const found: string[] = [];
  const follow = (source: Source, trail: readonly Source[]): void => {
    const start = trail.indexOf(source);
    if (start >= 0) {
      const names = [...trail.slice(start), source].map((s) => s.path);
      found.push(`${names.join(' → ')} is a circle. Move what they share to a file of its own.`);
      return;
    }
    if (done.has(source)) return;
    for (const target of source.imports) {
      const next = byPath.get(target);
      if (next) follow(next, [...trail, source]);
    }
    done.add(source);
  };
  for (const source of sources) follow(source, []);
  return found;
}
