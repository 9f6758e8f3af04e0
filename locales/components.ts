// Written by `npm run locales` from locales/en/components.json and locales/es/components.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Note beside an account that is closed. */
export const accountClosed = (): string => say(language() === 'es' ? "Cerrada" : "Closed");
/** Note beside an account on which nothing more may be bought for now. */
export const accountOnHold = (): string => say(language() === 'es' ? "Suspendida" : "On hold");
/** On paper, whose figures they are: "Hollis Farms, account 00117". */
export const nameAndAccount = (d: { name: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.name + ", cuenta " + d.number : "" + d.name + ", account " + d.number);
/** Menu item: all accounts together. */
export const allAccounts = (): string => say(language() === 'es' ? "Todas las cuentas" : "All accounts");
/** Below "All accounts" in the menu: how many they are. */
export const accountsTogether = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: count(d.count) + " cuenta", other: count(d.count) + " cuentas juntas" }) : plural(d.count, 0, en, { one: count(d.count) + " account", other: count(d.count) + " accounts together" }));
/** Below or above the name of an account: its number. */
export const accountNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Cuenta " + d.number : "Account " + d.number);
/** Stands below a sum: that the customer owes it. */
export const owed = (): string => say(language() === 'es' ? "por pagar" : "owed");
/** In place of a sum, where nothing is owed on an account. */
export const nothingOwed = (): string => say(language() === 'es' ? "Nada por pagar" : "Nothing owed");
/** How many accounts there are. */
export const countOfAccounts = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: count(d.count) + " cuenta", other: count(d.count) + " cuentas" }) : plural(d.count, 0, en, { one: count(d.count) + " account", other: count(d.count) + " accounts" }));
/** On a phone, in place of an account’s number. What is within <hidden> is only read aloud. */
export const allCounted = (d: { count: number }): string => say(language() === 'es' ? "Las " + count(d.count) + " <hidden>cuentas</hidden>" : "All " + count(d.count) + " <hidden>accounts</hidden>");
/** Label, read aloud: the menu of accounts. */
export const accountList = (): string => say(language() === 'es' ? "Cuentas" : "Accounts");
/** In place of an account’s name, where none is chosen. */
export const chooseAccount = (): string => say(language() === 'es' ? "Elija una cuenta" : "Choose an account");
/** Read aloud behind the first account of a user, in place of "+2". */
export const andMoreAccounts = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "y " + count(d.count) + " cuenta más", other: "y " + count(d.count) + " cuentas más" }) : plural(d.count, 0, en, { one: "and " + count(d.count) + " more account", other: "and " + count(d.count) + " more accounts" }));
/** Label, read aloud: the filters that narrow a list. */
export const filtersInUse = (): string => say(language() === 'es' ? "Filtros en uso" : "Filters in use");
/** Read aloud after the last filter of a list was removed. */
export const noFiltersInUse = (): string => say(language() === 'es' ? "No hay filtros en uso" : "No filters in use");
/** Button, read aloud. filter: "Product group: Seed". */
export const removeFilter = (d: { filter: string | number }): string => say(language() === 'es' ? "Quitar filtro " + d.filter : "Remove filter " + d.filter);
/** Label before the ways to look at a list. */
export const show = (): string => say(language() === 'es' ? "Ver" : "Show");
/** Button: applies the filters that were chosen. */
export const showResults = (): string => say(language() === 'es' ? "Ver resultados" : "Show results");
/** Button, read aloud; it shows "Clear". Empties the fields of the filters. */
export const clearFields = (): string => say(language() === 'es' ? "Borrar todos los campos" : "Clear all fields");
/** Button: opens every way to narrow a list. */
export const filter = (): string => say(language() === 'es' ? "Filtrar" : "Filter");
/** Button: opens the filters, of which some are in use. What is within <hidden> is only read aloud. */
export const filterInUse = (d: { count: number }): string => say(language() === 'es' ? "Filtrar · " + count(d.count) + " <hidden>en uso</hidden>" : "Filter · " + count(d.count) + " <hidden>in use</hidden>");
/** Read aloud for a picture: what happened on the account. */
export const invoice = (): string => say(language() === 'es' ? "Factura" : "Invoice");
/** Read aloud for a picture: what happened on the account. */
export const credit = (): string => say(language() === 'es' ? "Crédito" : "Credit");
/** Read aloud for a picture: what happened on the account. */
export const financeCharge = (): string => say(language() === 'es' ? "Cargo financiero" : "Finance charge");
/** Read aloud for a picture: what happened on the account. */
export const payment = (): string => say(language() === 'es' ? "Pago" : "Payment");
/** Read aloud for a picture: what the deposit plan earned. */
export const interest = (): string => say(language() === 'es' ? "Interés" : "Interest");
/** Chip beside an invoice or a finance charge in the list of what happened. */
export const activityPastDue = (): string => say(language() === 'es' ? "Ya venció" : "Past due");
/** Chip. date: "Dec 15". */
export const dueOn = (d: { date: string | number }): string => say(language() === 'es' ? "Vence el " + d.date : "Due " + d.date);
/** Label of a sum: not past due yet. */
export const agingCurrent = (): string => say(language() === 'es' ? "Al corriente" : "Current");
/** Label of a sum: days past due. */
export const aging30 = (): string => say(language() === 'es' ? "1–30 días" : "1–30 days");
/** Label of a sum: days past due. */
export const aging60 = (): string => say(language() === 'es' ? "31–60 días" : "31–60 days");
/** Label of a sum: days past due. */
export const aging90 = (): string => say(language() === 'es' ? "61–90 días" : "61–90 days");
/** Label of a sum: days past due. */
export const agingOver90 = (): string => say(language() === 'es' ? "Más de 90 días" : "Over 90 days");
/** Label: the least amount. */
export const amountFrom = (): string => say(language() === 'es' ? "Monto desde" : "Amount from");
/** Label: the greatest amount; it counts too. */
export const amountThrough = (): string => say(language() === 'es' ? "Monto hasta" : "Amount through");
/** Error: the greatest amount is less than the least. */
export const largerAmount = (): string => say(language() === 'es' ? "Escriba un monto que no sea menor que el primero" : "Enter an amount that isn’t below the first one");
/** Error: an amount that cannot be read. */
export const plainAmount = (): string => say(language() === 'es' ? "Escriba dólares sin signo, como 1250.50" : "Enter dollars without a sign, like 1250.50");
/** Error: the last day is before the first. */
export const laterDay = (): string => say(language() === 'es' ? "Elija un día que no sea anterior al primero" : "Choose a day that isn’t before the first one");
/** Label, read aloud: stretches of time to choose from. */
export const usualPeriods = (): string => say(language() === 'es' ? "Períodos usuales" : "Usual periods");
/** Menu item: a stretch of time of the customer’s own. */
export const otherDates = (): string => say(language() === 'es' ? "Otras fechas" : "Other dates");
/** Menu item: no limit of days. */
export const anyTime = (): string => say(language() === 'es' ? "Todas las fechas" : "Any time");
/** Menu item: a stretch of time. */
export const thisMonth = (): string => say(language() === 'es' ? "Este mes" : "This month");
/** Menu item: a stretch of time. */
export const lastMonth = (): string => say(language() === 'es' ? "El mes pasado" : "Last month");
/** Menu item: January through December, not a crop year. year: "2026". */
export const calendarYear = (d: { year: string | number }): string => say(language() === 'es' ? "Año calendario " + d.year : "Calendar " + d.year);
/** Link at the foot of each page. */
export const privacyPolicy = (): string => say(language() === 'es' ? "Política de privacidad" : "Privacy policy");
/** Link at the foot of each page. */
export const termsOfUse = (): string => say(language() === 'es' ? "Términos de uso" : "Terms of use");
/** Link at the foot of each page. link: "Privacy policy". */
export const inNewTab = (d: { link: string | number }): string => say(language() === 'es' ? "" + d.link + " (se abre en otra pestaña)" : "" + d.link + " (opens in new tab)");
/** Button, read aloud: shows the navigation. */
export const openMenu = (): string => say(language() === 'es' ? "Abrir el menú" : "Open menu");
/** Button, read aloud: hides the navigation. */
export const closeMenu = (): string => say(language() === 'es' ? "Cerrar el menú" : "Close menu");
/** Link, read aloud: the company’s name leads to the first page. */
export const companyHome = (d: { company: string | number }): string => say(language() === 'es' ? "" + d.company + ": Inicio" : "" + d.company + ": Home");
/** First step of the way to a page. */
export const home = (): string => say(language() === 'es' ? "Inicio" : "Home");
/** Label, read aloud: the way to the page. */
export const breadcrumb = (): string => say(language() === 'es' ? "Ruta de la página" : "Breadcrumb");
/** Link for keyboards: past the navigation. */
export const skipToPage = (): string => say(language() === 'es' ? "Ir al contenido" : "Skip to the page");
/** Label, read aloud: the navigation. */
export const mainNavigation = (): string => say(language() === 'es' ? "Principal" : "Main");
/** Heading of an alert. */
export const menuFailed = (): string => say(language() === 'es' ? "El menú no se cargó" : "The menu didn’t load");
/** Alert: what comes of it that the menu did not load. */
export const menuFailedWords = (): string => say(language() === 'es' ? "Seguimos intentando. Las páginas que tiene abiertas siguen funcionando." : "We’ll keep trying. The pages you have open still work.");
/** Fixed name: stands for the menu until it comes. */
export const loadingNavigation = (): string => say(language() === 'es' ? "Cargando el menú" : "Loading Navigation");
/** Column: the day on which money was applied to a document. */
export const appliedOn = (): string => say(language() === 'es' ? "Aplicado" : "Applied");
/** Below a sum that was applied. sum: "$12.50". */
export const andDiscount = (): string => say(language() === 'es' ? "y <sum/> de descuento" : "and <sum/> discount");
/** Heading: the documents that a payment paid. */
export const appliedTo = (): string => say(language() === 'es' ? "Aplicado a" : "Applied to");
/** Stands where the list of documents would be. */
export const nothingApplied = (): string => say(language() === 'es' ? "Nada de este pago está aplicado a un documento." : "None of this payment is applied to a document.");
/** Alert on a payment that undoes another one. */
export const reversesPayment = (d: { number: string | number }): string => say(language() === 'es' ? "Esto revierte el pago " + d.number + "." : "This reverses payment " + d.number + ".");
/** Alert, where the day is not known. */
export const paymentReversed = (): string => say(language() === 'es' ? "Este pago se revirtió. Lo que pagó está pendiente otra vez." : "This payment was reversed. What it paid is open again.");
/** Alert. date: "Apr 13, 2026". */
export const paymentReversedOn = (d: { date: string | number }): string => say(language() === 'es' ? "Este pago se revirtió el " + d.date + ". Lo que pagó está pendiente otra vez." : "This payment was reversed on " + d.date + ". What it paid is open again.");
/** Alert, where the day is not known. reason and advice are sentences. */
export const paymentReturned = (d: { advice: string | number; reason: string | number }): string => say(language() === 'es' ? "El banco devolvió este pago. " + d.reason + " " + d.advice + " Lo que pagó está pendiente otra vez." : "The bank returned this payment. " + d.reason + " " + d.advice + " What it paid is open again.");
/** Alert. reason and advice are sentences. */
export const paymentReturnedOn = (d: { advice: string | number; date: string | number; reason: string | number }): string => say(language() === 'es' ? "El banco devolvió este pago el " + d.date + ". " + d.reason + " " + d.advice + " Lo que pagó está pendiente otra vez." : "The bank returned this payment on " + d.date + ". " + d.reason + " " + d.advice + " What it paid is open again.");
/** Label: the day on which a payment came. */
export const received = (): string => say(language() === 'es' ? "Recibido" : "Received");
/** Label: the day on which a payment was posted. */
export const posted = (): string => say(language() === 'es' ? "Registrado" : "Posted");
/** Label: how a payment was made, such as "Check 1042". */
export const paidBy = (): string => say(language() === 'es' ? "Pagado con" : "Paid by");
/** Label: where the money of a payment came from. */
export const paidFrom = (): string => say(language() === 'es' ? "De" : "From");
/** Label: the sum of a payment that was undone. */
export const reversed = (): string => say(language() === 'es' ? "Revertido" : "Reversed");
/** Label: what was taken off for early payment. */
export const discountTaken = (): string => say(language() === 'es' ? "Descuento aplicado" : "Discount taken");
/** Label: what of a payment has paid nothing yet. */
export const notAppliedYet = (): string => say(language() === 'es' ? "Sin aplicar" : "Not applied yet");
/** In place of a document’s number: it belongs to another account. */
export const onAnotherAccount = (): string => say(language() === 'es' ? "De otra cuenta" : "On another account");
/** Of which day the figures are, and when they came. loaded: "Apr 13, 2026, 2:10 AM PDT". */
export const asOfLoaded = (d: { date: string | number; loaded: string | number }): string => say(language() === 'es' ? "Al " + d.date + ", actualizado el " + d.loaded + "." : "As of " + d.date + ", updated " + d.loaded + ".");
/** Alert: the newest figures are late. */
export const balancesFrom = (d: { date: string | number; loaded: string | number }): string => say(language() === 'es' ? "Los saldos son del " + d.date + ", actualizados el " + d.loaded + ". Los pagos recientes tal vez aún no aparezcan." : "Balances are from " + d.date + ", updated " + d.loaded + ". Recent payments may not show yet.");
/** Alert: no new figures for more than two days. */
export const balancesStale = (d: { date: string | number; loaded: string | number }): string => say(language() === 'es' ? "Los saldos son del " + d.date + ", actualizados el " + d.loaded + ". Los pagos recientes tal vez aún no aparezcan. No hay datos nuevos desde hace más de dos días. Llame a su sucursal para saber las cifras de hoy." : "Balances are from " + d.date + ", updated " + d.loaded + ". Recent payments may not show yet. No update for more than two days. Call your branch for today’s figures.");
/** Alert on a phone. */
export const figuresLate = (): string => say(language() === 'es' ? "Las cifras nuevas están atrasadas. Los pagos recientes tal vez aún no aparezcan." : "The newest figures are late. Recent payments may not show yet.");
/** Alert on a phone. */
export const figuresStale = (): string => say(language() === 'es' ? "No hay datos nuevos desde hace más de dos días. Llame a su sucursal para saber las cifras de hoy." : "No update for more than two days. Call your branch for today’s figures.");
/** Alert: the figures of one account are older than the others’. name: of the account. */
export const heldAsOf = (d: { date: string | number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " se está actualizando: al " + d.date + "." : "" + d.name + " is being updated: as of " + d.date + ".");
/** Alert: the figures of one account are not all there. name: of the account. */
export const heldIncomplete = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " se está actualizando y aún no está completo." : "" + d.name + " is being updated, and not complete yet.");
/** Heading of an alert in place of a part of a page. */
export const partFailed = (): string => say(language() === 'es' ? "Esta parte no se cargó" : "This part didn’t load");
/** Alert in place of a part of a page. */
export const partFailedWords = (): string => say(language() === 'es' ? "No pudimos comunicarnos con el servidor. Sus datos están a salvo. Intente de nuevo en un momento." : "We couldn’t reach our server. Your data is safe. Try again in a moment.");
/** Alert over figures that stay. */
export const somePartial = (): string => say(language() === 'es' ? "Parte de la información no se cargó. Mostramos lo que tenemos." : "Some information didn’t load. Showing what we have.");
/** Alert over figures that stay. since: "Nov 20, 9:42 AM". */
export const somePartialSince = (d: { since: string | number }): string => say(language() === 'es' ? "Parte de la información no se cargó. Mostramos lo que teníamos el " + d.since + "." : "Some information didn’t load. Showing what we have as of " + d.since + ".");
/** Alert over figures that stay. */
export const notRefreshed = (): string => say(language() === 'es' ? "Esto no se pudo actualizar. Mostramos lo que teníamos." : "This couldn’t be refreshed. Showing what we had.");
/** Alert over figures that stay. since: "Nov 20, 9:42 AM". */
export const notRefreshedSince = (d: { since: string | number }): string => say(language() === 'es' ? "Esto no se pudo actualizar. Mostramos lo que teníamos el " + d.since + "." : "This couldn’t be refreshed. Showing what we had as of " + d.since + ".");
/** Sentence behind others: names a call that failed, for a call to the office. */
export const referenceSentence = (d: { reference: string | number }): string => say(language() === 'es' ? "Referencia " + d.reference + "." : "Reference " + d.reference + ".");
/** Heading above a form: what is wrong in it. */
export const problems = (): string => say(language() === 'es' ? "Hay un problema" : "There is a problem");
/** Before the first row of a ledger. */
export const openingBalance = (): string => say(language() === 'es' ? "Saldo inicial" : "Opening balance");
/** Before the first row of a ledger. What is within <quiet> is painted lightly. */
export const openingBalanceOn = (d: { date: string | number }): string => say(language() === 'es' ? "Saldo inicial <quiet>antes del " + d.date + "</quiet>" : "Opening balance <quiet>before " + d.date + "</quiet>");
/** Behind the last row of a ledger. */
export const closingBalance = (): string => say(language() === 'es' ? "Saldo final" : "Closing balance");
/** Behind the last row of a ledger. What is within <quiet> is painted lightly. */
export const closingBalanceOn = (d: { date: string | number }): string => say(language() === 'es' ? "Saldo final <quiet>al " + d.date + "</quiet>" : "Closing balance <quiet>on " + d.date + "</quiet>");
/** At the end of a page of a ledger, for the next one. */
export const balanceCarriedOver = (): string => say(language() === 'es' ? "Saldo arrastrado" : "Balance carried over");
/** Label, read aloud: what the company tells everybody today. */
export const notice = (): string => say(language() === 'es' ? "Aviso" : "Notice");
/** Read aloud for a dash. */
export const noDate = (): string => say(language() === 'es' ? "Sin fecha" : "No date");
/** Button: dials a number. */
export const call = (): string => say(language() === 'es' ? "Llamar" : "Call");
/** Button: dials a number. phone: "(509) 555-0100". */
export const callNumber = (d: { phone: string | number }): string => say(language() === 'es' ? "Llamar al " + d.phone : "Call " + d.phone);
/** Button, read aloud. name: whose number it is, such as a branch. */
export const callNameAt = (d: { name: string | number; phone: string | number }): string => say(language() === 'es' ? "Llamar a " + d.name + " al " + d.phone : "Call " + d.name + " at " + d.phone);
/** Button: shows a chart in place of a table. */
export const viewAsChart = (): string => say(language() === 'es' ? "Ver como gráfica" : "View as chart");
/** Button: shows a table in place of a chart. */
export const viewAsTable = (): string => say(language() === 'es' ? "Ver como tabla" : "View as table");
/** Button, read aloud. title: of the chart. */
export const viewAsChartOf = (d: { title: string | number }): string => say(language() === 'es' ? "Ver como gráfica: " + d.title : "View as chart: " + d.title);
/** Button, read aloud. title: of the chart. */
export const viewAsTableOf = (d: { title: string | number }): string => say(language() === 'es' ? "Ver como tabla: " + d.title : "View as table: " + d.title);
/** Button: after it copied a text. */
export const copied = (): string => say(language() === 'es' ? "Copiado" : "Copied");
/** Error: the browser let nothing be copied. */
export const copyRefused = (): string => say(language() === 'es' ? "Su navegador no lo permitió. Marque el texto y cópielo." : "Your browser didn’t allow that. Highlight the text and copy it.");
/** Label: a name has to be typed before something is deleted. */
export const typeToConfirm = (d: { typed: string | number }): string => say(language() === 'es' ? "Escriba " + d.typed + " para confirmar" : "Type " + d.typed + " to confirm");
/** Button: the way out of a dialog that cancels something. */
export const keepIt = (): string => say(language() === 'es' ? "No cancelar" : "Keep it");
/** Busy: a file is being made. */
export const preparingFile = (): string => say(language() === 'es' ? "Preparando su archivo…" : "Preparing your file…");
/** Error beside a download. */
export const fileFailed = (): string => say(language() === 'es' ? "El archivo no se descargó. Intente de nuevo." : "The file didn’t download. Try again.");
/** What is downloaded: "Download all 312 rows (CSV)". */
export const allRows = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "1 fila", other: "las " + count(d.count) + " filas" }) : plural(d.count, 0, en, { one: "1 row", other: "all " + count(d.count) + " rows" }));
/** What is downloaded, while they are not counted: "Download all rows (CSV)". */
export const everyRow = (): string => say(language() === 'es' ? "todas las filas" : "all rows");
/** Which rows are on screen: "1–25 of 1,204". */
export const rowsOfTotal = (d: { rows: string | number; total: number }): string => say(language() === 'es' ? "" + d.rows + " de " + count(d.total) : "" + d.rows + " of " + count(d.total));
/** Read aloud. thing: the name of a list, "Purchases". */
export const loadingThing = (d: { thing: string | number }): string => say(language() === 'es' ? "Cargando " + d.thing : "Loading " + d.thing);
/** Helper for keyboards; others of these follow, with commas. */
export const arrowKeysMove = (): string => say(language() === 'es' ? "Las flechas mueven" : "Arrow keys move");
/** Helper for keyboards. */
export const enterOpens = (): string => say(language() === 'es' ? "Enter abre la fila" : "Enter opens the row");
/** Helper for keyboards: the row. */
export const spaceSelects = (): string => say(language() === 'es' ? "Espacio la elige" : "Space selects it");
/** Checkbox, read aloud. */
export const selectAllHere = (): string => say(language() === 'es' ? "Elegir todas las filas de esta página" : "Select all rows on this page");
/** Checkbox, read aloud. */
export const unselectAllHere = (): string => say(language() === 'es' ? "No elegir ninguna fila de esta página" : "Unselect all rows on this page");
/** Column of checkboxes, read aloud. */
export const selectColumn = (): string => say(language() === 'es' ? "Elección" : "Selection");
/** Checkbox, read aloud. thing: "invoice 104880". */
export const selectThing = (d: { thing: string | number }): string => say(language() === 'es' ? "Elegir " + d.thing : "Select " + d.thing);
/** Checkbox: every row that is on screen. */
export const selectAllShown = (d: { count: number }): string => say(language() === 'es' ? "Elegir los " + count(d.count) + " a la vista" : "Select all " + count(d.count) + " shown");
/** Button in the head of a column, read aloud. */
export const sortThis = (): string => say(language() === 'es' ? "Ordenar" : "Sort");
/** Stands where rows would be. */
export const noRows = (): string => say(language() === 'es' ? "No hay filas" : "No rows");
/** Button: which columns a list shows. */
export const columns = (): string => say(language() === 'es' ? "Columnas" : "Columns");
/** Button: columns that have no room. */
export const moreColumns = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: count(d.count) + " columna más", other: count(d.count) + " columnas más" }) : plural(d.count, 0, en, { one: count(d.count) + " more column", other: count(d.count) + " more columns" }));
/** Below the name of a column that is not shown. */
export const noRoom = (): string => say(language() === 'es' ? "No cabe a este ancho" : "No room at this width");
/** Menu item: makes each column as wide as what is in it. */
export const fitWidths = (): string => say(language() === 'es' ? "Ajustar el ancho al texto" : "Fit widths to the words");
/** Heading in a menu. */
export const rowHeight = (): string => say(language() === 'es' ? "Altura de las filas" : "Row height");
/** Menu item: a height of rows. */
export const compactRows = (): string => say(language() === 'es' ? "Filas compactas" : "Compact rows");
/** Menu item: a height of rows. */
export const standardRows = (): string => say(language() === 'es' ? "Filas normales" : "Standard rows");
/** Menu item: a height of rows. */
export const roomyRows = (): string => say(language() === 'es' ? "Filas amplias" : "Roomy rows");
/** Menu item: whether the key / goes to the search. */
export const slashSearches = (): string => say(language() === 'es' ? "Oprimir / para buscar" : "Press / to search");
/** Menu item: forgets every choice about the columns. */
export const usualColumns = (): string => say(language() === 'es' ? "Volver a las columnas de siempre" : "Back to the usual columns");
/** Label before a number. */
export const rowsPerPage = (): string => say(language() === 'es' ? "Filas por página" : "Rows per page");
/** Button, read aloud: of a list. */
export const previousPage = (): string => say(language() === 'es' ? "Página anterior" : "Previous page");
/** Button, read aloud: of a list. */
export const nextPage = (): string => say(language() === 'es' ? "Página siguiente" : "Next page");
/** Button: adds the next rows below the ones on screen. */
export const showCountMore = (d: { count: number }): string => say(language() === 'es' ? "Ver " + count(d.count) + " más" : "Show " + count(d.count) + " more");
/** Label, read aloud. */
export const selectedRows = (): string => say(language() === 'es' ? "Filas elegidas" : "Selected rows");
/** Button: no row is selected any more. */
export const clearSelection = (): string => say(language() === 'es' ? "No elegir ninguna" : "Clear selection");
/** How many rows of a list are selected. */
export const selectedSomeHere = (d: { count: number; here: number }): string => say(language() === 'es' ? count(d.count) + " elegidas, " + count(d.here) + " en esta página" : count(d.count) + " selected, " + count(d.here) + " of them on this page");
/** How many rows of a list are selected. */
export const selectedHere = (d: { count: number }): string => say(language() === 'es' ? count(d.count) + " elegidas en esta página" : count(d.count) + " selected on this page");
/** How many rows of a list are selected. */
export const selectedOfTotal = (d: { count: number; total: number }): string => say(language() === 'es' ? count(d.count) + " de " + count(d.total) + " elegidas, todas en esta página" : count(d.count) + " of " + count(d.total) + " selected, all on this page");
/** Label: the order of a list. */
export const sortBy = (): string => say(language() === 'es' ? "Ordenar por" : "Sort by");
/** An order of a list: "Date, newest first". */
export const columnInOrder = (d: { column: string | number; order: string | number }): string => say("" + d.column + ", " + d.order);
/** An order of a list, behind the name of a column. */
export const aToZ = (): string => say(language() === 'es' ? "de la A a la Z" : "A to Z");
/** An order of a list, behind the name of a column. */
export const zToA = (): string => say(language() === 'es' ? "de la Z a la A" : "Z to A");
/** An order of a list, behind the name of a column. */
export const lowestFirst = (): string => say(language() === 'es' ? "de menor a mayor" : "lowest first");
/** An order of a list, behind the name of a column. */
export const highestFirst = (): string => say(language() === 'es' ? "de mayor a menor" : "highest first");
/** Button in a search field, read aloud. thing: "Search purchases". */
export const clearThing = (d: { thing: string | number }): string => say(language() === 'es' ? "Borrar: " + d.thing : "Clear " + d.thing);
/** Stands where rows would be. things: "purchases". */
export const noThingsMatch = (d: { things: string | number }): string => say(language() === 'es' ? "No hay " + d.things + " que coincidan." : "No " + d.things + " match.");
/** In the legend of a chart: all groups of products that have no colour of their own. */
export const otherSeries = (): string => say(language() === 'es' ? "Otros" : "Other");
/** Column. */
export const month = (): string => say(language() === 'es' ? "Mes" : "Month");
/** Stands where a chart would be. */
export const noChart = (): string => say(language() === 'es' ? "No hay cifras que mostrar" : "No figures to show");
/** In a filter of several choices: nothing is chosen, so nothing is left out. */
export const anyChoice = (): string => say(language() === 'es' ? "Sin filtro" : "All");
/** In a filter of several choices: how many are chosen. */
export const choicesChosen = (d: { count: number }): string => say(language() === 'es' ? count(d.count) + " opciones" : count(d.count) + " chosen");
/** Heading above a large sum. */
export const youOwe = (): string => say(language() === 'es' ? "Usted debe" : "You owe");
/** Beside the sum of what is owed. sum: "$2,820.00". */
export const sumPastDue = (d: { sum: string | number }): string => say(language() === 'es' ? "" + d.sum + " vencidos" : "" + d.sum + " past due");
/** Button, read aloud: folds the lines that add up to what is owed. */
export const hideParts = (): string => say(language() === 'es' ? "Ocultar de qué se compone" : "Hide what it’s made of");
/** Button, read aloud: unfolds the lines that add up to what is owed. */
export const showParts = (): string => say(language() === 'es' ? "Ver de qué se compone" : "Show what it’s made of");
/** Label of a sum: money that no invoice has used. */
export const yourCredit = (): string => say(language() === 'es' ? "Su crédito" : "Your credit");
/** Behind "Your credit". */
export const creditNote = (): string => say(language() === 'es' ? "ninguna factura lo ha usado, no está restado" : "not used by any invoice yet, not taken off");
/** Button: leads to paying. */
export const chooseWhatToPay = (): string => say(language() === 'es' ? "Elegir qué pagar" : "Choose what to pay");
/** Label, read aloud: a list. */
export const passwordRequirements = (): string => say(language() === 'es' ? "Requisitos de la contraseña" : "Password requirements");
/** Read aloud. requirement: "At least 8 characters". */
export const requirementMet = (d: { requirement: string | number }): string => say(language() === 'es' ? "" + d.requirement + ": cumplido" : "" + d.requirement + ": met");
/** Read aloud. requirement: "At least 8 characters". */
export const requirementNotMet = (d: { requirement: string | number }): string => say(language() === 'es' ? "" + d.requirement + ": falta" : "" + d.requirement + ": not met");
/** How far some work is: "3,200 of 12,000 rows". */
export const progress = (d: { all: number; done: number; unit: string | number }): string => say(language() === 'es' ? count(d.done) + " de " + count(d.all) + " " + d.unit : count(d.done) + " of " + count(d.all) + " " + d.unit);
/** Link, read aloud. thing: "pay date". */
export const changeThing = (d: { thing: string | number }): string => say(language() === 'es' ? "Cambiar " + d.thing : "Change " + d.thing);
/** Heading: the session is about to end. */
export const stillThere = (): string => say(language() === 'es' ? "¿Sigue ahí?" : "Still there?");
/** In that dialog. time: a clock that runs down, "1:45". */
export const signedOutIn = (): string => say(language() === 'es' ? "Cerraremos su sesión en <time/>." : "You will be signed out in <time/>.");
/** The same, read aloud in steps. */
export const signedOutInAbout = (d: { time: string }): string => say(language() === 'es' ? "Cerraremos su sesión en " + select(d.time, { two: "dos minutos", one: "un minuto", other: "30 segundos" }) + "." : "You will be signed out in " + select(d.time, { two: "two minutes", one: "one minute", other: "30 seconds" }) + ".");
/** In that dialog. */
export const awayForAWhile = (): string => say(language() === 'es' ? "Ha pasado un rato sin actividad. Si se queda, conservamos lo que escribió." : "You’ve been away for a while. If you stay, what you typed is kept.");
/** Button in that dialog. */
export const signOutNow = (): string => say(language() === 'es' ? "Cerrar sesión ya" : "Sign out now");
/** Button in that dialog. */
export const staySignedIn = (): string => say(language() === 'es' ? "Seguir en la sesión" : "Stay signed in");
/** Read aloud for a dash in place of a figure. */
export const noFigure = (): string => say(language() === 'es' ? "Sin cifra" : "No figure");
/** Below the name of a figure; "Try again" follows. */
export const couldNotLoad = (): string => say(language() === 'es' ? "No se cargó." : "Couldn’t load.");
/** Button, read aloud. thing: the name of the figure. */
export const tryAgainThing = (d: { thing: string | number }): string => say(language() === 'es' ? "Intentar de nuevo: " + d.thing : "Try again: " + d.thing);
/** Chip: an invoice that is not paid yet. */
export const statusOpen = (): string => say(language() === 'es' ? "Pendiente" : "Open");
/** Chip: an invoice. */
export const statusPastDue = (): string => say(language() === 'es' ? "Vencida" : "Past due");
/** Chip: an invoice on special terms. */
export const statusNotYetDue = (): string => say(language() === 'es' ? "Aún no vence" : "Not yet due");
/** Chip: an invoice. */
export const statusPartial = (): string => say(language() === 'es' ? "Pagada en parte" : "Partly paid");
/** Chip: an invoice. */
export const statusDisputed = (): string => say(language() === 'es' ? "En disputa" : "Disputed");
/** Chip: an invoice. */
export const statusPaid = (): string => say(language() === 'es' ? "Pagada" : "Paid");
/** Chip: an invoice that was paid ahead. */
export const statusPrepaid = (): string => say(language() === 'es' ? "Prepagada" : "Prepaid");
/** Chip: an invoice that a credit memo settled. */
export const statusCredited = (): string => say(language() === 'es' ? "Acreditada" : "Credited");
/** Chip: a payment of the invoice is not booked yet. */
export const statusOnItsWay = (): string => say(language() === 'es' ? "En proceso" : "On its way");
/** Chip: an invoice that counts no more. */
export const statusVoid = (): string => say(language() === 'es' ? "Anulada" : "Void");
/** Read aloud for a picture: a stage of a request. */
export const stageDone = (): string => say(language() === 'es' ? "Hecho" : "Done");
/** Read aloud for a picture: a stage of a request. */
export const stageNow = (): string => say(language() === 'es' ? "Ahora" : "Now");
/** Read aloud for a picture: a stage of a request. */
export const stageToCome = (): string => say(language() === 'es' ? "Por venir" : "To come");
/** Read aloud for a picture: a stage of a request. */
export const stageFailed = (): string => say(language() === 'es' ? "Falló" : "Failed");
/** Stands where sums would be. */
export const totalsFailed = (): string => say(language() === 'es' ? "Los totales no se cargaron." : "The totals didn’t load.");
/** Button, read aloud. name: who is signed in. */
export const accountMenuOf = (d: { name: string | number }): string => say(language() === 'es' ? "Menú de la cuenta de " + d.name : "Account menu of " + d.name);
/** Menu item: light colours. */
export const schemeLight = (): string => say(language() === 'es' ? "Claro" : "Light");
/** Menu item: dark colours. */
export const schemeDark = (): string => say(language() === 'es' ? "Oscuro" : "Dark");
/** Menu item: light or dark as the device has it. */
export const schemeSystem = (): string => say(language() === 'es' ? "Igual que este dispositivo" : "Same as this device");
/** Link: beside somebody’s credit. */
export const askForRefund = (): string => say(language() === 'es' ? "Pedir un reembolso" : "Ask for a refund");
/** Link for keyboards: past everything above the rows of a list. */
export const skipToList = (): string => say(language() === 'es' ? "Ir a la lista" : "Skip to the list");
/** Title and menu item: moves columns of a grid up or down. */
export const columnOrder = (): string => say(language() === 'es' ? "Orden de las columnas" : "Order of columns");
/** Button: one place to the front. */
export const moveColumnUp = (d: { column: string | number }): string => say(language() === 'es' ? "Subir " + d.column : "Move " + d.column + " up");
/** Button: one place to the back. */
export const moveColumnDown = (d: { column: string | number }): string => say(language() === 'es' ? "Bajar " + d.column : "Move " + d.column + " down");
/** Status: read aloud after a column was moved. */
export const columnMoved = (d: { column: string | number; of: string | number; place: string | number }): string => say(language() === 'es' ? "" + d.column + ": lugar " + d.place + " de " + d.of : "" + d.column + ": place " + d.place + " of " + d.of);
