// Written by `npm run locales` from locales/en/format.json and locales/es/format.json.
import { language, say } from './language';

/** A sum of money that the company owes the customer, in words. amount: "$5.00". */
export const credit = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " a favor" : "" + d.amount + " credit");
/** A day with its short weekday: "Mon, Apr 13, 2026". */
export const weekdayAndDate = (d: { date: string | number; weekday: string | number }): string => say(language() === 'es' ? "" + d.weekday + " " + d.date : "" + d.weekday + ", " + d.date);
/** A day to come, within a sentence: "due today". */
export const today = (): string => say(language() === 'es' ? "hoy" : "today");
/** A day to come, within a sentence: "due tomorrow". */
export const tomorrow = (): string => say(language() === 'es' ? "mañana" : "tomorrow");
/** A time before noon; time: "8:05". */
export const morningTime = (d: { time: string | number }): string => say(language() === 'es' ? "" + d.time + " a.m." : "" + d.time + " AM");
/** A time from noon on; time: "2:05". */
export const afternoonTime = (d: { time: string | number }): string => say(language() === 'es' ? "" + d.time + " p.m." : "" + d.time + " PM");
/** Read aloud for the dots before the last digits of a bank account’s number. last: "4417". */
export const endingIn = (d: { last: string | number }): string => say(language() === 'es' ? "que termina en " + d.last : "ending in " + d.last);
