// Written by `npm run locales` from locales/en/summaries.json and locales/es/summaries.json.
import { language, say, select } from './language';

/** Heading of the page; the menu calls it "Purchase Summaries". */
export const purchaseSummaries = (): string => say(language() === 'es' ? "Resúmenes de compras" : "Purchase summaries");
/** Name of the list, for screen readers, and of a file’s sheet. */
export const purchaseSummary = (): string => say(language() === 'es' ? "Resumen de compras" : "Purchase summary");
/** What the list is made of, within a sentence: "No purchases match". */
export const purchasesInSentence = (): string => say(language() === 'es' ? "compras" : "purchases");
/** In the empty search field: what can be looked for. Field: land. */
export const searched = (): string => say(language() === 'es' ? "Producto, parcela o factura" : "Product, field or invoice");
/** Label of the chips that say by what purchases are added up. */
export const groupBy = (): string => say(language() === 'es' ? "Agrupar por" : "Group by");
/** Chip and column: purchases are added up by month. */
export const month = (): string => say(language() === 'es' ? "Mes" : "Month");
/** Column of a file. */
export const productCode = (): string => say(language() === 'es' ? "Código de producto" : "Product code");
/** Label of a choice: which figures the table shows. */
export const figures = (): string => say(language() === 'es' ? "Cifras" : "Figures");
/** Choice: the table shows sums of money. */
export const amounts = (): string => say(language() === 'es' ? "Montos" : "Amounts");
/** Choice: the table shows quantities. */
export const quantities = (): string => say(language() === 'es' ? "Cantidades" : "Quantities");
/** Choice: the table shows prices per unit. */
export const averagePrices = (): string => say(language() === 'es' ? "Precios promedio" : "Average prices");
/** Label of a filter: kinds of lines that are not counted. */
export const leaveOut = (): string => say(language() === 'es' ? "Dejar fuera" : "Leave out");
/** Label of a filter: deliveries that are billed to several accounts. */
export const sharedDeliveries = (): string => say(language() === 'es' ? "Entregas compartidas" : "Shared deliveries");
/** Kind of purchase lines that can be left out. */
export const freight = (): string => say(language() === 'es' ? "Flete" : "Freight");
/** Kind of purchase lines that can be left out. */
export const financeCharges = (): string => say(language() === 'es' ? "Cargos financieros" : "Finance charges");
/** Kind of purchase lines that can be left out. */
export const paidByPrepay = (): string => say(language() === 'es' ? "Pagado con prepago" : "Paid by prepay");
/** Error: an address names a kind of lines that there is not. choices: "tax, freight". */
export const cannotLeaveOut = (d: { choices: string | number; word: string | number }): string => say(language() === 'es' ? "“" + d.word + "” no se puede dejar fuera. Elija entre " + d.choices + "." : "“" + d.word + "” can’t be left out. Choose from " + d.choices + ".");
/** Error: an address names a crop year that is none. */
export const notACropYear = (d: { text: string | number }): string => say(language() === 'es' ? "" + d.text + " no es un año agrícola. Un año agrícola tiene 4 dígitos." : "" + d.text + " is not a crop year. A crop year has 4 digits.");
/** Row: purchases without a product group. */
export const noGroup = (): string => say(language() === 'es' ? "Sin grupo" : "No group");
/** Row: purchases for no field of land. */
export const noField = (): string => say(language() === 'es' ? "Sin parcela" : "No field");
/** Row: purchases for no crop. */
export const noCrop = (): string => say(language() === 'es' ? "Sin cultivo" : "No crop");
/** Column: the quantity in the period before. */
export const quantityBefore = (): string => say(language() === 'es' ? "Cantidad anterior" : "Quantity before");
/** Column: of one unit. */
export const averagePrice = (): string => say(language() === 'es' ? "Precio promedio" : "Average price");
/** Column: the average price in the period before. */
export const priceBefore = (): string => say(language() === 'es' ? "Precio anterior" : "Price before");
/** Column: the part of the whole sum. */
export const share = (): string => say(language() === 'es' ? "% del total" : "% of total");
/** Column and sum: the amount in the period before. */
export const before = (): string => say(language() === 'es' ? "Antes" : "Before");
/** Column and sum: how much more than in the period before. */
export const change = (): string => say(language() === 'es' ? "Cambio" : "Change");
/** Column: how much more than in the period before, in percent. */
export const changePercent = (): string => say(language() === 'es' ? "Cambio %" : "Change %");
/** On a phone: how much more than in the period before. change: "+$1,204.00", "+0.5 gal". */
export const changeOf = (d: { change: string | number }): string => say(language() === 'es' ? "Cambio " + d.change : "Change " + d.change);
/** Title above sums: the period that they are of. shape says which of year, from and to there are: "year", "yearDays", "yearFrom", "yearThrough", "days", "from", "through". */
export const period = (d: { from: string | number; shape: string; to: string | number; year: string | number }): string => say(language() === 'es' ? select(d.shape, { year: "Año agrícola " + d.year, yearDays: "Año agrícola " + d.year + ", del " + d.from + " al " + d.to, yearFrom: "Año agrícola " + d.year + " desde el " + d.from, yearThrough: "Año agrícola " + d.year + " hasta el " + d.to, days: "Del " + d.from + " al " + d.to, from: "Desde el " + d.from, other: "Hasta el " + d.to }) : select(d.shape, { year: "Crop year " + d.year, yearDays: "Crop year " + d.year + ", " + d.from + " to " + d.to, yearFrom: "Crop year " + d.year + " from " + d.from, yearThrough: "Crop year " + d.year + " through " + d.to, days: "" + d.from + " to " + d.to, from: "From " + d.from, other: "Through " + d.to }));
/** Below sums: the period that they are compared with. shape says which of year, from and to there are: "year", "yearDays", "yearFrom", "yearThrough", "days", "from", "through". */
export const comparedWith = (d: { from: string | number; shape: string; to: string | number; year: string | number }): string => say(language() === 'es' ? select(d.shape, { year: "Comparado con el año agrícola " + d.year + ".", yearDays: "Comparado con el año agrícola " + d.year + ", del " + d.from + " al " + d.to + ".", yearFrom: "Comparado con el año agrícola " + d.year + " desde el " + d.from + ".", yearThrough: "Comparado con el año agrícola " + d.year + " hasta el " + d.to + ".", days: "Comparado con el período del " + d.from + " al " + d.to + ".", from: "Comparado con lo comprado desde el " + d.from + ".", other: "Comparado con lo comprado hasta el " + d.to + "." }) : select(d.shape, { year: "Compared with crop year " + d.year + ".", yearDays: "Compared with crop year " + d.year + ", " + d.from + " to " + d.to + ".", yearFrom: "Compared with crop year " + d.year + " from " + d.from + ".", yearThrough: "Compared with crop year " + d.year + " through " + d.to + ".", days: "Compared with " + d.from + " to " + d.to + ".", from: "Compared with purchases from " + d.from + ".", other: "Compared with purchases through " + d.to + "." }));
/** Why the list is empty. shape says which of year, from and to there are: "year", "yearDays", "yearFrom", "yearThrough", "days", "from", "through". Anything else: the period is not known. */
export const nothingBought = (d: { from: string | number; shape: string; to: string | number; year: string | number }): string => say(language() === 'es' ? select(d.shape, { year: "No compró nada en el año agrícola " + d.year + ".", yearDays: "No compró nada en el año agrícola " + d.year + ", del " + d.from + " al " + d.to + ".", yearFrom: "No compró nada en el año agrícola " + d.year + " desde el " + d.from + ".", yearThrough: "No compró nada en el año agrícola " + d.year + " hasta el " + d.to + ".", days: "No compró nada del " + d.from + " al " + d.to + ".", from: "No compró nada desde el " + d.from + ".", through: "No compró nada hasta el " + d.to + ".", other: "No compró nada en ese tiempo." }) : select(d.shape, { year: "You didn’t buy anything in crop year " + d.year + ".", yearDays: "You didn’t buy anything in crop year " + d.year + ", " + d.from + " to " + d.to + ".", yearFrom: "You didn’t buy anything in crop year " + d.year + " from " + d.from + ".", yearThrough: "You didn’t buy anything in crop year " + d.year + " through " + d.to + ".", days: "You didn’t buy anything from " + d.from + " to " + d.to + ".", from: "You didn’t buy anything from " + d.from + " on.", through: "You didn’t buy anything through " + d.to + ".", other: "You didn’t buy anything in that time." }));
/** Behind the sentence that says that nothing was bought. */
export const latestPurchases = (d: { year: string | number }): string => say(language() === 'es' ? "Sus últimas compras son del año agrícola " + d.year + "." : "Your latest purchases are in crop year " + d.year + ".");
/** Heading of the empty list. */
export const nothingInPeriod = (): string => say(language() === 'es' ? "Sin compras en este período" : "No purchases in this period");
/** Button: to the crop year of the latest purchases. */
export const showCropYear = (d: { year: string | number }): string => say(language() === 'es' ? "Ver el año agrícola " + d.year : "Show crop year " + d.year);
/** Heading of the empty list. */
export const noPurchases = (): string => say(language() === 'es' ? "Aún no hay compras" : "No purchases yet");
/** Below "No purchases yet". Pickup: of product at the branch. */
export const noPurchasesText = (): string => say(language() === 'es' ? "Esta página resume lo que compró. Las facturas aparecen aquí la mañana después de una entrega o de que pase a recoger." : "This page sums up what you bought. Invoices show up here the morning after a delivery or pickup.");
/** Button: to the page with branches and messages. */
export const contactBranch = (): string => say(language() === 'es' ? "Contactar a su sucursal" : "Contact your branch");
/** Name of a line, for screen readers: the sum as invoices less credit memos. */
export const howWeGotThisTotal = (): string => say(language() === 'es' ? "Cómo sale este total" : "How we got this total");
/** First part of a line such as "Total $90.00 = invoices $100.00 − credit memos $10.00". */
export const totalOf = (d: { amount: string | number }): string => say("Total " + d.amount);
/** Part of a line such as "Total $90.00 = invoices $100.00 − credit memos $10.00". */
export const invoicesOf = (d: { amount: string | number }): string => say(language() === 'es' ? "facturas " + d.amount : "invoices " + d.amount);
/** Part of a line such as "Total $90.00 = invoices $100.00 − credit memos $10.00". */
export const creditMemosOf = (d: { amount: string | number }): string => say(language() === 'es' ? "notas de crédito " + d.amount : "credit memos " + d.amount);
/** Part of a line such as "Total $90.00 = invoices $80.00 + debit memos $10.00". */
export const debitMemosOf = (d: { amount: string | number }): string => say(language() === 'es' ? "notas de débito " + d.amount : "debit memos " + d.amount);
/** Part of a line such as "Total $90.00 = invoices $80.00 + finance charges $10.00". */
export const financeChargesOf = (d: { amount: string | number }): string => say(language() === 'es' ? "cargos financieros " + d.amount : "finance charges " + d.amount);
/** Below that line: tax is not counted. */
export const taxLeftOut = (d: { amount: string | number }): string => say(language() === 'es' ? "Esto deja fuera " + d.amount + " de impuesto." : "This leaves out " + d.amount + " of tax.");
/** Heading of a chart. */
export const byMonth = (): string => say(language() === 'es' ? "Por mes" : "By month");
/** Heading of an error. */
export const byMonthFailed = (): string => say(language() === 'es' ? "No se pudo cargar la gráfica por mes" : "The chart by month didn’t load");
/** Heading of a chart: the products that cost most. */
export const topProducts = (): string => say(language() === 'es' ? "Los 10 productos principales" : "Top 10 products");
/** Heading of an error. */
export const topProductsFailed = (): string => say(language() === 'es' ? "No se cargaron los productos principales" : "The top products didn’t load");
/** Busy: below a product group that unfolds. */
export const loadingProducts = (): string => say(language() === 'es' ? "Cargando productos…" : "Loading products…");
/** Below a product group that unfolds. */
export const productsFailed = (): string => say(language() === 'es' ? "No se cargaron los productos" : "The products didn’t load");
/** Link below a product group’s first products. */
export const moreProducts = (): string => say(language() === 'es' ? "Más productos" : "More products");
/** Said by screen readers behind the name of a product group that is unfolded, after a comma. */
export const hideProducts = (): string => say(language() === 'es' ? "ocultar productos" : "hide products");
/** Said by screen readers behind the name of a product group that unfolds, after a comma. */
export const showProducts = (): string => say(language() === 'es' ? "mostrar productos" : "show products");
/** Menu item of a download. */
export const downloadCsv = (): string => say(language() === 'es' ? "Descargar este resumen (CSV)" : "Download this summary (CSV)");
/** Menu item of a download. */
export const downloadExcel = (): string => say(language() === 'es' ? "Descargar este resumen (Excel)" : "Download this summary (Excel)");
/** Helper: what the file holds. */
export const everyProduct = (): string => say(language() === 'es' ? "Cada producto con su grupo" : "Every product with its group");
/** Helper: what the file holds: amounts, quantities and prices. */
export const everyRow = (): string => say(language() === 'es' ? "Todas las filas, con montos, cantidades y precios" : "Every row, with the figures of all measures");
