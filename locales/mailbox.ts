// Written by `npm run locales` from locales/en/mailbox.json and locales/es/mailbox.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Heading: a page of the demo that shows the emails it would send. */
export const title = (): string => say(language() === 'es' ? "Correo de la demostración" : "Email of the demo");
/** Helper: under the heading. */
export const intro = (): string => say(language() === 'es' ? "Lo que el portal escribe a las personas, lo más reciente primero." : "What the portal writes to people, newest first.");
/** Helper: the page loads again by itself. */
export const looksForNew = (d: { seconds: number }): string => say(language() === 'es' ? "La página busca correos nuevos cada " + plural(d.seconds, 0, es, { one: count(d.seconds) + " segundo", other: count(d.seconds) + " segundos" }) + "." : "The page looks for new emails every " + plural(d.seconds, 0, en, { one: count(d.seconds) + " second", other: count(d.seconds) + " seconds" }) + ".");
/** Button: the page no longer loads again by itself. */
export const holdStill = (): string => say(language() === 'es' ? "Detenerla" : "Hold it still");
/** Helper: the page does not load again by itself. */
export const staysAsIs = (): string => say(language() === 'es' ? "La página se queda como está." : "The page stays as it is.");
/** Button: the page loads again by itself from now on. */
export const lookForNew = (): string => say(language() === 'es' ? "Buscar correos nuevos" : "Look for new emails");
/** Helper: only the emails to one address or number are shown. */
export const onlyTo = (d: { to: string | number }): string => say(language() === 'es' ? "Solo los enviados a " + d.to + "." : "Only those to " + d.to + ".");
/** Helper: in place of emails. */
export const none = (): string => say(language() === 'es' ? "Aún no hay correos." : "No emails yet.");
/** Label: under the subject. to: an address or a number; at: when. */
export const sentTo = (d: { at: string | number; channel: string; to: string | number }): string => say(language() === 'es' ? select(d.channel, { mail: "Correo a " + d.to + ", " + d.at, other: "Mensaje de texto a " + d.to + ", " + d.at }) : select(d.channel, { mail: "Email to " + d.to + ", " + d.at, other: "Text message to " + d.to + ", " + d.at }));
/** Alert: before why an email was not sent. */
export const notSent = (): string => say(language() === 'es' ? "No se pudo enviar." : "Couldn’t send.");
/** Heading: in place of the subject of an email whose words are not kept. */
export const codeEmail = (): string => say(language() === 'es' ? "Un correo con un código" : "An email with a code");
/** Helper: in place of such an email. */
export const notKept = (): string => say(language() === 'es' ? "No guardamos lo que decía." : "We don’t keep what it said.");
/** Heading: in place of the subject of an email that could not be written. */
export const unwrittenEmail = (): string => say(language() === 'es' ? "Un correo sin texto" : "An email without words");
/** Helper: in place of such an email. */
export const unwritten = (): string => say(language() === 'es' ? "No pudimos escribir este correo." : "We couldn’t write this email.");
