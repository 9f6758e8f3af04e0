import { type ESTree, parseSync, Visitor } from 'vite';

/** A style that names a side of the screen: in a language that is read from right to left it would be the wrong one. */
interface PhysicalStyle {
  readonly line: number;
  /** As it is written: "ml: 'auto'". */
  readonly text: string;
}

const SIDE =
  /^(?:[mp][lr]|left|right|(?:margin|padding|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)$/;

/** Properties whose values may be a side. */
const SIDED = /^(?:textAlign|float|clear|captionSide)$/;

/** Properties with a value for each side: top, right, bottom, left. */
const FOUR_SIDES =
  /^(?:m|p|margin|padding|inset|scrollMargin|scrollPadding|borderWidth|borderColor|borderStyle)$/;

/** Four values for the corners: from the top left one around. */
const FOUR_CORNERS = /^borderRadius$/;

const nameOf = (key: ESTree.Node): string => {
  if (key.type === 'Identifier' || key.type === 'JSXIdentifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : '';
};

/** The values of a shorthand; what stands in brackets is one value. */
const valuesOf = (text: string): readonly string[] =>
  text.trim().match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Every text that a value may be, in either branch of a condition and for each width. */
function textsIn(value: ESTree.Node): readonly string[] {
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral':
      return [value.quasis.map(({ value: part }) => part.cooked ?? '').join('0')];
    case 'ConditionalExpression':
      return [...textsIn(value.consequent), ...textsIn(value.alternate)];
    case 'ObjectExpression':
      return value.properties.flatMap((each) => (each.type === 'Property' ? textsIn(each.value) : []));
    default:
      return [];
  }
}

function isPhysical(name: string, value: ESTree.Node): boolean {
  if (SIDE.test(name)) return true;
  const texts = textsIn(value);
  if (SIDED.test(name)) return texts.some((text) => text === 'left' || text === 'right');
  if (FOUR_SIDES.test(name))
    return texts.map(valuesOf).some(([, right, , left]) => left !== undefined && left !== right);
  if (!FOUR_CORNERS.test(name)) return false;
  return texts
    .map(valuesOf)
    .some(([topLeft, topRight, bottomRight, bottomLeft = topRight]) =>
      topRight === undefined ? false : topLeft !== topRight || (bottomRight ?? topLeft) !== bottomLeft,
    );
}

/** The styles of a source file that name a side. What is taken apart, such as a rectangle, is no style. */
export function physicalIn(path: string, text: string): readonly PhysicalStyle[] {
  const found: PhysicalStyle[] = [];
  const note = ({ start, end }: ESTree.Node) =>
    found.push({ line: text.slice(0, start).split('\n').length, text: text.slice(start, end) });
  new Visitor({
    ObjectExpression({ properties }) {
      for (const each of properties)
        if (each.type === 'Property' && !each.computed && isPhysical(nameOf(each.key), each.value))
          note(each);
    },
    JSXAttribute(node) {
      if (/^[mp][lr]$/.test(nameOf(node.name))) note(node);
    },
  }).visit(parseSync(path, text).program);
  return found;
}
