import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
const config = read('chromatic.config.json');

describe('the configuration for Chromatic', () => {
  it('names a script that builds Storybook, and where to', () => {
    const scripts = read('package.json')['scripts'] as Record<string, string>;

    expect(scripts[String(config['buildScriptName'])]).toContain(`-o ${String(config['outputDir'])}`);
  });

  it('holds neither a token nor somebody’s project', () => {
    expect(Object.keys(config).filter((key) => /token|project/i.test(key))).toEqual([]);
  });
});
