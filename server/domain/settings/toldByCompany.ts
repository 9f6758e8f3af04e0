import { dateInZone } from '@contract/format/date';
import type { PortalConfig } from '@contract/portalConfig/schema';
import type { Db } from '@server/db/db';
import { companySettingsOf } from './companySettings';

interface Telling {
  readonly db: Pick<Db, 'sql'>;
  readonly clock: { readonly now: () => Date };
  /** IANA zone of the company's books: a banner's days are days on its wall. */
  readonly booksZone: string;
}

type Told = Partial<Pick<PortalConfig, 'banner' | 'privacyUrl' | 'termsUrl'>>;

/** What the company's settings say today of what every page shows; what they leave open is not in it. */
export async function toldByCompany({ db, clock, booksZone }: Telling): Promise<Told> {
  const now = clock.now();
  const { banner, legal } = await companySettingsOf(db.sql, now);
  const today = dateInZone(now, booksZone);
  const isToday =
    banner &&
    (banner.from === null || banner.from <= today) &&
    (banner.through === null || today <= banner.through);
  return {
    ...(isToday && { banner: { text: banner.text, tone: banner.tone } }),
    ...(legal.privacyUrl !== null && { privacyUrl: legal.privacyUrl }),
    ...(legal.termsUrl !== null && { termsUrl: legal.termsUrl }),
  };
}
