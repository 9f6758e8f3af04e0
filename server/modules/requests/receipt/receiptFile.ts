import { dateInZone } from '@contract/format/date';
import type { FileStream } from '@server/http/api';
import { drawnFile } from '@server/pdf/pdfFile';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import { readDetail } from '../one/readDetail';
import type { RequestDeps } from '../requestContext';
import type { Viewer } from '../viewer';
import type { receiptPdf } from './receiptPdf';

export interface ReceiptDeps extends RequestDeps {
  readonly drawings: { readonly receipt: typeof receiptPdf };
}

/**
 * The receipt of a request as it stands now, told as far as the viewer sees it.
 * @throws ApiError 'not-found' where there is none, or the viewer does not see it
 */
export async function receiptFile(
  { db, companyName, supportPhone, letterhead, drawings }: ReceiptDeps,
  id: string,
  viewer: Viewer,
  disposition: string,
): Promise<FileStream> {
  const { now, booksZone: zone } = viewer;
  const request = await readDetail(db.sql, id, viewer);
  const { contact } = await companySettingsOf(db.sql, now);
  const bytes = await drawings.receipt({
    request,
    company: { name: companyName, phone: contact.creditPhone ?? supportPhone, letterhead },
    today: dateInZone(now, zone),
    zone,
  });
  return drawnFile(`receipt_${request.requestNo.replace(/[^\w-]/g, '-')}.pdf`, bytes, disposition);
}
