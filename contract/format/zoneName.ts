import { perLanguage } from '@locales/language';

/** What people call the time of an IANA zone, summer or winter: "Mountain time". */
export const zoneName: (zone: string) => string = perLanguage((locale, timeZone) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(Date.UTC(2026, 0, 1));
  return parts.find(({ type }) => type === 'timeZoneName')!.value.replace(/ Time$/, ' time');
});
