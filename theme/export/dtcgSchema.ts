/**
 * What a value of each type may be by the Design Tokens Format Module 2025.10 (sections 8 and 9) and its Color
 * Module, as JSON Schema. An alias may stand for any value or part of one.
 */
const alias = { type: 'string', pattern: '^\\{[^{}$.][^{}.]*(\\.[^{}$.][^{}.]*)*\\}$' };
const orAlias = (schema: object) => ({ anyOf: [alias, schema] });
const share = { type: 'number', minimum: 0, maximum: 1 };

const exactly = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const color = exactly(
  {
    colorSpace: { const: 'srgb' },
    components: { type: 'array', items: share, minItems: 3, maxItems: 3 },
    alpha: share,
    hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
  },
  ['alpha', 'hex'],
);
const dimension = exactly({ value: { type: 'number' }, unit: { enum: ['px', 'rem'] } });
const duration = exactly({ value: { type: 'number' }, unit: { enum: ['ms', 's'] } });
const fontFamily = {
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }],
};
const fontWeight = { type: 'number', minimum: 1, maximum: 1000 };
const cubicBezier = {
  type: 'array',
  prefixItems: [share, { type: 'number' }, share, { type: 'number' }],
  minItems: 4,
  maxItems: 4,
};
const typography = exactly({
  fontFamily: orAlias(fontFamily),
  fontSize: orAlias(dimension),
  fontWeight: orAlias(fontWeight),
  letterSpacing: orAlias(dimension),
  lineHeight: orAlias({ type: 'number' }),
});
const shadow = exactly({
  color: orAlias(color),
  offsetX: orAlias(dimension),
  offsetY: orAlias(dimension),
  blur: orAlias(dimension),
  spread: orAlias(dimension),
});

/** The schema of a `$value`, by `$type`. */
export const valueSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries({ color, dimension, duration, fontFamily, cubicBezier, typography, shadow }).map(
    ([type, schema]) => [type, orAlias(schema)],
  ),
);
