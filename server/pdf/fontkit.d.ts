/** The part of fontkit that is used beside pdfkit, which brings it. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** @param features as OpenType names them, such as tnum */
    layout(text: string, features?: readonly string[]): { readonly advanceWidth: number };
  }

  export function create(file: Uint8Array): Font;
}
