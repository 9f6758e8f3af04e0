// Written by `npm run locales` from locales/en/exports.json and locales/es/exports.json.
import { count, language, say } from './language';

/** At the foot of each page of a PDF. */
export const pageOf = (d: { count: number; page: number }): string => say(language() === 'es' ? "Página " + count(d.page) + " de " + count(d.count) : "Page " + count(d.page) + " of " + count(d.count));
/** Name of a sheet of an Excel file that has no other. */
export const sheet = (): string => say(language() === 'es' ? "Hoja" : "Sheet");
