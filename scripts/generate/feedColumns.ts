import type { Column } from '@server/feed/column';
import type { FeedFile } from '@server/feed/feedFile';
import { feedFiles } from '@server/feed/feedFiles';

const BEGIN = '<!-- Generated from server/feed/files by "npm run docs:feed". -->';
const END = '<!-- End of the generated part. -->';

/** The page with its generated part written anew. */
export function withFeedColumns(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('docs/feed.md has lost the marks around its generated part.');
  return `${page.slice(0, begin)}${BEGIN}\n\n${reference()}\n\n${page.slice(end)}`;
}

const reference = (): string => [overview(), ...feedFiles.map(columnsOf)].join('\n\n');

function overview(): string {
  const rows = feedFiles.map(({ file, key, about, optional }) => {
    const remark = [optional && 'may be left out', about].filter(Boolean).join('; ');
    return `| [\`${file}\`](#${file.replace('.', '')}) | ${key.join('; ')} | ${remark} |`;
  });
  return ['| file | key | |', '|---|---|---|', ...rows].join('\n');
}

function columnsOf({ file, columns, parents = [] }: FeedFile): string {
  const rows = Object.entries(columns).map(
    ([name, column]) => `| \`${name}\` | ${formOf(column)} | ${whenEmpty(column)} |`,
  );
  const owners = parents.map((parent) => `\`${parent}\``).join(' and ');
  return [
    `### ${file}`,
    ...(owners ? [`\nA row belongs to its row of ${owners}.`] : []),
    '\n| column | form | empty |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

const forms: Readonly<Record<Column['kind'], string>> = {
  text: 'text',
  money: 'money',
  date: 'date',
  flag: '`Y` or `N`',
  whole: 'whole number',
  decimal: 'decimal',
  zone: 'time zone, `America/Chicago`',
  instant: 'moment',
};

function formOf({ kind, allowed, notNegative, digits }: Column): string {
  if (allowed) return allowed.map((value) => `\`${value}\``).join(' ');
  if (digits) return `${forms[kind]}, at most ${digits[0]} digits before and ${digits[1]} after the point`;
  return notNegative ? `${forms[kind]}, not below zero` : forms[kind];
}

function whenEmpty({ kind, required, empty, emptyAs }: Column): string {
  if (required) return 'must be filled';
  if (emptyAs !== undefined) return `as \`${emptyAs}\``;
  if (empty === undefined) return '';
  if (kind === 'flag') return empty === 't' ? '`Y`' : '`N`';
  return empty === '' ? 'empty text' : `\`${empty}\``;
}
