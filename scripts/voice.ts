import { type Token, parse } from '@messageformat/parser';

/** docs/voice.md#what-the-check-looks-at */
interface Message {
  /** "payments.statusPosted". */
  readonly id: string;
  readonly text: string;
  /** The note for translators; its first word with a colon says what kind of text it is. */
  readonly about: string;
}

/** Each branch of plurals and selects as a text of its own; a parameter counts as nine letters, as "$1,234.56". */
export function branchesOf(text: string): readonly string[] {
  const read = (tokens: readonly Token[]): string[] =>
    tokens.reduce<string[]>(
      (before, token) => {
        const next =
          token.type === 'content'
            ? [token.value]
            : 'cases' in token && token.cases
              ? token.cases.flatMap((branch) => read(branch.tokens))
              : [PLACE];
        return before.flatMap((start) => next.map((end) => start + end)).slice(0, 64);
      },
      [''],
    );
  return read(parse(text)).map((branch) =>
    branch.replaceAll(/<\/?\w+\/?>/g, (tag) => (tag.endsWith('/>') ? PLACE : '')),
  );
}

const PLACE = '\u25a1'.repeat(9);

/** In characters, by the kind of text: docs/voice.md#kinds-of-text. */
const longest: Readonly<Record<string, number>> = {
  Chip: 20,
  Button: 28,
  Label: 40,
  Heading: 50,
  Helper: 120,
  Error: 160,
};

const BANNED =
  /\b(please|kindly|sorry|oops|successfully|success|e\.g\.|i\.e\.|etc\.|via|and\/or|N\/A|must|shall|needs? to be|(is|are) to be|in order to|prior to|upon|utilize|submit|(click|tap|press) here|user name|log in|log out|logout|e-mail|overdue|outstanding|balance due|pending|deadline|(is|are) asked for|asked for once|stands? (here|to|on)|it is not known|not known whether|(take|takes|took|taken) back|what follows|at present|as such|anew|amiss|reckoned|whom|whoever|of (ours|yours)|enrol)\b/i;

const BANNED_SPANISH =
  /(?<!\p{L})(por favor|favor de|exitosamente|vosotros|ordenador|móvil|fichero|importe|pinchar|introducir|introduzca|añadir|seleccionar|seleccione|ajustes|biles|taxes|remover|coger|haga clic|CP)(?!\p{L})/iu;

/** What need not be explained; office words and states besides. */
const KNOWN =
  /^(PDF|CSV|ZIP|JPG|JPEG|PNG|WEBP|MB|KB|ID|US|USA|PO|EPA|QR|AM|PM|W-9|ERP|OFX|XLSX|TOTP|SMS|WA|CA|TX|OR|IRS|IT|OK|SHA-256|JSON|AWS|SES|SNS|STOP|START|HELP|EE|UU)$/;

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const sentences = (text: string) => text.split(/(?<=[.?!…])\s+/);

/**
 * What the voice of docs/voice.md would not say. Legal texts are somebody's agreement and stay word for word.
 * @param language a Spanish text may be longer, and has banned words of its own
 */
export function faultsOf({ id, text, about }: Message, language: 'en' | 'es'): readonly string[] {
  const kind = /^(\w[\w ]*):/.exec(about)?.[1] ?? '';
  if (kind === 'Legal') return [];
  const faults = new Set<string>();
  const found = (what: string) => void faults.add(`${id}: ${what}: ${JSON.stringify(text)}`);
  for (const branch of branchesOf(text)) {
    if (/ {2}|^ | $| [,;:?]/.test(branch)) found('a space too many');
    const most = language === 'en' ? 20 : 26;
    if (sentences(branch).some((sentence) => words(sentence).length > most))
      found(`a sentence over ${most} words`);
    if (/^(Button|Label|Chip|Heading)$/.test(kind) && /[.;:]$/.test(branch)) found('a point at its end');
    if (kind === 'Button' && branch.endsWith('…')) found('dots on a button');
    const limit = longest[kind];
    if (limit !== undefined && branch.length > limit * (language === 'en' ? 1 : 1.3))
      found(`longer than ${limit}`);
    const banned = (language === 'en' ? BANNED : BANNED_SPANISH).exec(branch)?.[0];
    if (banned) found(`"${banned}"`);
    if (branch.includes('...')) found('three points');
    if (kind === 'Text message' ? /[’“”]/.test(branch) : /\p{L}'\p{L}|"/u.test(branch))
      found('quotes of another kind');
    if (/[\p{L}\d]!/u.test(branch) && language === 'en') found('an exclamation mark');
    const short = words(branch.replaceAll(PLACE, ' ')).map((word) => word.replaceAll(/[^\w/&-]|^-|-$/g, ''));
    const unknown = short.find((word) => /^[A-Z][A-Z/&-]+[A-Z]$|^[A-Z]{2}$/.test(word) && !KNOWN.test(word));
    if (unknown && !branch.includes(`(${unknown})`)) found(`"${unknown}" without its words`);
  }
  return [...faults];
}
