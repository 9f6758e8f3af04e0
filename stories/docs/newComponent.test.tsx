import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { render, screen } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { templateTexts } from '@scripts/generate/componentTemplate';
import type { ComponentDocs } from './componentDocs';

// Within the project, or its code would not be compiled; in a folder that no check of the repository looks into.
mkdirSync('dist', { recursive: true });
const folder = mkdtempSync(resolve('dist/new-component-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [file, text] of templateTexts('BranchNote', 'Data')) writeFileSync(join(folder, file), text);

const load = async (file: string): Promise<object> =>
  import(/* @vite-ignore */ join(folder, file)) as Promise<object>;

describe('the test that a new component comes with', async () => {
  // Which says its own tests here; without any the suite is empty, and fails.
  await load('BranchNote.test.tsx');
});

describe('the docs of a new component', async () => {
  const { default: docs } = (await load('BranchNote.docs.tsx')) as { default: ComponentDocs };

  it('show it as it is', () => {
    for (const { example } of [...docs.dos, ...docs.donts]) render(example());

    expect(screen.getAllByText('Branch')).toHaveLength(docs.dos.length + docs.donts.length);
  });
});
