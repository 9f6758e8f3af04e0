import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { type Aliases, resolveImport } from '@scripts/boundaries/aliases';
import type { PropFacts } from '@scripts/componentFacts/props';
import { usesOf } from './componentUses';

/** A component that takes the place of another. */
export interface Replacement {
  readonly from: Part;
  readonly to: Part;
  /** Props of the old one by the names that the new one has for them; the others keep theirs. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly aliases: Aliases;
}

interface Part {
  readonly name: string;
  /** From the top of the repository, without an extension. */
  readonly module: string;
  readonly props: readonly Pick<PropFacts, 'name' | 'isRequired'>[];
}

interface Replaced {
  readonly text: string;
  /** What is left to do by hand: "src/app/x.tsx:12: …". */
  readonly left: readonly string[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Puts the new component's tags and import into a file where it takes what the old one is given. */
export function replaceIn(path: string, text: string, replacement: Replacement): Replaced {
  const { from, to, aliases } = replacement;
  const parsed = parseSync(path, text);
  const left: string[] = [];
  const leave = (at: number, why: string) =>
    left.push(`${path}:${text.slice(0, at).split('\n').length}: ${why}`);
  const isFrom = (specifier: string) => moduleOf(specifier, path, aliases) === from.module;

  const isOfNext = path.startsWith(`${to.module}.`);
  const edits: Edit[] = [];
  for (const advice of path.endsWith('.docs.tsx') ? adviceIn(parsed.program, from.name, to.name) : [])
    if (isOfNext) leave(advice.start, `${to.name} sends people to ${from.name}.`);
    else edits.push(advice);
  for (const { start, moduleRequest } of parsed.module.dynamicImports)
    if (isFrom(text.slice(moduleRequest.start + 1, moduleRequest.end - 1)))
      leave(start, `${from.name} is imported later, by import().`);
  for (const { start, entries } of parsed.module.staticExports)
    if (entries.some(({ moduleRequest }) => moduleRequest && isFrom(moduleRequest.value)))
      leave(start, `${from.name} is passed on by an export.`);

  const declarations = parsed.program.body.filter((node) => node.type === 'ImportDeclaration');
  for (const declaration of declarations) {
    if (!isFrom(declaration.source.value)) continue;
    for (const specifier of declaration.specifiers)
      if (!isNamed(specifier, from.name))
        leave(specifier.start, `${specifier.local.name} is imported from ${from.module}.`);
    const old = declaration.specifiers.find((specifier) => isNamed(specifier, from.name));
    if (!old) continue;
    if (isOfNext) {
      leave(old.start, `${to.name} itself uses ${from.name}.`);
      continue;
    }
    const known = declarations.flatMap(({ source, specifiers }) =>
      moduleOf(source.value, path, aliases) === to.module
        ? specifiers.filter((specifier) => isNamed(specifier, to.name))
        : [],
    )[0];
    const names = { old: old.local.name, next: known?.local.name ?? to.name };
    const uses = usesOf(parsed.program, names, [old, ...(known ? [known] : [])]);
    if (uses.obstacle) {
      leave(uses.obstacle.start, `${uses.obstacle.name} means something else too in this file.`);
      continue;
    }
    let isDone = true;
    for (const { start } of uses.values) {
      isDone = false;
      leave(start, `${names.old} is used as a value.`);
    }
    for (const tag of uses.tags) {
      const why = whyNot(tag, replacement);
      isDone &&= why === undefined;
      if (why === undefined) edits.push(...editsOf(tag, names.next, replacement.renamed));
      else leave(tag.start, why);
    }
    const line = `import { ${to.name} } from '${specifierOf(declaration.source.value, path, to.module, aliases)}';`;
    const isNeeded = !known && uses.tags.some((tag) => whyNot(tag, replacement) === undefined);
    edits.push(importEdit(declaration, isDone ? old : undefined, isNeeded ? line : '', text));
  }
  return { text: edited(text, edits), left };
}

const moduleOf = (specifier: string, path: string, aliases: Aliases): string =>
  resolveImport(specifier, path, aliases).replace(/\.tsx?$/, '');

const isNamed = (specifier: ESTree.ImportDeclarationSpecifier, name: string): boolean =>
  specifier.type === 'ImportSpecifier' &&
  specifier.importKind !== 'type' &&
  specifier.imported.type === 'Identifier' &&
  specifier.imported.name === name;

/** Docs that send people to the old component. */
function adviceIn(program: ESTree.Program, from: string, to: string): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    Property({ key, value }) {
      const isAdvice = key.type === 'Identifier' && key.name === 'instead';
      if (isAdvice && value.type === 'Literal' && value.value === from)
        edits.push({ start: value.start, end: value.end, text: `'${to}'` });
    },
  }).visit(program);
  return edits;
}

