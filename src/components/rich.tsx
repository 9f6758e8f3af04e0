import { createElement, Fragment, type ReactNode } from 'react';

/** What stands at a tag of a message: something, or what is put around the words within the tag. */
type Part = ReactNode | ((words: ReactNode) => ReactNode);

const TAG = /<(\w+)\/>|<(\w+)>(.*?)<\/\2>/gs;

/**
 * A message with something in it that is no text: "You owe <sum/>, <link>see why</link>". What a person typed comes as a
 * part too, never as a parameter: a tag in it would be taken for ours.
 * @param parts by the names of the tags; a tag without a part stays as it is written
 */
export function rich(text: string, parts: Readonly<Record<string, Part>>): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TAG)) {
    const [whole, empty, name = empty!, words] = match;
    const part = parts[name];
    if (part === undefined) continue;
    nodes.push(text.slice(end, match.index));
    nodes.push(typeof part === 'function' ? part(words === undefined ? null : rich(words, parts)) : part);
    end = match.index + whole.length;
  }
  nodes.push(text.slice(end));
  return createElement(Fragment, null, ...nodes);
}
