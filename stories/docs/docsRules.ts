import type { ComponentFacts } from '@scripts/componentFacts/facts';
import type { PropFacts } from '@scripts/componentFacts/props';
import type { ComponentDocs } from './componentDocs';
import { purposes } from './purposes';

/** The least that each part of a page says. */
const least = {
  synonyms: 3,
  when: 2,
  whenNot: 1,
  anatomy: 2,
  dos: 1,
  donts: 1,
  screenReader: 1,
  content: 2,
} as const satisfies Partial<Record<keyof ComponentDocs, number>>;

/** In words. */
const LONGEST_SENTENCE = 20;

/** What is missing or wrong in the docs of the component `name`; `names` are all that there are. */
export function docsProblems(
  name: string,
  docs: ComponentDocs,
  names: ReadonlySet<string>,
): readonly string[] {
  const tooFew = Object.entries(least).flatMap(([part, count]) => {
    const { length } = docs[part as keyof typeof least];
    return length < count ? [`${part} has ${length} of at least ${count}`] : [];
  });
  const texts = textsOf(docs);
  return [
    ...tooFew,
    ...(docs.keyboard.length === 0 ? ['keyboard is empty'] : []),
    ...texts.flatMap(([part, text]) => (text.trim() ? [] : [`${part} has an empty text`])),
    ...docs.whenNot.flatMap(({ instead }) =>
      instead === undefined || (names.has(instead) && instead !== name)
        ? []
        : [`whenNot names ${instead}, which is no other component`],
    ),
    ...(new Set(docs.synonyms).size < docs.synonyms.length ? ['a synonym is there twice'] : []),
    ...(docs.synonyms.includes(name.toLowerCase()) ? ['a synonym is its own name'] : []),
    ...texts.flatMap(([part, text]) =>
      sentencesOf(text)
        .filter((sentence) => sentence.split(/\s+/).length > LONGEST_SENTENCE)
        .map((sentence) => `${part} has a sentence of ${sentence.split(/\s+/).length} words: "${sentence}"`),
    ),
  ];
}

/** Every text of a page that is read as a sentence, with its part. */
const textsOf = (docs: ComponentDocs): readonly (readonly [part: string, text: string])[] => [
  ['purpose', docs.purpose],
  ...(typeof docs.status === 'object' ? ([['status', docs.status.deprecated]] as const) : []),
  ...docs.synonyms.map((text) => ['synonyms', text] as const),
  ...docs.when.map((text) => ['when', text] as const),
  ...docs.whenNot.map(({ when }) => ['whenNot', when] as const),
  ...docs.anatomy.flatMap(({ part, about }) => [['anatomy', part] as const, ['anatomy', about] as const]),
  ...docs.dos.map(({ text }) => ['dos', text] as const),
  ...docs.donts.map(({ text }) => ['donts', text] as const),
  ...(typeof docs.keyboard === 'string'
    ? [['keyboard', docs.keyboard] as const]
    : docs.keyboard.flatMap(({ keys, does }) => [['keyboard', keys] as const, ['keyboard', does] as const])),
  ...docs.screenReader.map((text) => ['screenReader', text] as const),
  ...docs.content.map((text) => ['content', text] as const),
];

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.?!][”")]?)\s+(?=[A-Z“"])/).filter(Boolean);

/** What is wrong with where the stories of a component stand in the sidebar. */
export const titleProblems = ({ name, title }: Pick<ComponentFacts, 'name' | 'title'>): readonly string[] =>
  purposes.some((purpose) => title === `${purpose.name}/${name}`)
    ? []
    : [`its stories are titled "${title}" instead of "<Purpose>/${name}"`];

/** Props that mean the same everywhere: their name and type say it. */
const plainProps: Readonly<Record<string, RegExp>> = {
  children: /^ReactNode$/,
  disabled: /^boolean$/,
  id: /^string$/,
  label: /^string$/,
  loading: /^boolean$/,
  message: /^string$/,
  name: /^string$/,
  onCancel: /^\(\) => void$/,
  onClear: /^\(\) => void$/,
  onClose: /^\(\) => void$/,
  onConfirm: /^\(\) => void$/,
  onRetry: /^\(\) => void$/,
  open: /^boolean$/,
  placeholder: /^string$/,
  text: /^string$/,
  title: /^(string|ReactNode)$/,
};

/** Props of which neither a comment nor name and type say what they are. What a package declares, it explains. */
export const propProblems = ({ props }: Pick<ComponentFacts, 'props'>): readonly string[] =>
  props
    .filter(({ name, type, about }) => !about && !plainProps[name]?.test(type) && !isOfPackage({ type }))
    .map(({ name, type }) => `the prop ${name}: ${type} has no comment`);

export const isOfPackage = ({ type }: Pick<PropFacts, 'type'>): boolean => /^\w+Props\['/.test(type);
