// XML 1.0 cannot hold these at all, not even escaped.
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A reader would make a line feed of it.
  '\r': '&#13;',
};

/** Text as it stands in an element or attribute of XML; what XML cannot hold is left out. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"\r]/g, (sign) => entities[sign]!);
