import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';

/** A rectangle in the units of what drew it. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Dots of one module. */
const DOTS = 4;
/** Modules of white around what was drawn: the quiet zone is white on the page, not drawn. */
const QUIET = 4;

/** What a scanner reads of rectangles that are filled with black; undefined where it reads nothing. */
export function scanned(boxes: readonly Box[]): string | undefined {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const modules = Math.max(...boxes.map((box) => box.right)) - left;
  const size = (Math.round(modules) + 2 * QUIET) * DOTS;
  const dots = new Uint8ClampedArray(size * size * 4).fill(255);
  const dot = (at: number, from: number) => Math.round((at - from + QUIET) * DOTS);
  for (const box of boxes)
    for (let y = dot(box.top, top); y < dot(box.bottom, top); y++)
      for (let x = dot(box.left, left); x < dot(box.right, left); x++)
        dots.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
  return jsQR(dots, size, size)?.data;
}

/** The rectangles of a path such as "M1 2h3v1h-3Z". */
export const boxesOf = (d: string): Box[] =>
  [...d.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+Z/g)].map(([, x, y, width, height]) => ({
    left: Number(x),
    top: Number(y),
    right: Number(x) + Number(width),
    bottom: Number(y) + Number(height),
  }));

/** What a phone reads of the codes in a PDF, by what its pages draw. */
export function codesIn(pdf: Buffer): string[] {
  const drawn = [
    ...pdf.toString('latin1').matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)endstream/g),
  ].map(([, packed]) => inflated(Buffer.from(packed!, 'latin1')));
  return drawn.flatMap((page) => {
    const boxes = [...page.matchAll(/(?:[\d.-]+ [\d.-]+ [ml]\n)+h\n/g)].map(([shape]) => spanOf(shape));
    // Many of them together are a code: marks and rules have few.
    return boxes.length > 100 ? [scanned(boxes) ?? 'nothing'] : [];
  });
}

/** Fonts and pictures are packed too, some in other ways. */
function inflated(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    return '';
  }
}

/** What a shape of lines spans. */
function spanOf(shape: string): Box {
  const corners = [...shape.matchAll(/([\d.-]+) ([\d.-]+) [ml]/g)];
  const xs = corners.map(([, x]) => Number(x));
  const ys = corners.map(([, , y]) => Number(y));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
