import type { PathCommand } from 'fontkit';

export interface Point {
  readonly x: number;
  readonly y: number;
  /** On the line itself; otherwise it pulls the line towards itself. */
  readonly on: boolean;
}

/** A glyph as a TrueType font stores it. */
export interface Outline {
  readonly bytes: Buffer;
  readonly points: number;
  readonly contours: number;
  /** Where the drawing begins on the left. */
  readonly left: number;
}

/** Turns a path into a simple TrueType glyph. */
export const outlineOf = (commands: readonly PathCommand[]): Outline => encoded(contoursOf(commands));

/** Writes contours as a simple glyph; nothing in it is packed, for a PDF packs the whole font. */
export function encoded(
  contours: readonly (readonly Point[])[],
  instructions: Buffer = Buffer.alloc(0),
): Outline {
  const points = contours.flat();
  if (points.length === 0) return { bytes: Buffer.alloc(0), points: 0, contours: 0, left: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const left = Math.min(...xs);
  const bytes: number[] = [];
  const int16 = (value: number) => void bytes.push((value >> 8) & 0xff, value & 0xff);
  for (const value of [contours.length, left, Math.min(...ys), Math.max(...xs), Math.max(...ys)]) {
    int16(value);
  }
  let end = -1;
  for (const contour of contours) int16((end += contour.length));
  int16(instructions.length);
  bytes.push(...instructions, ...points.map(({ on }) => (on ? 1 : 0)));
  for (const along of [xs, ys]) for (const [i, value] of along.entries()) int16(value - (along[i - 1] ?? 0));
  while (bytes.length % 4 > 0) bytes.push(0);
  return { bytes: Buffer.from(bytes), points: points.length, contours: contours.length, left };
}

function contoursOf(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = [];
  const put = (on: boolean, x: number, y: number) =>
    contours.at(-1)!.push({ x: Math.round(x), y: Math.round(y), on });
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    if (command === 'moveTo') contours.push([]);
    if (command === 'moveTo' || command === 'lineTo') put(true, a, b);
    if (command === 'quadraticCurveTo') {
      put(false, a, b);
      put(true, c, d);
    }
    if (command === 'bezierCurveTo') throw new Error('A TrueType font has no cubic curves.');
  }
  return contours.map(withoutReturn).filter((contour) => contour.length > 1);
}

/** A contour closes by itself: the way back to its first point is not said. */
function withoutReturn(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const returns = contour.length > 1 && first!.on && last!.on && first!.x === last!.x && first!.y === last!.y;
  return returns ? contour.slice(0, -1) : contour;
}
