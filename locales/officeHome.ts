// Written by `npm run locales` from locales/en/officeHome.json and locales/es/officeHome.json.
import { count, language, say } from './language';

/** Fixed name: heading of the office’s first page. */
export const title = (): string => say(language() === 'es' ? "Administración" : "Admin");
/** Below that heading. */
export const subtitle = (): string => say(language() === 'es' ? "Lo que espera a la oficina. Cada cifra lleva a su lista." : "What’s waiting for the office. Each figure leads to its list.");
/** Label of a figure: emails that could not be sent. */
export const emailsNotSent = (): string => say(language() === 'es' ? "Correos sin enviar" : "Emails not sent");
/** Below that figure: emails that are still to be sent. */
export const emailsOnTheirWay = (d: { count: number }): string => say(language() === 'es' ? count(d.count) + " en camino" : count(d.count) + " on their way");
/** Label of a figure: drops that somebody has to apply. */
export const dropsWaiting = (): string => say(language() === 'es' ? "Envíos de datos en espera" : "Drops waiting");
/** Label before a day: what the live figures speak of. */
export const figuresAsOf = (): string => say(language() === 'es' ? "Cifras al" : "Figures as of");
/** In place of that day, before the first drop. */
export const noneYet = (): string => say(language() === 'es' ? "Todavía ninguna" : "None yet");
/** Below that day. */
export const nextDropLate = (): string => say(language() === 'es' ? "El próximo envío está atrasado" : "The next drop is late");
