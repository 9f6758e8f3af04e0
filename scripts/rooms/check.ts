import { clocks, doors, flats, isRehearsal, libraries, maxLines } from './rules';
import type { Source } from './source';

/**
 * Holds the house against its rules; answers one sentence per violation.
 * @throws when there is nothing to hold: a check that reads no files must not pass
 */
export function violationsIn(house: readonly Source[]): string[] {
  if (house.length === 0) throw new Error('The rooms check read no files, so it proves nothing.');
  return [...house.flatMap(violationsOf), ...circlesIn(house)];
}

function violationsOf(source: Source): string[] {
  const found: string[] = [];
  if (source.lines > maxLines && !source.isGenerated)
    found.push(`${source.path} has ${source.lines} lines; ${maxLines} are the most.`);
  if (isRehearsal(source.path)) return found;
  if (!source.path.startsWith('theme/') && source.hexColours.length > 0) {
    found.push(`${source.path} names the colour ${source.hexColours[0]}; colours live in theme/.`);
  }
  if (source.readsClock && !clocks.includes(source.path)) {
    found.push(`${source.path} reads the clock; time comes in as an argument.`);
  }
  return [...found, ...source.imports.flatMap((target) => closedDoor(source.path, target) ?? [])];
}

function closedDoor(from: string, target: string): string | undefined {
  const room = roomOf(from);
  const library = Object.keys(libraries).find((name) => target === name || target.startsWith(`${name}/`));
  if (library && !libraries[library]!.some((open) => isIn(from, open))) {
    return `${from} knows ${library}, which belongs to ${libraries[library]!.join(', ') || 'nobody'}.`;
  }
  const isOurs = /^(theme|contract|src|server|demo|stories|e2e|scripts|bench)(\/|$)/.test(target);
  if (!room || !isOurs || isClock(target)) return undefined;
  if (isIn(target, room)) {
    const flat = flats.includes(room) && flatOf(room, from) !== flatOf(room, target);
    return flat ? `${from} enters ${target}; neighbours in ${room} are strangers.` : undefined;
  }
  return doors[room]!.some((open) => isIn(target, open))
    ? undefined
    : `${from} enters ${target}; ${room} has no door there.`;
}

const isIn = (path: string, room: string): boolean => path === room || path.startsWith(`${room}/`);
const isClock = (target: string): boolean => clocks.some((clock) => clock.startsWith(`${target}.`));
const roomOf = (path: string): string | undefined => Object.keys(doors).find((room) => isIn(path, room));
const flatOf = (room: string, path: string): string | undefined => path.slice(room.length + 1).split('/')[0];

function circlesIn(house: readonly Source[]): string[] {
  const byPath = new Map(
    house.flatMap((s) => [[s.path.replace(/\.tsx?$/, ''), s] as const, [s.path, s] as const]),
  );
  const done = new Set<Source>();
  const circles: string[] = [];
  const walk = (source: Source, trail: readonly Source[]): void => {
    const start = trail.indexOf(source);
    if (start >= 0) {
      circles.push(`A circle: ${[...trail.slice(start), source].map((s) => s.path).join(' → ')}.`);
      return;
    }
    if (done.has(source)) return;
    for (const target of source.imports) {
      const next = byPath.get(target);
      if (next) walk(next, [...trail, source]);
    }
    done.add(source);
  };
  for (const source of house) walk(source, []);
  return circles;
}
