// Written by `npm run locales` from locales/en/openingHours.json and locales/es/openingHours.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { language, plural, say } from './language';

/** A branch is not open, or not on a day. */
export const closed = (): string => say(language() === 'es' ? "Cerrado" : "Closed");
/** A branch is not open. reason: "Inventory", "Thanksgiving Day". */
export const closedFor = (d: { reason: string | number }): string => say(language() === 'es' ? "Cerrado (" + d.reason + ")" : "Closed (" + d.reason + ")");
/** closed: "Closed" or "Closed (Inventory)"; hour: 1 to 12, of the time; time: "7:30 AM". */
export const closedOpensToday = (d: { closed: string | number; hour: number; time: string | number }): string => say(language() === 'es' ? "" + d.closed + ". Abre hoy " + plural(d.hour, 0, es, { one: "a la", other: "a las" }) + " " + d.time : "" + d.closed + ". Opens today " + plural(d.hour, 0, en, { other: "at" }) + " " + d.time);
/** As closedOpensToday. */
export const closedOpensTomorrow = (d: { closed: string | number; hour: number; time: string | number }): string => say(language() === 'es' ? "" + d.closed + ". Abre mañana " + plural(d.hour, 0, es, { one: "a la", other: "a las" }) + " " + d.time : "" + d.closed + ". Opens tomorrow " + plural(d.hour, 0, en, { other: "at" }) + " " + d.time);
/** As closedOpensToday. day: "Monday" or "Apr 20, 2026". */
export const closedOpensOn = (d: { closed: string | number; day: string | number; hour: number; time: string | number }): string => say(language() === 'es' ? "" + d.closed + ". Abre el " + d.day + " " + plural(d.hour, 0, es, { one: "a la", other: "a las" }) + " " + d.time : "" + d.closed + ". Opens " + d.day + " " + plural(d.hour, 0, en, { other: "at" }) + " " + d.time);
/** A branch is open. hour: 1 to 12, of the time; time: "5:00 PM". */
export const openUntil = (d: { hour: number; time: string | number }): string => say(language() === 'es' ? "Abierto hasta " + plural(d.hour, 0, es, { one: "la", other: "las" }) + " " + d.time : "Open until " + plural(d.hour, 0, en, { other: "" + d.time }));
/** A branch is open on a day with other hours. reason: "Staff training". */
export const openUntilFor = (d: { hour: number; reason: string | number; time: string | number }): string => say(language() === 'es' ? "Abierto hasta " + plural(d.hour, 0, es, { one: "la", other: "las" }) + " " + d.time + " (" + d.reason + ")" : "Open until " + plural(d.hour, 0, en, { other: "" + d.time }) + " (" + d.reason + ")");
/** Hours of a day: "7:30 AM to 5:00 PM". */
export const timeToTime = (d: { from: string | number; to: string | number }): string => say(language() === 'es' ? "de " + d.from + " a " + d.to : "" + d.from + " to " + d.to);
/** Days with the same hours: "Monday to Friday". */
export const dayToDay = (d: { from: string | number; to: string | number }): string => say(language() === 'es' ? "" + d.from + " a " + d.to : "" + d.from + " to " + d.to);
/** Two days with the same hours: "Saturday and Sunday". */
export const dayAndDay = (d: { from: string | number; to: string | number }): string => say(language() === 'es' ? "" + d.from + " y " + d.to : "" + d.from + " and " + d.to);
/** Heading: a season with hours of its own: "Mar 15 to Jun 15". */
export const seasonFromTo = (d: { from: string | number; to: string | number }): string => say(language() === 'es' ? "Del " + d.from + " al " + d.to : "" + d.from + " to " + d.to);
