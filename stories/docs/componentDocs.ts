import type { ReactNode } from 'react';

/** A live example, and the sentence that says what it shows. */
export interface DocsExample {
  readonly text: string;
  /** Painted in the theme of the page, as in the portal. */
  readonly example: () => ReactNode;
}

/**
 * What the page of a component says that neither its code nor its stories can say. It stands beside the component, as
 * `Money.docs.tsx`. Props, tokens, source and the screens that use it are read from the code.
 */
export interface ComponentDocs {
  /** 'new' may still change; a deprecated one says what to use in its place. */
  readonly status: 'stable' | 'new' | { readonly deprecated: string };
  /** Other words that people look for it by, in lower case: not its own name. */
  readonly synonyms: readonly string[];
  /** One sentence: what it is for. */
  readonly purpose: string;
  /** Each goes on after "Use it": "for an amount that a person reads". */
  readonly when: readonly string[];
  /** When something else is right. `instead` is the name of a component or field of the library. */
  readonly whenNot: readonly { readonly when: string; readonly instead?: string }[];
  readonly anatomy: readonly { readonly part: string; readonly about: string }[];
  readonly dos: readonly DocsExample[];
  readonly donts: readonly DocsExample[];
  /** What each key does; where there is nothing to press, why. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[] | string;
  /** What a screen reader says, and why. */
  readonly screenReader: readonly string[];
  /** How its words are written. */
  readonly content: readonly string[];
  /** Pixels. Its stories cover the whole window: each is shown in one of its own, this high. */
  readonly ownWindow?: number;
}
