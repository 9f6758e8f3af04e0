import { createHash } from 'node:crypto';
import { fileTypes } from '@contract/fields';
import type { FileStream } from '../http/api';

/** A PDF as it is stored: found by its hash, read when it is needed. */
export interface StoredPdf {
  /** In hex. */
  readonly sha256: string;
  readonly bytes: () => Promise<Buffer>;
}

/** A PDF on its way, to be shown or to be kept. */
export const pdfFile = (fileName: string, { sha256, bytes }: StoredPdf, disposition: string): FileStream => ({
  fileName,
  contentType: fileTypes.pdf,
  inline: disposition === 'inline',
  sha256,
  chunks: (async function* chunks() {
    yield await bytes();
  })(),
});

/** As `pdfFile`, of a PDF that is drawn for whoever asks and kept nowhere. */
export const drawnFile = (fileName: string, bytes: Buffer, disposition: string): FileStream =>
  pdfFile(
    fileName,
    { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: async () => bytes },
    disposition,
  );
