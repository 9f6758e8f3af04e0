/** A number of a table and how many bytes it takes. */
export type Value = readonly [bytes: 2 | 4, value: number];
export const int16 = (value: number): Value => [2, value & 0xffff];
export const int32 = (value: number): Value => [4, value >>> 0];

/** 1.0 in fixed-point numbers, and the mark of a TrueType file. */
export const ONE = 0x00010000;

export function table(values: readonly Value[]): Buffer {
  const bytes = Buffer.alloc(values.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of values) at = bytes.writeUIntBE(value, at, size);
  return bytes;
}

/** Fills up to a whole number of four bytes. */
export const padded = (content: Buffer): Buffer =>
  Buffer.concat([content, Buffer.alloc(-content.length & 3)]);

/** A font file of these tables, by their tags of four letters. */
export function sfntFile(tables: Readonly<Record<string, Buffer>>): Buffer {
  const tags = Object.keys(tables).sort();
  const power = Math.floor(Math.log2(tags.length));
  const range = 16 * 2 ** power;
  const parts = [table([int32(ONE), ...[tags.length, range, power, tags.length * 16 - range].map(int16)])];
  let offset = 12 + tags.length * 16;
  for (const tag of tags) {
    const content = tables[tag]!;
    parts.push(Buffer.from(tag), table([sumOf(content), offset, content.length].map(int32)));
    offset += padded(content).length;
  }
  return Buffer.concat([...parts, ...tags.map((tag) => padded(tables[tag]!))]);
}

function sumOf(content: Buffer): number {
  const whole = padded(content);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}
