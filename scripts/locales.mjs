import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import core from '@messageformat/core';
import { parse } from '@messageformat/parser';

// `npm run locales` compiles the messages of locales/<language>/<area>.json into functions, a module per area.

const MessageFormat = core.default ?? core;
export const languages = ['en', 'es'];
const folder = resolve(import.meta.dirname, '../locales');
const formats = Object.fromEntries(languages.map((name) => [name, new MessageFormat(name)]));

export const areas = () =>
  readdirSync(join(folder, 'en'))
    .map((name) => basename(name, '.json'))
    .sort();

/** The English messages of an area ({ text, about } by id), and the texts of every language by id. */
export function readArea(area) {
  const read = (language) => JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8'));
  const source = read('en');
  const en = Object.fromEntries(Object.entries(source).map(([id, { text }]) => [id, text]));
  return { source, texts: { en, es: read('es') } };
}

/** What a message takes: its parameters by name, as TypeScript types. */
export function parametersOf(text) {
  const found = {};
  const visit = (tokens) => {
    for (const token of tokens) {
      if (token.type === 'content' || token.type === 'octothorpe') continue;
      const type = token.type === 'plural' || token.type === 'selectordinal' ? 'number' : undefined;
      const simple = token.type === 'function' ? 'number' : 'string | number';
      found[token.arg] = type ?? (token.type === 'select' ? 'string' : (found[token.arg] ?? simple));
      for (const each of token.cases ?? []) visit(each.tokens);
    }
  };
  visit(parse(text));
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const known = new Set(['count', 'plural', 'select']);

/**
 * A message's text as an expression of `d`, its parameters.
 * @throws for what needs more of the library than plurals, selects and whole numbers, which would fail when it is said
 */
export function compiled(language, text) {
  const code = formats[language].compile(text).toString();
  const expression = code
    .slice(code.indexOf('=>') + 3)
    .replaceAll(/number\("\w+", ([\w.]+), 0\)/g, 'count($1)');
  const bare = expression.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  const other = [...bare.matchAll(/(\w+)\(/g)].map(([, name]) => name).find((name) => !known.has(name));
  if (other || /selectordinal|offset:/.test(text))
    throw new Error(
      `"${text}": a message may have plurals, selects and {n, number}. Dates and sums come formatted, as parameters.`,
    );
  // A number at the start would stay one, and two in a row would be added up. What stands in quotes is text.
  const asText = expression.replaceAll(/"(?:[^"\\]|\\.)*"|: (?=d\.)/g, (part) =>
    part === ': ' ? ': "" + ' : part,
  );
  return asText.startsWith('d.') ? `"" + ${asText}` : asText;
}

const needed = (code, names) => names.filter((name) => new RegExp(`\\b${name}\\(`).test(code));

/** The import lines that compiled messages need. */
function importsOf(code, home) {
  const own = needed(code, ['count', 'language', 'plural', 'say', 'select']);
  const cardinals = languages.filter((name) => code.includes(`, 0, ${name}, {`));
  return [
    ...(cardinals.length > 0
      ? [`import { ${cardinals.join(', ')} } from '@messageformat/runtime/lib/cardinals';`]
      : []),
    ...(own.length > 0 ? [`import { ${own.join(', ')} } from '${home}';`] : []),
  ];
}

/** The module of an area with every language in it, as TypeScript. */
export function moduleOf(area) {
  const { texts, source } = readArea(area);
  const body = Object.keys(texts.en).map((id) => {
    const parameters = Object.entries(parametersOf(texts.en[id])).map(([name, type]) => `${name}: ${type}`);
    const given = parameters.length > 0 ? `d: { ${parameters.join('; ')} }` : '';
    const [en, es] = languages.map((each) => compiled(each, texts[each][id] ?? texts.en[id]));
    const text = en === es ? en : `language() === 'es' ? ${es} : ${en}`;
    return `/** ${source[id].about.replaceAll('*/', '* /')} */\nexport const ${id} = (${given}): string => say(${text});`;
  });
  const imports = importsOf(body.join('\n'), './language');
  const head = `// Written by \`npm run locales\` from locales/en/${area}.json and locales/es/${area}.json.`;
  return `${[head, ...imports].join('\n')}\n\n${body.join('\n')}\n`;
}

/** Some messages of an area in one language, as JavaScript for a build of that language. */
export function moduleInOne(language, area, ids) {
  const { texts } = readArea(area);
  const body = ids.map((id) => {
    const text = texts[language][id] ?? texts.en[id];
    if (text === undefined) throw new Error(`locales/en/${area}.json has no message "${id}".`);
    const given = Object.keys(parametersOf(texts.en[id])).length > 0 ? 'd' : '()';
    return `export const ${id} = ${given} => ${compiled(language, text)};`;
  });
  return [...importsOf(body.join('\n'), join(folder, 'language.ts')), ...body].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = process.argv.slice(2);
  for (const area of wanted.length > 0 ? wanted : areas())
    writeFileSync(join(folder, `${area}.ts`), moduleOf(area));
}
