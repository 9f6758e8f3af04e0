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
/** Button and title: which keys of the keyboard a page has. */
export const keys = (): string => say(language() === 'es' ? "Teclas" : "Keys");
/** Label: what the key / does. */
export const keySearch = (): string => say(language() === 'es' ? "Ir a la búsqueda" : "Go to the search");
/** Label: what the key ? does. */
export const keySheet = (): string => say(language() === 'es' ? "Mostrar estas teclas" : "Show these keys");
/** Label: what Ctrl+K does. */
export const keyFind = (): string => say(language() === 'es' ? "Buscar una cuenta, desde cualquier página" : "Find an account, from any page");
/** Label: what the arrow keys do. */
export const keyArrows = (): string => say(language() === 'es' ? "Moverse por la lista" : "Move in the list");
/** Label: what Enter does on a row. */
export const keyEnter = (): string => say(language() === 'es' ? "Abrir la fila" : "Open the row");
/** Label: what Ctrl+C does in a list. */
export const keyCopy = (): string => say(language() === 'es' ? "Copiar la celda o las filas seleccionadas" : "Copy the cell, or the selected rows");
/** Label: what Escape does. */
export const keyEscape = (): string => say(language() === 'es' ? "Cerrar lo que está abierto" : "Close what is open");
/** Label: what the key J does. */
export const keyNext = (): string => say(language() === 'es' ? "Fila siguiente" : "Next row");
/** Label: what the key K does. */
export const keyPrevious = (): string => say(language() === 'es' ? "Fila anterior" : "Previous row");
/** Label of a switch: keys such as J do something. */
export const singleKeysWork = (): string => say(language() === 'es' ? "Las teclas sueltas funcionan" : "Single keys work");
/** Text: about the switch for single keys. */
export const singleKeysAbout = (): string => say(language() === 'es' ? "Desactívelas si dicta o si pulsa teclas sin querer. Este dispositivo lo recuerda." : "Turn them off if you dictate, or press keys by mistake. This device remembers it.");
/** Button: opens the menu of views; title is the name of the one in view. */
export const viewShown = (d: { title: string | number }): string => say(language() === 'es' ? "Vista: " + d.title : "View: " + d.title);
/** Button: opens the menu of views that somebody keeps. */
export const myViews = (): string => say(language() === 'es' ? "Mis vistas" : "My views");
/** Label: menu item and heading of the dialog that it opens. */
export const keepThisView = (): string => say(language() === 'es' ? "Guardar esta vista" : "Keep this view");
/** Label: menu item; deletes a view that was kept. */
export const deleteView = (d: { title: string | number }): string => say(language() === 'es' ? "Eliminar “" + d.title + "”" : "Delete “" + d.title + "”");
/** Error: a view has no name. */
export const nameMissing = (): string => say(language() === 'es' ? "Escriba un nombre" : "Enter a name");
/** Button: keeps a view. */
export const keepView = (): string => say(language() === 'es' ? "Guardar vista" : "Keep view");
/** Helper: in the dialog that keeps a view. */
export const whatIsKept = (): string => say(language() === 'es' ? "Guardamos los filtros, el orden y las columnas. Su vista con el mismo nombre se reemplaza." : "We keep the filters, the order and the columns. Your view with the same name is replaced.");
/** Label of a checkbox: everybody in the office sees the view. */
export const shareView = (): string => say(language() === 'es' ? "Compartirla en la oficina" : "Share it in the office");
/** Hint: below the checkbox for a shared view. */
export const shareViewAbout = (): string => say(language() === 'es' ? "Sus colegas pueden verla. Solo usted puede cambiarla o eliminarla." : "Colleagues can show it. Only you can change or delete it.");
/** Label: below a view of a colleague. owner: an email address. */
export const sharedBy = (d: { owner: string | number }): string => say(language() === 'es' ? "Compartida por " + d.owner : "Shared by " + d.owner);
/** Label: below an own view that colleagues see. */
export const youShare = (): string => say(language() === 'es' ? "Compartida" : "Shared");
/** Label: below the view with which the list begins. */
export const beginsWith = (): string => say(language() === 'es' ? "Primera vista" : "First view");
/** Label: menu item; the list begins with this view from now on. */
export const beginWith = (d: { title: string | number }): string => say(language() === 'es' ? "Empezar con “" + d.title + "”" : "Begin with “" + d.title + "”");
/** Label: menu item; the list begins as usual again. */
export const doNotBeginWith = (): string => say(language() === 'es' ? "Empezar con la lista habitual" : "Begin with the usual list");
/** Toast: a view was deleted. */
export const viewDeleted = (d: { title: string | number }): string => say(language() === 'es' ? "Vista eliminada: " + d.title : "View deleted: " + d.title);
/** Button: on a toast, brings back what was deleted. */
export const undo = (): string => say(language() === 'es' ? "Deshacer" : "Undo");
/** Label: the key Escape, as keyboards have it. */
export const escape = (): string => say("Esc");
