import { createHash } from 'node:crypto';
import { parseSync, Visitor } from 'vite';
import { compiled, moduleInOne, parametersOf, readArea } from './locales.mjs';

const NAME = 'virtual:messages/';

/**
 * For a build of one language: a text without parameters stands where it is said, as if it were written there, and for the
 * others each file gets a module with just those that it uses. So a screen carries its own messages only, none costs more
 * than its text, and no file has the other language.
 * @throws when a message is taken by a computed name, which nobody could find
 */
export const oneLanguage = (language) => ({
  name: 'one-language',
  enforce: 'pre',
  config: (_, { isSsrBuild }) => ({
    define: { __LANGUAGE__: JSON.stringify(language) },
    // A file without a text in it imports files that have some: it is another in each language, under another name.
    ...(!isSsrBuild && {
      build: { rolldownOptions: { output: fileNames(`assets/[name]-[hash].${language}.js`) } },
    }),
  }),
  transform: {
    filter: { id: /\.tsx?$/, code: /@locales\// },
    handler: (code, id) => ({ code: inOneLanguage(language, code, id), map: null }),
  },
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const [area, ids] = id.slice(NAME.length + 1).split('/');
    return moduleInOne(language, area, ids.split('+'));
  },
});

const fileNames = (name) => ({ entryFileNames: name, chunkFileNames: name });

/** A source file with the messages of one language in it. */
export function inOneLanguage(language, code, id) {
  const { program } = parseSync(id, code);
  const imports = new Map();
  let lists;
  for (const node of program.body) {
    const area = node.type === 'ImportDeclaration' && /^@locales\/(\w+)$/.exec(node.source.value)?.[1];
    if (!area) continue;
    const [first] = node.specifiers;
    if (first?.type === 'ImportNamespaceSpecifier')
      imports.set(first.local.name, { area, node, texts: readArea(area).texts, functions: new Set() });
    else if (area === 'language')
      lists = node.specifiers.find(({ imported }) => imported?.name === 'texts')?.local.name;
  }
  if (imports.size === 0) return code;
  const edits = [];
  const done = new Set();
  /** The text of `m.id`, where it has no parameters. */
  const textOf = (node) => {
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
    const found = imports.get(node.object.name);
    if (!found) return undefined;
    if (node.computed) throw new Error(`${id}: ${node.object.name}[…]: messages are taken by their names.`);
    const message = node.property.name;
    const english = found.texts.en[message];
    if (english === undefined) throw new Error(`locales/en/${found.area}.json has no message "${message}".`);
    if (Object.keys(parametersOf(english)).length === 0)
      return compiled(language, found.texts[language][message] ?? english);
    found.functions.add(message);
    return undefined;
  };
  const put = ({ start, end }, text) => void edits.push({ start, end, text });
  new Visitor({
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.type === 'Identifier' && callee.name === lists && given[0]?.type === 'ObjectExpression') {
        put({ start: callee.start, end: given[0].start }, '(');
        for (const { value, shorthand } of given[0].properties) {
          const text = !shorthand && value && textOf(value);
          if (text) put(value, text);
          else if (value)
            edits.push(
              { start: value.start, end: value.start, text: '(' },
              { start: value.end, end: value.end, text: ')()' },
            );
          if (text) done.add(value.start);
        }
        return;
      }
      const text = given.length === 0 && textOf(callee);
      if (!text) return;
      put(node, text);
      done.add(callee.start);
    },
    MemberExpression(node) {
      const text = !done.has(node.start) && textOf(node);
      if (text) put(node, `(() => ${text})`);
    },
  }).visit(program);
  for (const [name, { area, node, functions }] of imports) {
    // The importer is in its name: two files with the same messages would share a module, in a file of its own.
    const importer = createHash('sha256').update(id).digest('hex').slice(0, 8);
    const from = `${NAME}${area}/${[...functions].toSorted((a, b) => (a < b ? -1 : 1)).join('+')}/${importer}`;
    put(node, functions.size > 0 ? `import * as ${name} from '${from}';` : '');
  }
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
