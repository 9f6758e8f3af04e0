import { afterAll } from 'vitest';
import { closeTestDbs } from './testDb';

// Runs for each file, and after the file's own endings.
afterAll(closeTestDbs);