/** Why the new component cannot stand in for this tag; undefined where it can. */
function whyNot(
  { openingElement, children }: ESTree.JSXElement,
  { from, to, renamed }: Replacement,
): string | undefined {
  const takes = (prop: string) => to.props.some(({ name }) => name === prop);
  const given = openingElement.attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? [attribute.name.name] : [],
  );
  const isSpread = openingElement.attributes.some(({ type }) => type === 'JSXSpreadAttribute');
  const hasChildren = children.some((child) => child.type !== 'JSXText' || child.value.trim() !== '');
  const all = [...given, ...(hasChildren ? ['children'] : [])].filter((prop) => prop !== 'key');
  const strange = all.find((prop) => !takes(renamed.get(prop) ?? prop));
  if (strange) return `${to.name} is not known to take "${renamed.get(strange) ?? strange}".`;
  if (openingElement.typeArguments) return `${from.name} is told a type here.`;
  if (isSpread) {
    const lost = from.props.find(({ name }) => renamed.has(name) || !takes(name));
    if (lost) return `"${lost.name}" may be among the props that are spread here.`;
    return from.props.length === 0 ? `Props that are not known are spread here.` : undefined;
  }
  const names = new Set(all.map((prop) => renamed.get(prop) ?? prop));
  const missing = to.props.find(({ name, isRequired }) => isRequired && !names.has(name));
  return missing && `${to.name} needs "${missing.name}".`;
}

function editsOf(
  { openingElement, closingElement }: ESTree.JSXElement,
  name: string,
  renamed: ReadonlyMap<string, string>,
): Edit[] {
  const names = [openingElement.name, ...(closingElement ? [closingElement.name] : [])];
  return [
    ...names.map(({ start, end }) => ({ start, end, text: name })),
    ...openingElement.attributes.flatMap((attribute) => {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
      const next = renamed.get(attribute.name.name);
      return next ? [{ start: attribute.name.start, end: attribute.name.end, text: next }] : [];
    }),
  ];
}

/** Imports the new one beside the old one, or in its place where nothing uses that any more. */
function importEdit(
  { start, end, specifiers, source }: ESTree.ImportDeclaration,
  gone: ESTree.ImportDeclarationSpecifier | undefined,
  line: string,
  text: string,
): Edit {
  const rest = specifiers.filter((specifier) => specifier !== gone);
  const words = rest.map((specifier) => text.slice(specifier.start, specifier.end));
  const areTypes = words.every((word) => word.startsWith('type '));
  const kept =
    gone === undefined
      ? text.slice(start, end)
      : `import ${areTypes ? 'type ' : ''}{ ${words.map((word) => (areTypes ? word.slice(5) : word)).join(', ')} } from ${source.raw};`;
  const lines = [...(rest.length > 0 ? [kept] : []), ...(line ? [line] : [])];
  // With nothing in its place its line goes too.
  const isAlone = lines.length === 0 && text[end] === '\n';
  return { start, end: isAlone ? end + 1 : end, text: lines.join('\n') };
}

/** In the way in which the file imports the old one: by the alias, or from its own place. */
function specifierOf(like: string, path: string, module: string, aliases: Aliases): string {
  const near = posix.relative(posix.dirname(path), module);
  const alias = aliases.find(([, folder]) => module.startsWith(folder));
  if (alias && (!like.startsWith('.') || near.startsWith('../../../')))
    return alias[0] + module.slice(alias[1].length);
  return near.startsWith('.') ? near : `./${near}`;
}

const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text);
