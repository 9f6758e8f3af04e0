/** Names that the files import or declare themselves. */
export const templateNames: ReadonlySet<string> = new Set([
  'Box',
  'Typography',
  'ReactNode',
  'Meta',
  'Story',
  'StoryObj',
  'Default',
  'LongContent',
  'ComponentDocs',
]);

/** The files of a component that shows a label and what is below it: little, to be replaced, and whole. */
export const templateTexts = (
  name: string,
  purpose: string,
): readonly (readonly [file: string, text: string])[] => [
  [`${name}.tsx`, code(name)],
  [`${name}.stories.tsx`, stories(name, purpose)],
  [`${name}.test.tsx`, test(name)],
  [`${name}.docs.tsx`, docs(name)],
];

const code = (name: string): string => `import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface ${name}Props {
  /** What the content is, in a word or two. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Content under its label. */
export function ${name}({ label, children }: ${name}Props) {
  return (
    <Box>
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>{label}</Typography>
      <Typography variant="body1" component="div">{children}</Typography>
    </Box>
  );
}
`;

const stories = (
  name: string,
  purpose: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}';

const meta = { title: '${purpose}/${name}', component: ${name} } satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Branch', children: 'Pullman' } };

export const LongContent: Story = {
  args: {
    label: 'Branch where the order is picked up',
    children: 'Confluence of the Snake and the Clearwater at Lower Granite',
  },
};
`;

const test = (name: string): string => `import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './${name}.stories';

const { Default } = composeStories(stories);

describe('${name}', () => {
  it('shows its content under its label', () => {
    render(<Default />);

    const label = screen.getByText('Branch');
    expect(label.nextElementSibling).toHaveTextContent('Pullman');
  });
});
`;

const docs = (name: string): string => `import type { ComponentDocs } from '@stories/docs/componentDocs';
import { ${name} } from './${name}';

export default {
  status: 'new',
  synonyms: ['labeled text', 'caption and value', 'label above content'],
  purpose: 'Shows one piece of content under its label.',
  when: [
    'for one value that stands alone and needs its name beside it',
    'for a value of several words, which would not fit beside its name',
  ],
  whenNot: [
    { when: 'several names and values are listed', instead: 'Facts' },
    { when: 'the content is a part of the page and needs a heading', instead: 'Section' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the content, smaller and lighter.' },
    { part: 'Content', about: 'What \`children\` hold. Words wrap.' },
  ],
  dos: [
    {
      text: 'Name the content in a word or two.',
      example: () => <${name} label="Branch">Pullman</${name}>,
    },
  ],
  donts: [
    {
      text: 'Do not repeat the label in the content.',
      example: () => <${name} label="Branch">Branch Pullman</${name}>,
    },
  ],
  keyboard: 'There is nothing to press: it is text.',
  screenReader: ['It reads the label, then the content, as two paragraphs.'],
  content: [
    'The label is a noun in sentence case, without a colon.',
    'The content has no period unless it is a sentence.',
  ],
} satisfies ComponentDocs;
`;
