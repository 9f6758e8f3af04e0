import { embeddedTests, measured } from './embeddedTests';
import { databaseTests } from './boundaries/databaseTests';
import { readRepository } from './boundaries/repository';

/** The test files of each vitest project. `deep` runs every database test on the embedded database too. */
export function testFiles(top: string, deep: boolean, sources = readRepository(top).sources) {
  const paths = sources.map(({ path }) => path);
  const postgres = databaseTests(sources);
  const withDatabase = new Set(postgres);
  return {
    unit: paths.filter((path) => unit.test(path) && !withDatabase.has(path)),
    components: paths.filter((path) => components.test(path)),
    embedded: deep ? postgres : embeddedTests(measured(postgres, top)),
    postgres,
  };
}

const unit = /^(contract|theme|demo|scripts|bench|server|src)\/.*\.test\.ts$/;
const components = /^(src|stories|\.storybook)\/.*\.test\.tsx$/;
