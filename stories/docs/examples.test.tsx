import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { theme } from '@theme/index';
import type { ComponentDocs } from './componentDocs';

const modules = import.meta.glob<ComponentDocs>('../../src/**/*.docs.tsx', { eager: true, import: 'default' });

const examples = Object.entries(modules).flatMap(([path, { dos, donts }]) => {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.docs.tsx'.length);
  return [...dos, ...donts].map(({ text, example }) => ({ name, text, example }));
});

describe('every example of the page of a component', () => {
  it('is looked at', () => {
    expect(examples.length).toBeGreaterThan(300);
  });

  it.each(examples)('shows something in the theme: $name, $text', ({ example: Live }) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      const { container } = render(
        <ThemeProvider theme={theme}>
          <Live />
        </ThemeProvider>,
      );
      expect(container).not.toBeEmptyDOMElement();
      expect(complaints.mock.calls).toEqual([]);
    } finally {
      complaints.mockRestore();
    }
  });
});
