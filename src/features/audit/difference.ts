import * as m from '@locales/audit';
import * as common from '@locales/common';

/** One member of a state, before and after; null where it was not there. */
interface Change {
  /** "payments.newOptionHours". */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly changed: boolean;
}

/**
 * Two states beside each other, member by member; what changed comes first.
 * @param before JSON text, as it was hashed; null where there was no such state
 */
export function differenceOf(before: string | null, after: string | null): Change[] {
  const [was, is] = [membersOf(before), membersOf(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const changes = names.map((name) => {
    const [old, now] = [was.get(name) ?? null, is.get(name) ?? null];
    return { name, before: old, after: now, changed: old !== now };
  });
  return [...changes.filter(({ changed }) => changed), ...changes.filter(({ changed }) => !changed)];
}

function membersOf(state: string | null): Map<string, string> {
  const members = new Map<string, string>();
  if (state !== null) walk('', parsed(state), members);
  return members;
}

/** A state that is no JSON is told as it stands: nothing of the audit may be out of sight. */
function parsed(state: string): unknown {
  try {
    return JSON.parse(state);
  } catch {
    return state;
  }
}

function walk(name: string, value: unknown, into: Map<string, string>): void {
  if (typeof value !== 'object' || value === null || isPlainList(value)) {
    into.set(name || m.value(), textOf(value));
    return;
  }
  for (const [member, inner] of Object.entries(value)) walk(name ? `${name}.${member}` : member, inner, into);
}

const isPlainList = (value: object): value is readonly unknown[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);

function textOf(value: unknown): string {
  if (value === true) return common.yes();
  if (value === false) return common.no();
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (value === null || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
