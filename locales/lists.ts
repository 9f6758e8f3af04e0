// Written by `npm run locales` from locales/en/lists.json and locales/es/lists.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Heading of a dialog. things: "purchases". */
export const filterThings = (d: { things: string | number }): string => say(language() === 'es' ? "Filtrar " + d.things : "Filter " + d.things);
/** Label of a search field. things: "purchases". */
export const searchThings = (d: { things: string | number }): string => say(language() === 'es' ? "Buscar en " + d.things : "Search " + d.things);
/** Heading of an alert in place of a list. things: "purchases". */
export const thingsFailed = (d: { things: string | number }): string => say(language() === 'es' ? "No se cargaron sus " + d.things : "Your " + d.things + " didn’t load");
/** Alert above a list. */
export const notPrinted = (): string => say(language() === 'es' ? "Algunas filas no se cargaron, así que no se imprimió nada. Revise su conexión e imprima de nuevo." : "Some rows didn’t load, so nothing was printed. Check your connection and print again.");
/** A filter in use: "Product group: Fertilizer, Seed". */
export const filterValues = (d: { filter: string | number; values: string | number }): string => say("" + d.filter + ": " + d.values);
/** A filter in use: sums of money. */
export const amountsBetween = (d: { least: string | number; most: string | number }): string => say(language() === 'es' ? "De " + d.least + " a " + d.most : "" + d.least + " to " + d.most);
/** A filter in use: a sum of money. */
export const amountsFrom = (d: { least: string | number }): string => say(language() === 'es' ? "Desde " + d.least : "At least " + d.least);
/** A filter in use: a sum of money. */
export const amountsUpTo = (d: { most: string | number }): string => say(language() === 'es' ? "Hasta " + d.most : "At most " + d.most);
/** A filter in use: "Apr 1, 2026 to Apr 30, 2026". */
export const daysBetween = (d: { from: string | number; to: string | number }): string => say(language() === 'es' ? "Del " + d.from + " al " + d.to : "" + d.from + " to " + d.to);
/** A filter in use: a day. */
export const daysFrom = (d: { from: string | number }): string => say(language() === 'es' ? "Desde el " + d.from : "From " + d.from);
/** A filter in use: a day; it counts too. */
export const daysThrough = (d: { to: string | number }): string => say(language() === 'es' ? "Hasta el " + d.to : "Through " + d.to);
/** Heading before sums. */
export const totalsFor = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "Total de 1 fila", other: "Totales de las " + count(d.count) + " filas" }) : plural(d.count, 0, en, { one: "Total for 1 row", other: "Totals for all " + count(d.count) + " rows" }));
/** How many rows there are, where there are no sums. */
export const countOnly = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: count(d.count) + " fila", other: count(d.count) + " filas" }) : plural(d.count, 0, en, { one: count(d.count) + " row", other: count(d.count) + " rows" }));
/** A sum: "Quantity 412.25 ton". */
export const quantitySum = (d: { quantity: string | number }): string => say(language() === 'es' ? "Cantidad " + d.quantity : "Quantity " + d.quantity);
/** Heading on paper: which rows are printed, "Rows 1–25 of 485." */
export const rowsOnPaper = (d: { rows: string | number }): string => say(language() === 'es' ? "Filas " + d.rows + "." : "Rows " + d.rows + ".");
/** Heading on paper, where the browser’s own command printed. “Print” is a button. */
export const rowsOnPaperOfMore = (d: { rows: string | number }): string => say(language() === 'es' ? "Filas " + d.rows + ". “Imprimir” arriba de la lista las imprime todas." : "Rows " + d.rows + ". “Print” above the list prints all of them.");
/** Heading on paper, where there are too many rows. */
export const rowsOnPaperOfTooMany = (d: { most: number; rows: string | number }): string => say(language() === 'es' ? "Filas " + d.rows + ". Imprimimos " + count(d.most) + " filas como máximo. La descarga las tiene todas." : "Rows " + d.rows + ". We print " + count(d.most) + " rows at most. The download has them all.");
/** Choice of a filter: products without a product group. */
export const noGroup = (): string => say(language() === 'es' ? "Sin grupo" : "No group");
/** Choice of a filter: what was bought for no field (land). */
export const noField = (): string => say(language() === 'es' ? "Sin parcela" : "No field");
/** Choice of a filter: what was bought for no crop. */
export const noCrop = (): string => say(language() === 'es' ? "Sin cultivo" : "No crop");
/** Choice of a filter: of a split delivery, what all accounts of the customer bear together. */
export const sharesOfAll = (): string => say(language() === 'es' ? "Partes de todas mis cuentas" : "Shares of all my accounts");
