import { describe, expect, it } from 'vitest';
import { componentFacts } from './facts';
import { withSynonyms } from './plugin';

const docs = (more = '') =>
  `export default { status: 'stable', synonyms: ['amount', 'price'], purpose: 'Shows an amount.'${more} } satisfies Docs;`;

const texts: Readonly<Record<string, string>> = {
  'tsconfig.json': JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
  'src/components/Money/Money.docs.tsx': docs(),
  'src/components/Money/Money.stories.tsx': `const meta = { title: 'Money & dates/Money' } satisfies M; export default meta;`,
  'src/components/Money/Money.tsx': `import { shared } from '../shared';
    interface MoneyProps extends Pick<Shared, 'label' | 'tone'>, Omit<Base, 'gone'> {
      /** Integer cents. */
      readonly cents: number;
      /**
       * Says "credit"
       * in words.
       */
      readonly words?: boolean;
    }
    import type { Shared, Base } from '../shared';
    export function Money({ cents, words = false, tone = 'plain' }: MoneyProps) { return shared; }`,
  'src/components/shared.ts': `export const shared = 1;
    type Tones = 'plain' | 'strong';
    export interface Base { readonly gone: string; readonly kept: { /** Its own. */ a: string } }
    export interface Shared { /** Its name. */ readonly label: string; readonly tone?: Tones; readonly other: number }`,
  'src/components/Old/Old.docs.tsx': docs().replace(`'stable'`, `{ deprecated: 'Use Money.' }`),
  'src/components/Old/Old.stories.tsx': `export default { title: 'Data/Old' };`,
  'src/components/Old/Old.tsx': `import type { SvgIconProps } from '@mui/material/SvgIcon';
    type OldProps = Readonly<Pick<SvgIconProps, 'sx'>> & { onPress(id: string): void };
    export const Old = (props: OldProps) => <b color="error" style={{ borderRadius: '12px', typography: 'h3' }}
      sx={{ color: 'text.secondary', outlineColor: 'var(--fg-palette-surface-accent)', height: layout.row.head,
        fill: theme.vars.palette.primary.dark, m: corners.chip }}>text.unknown</b>;`,
  'src/features/home/HomePage.tsx': `import { Money } from '@/components/Money/Money'; import type { Old } from '@/components/Old/Old';`,
  'src/features/late/LatePage.tsx': `import('@/components/Old/Old');`,
  'src/app/routes.ts': `import('../features/home/HomePage');`,
  'stories/support/Frame.tsx': `import '@/app/routes';`,
  'stories/screens/home.stories.tsx': `import { HomePage } from '@/features/home/HomePage';
    const meta = { title: 'Screens/Home' } satisfies M; export default meta; export const OneAccount: S = {};`,
  'stories/screens/late.stories.tsx': `import '@/features/late/LatePage'; import '../support/Frame';
    export default { title: 'Screens/Signing in/Late' }; export const Default: S = {};`,
};

const facts = componentFacts(new Map(Object.entries(texts)));
const named = (name: string) => facts.components.find((each) => each.name === name)!;

describe('the facts of a component', () => {
  it('are where it is and what its page says first', () => {
    expect(facts.components.map(({ name }) => name)).toEqual(['Money', 'Old']);
    expect(named('Money')).toMatchObject({
      path: 'src/components/Money/Money.tsx',
      title: 'Money & dates/Money',
      docsId: 'money-dates-money--docs',
      status: 'stable',
      purpose: 'Shows an amount.',
      synonyms: ['amount', 'price'],
    });
    expect(named('Old').status).toBe('deprecated');
  });

  it('are its props, inherited and picked ones too', () => {
    expect(named('Money').props).toEqual([
      { name: 'label', type: 'string', isRequired: true, about: 'Its name.', preset: null },
      { name: 'tone', type: 'Tones', isRequired: false, about: '', preset: `'plain'` },
      { name: 'kept', type: '{ a: string }', isRequired: true, about: '', preset: null },
      { name: 'cents', type: 'number', isRequired: true, about: 'Integer cents.', preset: null },
      {
        name: 'words',
        type: 'boolean',
        isRequired: false,
        about: 'Says "credit" in words.',
        preset: 'false',
      },
    ]);
    expect(named('Old').props).toEqual([
      { name: 'sx', type: `SvgIconProps['sx']`, isRequired: false, about: '', preset: null },
      { name: 'onPress', type: '() => void', isRequired: true, about: '', preset: null },
    ]);
  });

  it('are the tokens that its own code names', () => {
    expect(named('Money').tokens).toEqual([]);
    expect(named('Old').tokens).toEqual([
      'error.main',
      'layout.row.head',
      'primary.dark',
      'radius.card',
      'radius.chip',
      'surface.accent',
      'text.secondary',
      'typography.h3',
    ]);
  });

  it('are the screens that use it: not those that only know its type, nor those of every route', () => {
    expect(facts.screens).toEqual([
      { name: 'Home', storyId: 'screens-home--one-account' },
      { name: 'Signing in/Late', storyId: 'screens-signing-in-late--default' },
    ]);
    expect(named('Money').screens).toEqual([0]);
    expect(named('Old').screens).toEqual([1]);
  });

  it('have no title where the meta has none, whatever else is called so', () => {
    const meta = `const lost = { title: 'Data/Old' }; const meta = { component: Old }; export default meta;`;
    const { components } = componentFacts(
      new Map(Object.entries({ ...texts, 'src/components/Old/Old.stories.tsx': meta })),
    );
    expect(components.find(({ name }) => name === 'Old')).toMatchObject({ title: '', docsId: '' });
  });
});

describe('the search of the sidebar', () => {
  it('finds a page by its synonyms, which it takes for headings', async () => {
    const entries = {
      'money-dates-money--docs': { type: 'docs' },
      'data-old--docs': { type: 'story' },
      'screens-home--docs': { type: 'docs', anchors: [{ id: 'a', title: 'A' }] },
    };
    const found = { storyIndex: { v: 5, entries }, stats: {} };
    const generator = { getIndexAndStats: () => Promise.resolve(found) };
    let reads = 0;
    withSynonyms(generator, () => {
      reads += 1;
      return facts.components;
    });
    const { storyIndex } = await generator.getIndexAndStats();
    await generator.getIndexAndStats();
    expect(storyIndex.entries).toEqual({
      ...entries,
      'money-dates-money--docs': {
        type: 'docs',
        anchors: [
          { id: 'also-called', title: 'amount' },
          { id: 'also-called', title: 'price' },
        ],
      },
    });
    expect(storyIndex.v).toBe(5);
    expect(reads).toBe(1);
  });
});
