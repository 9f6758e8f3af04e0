import type { ComponentDocs } from '@stories/docs/componentDocs';
import { PageTabs } from './PageTabs';

export default {
  status: 'stable',
  synonyms: ['tabs', 'tab bar', 'sub navigation', 'secondary navigation', 'section links', 'office menu'],
  purpose: 'Leads from one page to the others of its kind, by links in a row.',
  when: [
    'for pages beside each other that one person often goes between, such as those of the office',
    'below the header of each of these pages, with the same links in the same order',
  ],
  whenNot: [
    { when: 'the choice narrows a list on the same page', instead: 'FilterChips' },
    { when: 'it leads to all pages of the portal', instead: 'SideNavigation' },
    { when: 'parts of one page unfold', instead: 'Fold' },
    { when: 'the choice is a value of a form', instead: 'FormRadioCards' },
  ],
  anatomy: [
    { part: 'Tab', about: 'A link to a page. It can be opened in a browser tab of its own.' },
    { part: 'Mark', about: 'A bar under the page that is open. An address that is no tab’s marks none.' },
    {
      part: 'Row',
      about:
        'Takes a second line where a desk is too narrow for it. On a phone it is scrolled with the thumb.',
    },
  ],
  dos: [
    {
      text: 'Name pages with one or two nouns, in the words of their titles.',
      example: () => (
        <PageTabs
          label="Office pages, as an example"
          current="#queue"
          tabs={[
            { label: 'Queue', href: '#queue' },
            { label: 'Users', href: '#users' },
            { label: 'Company settings', href: '#settings' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t use it for what a button does. Each tab is a page.',
      example: () => (
        <PageTabs
          label="Actions as tabs, as an example"
          current="#list"
          tabs={[
            { label: 'List', href: '#list' },
            { label: 'Print', href: '#print' },
            { label: 'Delete user', href: '#delete' },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to each link in turn.' },
    { keys: 'Enter', does: 'Opens the page. Arrow keys do nothing here: these are links, not a tab list.' },
  ],
  screenReader: [
    'It is a navigation landmark with the label that you give it. Each page in it is read as a link.',
    'The open page is read as the current page.',
    'Give a label that differs from “Main”, which is the side navigation.',
  ],
  content: [
    'Use the title of the page as the tab, word for word.',
    'Use nouns in sentence case: “Company settings”.',
    'Leave out pages that the person may not open. A tab is never disabled.',
  ],
} satisfies ComponentDocs;
