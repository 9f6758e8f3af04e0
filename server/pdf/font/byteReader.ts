/** Reads numbers off a run of bytes, one after the other, as fonts write them. */
export interface ByteReader {
  /** Bytes read so far. */
  readonly at: number;
  u8(): number;
  u16(): number;
  i16(): number;
  u32(): number;
  /** A short number in one to three bytes (WOFF2, 255UInt16). */
  short255(): number;
  /** A number in as many bytes as it needs, seven bits each (WOFF2, UIntBase128). */
  base128(): number;
  take(count: number): Buffer;
}

export function byteReader(bytes: Buffer): ByteReader {
  let at = 0;
  const moved = (by: number) => (at += by) - by;
  const reader: ByteReader = {
    get at() {
      return at;
    },
    u8: () => bytes.readUInt8(moved(1)),
    u16: () => bytes.readUInt16BE(moved(2)),
    i16: () => bytes.readInt16BE(moved(2)),
    u32: () => bytes.readUInt32BE(moved(4)),
    short255() {
      const code = reader.u8();
      if (code === 253) return reader.u16();
      if (code === 254) return reader.u8() + 506;
      return code === 255 ? reader.u8() + 253 : code;
    },
    base128() {
      let value = 0;
      for (let more = true; more; ) {
        const byte = reader.u8();
        value = value * 128 + (byte & 0x7f);
        more = byte >= 0x80;
      }
      return value;
    },
    take: (count) => bytes.subarray(moved(count), at),
  };
  return reader;
}
