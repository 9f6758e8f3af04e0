import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Public Sans, the typeface of the pages, in the two weights of a PDF. */
interface Fonts {
  readonly text: Font;
  readonly strong: Font;
}

let loaded: Fonts | undefined;

/**
 * The static TrueType files of the typeface, from which pdfkit embeds the letters that a document needs. Read once,
 * so that the letters that one document unpacked are there for the next.
 */
export const fonts = (): Fonts =>
  (loaded ??= {
    text: read('400Regular/PublicSans_400Regular.ttf'),
    strong: read('700Bold/PublicSans_700Bold.ttf'),
  });

function read(file: string): Font {
  const { resolve } = createRequire(import.meta.url);
  return withTabularFigures(create(readFileSync(resolve(`@expo-google-fonts/public-sans/${file}`))));
}

/**
 * Figures of one width, so that they stand below each other in a column. pdfkit can be asked for them too, but then it
 * lays out every word anew, which doubles the time of a statement (decision 040).
 */
const withTabularFigures = (font: Font): Font =>
  Object.create(font, { layout: { value: (text: string) => font.layout(text, ['tnum']) } }) as Font;
