import { afterAll } from 'vitest';
import { expectKnown } from '@scripts/dialects/known';
import { takeStatements } from './ranStatements';
import { closeTestDbs } from './testDb';

// Runs for each file, and after the file's own endings.
afterAll(async () => {
  await closeTestDbs();
  await expectKnown(takeStatements());
});
