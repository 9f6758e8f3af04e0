import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';

interface Taken {
  readonly content: Blob;
}

const bytesOf = async ({ content }: Taken) => Buffer.from(await content.arrayBuffer());

/** The rows of a CSV file, each by the titles of its columns, which it has to have in every row. */
export const csvRows = async (file: Taken): Promise<Record<string, string>[]> =>
  parse(await bytesOf(file), { bom: true, columns: true });

/** The first sheet of a workbook: its titles, and the rows below. */
export async function sheetRows(file: Taken) {
  const [sheet] = await readXlsxFile(await bytesOf(file));
  const [head, ...rows] = sheet!.data;
  return { name: sheet!.sheet, head, rows };
}
