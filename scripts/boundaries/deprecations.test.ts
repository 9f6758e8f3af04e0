import { describe, expect, it } from 'vitest';
import { deprecatedImports } from './deprecations';
import { docsStatus, readLibrary } from './library';
import { readRepository } from './repository';
import { plant } from './testing/plant';

const tsconfig = JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } });

const docsOf = (status: string) =>
  `export default { status: ${status}, purpose: 'x' } satisfies ComponentDocs;`;

describe('the status that docs say', () => {
  it.each([
    [`'stable'`, 'stable'],
    [`'new'`, 'new'],
    [`{ deprecated: 'Use Money' }`, 'deprecated'],
  ])('is read from %s', (status, word) => {
    const text = `// A “curly” word before it.\n${docsOf(status)}`;
    const { start, end, ...read } = docsStatus('src/components/A/A.docs.tsx', text);
    expect(read).toEqual({ word });
    expect(text.slice(start, end)).toBe(status);
  });

  it.each([`export default { purpose: 'x' };`, `export const status = 'stable';`, docsOf('stable')])(
    'must be there: %s',
    (text) => {
      expect(() => docsStatus('a.docs.tsx', text)).toThrow('has no status');
    },
  );
});

describe('a deprecated component', () => {
  const library = [
    {
      name: 'Old',
      module: 'src/components/Old/Old',
      status: docsStatus('', docsOf(`{ deprecated: 'Use New' }`)),
    },
    { name: 'New', module: 'src/components/New/New', status: docsStatus('', docsOf(`'stable'`)) },
    {
      name: 'FormOld',
      module: 'src/forms/FormOld',
      status: docsStatus('', docsOf(`{ deprecated: 'Use FormNew' }`)),
    },
  ];
  const problems = (path: string, text: string) =>
    deprecatedImports(plant({ 'tsconfig.json': tsconfig, [path]: text }), library);

  it.each([
    ['src/features/home/HomePage.tsx', `import { Old } from '@/components/Old/Old';`, 'imports Old,'],
    ['src/components/A/A.tsx', `import { Old } from '../Old/Old';`, 'imports Old,'],
    ['src/components/A/A.tsx', `export { Old } from '../Old/Old';`, 'imports Old,'],
    ['src/components/A/A.tsx', `const load = () => import('../Old/Old');`, 'imports Old,'],
    ['src/components/A/A.tsx', `import { Old } from '../Old/Old.tsx';`, 'imports Old,'],
    ['src/forms/FormRow.tsx', `import { FormOld } from './FormOld';`, 'imports FormOld,'],
  ])('is not imported by %s: %s', (path, text, words) => {
    expect(problems(path, text)).toEqual([expect.stringContaining(`${path} ${words}`)]);
  });

  it.each([
    ['src/components/Old/Old.stories.tsx', `import { Old } from './Old';`],
    ['src/components/Old/Old.test.tsx', `import * as stories from './Old.stories';`],
    ['stories/patterns/form.stories.tsx', `import { Old } from '@/components/Old/Old';`],
    ['src/features/home/HomePage.tsx', `import { New } from '@/components/New/New';`],
    ['src/features/home/HomePage.tsx', `import { OldName } from '@/components/Old/OldName';`],
  ])('is no matter in %s: %s', (path, text) => {
    expect(problems(path, text)).toEqual([]);
  });
});

describe('the repository', () => {
  const library = readLibrary(process.cwd());

  it('has a status for each component and field', () => {
    expect(library.size).toBeGreaterThan(90);
    expect(library.get('Money')).toMatchObject({ module: 'src/components/Money/Money', isShared: true });
    expect(library.get('FormMoney')).toMatchObject({ module: 'src/forms/FormMoney', isShared: true });
    expect(library.get('OwedHero')).toMatchObject({ isShared: false });
    for (const { status } of library.values()) expect(['stable', 'new', 'deprecated']).toContain(status.word);
  });

  it('ships nothing that is built of a deprecated one', () => {
    expect(deprecatedImports(readRepository(process.cwd()), library.values())).toEqual([]);
  });
});
