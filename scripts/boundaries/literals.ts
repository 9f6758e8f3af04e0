import { type ESTree, parseSync, Visitor } from 'vite';

/** A text in code that a person may read: it belongs into locales/. */
interface Literal {
  readonly line: number;
  readonly text: string;
}

/** Two words, or one that begins as a sentence or a title does. */
const isProse = (text: string): boolean =>
  (/[A-Za-z’']{2,}[,.:;?!)]* +[(“"']?[A-Za-z0-9{]/.test(text) ||
    /^[A-Z][a-z]{2,}[.:…?!]?$/.test(text.trim())) &&
  !isCode(text.trim());

/** SQL, styles, media queries, header values: words for programs. */
const isCode = (text: string): boolean =>
  (SQL.test(text) && !/[.?!]$/.test(text)) || CODE.some((pattern) => pattern.test(text));

/** In small letters, as we write it: a button "Delete message" is none. */
const SQL =
  /^(select|insert|update|delete|with|from|where|and|or|order by|group by|create|alter|drop|left join|join|case|on conflict|limit|set|values|commit|rollback|savepoint|lock|listen|notify|analyze|vacuum|copy|distinct|union|exists|is not|not)\b(.*[=_()*{]|[a-z ]*$)/s;

const CODE: readonly RegExp[] = [
  // Columns of a query under another name.
  /^[\w.]+ as \w+$/,
  // Headers, policies, types of content.
  /^(Bearer|Basic|Content-|X-|Cache-|no-cache|public,|private,|max-age|accept-encoding|text\/|application\/|image\/|multipart\/|font\/)|-(src|uri|action|ancestors|types)(-\w+)* |^require-trusted/,
  // Styles, grid areas, selectors, media queries, colors of the system.
  /(^|\s)(\d+px|\d+fr|\d*\.?\d+(rem|em|%|vh|vw|ms|s)|auto|solid|inset|ease|span)(\s|$)|(calc|var|rgba?|color-mix|linear-gradient|minmax|translate[XY]?)\(|^(max|min)\(|^\(prefers|-nums\b|px \{\}|^span \{\}$|^("[\w ]+" ?)+$|xMid|^(Highlight|Canvas|CanvasText)$/,
  /^[@&>:.#*<{]|:not\(/,
  // Names of errors, keys and HTTP.
  /^(Error|TypeError|RangeError|SyntaxError|AbortError|Enter|Escape|Tab|Home|End|Delete|Backspace|Space|Shift|Control|Meta|Alt|Authorization|Date|Location|Vary|Accept|Cookie|Medium|Bold|Regular|Function|Object|Array|String|Number|Promise|Map|Set)$/,
];

/** What is said to developers and operators: errors of the program, log lines. */
const isForProgrammers = (callee: string): boolean =>
  /^(Error|RangeError|TypeError|DOMException|RegExp|Symbol|sql|raw|require|createHash|createCache)$|(^|\.)(log|logger|console|sql|db|complain)(\.|$)|\.(info|warn|error|debug|fatal|trace|raw|ref|literal|describe|querySelector|querySelectorAll|closest|matches|matchMedia|addEventListener|dispatchEvent|startsWith|endsWith|includes|split|replace|replaceAll|test|match|getHeader|header|setHeader|getAttribute|setAttribute)$/.test(
    callee,
  );

const nameOf = (node: ESTree.Node | null | undefined): string => {
  if (!node) return '';
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression')
    return `${nameOf(node.object)}.${node.property.type === 'Identifier' ? node.property.name : ''}`;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return '';
};

const codeAttributes =
  /^(className|sx|role|type|id|key|name|href|to|src|variant|color|size|severity|component|autoComplete|inputMode|htmlFor|rel|target|method|align|direction|edge|position|width|height|viewBox|d|fill|data-.*|aria-(hidden|live|current|haspopup|controls|labelledby|describedby|sort|pressed|expanded|relevant|atomic))$/;

/** The texts of a source file that look as if a person reads them. */
export function literalsIn(path: string, text: string): readonly Literal[] {
  const { program } = parseSync(path, text);
  const skipped: [number, number][] = [];
  const found: { at: number; text: string }[] = [];
  const skip = (node: { start: number; end: number } | null | undefined) => {
    if (node) skipped.push([node.start, node.end]);
  };
  new Visitor({
    ImportDeclaration: skip,
    ExportAllDeclaration: skip,
    ImportExpression: skip,
    TSLiteralType: skip,
    TSTemplateLiteralType: skip,
    TSEnumMember: skip,
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (codeAttributes.test(name)) skip(node);
    },
    Property(node) {
      if (!node.computed) skip(node.key);
      // What the published description of the API says to programmers.
      const name = node.key.type === 'Identifier' ? node.key.name : '';
      if (path.startsWith('contract/') && /^(summary|description)$/.test(name)) skip(node.value);
    },
    MemberExpression(node) {
      if (node.computed) skip(node.property);
    },
    BinaryExpression(node) {
      if (/^[=!]==?$/.test(node.operator)) {
        if (node.left.type === 'Literal') skip(node.left);
        if (node.right.type === 'Literal') skip(node.right);
      }
    },
    SwitchCase(node) {
      skip(node.test);
    },
    NewExpression(node) {
      if (isForProgrammers(nameOf(node.callee))) skip(node);
    },
    CallExpression(node) {
      if (isForProgrammers(nameOf(node.callee)))
        for (const each of node.arguments)
          if (each.type === 'Literal' || each.type === 'TemplateLiteral' || each.type === 'BinaryExpression')
            skip(each);
    },
    TaggedTemplateExpression: skip,
    JSXText({ start, value }) {
      if (/[A-Za-z]{2}/.test(value)) found.push({ at: start, text: value.trim() });
    },
    Literal({ start, value }) {
      if (typeof value === 'string' && isProse(value)) found.push({ at: start, text: value });
    },
    TemplateLiteral({ start, quasis }) {
      const whole = quasis.map(({ value }) => value.cooked ?? '').join('{}');
      if (isCode(whole.trim())) return;
      if (isProse(whole) || quasis.some(({ value }) => isProse(value.cooked ?? '')))
        found.push({ at: start, text: whole });
    },
  }).visit(program);
  return found
    .filter(({ at }) => !skipped.some(([start, end]) => at >= start && at < end))
    .map(({ at, text: words }) => ({ line: text.slice(0, at).split('\n').length, text: words }));
}
