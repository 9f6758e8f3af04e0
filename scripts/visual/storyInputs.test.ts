import { describe, expect, it } from 'vitest';
import { repositoryOf, readRepository } from '../boundaries/repository';
import { storybookSources } from '../build.mjs';
import { filesAtHand } from '../fileHashes';
import { docsInputs, storyFiles, storyInputs } from './storyInputs';

const money = 'src/components/Money/Money.stories.tsx';
const card = 'src/components/Card/Card.stories.tsx';

const texts = {
  '.storybook/main.ts': '',
  '.storybook/preview.tsx': `import '@theme/fonts';`,
  'contract/format/cents.ts': 'export const cents = 2;',
  'contract/format/money.ts': `export { cents } from './cents';`,
  'contract/format/money.test.ts': `import './money';`,
  'docs/rules.md': '# Rules',
  'package-lock.json': '{}',
  'package.json': '{}',
  'public/favicon.svg': '<svg />',
  'scripts/routerImports.ts': '',
  'scripts/test.mjs': '',
  'scripts/visual/compare.test.ts': '',
  'scripts/visual/compare.ts': '',
  'server/db/migrations/001.sql': 'select 1',
  'server/main.ts': '',
  'src/components/Card/Card.stories.tsx': '',
  'src/components/Money/Late.tsx': '',
  'src/components/Money/Money.stories.tsx': `import { Money } from './Money';`,
  'src/components/Money/Money.tsx': `import '@contract/format/money';\nimport shapes from './shapes.json';\nimport('./Late');`,
  'src/components/Money/shapes.json': '[]',
  'e2e/checks/axe.ts': '',
  'e2e/checks/reading.ts': '',
  'src/components/Money/Money.docs.tsx': `import { sample } from '@stories/sample';`,
  'stories/docs/ComponentPage.tsx': '',
  'stories/docs/Welcome.tsx': '',
  'stories/docs/welcome.mdx': `import { Welcome } from './Welcome';\n\n# Welcome`,
  'stories/docs/grid.mdx': `import { columns } from '@theme/columns';\n\n# Grid`,
  'stories/sample.ts': '',
  'theme/columns.ts': '',
  'theme/fonts.css': '',
  'theme/fonts.ts': `import './fonts.css';`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      paths: { '@contract/*': ['./contract/*'], '@theme/*': ['./theme/*'], '@stories/*': ['./stories/*'] },
    },
  }),
  'vite.config.ts': `import { routerImports } from './scripts/routerImports.ts';`,
};

function inputsOf(changed: Readonly<Record<string, string>> = {}) {
  const all = new Map(Object.entries({ ...texts, ...changed }));
  return storyInputs([...all.keys()], repositoryOf(all).sources, (path) => all.get(path)!);
}

/** Which story files are others when one file is. */
function changedBy(path: string, text = `${(texts as Record<string, string>)[path] ?? ''} `) {
  const [before, after] = [inputsOf(), inputsOf({ [path]: text })];
  return [...after.keys()].filter((file) => before.get(file) !== after.get(file));
}

describe('what a story depends on', () => {
  it.each([
    ['itself', money],
    ['what it imports', 'src/components/Money/Money.tsx'],
    ['a far import', 'contract/format/cents.ts'],
    ['what is imported later', 'src/components/Money/Late.tsx'],
    ['data that is imported', 'src/components/Money/shapes.json'],
  ])('is %s, for that story alone', (_, path) => {
    expect(changedBy(path)).toEqual([money]);
  });

  it.each([
    ['the lock file', 'package-lock.json'],
    ['the configuration of Storybook', '.storybook/main.ts'],
    ['a new file of it', '.storybook/preview-head.html'],
    ['the preview', '.storybook/preview.tsx'],
    ['what the preview imports', 'theme/fonts.ts'],
    ['styles', 'theme/fonts.css'],
    ['what Storybook serves', 'public/favicon.svg'],
    ['the runner', 'scripts/visual/compare.ts'],
    ['the configuration of vite', 'vite.config.ts'],
    ['a plugin of it', 'scripts/routerImports.ts'],
  ])('is %s, for every story', (_, path) => {
    expect(changedBy(path)).toEqual([card, money]);
  });

  it('is where its aliases lead', () => {
    const other = texts['tsconfig.json'].replace('./contract/*', './elsewhere/*');
    expect(changedBy('tsconfig.json', other)).toEqual([card, money]);
  });

  it.each([
    ['the server', 'server/main.ts'],
    ['SQL', 'server/db/migrations/001.sql'],
    ['pages of prose', 'docs/rules.md'],
    ['pages of Storybook without a story', 'stories/docs/welcome.mdx'],
    ['the npm scripts', 'package.json'],
    ['a test', 'contract/format/money.test.ts'],
    ['a test of the runner', 'scripts/visual/compare.test.ts'],
    ['other scripts', 'scripts/test.mjs'],
  ])('is not %s', (_, path) => {
    expect(changedBy(path)).toEqual([]);
  });
});

describe('what a page of the handbook depends on', () => {
  const pages = ['stories/docs/welcome.mdx', 'stories/docs/grid.mdx', card, money];

  /** Which pages are others when one file is. */
  function pagesChangedBy(path: string) {
    const inputs = (changed: Readonly<Record<string, string>>) => {
      const all = new Map(Object.entries({ ...texts, ...changed }));
      return docsInputs(pages, [...all.keys()], repositoryOf(all).sources, (each) => all.get(each)!);
    };
    const [before, after] = [
      inputs({}),
      inputs({ [path]: `${(texts as Record<string, string>)[path] ?? ''} ` }),
    ];
    return pages.filter((page) => before.get(page) !== after.get(page));
  }

  it.each([
    ['its prose', 'stories/docs/grid.mdx', ['stories/docs/grid.mdx']],
    ['what its prose imports', 'theme/columns.ts', ['stories/docs/grid.mdx']],
    ['what is said beside the code', 'src/components/Money/Money.docs.tsx', [money]],
    ['what that imports', 'stories/sample.ts', [money]],
    ['the stories', money, [money]],
    ['the component', 'src/components/Money/Money.tsx', [money]],
    ['the frame of the pages', 'stories/docs/ComponentPage.tsx', pages],
    ['a check', 'e2e/checks/axe.ts', pages],
    ['the runner', 'scripts/visual/compare.ts', pages],
    ['not a test', 'contract/format/money.test.ts', []],
    ['not the server', 'server/main.ts', []],
  ])('is %s', (_, path, changed) => {
    expect(pagesChangedBy(path)).toEqual(changed);
  });
});

it('makes Storybook be built anew: whoever shows a story shows it as it is', () => {
  const { frame, reached } = storyFiles(filesAtHand(), readRepository(process.cwd()).sources);
  const all = new Set(frame);
  for (const paths of reached.values()) for (const path of paths) all.add(path);
  const isBuiltFrom = (path: string) =>
    storybookSources.some((source) => path === source || path.startsWith(`${source}/`));

  expect(reached.size).toBeGreaterThan(100);
  expect([...all].filter((path) => !path.startsWith('scripts/visual/') && !isBuiltFrom(path))).toEqual([]);
});
