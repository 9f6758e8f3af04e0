import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { theme } from '@theme/index';
import type { ComponentDocs } from './componentDocs';

const modules = import.meta.glob<ComponentDocs>('../../src/**/*.docs.tsx', { eager: true, import: 'default' });

const pages = Object.entries(modules).map(([path, { dos, donts }]) => ({
  name: path.slice(path.lastIndexOf('/') + 1, -'.docs.tsx'.length),
  examples: [...dos, ...donts],
}));

describe('every example of the page of a component', () => {
  it('is looked at', () => {
    expect(pages.flatMap(({ examples }) => examples).length).toBeGreaterThan(250);
  });

  // One theme for all examples of a page: its variables are what takes longest to read.
  it.each(pages)('shows something in the theme: $name', ({ examples }) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      const { container } = render(
        <ThemeProvider theme={theme}>
          {examples.map(({ text, example: Live }) => (
            <section key={text} title={text}>
              <Live />
            </section>
          ))}
        </ThemeProvider>,
      );
      const empty = [...container.children].filter(({ children }) => children.length === 0);
      expect(container.children).toHaveLength(examples.length);
      expect(empty.map((element) => element.getAttribute('title'))).toEqual([]);
      expect(complaints.mock.calls).toEqual([]);
    } finally {
      complaints.mockRestore();
    }
  });
});
