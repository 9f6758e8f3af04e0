/** A word of the old private vocabulary, and the standard term that replaced it. */
interface OldWord {
  /** Words in lower case, as a name falls apart into them: `takenIn` is "taken in". */
  readonly word: RegExp;
  readonly instead: string;
  /** Undefined: everywhere. A name says more than a sentence: many a word is plain English in a heading. */
  readonly only?: 'names' | 'fileNames' | 'listNames' | 'componentNames';
}

export const oldWords: readonly OldWord[] = [
  { word: /\bwalks?\b/, instead: 'e2e test' },
  { word: /\brooms?\b/, instead: 'module, RequestContext or RequestDeps' },
  { word: /\bdoors?\b/, instead: 'entry point or AuthFlow' },
  { word: /\bflats?\b/, instead: 'boundary' },
  { word: /\bhouses?\b/, instead: 'module or repository' },
  { word: /\bpictures?\b/, instead: 'visual test, screenshot or baseline' },
  { word: /\b(studio|album)s?\b/, instead: 'page pool or report' },
  { word: /\bshots?\b/, instead: 'screenshot' },
  { word: /\bgates?\b/, instead: 'runner, or SignedOutApp' },
  { word: /\bhandbooks?\b/, instead: 'Storybook' },
  { word: /\bfillings?\b/, instead: 'adapter' },
  { word: /\b(take in|takes in|taken in|took in)\b/, instead: 'runImport' },
  { word: /\b(take back|takes back|taken back|taking back)\b/, instead: 'rollback' },
  { word: /\bheld rows?\b/, instead: 'quarantinedRows' },
  { word: /\bfindings?\b/, instead: 'validation issue' },
  { word: /\baskings?\b/, instead: 'RequestContext' },
  { word: /\b(stand|standings?)\b/, instead: 'AuthState, account status', only: 'names' },
  {
    word: /^(portal|painted|arrival|announcer)$/,
    instead: 'SignedInApp, ThemeRoot, RouteFocus, LiveRegion',
    only: 'componentNames',
  },
  {
    word: /\b(parts|places|words)$/,
    instead: 'a name by content: sections, links, labels',
    only: 'fileNames',
  },
  { word: /\b(kind|view)$/, instead: 'list definition, search params', only: 'listNames' },
  { word: /\bloaded\b/, instead: 'AsyncResult', only: 'names' },
  { word: /\b(mark|turn|beyond)s?\b/, instead: 'cursor, direction, afterCursor', only: 'names' },
  { word: /\bseeing\b/, instead: 'accountVisibility' },
  { word: /\brefusals?\b/, instead: 'ApiError' },
  { word: /\b(witness|tally)\b/, instead: 'auditLogger, auditBuffer' },
  { word: /\bletters?\b/, instead: 'email, message' },
  { word: /\bpost office\b/, instead: 'testMailServer' },
  {
    word: /\b(couriers?|press|matcher|locksmith|clerk)\b/,
    instead: 'mailWorker, statementWorker, matchingWorker, keyRotationWorker, userSyncWorker',
    only: 'names',
  },
  { word: /\bpapers?\b/, instead: 'PDF, document' },
  { word: /\bsurroundings\b/, instead: 'credentials, environment' },
  { word: /\b(most|least|needs)\b/, instead: 'max, min, requires', only: 'names' },
];

/** Names that hold an old word and stay, with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'docs/words.md': 'the page of the domain’s words, which it has to be called',
  'src/components/BrandMark': 'the mark of the company, as designers call it',
  BrandMark: 'the mark of the company, as designers call it',
  BrandMarkProps: 'the props of BrandMark',
  markRead: 'what one does with a notice that was read: no mark of a list',
  markAllRead: 'the same with all of them',
  KeepView: 'the office keeps a view of its queue under a name: no list’s search params',
};

/** Words of the domain that sound private and stay: the README explains them in a line each. */
export const domainWords: Readonly<Record<string, string>> = {
  outbox: 'the pattern: an email is a record of the same transaction before it is sent',
  caller: 'who calls an endpoint, proven before the body is read',
  snapshot: 'what a request showed when it was sent, kept with it',
  'books zone': 'the time zone in which the company closes its books',
  'as of': 'the day whose books a figure comes from',
  vault: 'where account numbers are sealed',
  feed: 'the nightly files of the company’s own system',
  drop: 'one night’s folder of files',
};

/** `takenIn`, `taken-in` and `TAKEN_IN` are "taken in". */
export const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
