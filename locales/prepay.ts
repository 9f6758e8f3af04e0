// Written by `npm run locales` from locales/en/prepay.json and locales/es/prepay.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Chip: a kind of prepay, for certain products. */
export const typeProduct = (): string => say(language() === 'es' ? "Por producto" : "Product-specific");
/** Chip: a kind of prepay, for a product group. */
export const typeGroup = (): string => say(language() === 'es' ? "Por grupo" : "Group");
/** Chip: a kind of prepay. Also what a contract may be spent on. */
export const anyProduct = (): string => say(language() === 'es' ? "Cualquier producto" : "Any product");
/** Chip: a kind of prepay. */
export const typeDownPayment = (): string => say(language() === 'es' ? "Enganche" : "Down payment");
/** Chip: a kind of prepay, booked but not paid. */
export const typeUnpaidBooking = (): string => say(language() === 'es' ? "Reserva sin pagar" : "Unpaid booking");
/** Chip: a contract that can be used. */
export const statusOpen = (): string => say(language() === 'es' ? "Vigente" : "Open");
/** Chip: a contract. */
export const statusPartUsed = (): string => say(language() === 'es' ? "Usado en parte" : "Partly used");
/** Chip: a contract that was booked and not paid. */
export const statusUnpaid = (): string => say(language() === 'es' ? "Sin pagar" : "Unpaid");
/** Chip: a contract whose end has passed. */
export const statusExpired = (): string => say(language() === 'es' ? "Expirado" : "Expired");
/** Chip: a contract that is used up. */
export const statusFilled = (): string => say(language() === 'es' ? "Agotado" : "Filled");
/** Chip: a contract that the company closed. */
export const statusClosed = (): string => say(language() === 'es' ? "Cerrado" : "Closed");
/** Chip: a contract. */
export const statusPartPaid = (): string => say(language() === 'es' ? "Pagado en parte" : "Partly paid");
/** Chip: a contract. */
export const statusPaid = (): string => say(language() === 'es' ? "Pagado" : "Paid");
/** What happened to money paid ahead. */
export const received = (): string => say(language() === 'es' ? "Recibido" : "Received");
/** What happened to money paid ahead. Also a column and a label. */
export const used = (): string => say(language() === 'es' ? "Usado" : "Used");
/** What happened to money paid ahead: goods came back. */
export const returned = (): string => say(language() === 'es' ? "Devuelto" : "Returned");
/** What happened to money paid ahead: it came from another contract. */
export const transferredIn = (): string => say(language() === 'es' ? "Traspaso recibido" : "Transferred in");
/** What happened to money paid ahead: it went to another contract. */
export const transferredOut = (): string => say(language() === 'es' ? "Traspaso enviado" : "Transferred out");
/** What happened to money paid ahead: it became a credit on the account. */
export const convertedToCredit = (): string => say(language() === 'es' ? "Convertido en crédito" : "Converted to credit");
/** What happened to money paid ahead. */
export const adjusted = (): string => say(language() === 'es' ? "Ajustado" : "Adjusted");
/** What happened to money paid ahead. */
export const expired = (): string => say(language() === 'es' ? "Expirado" : "Expired");
/** What happened to money paid ahead. */
export const refunded = (): string => say(language() === 'es' ? "Reembolsado" : "Refunded");
/** Column: what a contract is for. */
export const itemOrGroup = (): string => say(language() === 'es' ? "Producto o grupo" : "Item or group");
/** Column: a product. */
export const item = (): string => say(language() === 'es' ? "Producto" : "Item");
/** Column or label: the last day of a contract. */
export const ends = (): string => say(language() === 'es' ? "Termina" : "Ends");
/** Column: when a contract is used up if things go as last season. */
export const atLastPace = (): string => say(language() === 'es' ? "Al ritmo de la temporada pasada" : "At last season’s pace");
/** Column. */
export const bookedAmount = (): string => say(language() === 'es' ? "Monto reservado" : "Booked amount");
/** Column or label: what of a contract is left. */
export const remaining = (): string => say(language() === 'es' ? "Restante" : "Remaining");
/** Column or label: what a contract may be spent on. */
export const goodFor = (): string => say(language() === 'es' ? "Sirve para" : "Good for");
/** Column, label or heading: the day, the amount or the products that were booked. */
export const booked = (): string => say(language() === 'es' ? "Reservado" : "Booked");
/** Column or label: the first day of a contract. */
export const validFrom = (): string => say(language() === 'es' ? "Válido desde" : "Valid from");
/** Column or label: what was paid on a contract. */
export const paidIn = (): string => say(language() === 'es' ? "Pagado" : "Paid in");
/** Column. */
export const quantityRemaining = (): string => say(language() === 'es' ? "Cantidad restante" : "Quantity remaining");
/** Column, narrow. */
export const quantityLeft = (): string => say(language() === 'es' ? "Cant. restante" : "Quantity left");
/** Column or label: the percent of a shared contract. */
export const myShare = (): string => say(language() === 'es' ? "Mi parte" : "My share");
/** Column of a file: the percent of a shared contract. */
export const mySharePercent = (): string => say(language() === 'es' ? "Mi parte %" : "My share %");
/** Column or label: the sales representative. */
export const soldBy = (): string => say(language() === 'es' ? "Vendido por" : "Sold by");
/** Column: the products that were booked. */
export const products = (): string => say(language() === 'es' ? "Productos" : "Products");
/** Column or label: whether what is left can be paid back. */
export const refundable = (): string => say(language() === 'es' ? "Reembolsable" : "Refundable");
/** Column or label: a day. */
export const signedOn = (): string => say(language() === 'es' ? "Firmado el" : "Signed on");
/** Column: the price that was agreed on. */
export const lockedPrice = (): string => say(language() === 'es' ? "Precio fijo" : "Locked price");
/** Column: the price of today without the contract. */
export const postedPrice = (): string => say(language() === 'es' ? "Precio de lista" : "Posted price");
/** Column: the number of a line of a contract. */
export const line = (): string => say(language() === 'es' ? "Renglón" : "Line");
/** Column: the company’s code of a product. */
export const productCode = (): string => say(language() === 'es' ? "Código de producto" : "Product code");
/** Column: the product group. */
export const group = (): string => say(language() === 'es' ? "Grupo" : "Group");
/** Column. */
export const quantityBooked = (): string => say(language() === 'es' ? "Cantidad reservada" : "Quantity booked");
/** Column. */
export const quantityUsed = (): string => say(language() === 'es' ? "Cantidad usada" : "Quantity used");
/** Column: whether a line stops at the booked quantity. */
export const limit = (): string => say(language() === 'es' ? "Límite" : "Limit");
/** Value or note: no more than the booked quantity has the locked price. */
export const stopsAtQuantity = (): string => say(language() === 'es' ? "Hasta la cantidad reservada" : "Stops at the booked quantity");
/** Column: what happened to money paid ahead. */
export const event = (): string => say(language() === 'es' ? "Movimiento" : "Event");
/** Column: the number of a delivery ticket. */
export const ticket = (): string => say(language() === 'es' ? "Boleta" : "Ticket");
/** Column: where a transfer came from or went to. */
export const otherAccount = (): string => say(language() === 'es' ? "Otra cuenta" : "Other account");
/** What a contract may be spent on. product: a name. */
export const onlyProduct = (d: { product: string | number }): string => say(language() === 'es' ? "Solo " + d.product : "Only " + d.product);
/** The same where the item is named beside it. */
export const onlyThisItem = (): string => say(language() === 'es' ? "Solo este producto" : "Only this item");
/** What a contract may be spent on. */
export const onlyBookedProducts = (): string => say(language() === 'es' ? "Solo los productos reservados en él" : "Only the products booked on it");
/** What a contract may be spent on. groups: names with commas. */
export const onlyGroups = (d: { groups: string | number; n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Solo el grupo de productos " + d.groups, other: "Solo los grupos de productos " + d.groups }) : plural(d.n, 0, en, { one: "Only product group " + d.groups, other: "Only product groups " + d.groups }));
/** What a contract may be spent on. */
export const onlyBooked = (): string => say(language() === 'es' ? "Solo lo reservado en él" : "Only what was booked on it");
/** What was booked: the first product and how many others. */
export const andMore = (d: { n: number; product: string | number }): string => say(language() === 'es' ? "" + d.product + " y " + count(d.n) + " más" : "" + d.product + " and " + count(d.n) + " more");
/** Value of "Ends". */
export const noEnd = (): string => say(language() === 'es' ? "Sin fecha" : "No end");
/** Value of "Ends": the last day has passed. */
export const dayExpired = (d: { day: string | number }): string => say(language() === 'es' ? "" + d.day + ", expirado" : "" + d.day + ", expired");
/** Value of "Ends": today is the last day. */
export const dayIsLast = (d: { day: string | number }): string => say(language() === 'es' ? "" + d.day + ", último día" : "" + d.day + ", last day");
/** Value of "Ends": it is near. */
export const dayInDays = (d: { day: string | number; n: number }): string => say(language() === 'es' ? "" + d.day + ", " + plural(d.n, 0, es, { one: "en 1 día", other: "en " + count(d.n) + " días" }) : "" + d.day + ", " + plural(d.n, 0, en, { one: "in 1 day", other: "in " + count(d.n) + " days" }));
/** Value of "At last season’s pace". */
export const someLeft = (): string => say(language() === 'es' ? "Puede sobrar algo al terminar (estimado)" : "Some may be left when it ends (estimate)");
/** Value of "At last season’s pace". */
export const usedUpAbout = (d: { date: string | number }): string => say(language() === 'es' ? "Se agota hacia el " + d.date + " (estimado)" : "Used up about " + d.date + " (estimate)");
/** Alert. */
export const someLeftNotice = (): string => say(language() === 'es' ? "Al ritmo de la temporada pasada, puede sobrar algo cuando termine. Es un estimado." : "At last season’s pace, some may be left when this ends. This is an estimate.");
/** Alert. */
export const usedUpNotice = (d: { date: string | number }): string => say(language() === 'es' ? "Al ritmo de la temporada pasada, lo agota hacia el " + d.date + ". Es un estimado." : "At last season’s pace, you’ll use this up about " + d.date + ". This is an estimate.");
/** Alert. */
export const expiredNotice = (d: { amount: string | number; date: string | number }): string => say(language() === 'es' ? "Este contrato expiró el " + d.date + " y quedaron " + d.amount + ". Pregúntenos qué pasa con ese dinero." : "This expired on " + d.date + " with " + d.amount + " left. Ask us what happens with it.");
/** Alert: a contract with nothing left. */
export const endsNotice = (d: { date: string | number }): string => say(language() === 'es' ? "Este contrato termina el " + d.date + "." : "This ends on " + d.date + ".");
/** Alert. */
export const endsWithRestNotice = (d: { amount: string | number; date: string | number }): string => say(language() === 'es' ? "Este contrato termina el " + d.date + ". Le quedan " + d.amount + " por usar." : "This ends on " + d.date + ". You have " + d.amount + " left to use.");
/** Alert. */
export const unpaidNotice = (): string => say(language() === 'es' ? "Está reservado pero no pagado, así que todavía no puede usarlo." : "This is booked but not paid, so you can’t use it yet.");
/** Under "Paid in". */
export const leftToPay = (d: { amount: string | number }): string => say(language() === 'es' ? "Faltan " + d.amount + " por pagar" : "" + d.amount + " left to pay");
/** Heading: a prepay contract by its number. */
export const contractTitle = (d: { contract: string | number }): string => say(language() === 'es' ? "Prepago " + d.contract : "Prepay " + d.contract);
/** Heading of an error. */
export const contractFailed = (): string => say(language() === 'es' ? "No se cargó este contrato" : "This contract didn’t load");
/** Button. */
export const payBooking = (): string => say(language() === 'es' ? "Pagar esta reserva" : "Pay this booking");
/** Button: the lines of this contract. */
export const viewLines = (): string => say(language() === 'es' ? "Ver renglones" : "View lines");
/** Button: downloads the contract. */
export const contractPdf = (): string => say(language() === 'es' ? "Contrato (PDF)" : "Contract (PDF)");
/** Button: writes a message about what remains of a contract. */
export const askAboutRest = (): string => say(language() === 'es' ? "Preguntar por lo que queda" : "Ask about what’s left");
/** Error: a download failed. */
export const fileFailed = (): string => say(language() === 'es' ? "El archivo no se descargó. Intente de nuevo." : "The file didn’t download. Try again.");
/** Heading: what was agreed. Also a label. */
export const contractTerms = (): string => say(language() === 'es' ? "Condiciones" : "Terms");
/** Label: a day. */
export const bookedOn = (): string => say(language() === 'es' ? "Reservado el" : "Booked on");
/** Under the remaining amount of a line: of how much. */
export const ofBooked = (): string => say(language() === 'es' ? "de <amount/>" : "of <amount/>");
/** Note on a line: the price that was agreed on. */
export const lockedAt = (d: { price: string | number }): string => say(language() === 'es' ? "Precio fijo de " + d.price : "Locked at " + d.price);
/** Note on a line: the price of today. */
export const postedAt = (d: { price: string | number }): string => say(language() === 'es' ? "Precio de lista de " + d.price : "Posted at " + d.price);
/** Note on a line: the price that was agreed on, and the price of today. */
export const lockedAndPosted = (d: { locked: string | number; posted: string | number }): string => say(language() === 'es' ? "Precio fijo de " + d.locked + ", de lista " + d.posted : "Locked at " + d.locked + ", posted at " + d.posted);
/** Note on a line: quantities with their unit. */
export const lineQuantities = (d: { booked: string | number; left: string | number; used: string | number }): string => say(language() === 'es' ? "Quedan " + d.left + " de " + d.booked + ", " + d.used + " usados" : "" + d.left + " of " + d.booked + " remaining, " + d.used + " used");
/** Heading: what a contract was used for. */
export const usage = (): string => say(language() === 'es' ? "Uso" : "Use");
/** Heading: what a line of a contract was used for. */
export const usageOf = (d: { product: string | number }): string => say(language() === 'es' ? "Uso de " + d.product : "Use of " + d.product);
/** Instead of the history of a contract. */
export const noUse = (): string => say(language() === 'es' ? "Todavía no ha entrado ni se ha usado nada." : "Nothing has come in or been used yet.");
/** A delivery ticket by its number. */
export const ticketNumber = (d: { ticket: string | number }): string => say(language() === 'es' ? "Boleta " + d.ticket : "Ticket " + d.ticket);
/** Where a transfer came from or went to. */
export const accountNumber = (d: { account: string | number }): string => say(language() === 'es' ? "Cuenta " + d.account : "Account " + d.account);
/** Link: an invoice by its number. */
export const invoiceNumber = (d: { invoice: string | number }): string => say(language() === 'es' ? "Factura " + d.invoice : "Invoice " + d.invoice);
/** Under the history: "Received $500.00 − used $120.00 = $380.00 remaining". */
export const sumRemaining = (d: { amount: string | number; sum: string | number }): string => say(language() === 'es' ? "" + d.sum + " = " + d.amount + " restantes" : "" + d.sum + " = " + d.amount + " remaining");
/** Alert: the history of a contract does not add up. sum: "Received $500.00 = $500.00 remaining". */
export const booksDiffer = (d: { difference: string | number; remaining: string | number; sum: string | number }): string => say(language() === 'es' ? "" + d.sum + ". Nuestros libros dicen " + d.remaining + ". Pregúntenos por la diferencia de " + d.difference + "." : "" + d.sum + ". Our books say " + d.remaining + ". Ask us about the difference of " + d.difference + ".");
/** Heading of the page. Fixed name. */
export const prepayOpen = (): string => say(language() === 'es' ? "Prepagos vigentes" : "Prepay open");
/** Heading of the page. Fixed name. */
export const prepayOpenDetails = (): string => say(language() === 'es' ? "Detalle de prepagos vigentes" : "Prepay open details");
/** Breadcrumb: a menu. Fixed name. */
export const myAccount = (): string => say(language() === 'es' ? "Mi cuenta" : "My Account");
/** Breadcrumb: a menu. Fixed name. */
export const purchases = (): string => say(language() === 'es' ? "Compras" : "Purchases");
/** Name of the list, and a sheet of a workbook. */
export const prepayContracts = (): string => say(language() === 'es' ? "Contratos de prepago" : "Prepay contracts");
/** What the list holds, within a sentence. */
export const prepayContractsInSentence = (): string => say(language() === 'es' ? "contratos de prepago" : "prepay contracts");
/** Name of the list, and a sheet of a workbook. */
export const prepayLines = (): string => say(language() === 'es' ? "Renglones de prepago" : "Prepay lines");
/** What the list holds, within a sentence. */
export const prepayLinesInSentence = (): string => say(language() === 'es' ? "renglones de prepago" : "prepay lines");
/** Name of a sheet of a workbook. */
export const prepayUse = (): string => say(language() === 'es' ? "Uso de prepago" : "Prepay use");
/** Placeholder: what can be searched for. */
export const searched = (): string => say(language() === 'es' ? "Contrato, producto o parcela" : "Contract, item or field");
/** Filter: contracts that end within so many days. */
export const endsWithin = (): string => say(language() === 'es' ? "Termina en" : "Ends within");
/** Choice of the filter "Ends within". */
export const days = (d: { n: number }): string => say(language() === 'es' ? count(d.n) + " días" : count(d.n) + " days");
/** Chip: lines by when they were used. */
export const usedAnyTime = (): string => say(language() === 'es' ? "Usado en cualquier fecha" : "Used any time");
/** Chip: lines by when they were used. */
export const usedThisMonth = (): string => say(language() === 'es' ? "Usado este mes" : "Used this month");
/** Chip: lines by when they were used. */
export const usedLastMonth = (): string => say(language() === 'es' ? "Usado el mes pasado" : "Used last month");
/** Chip: lines by when they were used. year: "2026". */
export const usedInYear = (d: { year: string | number }): string => say(language() === 'es' ? "Usado en " + d.year : "Used in " + d.year);
/** Menu item of a download. */
export const usageCsv = (): string => say(language() === 'es' ? "Uso de estos renglones (CSV)" : "Use of these lines (CSV)");
/** Menu item of a download. */
export const usageExcel = (): string => say(language() === 'es' ? "Uso de estos renglones (Excel)" : "Use of these lines (Excel)");
/** Helper: what the file holds. */
export const usageCsvNote = (): string => say(language() === 'es' ? "Cada movimiento, con su documento" : "Every event, with its document");
/** Helper: what the file holds. */
export const usageExcelNote = (): string => say(language() === 'es' ? "Cada movimiento, para Excel" : "Every event, for Excel");
/** Under the sums of the list. quantity: "38 ton". */
export const quantityLeftNote = (d: { quantity: string | number }): string => say(language() === 'es' ? "Cantidad restante: " + d.quantity : "Quantity remaining: " + d.quantity);
/** Heading of a chart. */
export const remainingByGroup = (): string => say(language() === 'es' ? "Restante por grupo" : "Remaining by group");
/** Heading of an empty list. */
export const noPrepay = (): string => say(language() === 'es' ? "No hay prepagos vigentes" : "No open prepay");
/** Button: writes a message. */
export const askAboutPrepay = (): string => say(language() === 'es' ? "Preguntar por prepagos" : "Ask about prepay");
/** Button: shows contracts or lines that are over. */
export const showAll = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Ver el que terminó", other: "Ver los " + count(d.n) }) : plural(d.n, 0, en, { one: "Show the one that ended", other: "Show all " + count(d.n) }));
/** Under the heading of an empty list. rep: the name of the sales representative. */
export const talkToRep = (d: { rep: string | number }): string => say(language() === 'es' ? "Aquí aparece lo que paga por adelantado. Hable con " + d.rep + " sobre el prepago de la próxima temporada." : "What you pay ahead shows up here. Talk to " + d.rep + " about prepay for next season.");
/** The same where the sales representative has no name. */
export const talkToYourRep = (): string => say(language() === 'es' ? "Aquí aparece lo que paga por adelantado. Hable con su representante de ventas sobre el prepago de la próxima temporada." : "What you pay ahead shows up here. Talk to your sales representative about prepay for next season.");
/** Error. */
export const noSuchContract = (): string => say(language() === 'es' ? "No encontramos ese contrato. Revise el número." : "We can’t find that contract. Check the number.");
