import { getDocumentProxy } from 'unpdf';

/** A PDF as another reader takes it. */
export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

export const readPdf = async (bytes: Uint8Array): Promise<Pdf> => getDocumentProxy(new Uint8Array(bytes));

const pages = (pdf: Pdf) => Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)));

/** What stands on each page, in the order in which it was drawn. */
export async function textOf(pdf: Pdf): Promise<string[]> {
  return Promise.all(
    (await pages(pdf)).map(async (page) => {
      const { items } = await page.getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ');
    }),
  );
}

interface Node {
  readonly role?: string;
  readonly children?: readonly Node[];
}
const rolesIn = (node: Node): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesIn),
];

/** The roles of the structure that a screen reader is told, page by page. */
export const rolesOf = async (pdf: Pdf): Promise<string[][]> =>
  (await Promise.all((await pages(pdf)).map((page) => page.getStructTree()))).map((tree) =>
    rolesIn(tree as Node),
  );
