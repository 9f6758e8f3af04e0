/** COPY text that grows as bytes: millions of cells are written into it one after the other. */
export class CopyBuffer {
  #bytes = Buffer.allocUnsafe(0);
  /** How much is written. May be set back to take the last row away again. */
  filled = 0;

  /** Makes room for so many bytes more; what writes without asking relies on it. */
  reserve(size: number): void {
    if (this.filled + size <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(512 * 1024, (this.filled + size) * 2));
    this.#bytes.copy(larger, 0, 0, this.filled);
    this.#bytes = larger;
  }

  byte(value: number): void {
    this.#bytes[this.filled++] = value;
  }

  // What the loop counts with is its own: shared variables would be read and written for each byte.
  copy(bytes: Uint8Array, from: number, to: number): void {
    const target = this.#bytes;
    const shift = this.filled - from;
    let at = from;
    for (; at < to; at += 1) target[at + shift] = bytes[at]!;
    this.filled = at + shift;
  }

  latin1(text: string): void {
    this.filled += this.#bytes.write(text, this.filled, 'latin1');
  }

  /** Adds text of any letters, and makes room for it. */
  put(text: string): void {
    this.reserve(text.length * 3);
    this.filled += this.#bytes.write(text, this.filled);
  }

  /** All that was written since the last call. */
  take(): Buffer<ArrayBuffer> {
    const taken = this.#bytes.subarray(0, this.filled);
    this.#bytes = Buffer.allocUnsafe(0);
    this.filled = 0;
    return taken;
  }
}
