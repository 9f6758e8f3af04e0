// Written by `npm run locales` from locales/en/purchases.json and locales/es/purchases.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Column: what was bought. */
export const item = (): string => say(language() === 'es' ? "Producto" : "Item");
/** Column: the number of a delivery ticket. */
export const ticket = (): string => say(language() === 'es' ? "Boleta" : "Ticket");
/** Column: the day of the delivery. */
export const delivered = (): string => say(language() === 'es' ? "Entrega" : "Delivered");
/** Column or label: the day an invoice is due. */
export const due = (): string => say(language() === 'es' ? "Vencimiento" : "Due");
/** Column: the company’s code of a product. */
export const productCode = (): string => say(language() === 'es' ? "Código de producto" : "Product code");
/** Column: the product group. */
export const group = (): string => say(language() === 'es' ? "Grupo" : "Group");
/** Column: the price of one unit. */
export const unitPrice = (): string => say(language() === 'es' ? "Precio por unidad" : "Unit price");
/** Column or label: quantity times unit price, before discount and tax. */
export const extended = (): string => say(language() === 'es' ? "Subtotal" : "Extended");
/** Column or filter: how a line was paid: on account, by prepay, cash or card. */
export const paidBy = (): string => say(language() === 'es' ? "Pagado con" : "Paid by");
/** Column or label: where the goods went. */
export const shipTo = (): string => say(language() === 'es' ? "Enviado a" : "Ship to");
/** Column: how many acres a line was for. */
export const acres = (): string => say("Acres");
/** Column or label: the percent of a shared delivery that this account pays. */
export const mySplit = (): string => say(language() === 'es' ? "Mi parte" : "My split");
/** Column of a file: the percent of a shared delivery that this account pays. */
export const mySplitPercent = (): string => say(language() === 'es' ? "Mi parte %" : "My split %");
/** Column or label: the number of the customer’s purchase order. */
export const purchaseOrder = (): string => say(language() === 'es' ? "Orden de compra" : "PO");
/** Column: who brought or spread it. */
export const deliveredBy = (): string => say(language() === 'es' ? "Entregado por" : "Delivered by");
/** Column: the product’s EPA registration number. */
export const epaNumber = (): string => say(language() === 'es' ? "Núm. de registro EPA" : "EPA reg. no.");
/** Column: the lot of the product. */
export const lotNumber = (): string => say(language() === 'es' ? "Núm. de lote" : "Lot no.");
/** Column or filter: the license that a product was applied under. */
export const applicatorLicense = (): string => say(language() === 'es' ? "Núm. de licencia del aplicador" : "Applicator license no.");
/** Column: the number of a line on its invoice. */
export const line = (): string => say(language() === 'es' ? "Renglón" : "Line");
/** Column: the unit that the unit price is for. */
export const priceUnit = (): string => say(language() === 'es' ? "Unidad del precio" : "Price unit");
/** Column: the prepay contract that paid for a line. */
export const prepayContractNumber = (): string => say(language() === 'es' ? "Contrato de prepago" : "Prepay contract");
/** Column: what an invoice is for, in a few words. */
export const bought = (): string => say(language() === 'es' ? "Compra" : "Bought");
/** Column: what paying early saves. */
export const earlyPayDiscount = (): string => say(language() === 'es' ? "Descuento por pronto pago" : "Early-pay discount");
/** Column or label: what of an invoice is not paid yet. */
export const leftToPay = (): string => say(language() === 'es' ? "Por pagar" : "Left to pay");
/** Column or label: what of a credit memo is not used yet. */
export const creditLeft = (): string => say(language() === 'es' ? "Crédito restante" : "Credit left");
/** Column: days since an invoice was due. */
export const daysLate = (): string => say(language() === 'es' ? "Días de atraso" : "Days late");
/** Column: "$500.00 of $1,772.19 paid". */
export const paidSoFar = (): string => say(language() === 'es' ? "Pagado hasta hoy" : "Paid so far");
/** Column or label: what payment requests pay of an invoice, not in the books yet. */
export const onItsWay = (): string => say(language() === 'es' ? "En proceso" : "On its way");
/** Column: the last day of an early-pay discount. */
export const discountEnds = (): string => say(language() === 'es' ? "Fin del descuento" : "Discount ends");
/** Column, heading or chip: the lines of an invoice, or how many. */
export const lines = (): string => say(language() === 'es' ? "Renglones" : "Lines");
/** Chip: lists invoices instead of their lines. Also a sheet of a workbook. */
export const invoices = (): string => say(language() === 'es' ? "Facturas" : "Invoices");
/** Filter: what to leave out of the list, such as tax or freight. */
export const leaveOut = (): string => say(language() === 'es' ? "Dejar fuera" : "Leave out");
/** Filter: deliveries that several accounts pay for. */
export const sharedDeliveries = (): string => say(language() === 'es' ? "Entregas compartidas" : "Shared deliveries");
/** Chip: an invoice that is not paid yet. */
export const statusOpen = (): string => say(language() === 'es' ? "Pendiente" : "Open");
/** Chip: an invoice. */
export const statusPastDue = (): string => say(language() === 'es' ? "Vencida" : "Past due");
/** Chip: an invoice. */
export const statusNotYetDue = (): string => say(language() === 'es' ? "Aún no vence" : "Not yet due");
/** Chip: an invoice. */
export const statusPartlyPaid = (): string => say(language() === 'es' ? "Pagada en parte" : "Partly paid");
/** Chip: an invoice that the customer disputes. */
export const statusDisputed = (): string => say(language() === 'es' ? "En disputa" : "Disputed");
/** Chip: an invoice. */
export const statusPaid = (): string => say(language() === 'es' ? "Pagada" : "Paid");
/** Chip: an invoice or line that prepay paid for. */
export const statusPrepaid = (): string => say(language() === 'es' ? "Con prepago" : "Prepaid");
/** Chip: an invoice that credit memos paid off. */
export const statusCredited = (): string => say(language() === 'es' ? "Acreditada" : "Credited");
/** Chip: an invoice that no longer counts. */
export const statusVoid = (): string => say(language() === 'es' ? "Anulada" : "Void");
/** A kind of document. */
export const creditMemo = (): string => say(language() === 'es' ? "Nota de crédito" : "Credit memo");
/** A kind of document. */
export const financeCharge = (): string => say(language() === 'es' ? "Cargo financiero" : "Finance charge");
/** A kind of document. */
export const debitMemo = (): string => say(language() === 'es' ? "Nota de débito" : "Debit memo");
/** How a line was paid: put on the account, to be paid later. */
export const openAccount = (): string => say(language() === 'es' ? "A cuenta" : "Open account");
/** How a line was paid. */
export const cash = (): string => say(language() === 'es' ? "Efectivo" : "Cash");
/** How a line was paid. */
export const card = (): string => say(language() === 'es' ? "Tarjeta" : "Card");
/** Heading of the page. */
export const purchaseDetails = (): string => say(language() === 'es' ? "Detalle de compras" : "Purchase details");
/** Breadcrumb: a menu. Fixed name. */
export const myAccount = (): string => say(language() === 'es' ? "Mi cuenta" : "My Account");
/** Breadcrumb, name of the list, and a sheet of a workbook. Fixed name. */
export const purchases = (): string => say(language() === 'es' ? "Compras" : "Purchases");
/** What the list holds, within a sentence: "Filter purchases". */
export const purchasesInSentence = (): string => say(language() === 'es' ? "compras" : "purchases");
/** Placeholder: what can be searched for. */
export const searched = (): string => say(language() === 'es' ? "Factura, producto o parcela" : "Invoice, item or field");
/** Chip: purchases of every status. */
export const allStatuses = (): string => say(language() === 'es' ? "Todas" : "All");
/** Label: of the choice between invoices and lines. */
export const show = (): string => say(language() === 'es' ? "Mostrar" : "Show");
/** Chip: a crop year to filter by. year: "2026". */
export const cropYearNamed = (d: { year: string | number }): string => say(language() === 'es' ? "Año agrícola " + d.year : "Crop year " + d.year);
/** Instead of an amount: the price is on the blend that this line is a part of. */
export const inBlend = (): string => say(language() === 'es' ? "En la mezcla" : "In blend");
/** Under a line: "24.5 ton at $335.29/ton". */
export const quantityAtPrice = (d: { price: string | number; quantity: string | number }): string => say(language() === 'es' ? "" + d.quantity + " a " + d.price : "" + d.quantity + " at " + d.price);
/** Heading of an empty list. */
export const noPurchases = (): string => say(language() === 'es' ? "Aún no hay compras" : "No purchases yet");
/** Under the heading of an empty list. */
export const noPurchasesText = (): string => say(language() === 'es' ? "Las facturas y sus renglones aparecen aquí la mañana después de una entrega o de que usted recoja el producto." : "Invoices and their lines show up here the morning after a delivery or pickup.");
/** Button: opens Contact Us. */
export const contactBranch = (): string => say(language() === 'es' ? "Contactar a su sucursal" : "Contact your branch");
/** Heading above the sums of the list. */
export const totalsForInvoices = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Total de 1 factura", other: "Totales de las " + count(d.n) + " facturas" }) : plural(d.n, 0, en, { one: "Total for 1 invoice", other: "Totals for all " + count(d.n) + " invoices" }));
/** Label: what the lines come to that the filters find. */
export const linesFound = (): string => say(language() === 'es' ? "Renglones encontrados" : "Lines found");
/** Within "Download all 214 invoices (CSV)". */
export const invoicesToDownload = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "1 factura", other: "las " + count(d.n) + " facturas" }) : plural(d.n, 0, en, { one: "1 invoice", other: "all " + count(d.n) + " invoices" }));
/** Within "Download all invoices (CSV)", while they are counted. */
export const allInvoices = (): string => say(language() === 'es' ? "todas las facturas" : "all invoices");
/** Menu item of a download. */
export const quickBooksBills = (): string => say(language() === 'es' ? "Facturas para QuickBooks (CSV)" : "QuickBooks bills (CSV)");
/** Helper: what the file for QuickBooks holds. */
export const quickBooksBillsNote = (): string => say(language() === 'es' ? "Una por factura, con sus renglones" : "One bill per invoice, with its lines");
/** Menu item of a download: what went on which field. */
export const applicationRecord = (): string => say(language() === 'es' ? "Registro de aplicaciones (CSV)" : "Application record (CSV)");
/** Helper: what the application record holds. */
export const applicationRecordNote = (): string => say(language() === 'es' ? "Fecha, parcela, producto, número EPA, cantidad" : "Date, field, product, EPA number, quantity");
/** Instead of a product: a delivery whose product nobody named. */
export const delivery = (): string => say(language() === 'es' ? "Entrega" : "Delivery");
/** A delivery ticket by its number. */
export const ticketNumber = (d: { ticket: string | number }): string => say(language() === 'es' ? "Boleta " + d.ticket : "Ticket " + d.ticket);
/** Who made a delivery, behind its day and branch. */
export const broughtBy = (d: { driver: string | number }): string => say(language() === 'es' ? "la trajo " + d.driver : "brought by " + d.driver);
/** Heading: the deliveries of an invoice. */
export const deliveries = (): string => say(language() === 'es' ? "Entregas" : "Deliveries");
/** Heading of an error. */
export const deliveriesFailed = (): string => say(language() === 'es' ? "No se cargaron las entregas sin factura" : "Deliveries without an invoice didn’t load");
/** Heading: deliveries that are on no invoice. */
export const notInvoicedYet = (): string => say(language() === 'es' ? "Entregado, aún sin factura" : "Delivered, not invoiced yet");
/** Under the heading of deliveries without an invoice. */
export const notInvoicedYetText = (): string => say(language() === 'es' ? "Todavía no están en ninguna factura, por eso no cuentan en su saldo ni en sus estados de cuenta." : "These aren’t on an invoice yet, so your balance and statements don’t count them.");
/** Button. */
export const moreDeliveries = (): string => say(language() === 'es' ? "Ver más entregas" : "Show more deliveries");
/** Heading: a document by its kind and number. */
export const documentTitle = (d: { number: string | number; type: string }): string => say(language() === 'es' ? select(d.type, { credit: "Nota de crédito " + d.number, financeCharge: "Cargo financiero " + d.number, debitMemo: "Nota de débito " + d.number, other: "Factura " + d.number }) : select(d.type, { credit: "Credit memo " + d.number, financeCharge: "Finance charge " + d.number, debitMemo: "Debit memo " + d.number, other: "Invoice " + d.number }));
/** Heading of an error. */
export const invoiceFailed = (): string => say(language() === 'es' ? "No se cargó esta factura" : "This invoice didn’t load");
/** Button: pays this invoice. */
export const pay = (): string => say(language() === 'es' ? "Pagar" : "Pay");
/** Button: downloads the invoice. */
export const invoicePdf = (): string => say(language() === 'es' ? "Factura (PDF)" : "Invoice (PDF)");
/** Button: writes a message about it. */
export const askAboutInvoice = (): string => say(language() === 'es' ? "Preguntar por esta factura" : "Ask about this invoice");
/** Error: a download failed. */
export const fileFailed = (): string => say(language() === 'es' ? "El archivo no se descargó. Intente de nuevo." : "The file didn’t download. Try again.");
/** Alert. */
export const disputedNotice = (): string => say(language() === 'es' ? "Esta factura está en disputa. Nuestra oficina la está revisando." : "This invoice is disputed. Our office is looking into it.");
/** Alert: an invoice that is deferred. */
export const deferredNotice = (d: { date: string | number }): string => say(language() === 'es' ? "Usted debe esto, pero no vence hasta el " + d.date + "." : "You owe this, but it isn’t due until " + d.date + ".");
/** Label. */
export const invoiceDate = (): string => say(language() === 'es' ? "Fecha de factura" : "Invoice date");
/** Label: the day the goods went out. */
export const shipped = (): string => say(language() === 'es' ? "Enviado" : "Shipped");
/** Label: the number of the company’s own order. */
export const order = (): string => say(language() === 'es' ? "Pedido" : "Order");
/** Label: the sales representative. */
export const soldBy = (): string => say(language() === 'es' ? "Vendido por" : "Sold by");
/** Value of "My split". */
export const splitOfDelivery = (d: { percent: string | number }): string => say(language() === 'es' ? "" + d.percent + " de la entrega" : "" + d.percent + " of the delivery");
/** Heading: from the subtotal to what is open. */
export const amounts = (): string => say(language() === 'es' ? "Montos" : "Amounts");
/** Label: a sum. */
export const subtotal = (): string => say("Subtotal");
/** Label: a sum. */
export const freight = (): string => say(language() === 'es' ? "Flete" : "Freight");
/** Label: what prepay paid of an invoice. */
export const prepayApplied = (): string => say(language() === 'es' ? "Prepago aplicado" : "Prepay applied");
/** Label: what payments paid of an invoice. */
export const paid = (): string => say(language() === 'es' ? "Pagado" : "Paid");
/** Label: what credit memos paid of an invoice. */
export const credited = (): string => say(language() === 'es' ? "Acreditado" : "Credited");
/** Label: the early-pay discount that was earned. */
export const discountTaken = (): string => say(language() === 'es' ? "Descuento obtenido" : "Discount taken");
/** Label: what the company does not ask for any more. */
export const writtenOff = (): string => say(language() === 'es' ? "Cancelado por la empresa" : "Written off");
/** Label: what is not paid of an invoice. */
export const open = (): string => say(language() === 'es' ? "Pendiente" : "Open");
/** Heading: what paying early saves. */
export const earlyPayDiscounts = (): string => say(language() === 'es' ? "Descuentos por pronto pago" : "Early-pay discounts");
/** A discount and its last day. */
export const ifPaidBy = (d: { amount: string | number; date: string | number }): string => say(language() === 'es' ? "" + d.amount + " si paga hasta el " + d.date : "" + d.amount + " if paid by " + d.date);
/** A discount, how many percent that is, and its last day. */
export const percentIfPaidBy = (d: { amount: string | number; date: string | number; percent: string | number }): string => say(language() === 'es' ? "" + d.amount + " (" + d.percent + ") si paga hasta el " + d.date : "" + d.amount + " (" + d.percent + ") if paid by " + d.date);
/** A discount whose last day has passed; discount is "$372.00 (3%) if paid by Nov 25, 2026", struck out. */
export const discountExpired = (): string => say(language() === 'es' ? "<discount/> (expirado)" : "<discount/> (expired)");
/** Behind a discount: a payment today earns it. */
export const countsNow = (): string => say(language() === 'es' ? "cuenta ahora" : "counts now");
/** Behind a discount: a payment today earns a part of it. */
export const partCountsNow = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " de ese descuento cuentan ahora" : "" + d.amount + " of it counts now");
/** Under a discount: the portal cannot know whether its condition is met. */
export const conditionOfOurs = (): string => say(language() === 'es' ? "Depende de una condición que revisamos nosotros. Un pago aquí no lo obtiene. Llámenos." : "This depends on a condition that we check ourselves. A payment here doesn’t earn it. Call us.");
/** Under a discount: its condition is not met. */
export const onlyIfCurrentNot = (): string => say(language() === 'es' ? "Solo si también paga lo vencido. Esta cuenta tiene saldos vencidos." : "Only if you also pay what’s past due. This account has past-due items.");
/** Under a discount: its condition is met. */
export const onlyIfCurrentMet = (): string => say(language() === 'es' ? "Solo si no hay nada vencido. Esta cuenta no tiene nada vencido." : "Only if nothing is past due. This account has nothing past due.");
/** Under the discounts of an invoice. */
export const discountBasis = (d: { amount: string | number }): string => say(language() === 'es' ? "Se calcula sobre " + d.amount + " de producto. Los impuestos, servicios y fletes no dan descuento." : "Figured on " + d.amount + " of goods. Taxes, services and freight earn no discount.");
/** Under the discounts of an invoice that is paid. */
export const discountBasisPaid = (d: { amount: string | number }): string => say(language() === 'es' ? "Esta factura está pagada, así que ya no hay descuento que obtener. Se calculó sobre " + d.amount + " de producto. Los impuestos, servicios y fletes no dan descuento." : "This is paid, so there’s no discount left to earn. It was figured on " + d.amount + " of goods. Taxes, services and freight earn no discount.");
/** Button: unfolds what a blend was mixed from. */
export const mixedFrom = (d: { n: number }): string => say(language() === 'es' ? "Mezcla de " + plural(d.n, 0, es, { one: "1 producto", other: count(d.n) + " productos" }) : "Mixed from " + plural(d.n, 0, en, { one: "1 product", other: count(d.n) + " products" }));
/** Heading: a delivery that several accounts pay for. */
export const sharedDelivery = (): string => say(language() === 'es' ? "Entrega compartida" : "Shared delivery");
/** Under the heading "Shared delivery". */
export const yourShare = (d: { amount: string | number; percent: string | number }): string => say(language() === 'es' ? "Su parte: " + d.percent + " de " + d.amount : "Your share " + d.percent + " of " + d.amount);
/** The same where nobody knows the percent. */
export const yourShareOf = (d: { amount: string | number }): string => say(language() === 'es' ? "Su parte de " + d.amount : "Your share of " + d.amount);
/** An account by name and number, whose share is this invoice. */
export const thisInvoice = (d: { name: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.name + ", " + d.number + " (esta factura)" : "" + d.name + ", " + d.number + " (this invoice)");
/** The shares of other customers together. */
export const others = (): string => say(language() === 'es' ? "Otros" : "Others");
/** Heading. */
export const taxes = (): string => say(language() === 'es' ? "Impuestos" : "Taxes");
/** Column: what a tax is figured on. */
export const taxedAmount = (): string => say(language() === 'es' ? "Monto gravado" : "Taxed amount");
/** Column: of a tax. */
export const rate = (): string => say(language() === 'es' ? "Tasa" : "Rate");
/** Heading: what has been paid on an invoice. */
export const paymentsAndPrepay = (): string => say(language() === 'es' ? "Pagos y prepago" : "Payments and prepay");
/** Instead of the payments of an invoice. */
export const nothingApplied = (): string => say(language() === 'es' ? "Todavía no se ha pagado nada de esta factura." : "Nothing has been paid on this invoice yet.");
/** Link: a prepay contract by its number. */
export const prepayContract = (d: { contract: string | number }): string => say(language() === 'es' ? "Prepago " + d.contract : "Prepay " + d.contract);
/** Error. */
export const noSuchInvoice = (): string => say(language() === 'es' ? "No encontramos esa factura. Revise el número." : "We can’t find that invoice. Check the number.");
/** A line of the file for QuickBooks: what is on no line of an invoice. */
export const restOfInvoice = (): string => say(language() === 'es' ? "Flete, impuesto y descuento de toda la factura" : "Freight, tax and discount of the whole invoice");
/** Button: writes a message that says what is wrong with it. */
export const disputeInvoice = (): string => say(language() === 'es' ? "Disputar esta factura" : "Dispute this invoice");
/** Heading: messages of the reader about an invoice. */
export const yourMessages = (): string => say(language() === 'es' ? "Sus mensajes sobre ella" : "Your messages about it");
/** Alert: in place of messages about an invoice. */
export const messagesFailed = (): string => say(language() === 'es' ? "No se cargaron sus mensajes sobre ella." : "Your messages about it didn’t load.");
/** Link: to the page with all messages of the reader. */
export const answerOnContactUs = (): string => say(language() === 'es' ? "Responder en Contáctenos" : "Answer on Contact us");
