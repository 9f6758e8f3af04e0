import { parseSync, Visitor } from 'vite';

/** Where a source file takes messages from the catalog. */
interface MessageUses {
  /** "payments.statusPosted", each once. */
  readonly used: readonly string[];
  /** What breaks the rules of taking a message, as sentences. */
  readonly wrong: readonly string[];
}

const IMPORT = /import \* as (\w+) from ['"]@locales\/(\w+)['"]/g;
const notAreas = new Set(['language', 'inLanguage']);

/** Finds the messages that a source file takes; the build finds them the same way. */
export function messageUses(path: string, text: string): MessageUses {
  const names = new Map([...text.matchAll(IMPORT)].map(([, name, area]) => [name!, area!]));
  const wrong: string[] = [];
  for (const [, what, area] of text.matchAll(
    /import\s+(?!\* as)(?:type )?(\{[^}]*\}|\w+)\s+from ['"]@locales\/(\w+)['"]/g,
  ))
    if (!notAreas.has(area!))
      wrong.push(
        `${path} imports ${what} from @locales/${area}; write: import * as m from '@locales/${area}'.`,
      );
  if (names.size === 0) return { used: [], wrong };
  const used = new Set<string>();
  const functions: [number, number][] = [];
  const calls: { readonly at: number; readonly name: string }[] = [];
  const within = ({ start, end }: { start: number; end: number }) => void functions.push([start, end]);
  new Visitor({
    FunctionDeclaration: within,
    FunctionExpression: within,
    ArrowFunctionExpression: within,
    MemberExpression({ object, property, computed }) {
      const area = object.type === 'Identifier' ? names.get(object.name) : undefined;
      if (area === undefined) return;
      if (computed || property.type !== 'Identifier')
        wrong.push(`${path} takes a message of ${area} by a computed name; name each one.`);
      else used.add(`${area}.${property.name}`);
    },
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      const area = names.get(callee.object.name);
      if (area !== undefined && callee.property.type === 'Identifier')
        calls.push({ at: start, name: `${area}.${callee.property.name}` });
    },
  }).visit(parseSync(path, text).program);
  for (const { at, name } of calls)
    if (!functions.some(([start, end]) => at > start && at < end))
      wrong.push(
        `${path} says ${name} while its module is loaded; the language of the reader is not known then. Use texts(…), a ` +
          'getter or a function.',
      );
  return { used: [...used], wrong };
}
