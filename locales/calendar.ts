// Written by `npm run locales` from locales/en/calendar.json and locales/es/calendar.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Error: the link was turned off meanwhile. */
export const noLink = (): string => say(language() === 'es' ? "Ya no tiene un enlace de calendario. Cree uno nuevo." : "You have no calendar link any more. Make a new one.");
/** Error: plain text that a calendar program gets. */
export const askedTooOften = (): string => say(language() === 'es' ? "Este calendario se pidió demasiadas veces. Se puede pedir de nuevo en una hora." : "This calendar was asked for too often. It can be asked for again in an hour.");
/** Label: entry of a calendar, with the account’s name where there are several. */
export const titleOf = (d: { account: string | number; title: string | number }): string => say("" + d.title + " · " + d.account);
/** Label: in an entry of a calendar; the day that its figures speak of. “Figures of Apr 12, 2026”. */
export const figuresOf = (d: { day: string | number }): string => say(language() === 'es' ? "Cifras al " + d.day : "Figures of " + d.day);
/** Label: entry of a calendar on the day when invoices are due. */
export const dueTitle = (): string => say(language() === 'es' ? "Vencen facturas" : "Invoices due");
/** Label: the same with how many and the amount. */
export const dueAmount = (d: { amount: string | number; count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "Vence " + count(d.count) + " factura", other: "Vencen " + count(d.count) + " facturas" }) + ", " + d.amount : plural(d.count, 0, en, { one: count(d.count) + " invoice due", other: count(d.count) + " invoices due" }) + ", " + d.amount);
/** Label: entry of a calendar on the last day of a discount. */
export const discountTitle = (): string => say(language() === 'es' ? "Termina un descuento por pronto pago" : "Early-pay discount ends");
/** Label: the same with the amount. */
export const discountAmount = (d: { amount: string | number }): string => say(language() === 'es' ? "Termina un descuento por pronto pago de " + d.amount : "Early-pay discount of " + d.amount + " ends");
/** Label: entry of a calendar on the last day of a prepay contract. */
export const prepayTitle = (d: { contract: string | number }): string => say(language() === 'es' ? "Termina el prepago " + d.contract : "Prepay " + d.contract + " ends");
/** Label: the same with what is left on it. */
export const prepayAmount = (d: { contract: string | number; left: string | number }): string => say(language() === 'es' ? "Termina el prepago " + d.contract + ", quedan " + d.left : "Prepay " + d.contract + " ends, " + d.left + " left");
/** Label: entry of a calendar on the last day of prices on a prepay contract. */
export const lockTitle = (d: { contract: string | number }): string => say(language() === 'es' ? "Termina el precio fijo " + d.contract : "Price lock " + d.contract + " ends");
/** Label: the same with what is left on it. */
export const lockAmount = (d: { contract: string | number; left: string | number }): string => say(language() === 'es' ? "Termina el precio fijo " + d.contract + ", quedan " + d.left : "Price lock " + d.contract + " ends, use " + d.left);
/** Label: entry of a calendar on the day when a check of the deposit plan is picked up at a branch. */
export const pickupTitle = (d: { branch: string | number }): string => say(language() === 'es' ? "Recoger un cheque en " + d.branch : "Pick up a check at " + d.branch);
/** Label: the same with the amount. */
export const pickupAmount = (d: { amount: string | number; branch: string | number }): string => say(language() === 'es' ? "Recoger un cheque de " + d.amount + " en " + d.branch : "Pick up a " + d.amount + " check at " + d.branch);
/** Label: in an entry of a calendar; the time of day. “At 10:00 AM”. */
export const pickupTime = (d: { time: string | number }): string => say(language() === 'es' ? "A las " + d.time : "At " + d.time);
/** Label: entry of a calendar on the day of an autopay payment. */
export const autopayTitle = (): string => say(language() === 'es' ? "Pago automático" : "Autopay");
/** Label: the same with the amount. */
export const autopayAmount = (d: { amount: string | number }): string => say(language() === 'es' ? "Pago automático de " + d.amount : "Autopay of " + d.amount);
/** Label: entry of a calendar on the day of a scheduled payment. */
export const scheduledTitle = (): string => say(language() === 'es' ? "Pago programado" : "Scheduled payment");
/** Label: the same with the amount. */
export const scheduledAmount = (d: { amount: string | number }): string => say(language() === 'es' ? "Pago programado de " + d.amount : "Scheduled payment of " + d.amount);
/** Heading: of the card with the calendar link. */
export const title = (): string => say(language() === 'es' ? "Calendario" : "Calendar");
/** Helper: what the calendar link is for. */
export const about = (): string => say(language() === 'es' ? "Vea en su propio calendario los vencimientos, los descuentos que terminan, el prepago, los cheques por recoger y los próximos pagos." : "See due dates, discounts that end, prepay, pickups and coming payments in your own calendar.");
/** Helper: warns before a calendar link is made. */
export const whoReads = (): string => say(language() === 'es' ? "Quien tenga el enlace puede leer estas fechas sin iniciar sesión. Los servicios de calendario guardan lo que leen." : "Anyone who has the link can read these dates without signing in. Calendar services keep what they fetch.");
/** Label: switch; whether the entries of the calendar tell amounts. */
export const withAmounts = (): string => say(language() === 'es' ? "Incluir montos" : "Include amounts");
/** Helper: what the switch changes. */
export const withAmountsHint = (): string => say(language() === 'es' ? "Los títulos dicen entonces “Vencen 3 facturas, $1,234.56” en vez de “Vencen facturas”." : "Titles then say “3 invoices due, $1,234.56” instead of “Invoices due”.");
/** Button: makes the calendar link. */
export const make = (): string => say(language() === 'es' ? "Crear un enlace de calendario" : "Make a calendar link");
/** Button: makes another calendar link and ends the old one. */
export const makeAnew = (): string => say(language() === 'es' ? "Crear un enlace nuevo" : "Make a new link");
/** Heading: of the question before the old link ends. */
export const makeAnewTitle = (): string => say(language() === 'es' ? "¿Crear un enlace de calendario nuevo?" : "Make a new calendar link?");
/** Helper: what a new link does to the old one. */
export const makeAnewSays = (): string => say(language() === 'es' ? "El enlace que tiene ahora deja de funcionar de inmediato. Los calendarios que lo usan necesitan el nuevo." : "The link you have now stops working at once. Calendars that use it need the new one.");
/** Button: ends the calendar link. */
export const turnOff = (): string => say(language() === 'es' ? "Desactivar" : "Turn off");
/** Heading: of the question before the link ends. */
export const turnOffTitle = (): string => say(language() === 'es' ? "¿Desactivar su enlace de calendario?" : "Turn off your calendar link?");
/** Helper: what turning off does. */
export const turnOffSays = (): string => say(language() === 'es' ? "Los calendarios que lo usan no reciben nada nuevo. Lo que ya leyeron queda ahí hasta que quite el calendario." : "Calendars that use it get nothing new. What they fetched stays there until you remove the calendar.");
/** Label: names the address of the calendar, shown once. */
export const linkLabel = (): string => say(language() === 'es' ? "Enlace de calendario" : "Calendar link");
/** Helper: below the calendar link, which is shown once. */
export const shownOnce = (): string => say(language() === 'es' ? "Cópielo ahora: no se muestra otra vez." : "Copy it now: it is not shown again.");
/** Button: copies the calendar link. */
export const copy = (): string => say(language() === 'es' ? "Copiar enlace" : "Copy link");
/** Button: opens the calendar link in the program for calendars on this device. */
export const open = (): string => say(language() === 'es' ? "Abrir en la aplicación de calendario" : "Open in calendar app");
/** Label: when the calendar link was made. */
export const madeOn = (d: { day: string | number }): string => say(language() === 'es' ? "Creado el " + d.day : "Made on " + d.day);
/** Label: the day on which a calendar asked last. */
export const fetchedOn = (d: { day: string | number }): string => say(language() === 'es' ? "Leído por última vez el " + d.day : "Last fetched on " + d.day);
/** Label: no calendar has asked yet. */
export const notFetched = (): string => say(language() === 'es' ? "Ningún calendario lo ha leído todavía" : "No calendar has fetched it yet");
/** Heading: how the calendar link stands did not come. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudo cargar su enlace de calendario" : "Couldn’t load your calendar link");
/** Toast: after the switch. */
export const amountsOn = (): string => say(language() === 'es' ? "Su calendario ahora incluye montos" : "Your calendar now includes amounts");
/** Toast: after the switch. */
export const amountsOff = (): string => say(language() === 'es' ? "Su calendario ya no incluye montos" : "Your calendar no longer includes amounts");
/** Toast: the link has ended. */
export const turnedOff = (): string => say(language() === 'es' ? "Enlace de calendario desactivado" : "Calendar link turned off");
/** Helper: for somebody of the office who looks as the customer. */
export const onlyCustomer = (): string => say(language() === 'es' ? "Solo el cliente puede crear o cambiar este enlace." : "Only the customer can make or change this link.");
