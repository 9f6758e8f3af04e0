interface Purpose {
  readonly name: string;
  readonly about: string;
}

/** What the library is sorted by: the first part of the title of every component's stories, in the order of the sidebar. */
export const purposes: readonly Purpose[] = [
  { name: 'Actions', about: 'Do something: download, copy, confirm, call.' },
  { name: 'Inputs', about: 'Type, choose, search, filter, attach.' },
  { name: 'Data', about: 'Show many things, or all about one.' },
  { name: 'Feedback', about: 'Say what happened, what is wrong, what to wait for.' },
  { name: 'Navigation', about: 'Go elsewhere: pages, tabs, accounts, the own menu.' },
  { name: 'Money & dates', about: 'Amounts, days, and what is owed and when.' },
  { name: 'Shell', about: 'What stands around a page, and the frames within it.' },
];

/** Ids of the pages that the first page leads to. */
export const firstPages = {
  foundations: 'foundations-color--every-token',
  screens: 'screens-home--default',
  review: 'handbook-how-to-review--docs',
} as const;
