/** A word in braces, whatever it is: what is not known is refused when the text is saved. */
const field = /\{([^{}]*)\}/gu;

/** The text with its fields filled in. A field that is not known stays as it is. */
export const filledFields = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replaceAll(
    field,
    (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? whole,
  );

/** The first field that is not known, with its braces: "{amount}"; undefined where all are. */
export const unknownField = (text: string, known: ReadonlySet<string>): string | undefined =>
  [...text.matchAll(field)].find(([, name]) => !known.has(name!))?.[0];
