import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { type Plugin, runnerImport } from 'vite';

const top = join(import.meta.dirname, '..');
const files = '**/*.stories.tsx';

/** What of `scripts/componentFacts/plugin.ts` is used here. */
interface ComponentFacts {
  readonly componentFactsModule: (top: string) => Plugin;
  readonly readFacts: (top: string) => { readonly components: unknown };
  readonly withSynonyms: (generator: Generator, readComponents: () => unknown) => void;
}

interface Generator {
  getIndexAndStats: () => Promise<unknown>;
}

/**
 * What the pages about components are made of. It is not imported, but read by Vite, which knows the aliases: no story
 * looks otherwise for it, so that a change of it asks for no new screenshots.
 */
async function componentFacts() {
  const { module } = await runnerImport<ComponentFacts>(join(top, 'scripts/componentFacts/plugin.ts'), {
    root: top,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  return module;
}

let named: Promise<Generator> | undefined;

/** Storybook asks for it in several places, and means the same one. */
async function findsSynonyms(generator: Generator): Promise<Generator> {
  const { readFacts, withSynonyms } = await componentFacts();
  withSynonyms(generator, () => readFacts(top).components);
  return generator;
}

const config: StorybookConfig & {
  readonly storyIndexGenerator: (before: Generator) => Promise<Generator>;
} = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', { directory: '../stories', files }, { directory: '../src', files }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['../public'],
  // The search of the sidebar reads the headings of a page, among which are its synonyms.
  features: { experimentalSearchDocsHeadings: true },
  storyIndexGenerator: (before) => (named ??= findsSynonyms(before)),
  typescript: { reactDocgen: 'react-docgen' },
  // Every part has a page of its own; the frame of the page is nothing that a story is shown in.
  previewAnnotations: (before = []) => [...before, join(top, 'stories/docs/annotations.tsx')],
  experimental_indexers: (before = []) =>
    before.map((indexer) => ({
      ...indexer,
      createIndex: async (path, options) => {
        const stories = await indexer.createIndex(path, options);
        if (!path.replaceAll('\\', '/').startsWith(`${top.replaceAll('\\', '/')}/src/`)) return stories;
        return stories.map((story) => Object.assign(story, { tags: [...(story.tags ?? []), 'autodocs'] }));
      },
    })),
  viteFinal: async (vite) => {
    const { componentFactsModule } = await componentFacts();
    return {
      ...vite,
      plugins: [...(vite.plugins ?? []), componentFactsModule(top)],
      // Each story would look through all tags of the page for what is there already.
      build: { ...vite.build, modulePreload: false },
    };
  },
};

export default config;
