import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Facts } from '../Facts/Facts';
import { Section } from './Section';

export default {
  status: 'stable',
  synonyms: ['heading', 'titled part', 'block', 'group', 'region', 'fieldset', 'panel'],
  purpose: 'Gives a part of a drawer or a page its title and its place among the headings.',
  when: [
    'in a drawer, for each of the parts that one thing has: amounts, taxes, comments',
    'on a page, with `level={2}`, for a part that has no card of its own',
  ],
  whenNot: [
    { when: 'the part is long and people rarely need it', instead: 'Fold' },
    { when: 'it is the title of the whole page', instead: 'PageHeader' },
    { when: 'the parts are pages of their own', instead: 'PageTabs' },
    { when: 'it holds a chart', instead: 'ChartFrame' },
  ],
  anatomy: [
    { part: 'Title', about: 'A heading of the third level, or the second. Both look the same.' },
    { part: 'Content', about: 'Anything: Facts, a PlainTable, a Timeline, a sentence.' },
    { part: 'Space above', about: 'Twenty-four pixels, less on paper. There is no line and no box.' },
  ],
  dos: [
    {
      text: 'Title a part by what is in it, in one to three words.',
      example: () => (
        <Section title="Amounts">
          <Facts
            facts={[
              { label: 'Goods', value: '$8,214.50' },
              { label: 'Sales tax', value: '$0.00' },
            ]}
          />
        </Section>
      ),
    },
    {
      text: 'Leave out a section that has nothing in it, or say in a sentence why it is empty.',
      example: () => (
        <Section title="Sales tax">
          <Typography variant="body2">Nothing on this invoice is taxed.</Typography>
        </Section>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not write a title as a sentence, with capitals on every word or with a colon.',
      example: () => (
        <Section title="Here Is Information About Your Comments:">
          <Typography variant="body2">Leave at the shop</Typography>
        </Section>
      ),
    },
    {
      text: 'Do not give a single value a section. It is one line of Facts.',
      example: () => (
        <Section title="Branch">
          <Typography variant="body2">Tekoa</Typography>
        </Section>
      ),
    },
  ],
  keyboard: 'Nothing to press. Only what is in the section can have the focus.',
  screenReader: [
    'Is a region named by its title, so people can go from one part to the next.',
    'The level has to follow the heading above it: third in a drawer, second below the title of a page.',
    'Two sections of one page need different titles. Otherwise the regions cannot be told apart.',
  ],
  content: [
    'Sentence case, no period, at most 50 characters: “Payments and prepay”.',
    'The title does not repeat the name of the thing above it: “Amounts”, not “Invoice amounts”.',
  ],
} satisfies ComponentDocs;
