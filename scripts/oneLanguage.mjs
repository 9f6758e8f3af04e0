import { moduleInOne } from './locales.mjs';

const IMPORT = /import \* as (\w+) from ['"]@locales\/(\w+)['"];?/g;
const NAME = 'virtual:messages/';

/**
 * For a build of one language: each file gets a module with just the messages that it uses, in that language, in place
 * of its area's. So a screen carries its own messages only, and no file has the other language.
 * @throws when a message is taken by a computed name, which nobody could find
 */
export const oneLanguage = (language) => ({
  name: 'one-language',
  enforce: 'pre',
  config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
  transform: {
    filter: { id: /\.tsx?$/, code: /@locales\// },
    handler: (code) =>
      code.replace(IMPORT, (_, name, area) => {
        if (new RegExp(`\\b${name}\\[`).test(code))
          throw new Error(`${name}[…]: messages are taken by their names.`);
        const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, id]) => id);
        return `import * as ${name} from '${NAME}${area}/${[...new Set(used)].sort().join('+')}';`;
      }),
  },
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const [area, ids] = id.slice(NAME.length + 1).split('/');
    return moduleInOne(language, area, ids.split('+'));
  },
});
