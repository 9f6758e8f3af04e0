// Written by `npm run locales` from locales/en/accounts.json and locales/es/accounts.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Name of a sum: what is owed and was due before the as-of day. Also a column and a series of a chart. */
export const pastDueLine = (): string => say(language() === 'es' ? "Vencido" : "Past due");
/** Name of a sum: what is owed and falls due next. day: "Dec 15". */
export const dueLine = (d: { day: string | number }): string => say(language() === 'es' ? "Vence el " + d.day : "Due " + d.day);
/** Name of a sum: what is owed and falls due after that. */
export const laterLine = (): string => say(language() === 'es' ? "Más adelante" : "Later");
/** Name of a sum: what is owed on special terms and not due yet. */
export const specialTermsLine = (): string => say(language() === 'es' ? "Diferido" : "Deferred");
/** Name of a sum: what is owed later, some of it on special terms. */
export const laterOrSpecialLine = (): string => say(language() === 'es' ? "Más adelante o diferido" : "Later or deferred");
/** Below a sum that is owed, in a list with commas. */
export const partDisputed = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " en disputa" : "" + d.amount + " of it in dispute");
/** Below a sum that is owed, in a list with commas. */
export const allDisputed = (): string => say(language() === 'es' ? "todo en disputa" : "all of it in dispute");
/** Below a sum that is owed: a request pays it already. In a list with commas. */
export const partOnItsWay = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " en proceso" : "" + d.amount + " of it on its way");
/** Below a sum that is owed: a request pays it already. In a list with commas. */
export const allOnItsWay = (): string => say(language() === 'es' ? "todo en proceso" : "all of it on its way");
/** Below a sum that is owed, in a list with commas. */
export const partOnSpecialTerms = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " diferidos" : "" + d.amount + " of it deferred");
/** Below a sum that is owed, in a list with commas. */
export const allOnSpecialTerms = (): string => say(language() === 'es' ? "todo diferido" : "all of it deferred");
/** Button: to the payment of everything that is past due. */
export const payPastDue = (d: { amount: string | number }): string => say(language() === 'es' ? "Pagar " + d.amount + " vencidos" : "Pay " + d.amount + " past due");
/** Button: to the payment of what falls due next. day: "Dec 15". */
export const payDue = (d: { amount: string | number; day: string | number }): string => say(language() === 'es' ? "Pagar " + d.amount + ", vence el " + d.day : "Pay " + d.amount + " due " + d.day);
/** In place of the button that pays. */
export const nothingToPay = (): string => say(language() === 'es' ? "Nada por pagar ahora" : "Nothing to pay now");
/** In place of the button that pays: requests pay all of it. day: "Nov 22". */
export const onItsWaySince = (d: { day: string | number }): string => say(language() === 'es' ? "En proceso desde el " + d.day : "On its way since " + d.day);
/** Sentence beside what is past due. */
export const pastDueDisputed = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " vencidos están en disputa." : "" + d.amount + " past due is in dispute.");
/** Sentence beside what is past due: requests pay it already. */
export const pastDueOnItsWay = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " vencidos están en proceso." : "" + d.amount + " past due is on its way.");
/** In small letters below an amount: an invoice or finance charge. */
export const charged = (): string => say(language() === 'es' ? "cargo" : "charged");
/** In small letters below an amount: a credit memo. */
export const creditWord = (): string => say(language() === 'es' ? "crédito" : "credit");
/** In small letters below an amount: a payment. */
export const paid = (): string => say(language() === 'es' ? "pagado" : "paid");
/** In small letters below an amount: money that the company paid back. */
export const paidBack = (): string => say(language() === 'es' ? "devuelto" : "paid back");
/** In small letters below an amount: taken from prepay. */
export const fromPrepay = (): string => say(language() === 'es' ? "del prepago" : "from prepay");
/** In small letters below an amount: it went into prepay. */
export const toPrepay = (): string => say(language() === 'es' ? "al prepago" : "to prepay");
/** In small letters below an amount: into the deposit plan. */
export const paidIn = (): string => say(language() === 'es' ? "depositado" : "paid in");
/** In small letters below an amount: out of the deposit plan. */
export const paidOut = (): string => say(language() === 'es' ? "retirado" : "paid out");
/** In small letters below an amount: interest. */
export const earned = (): string => say(language() === 'es' ? "ganado" : "earned");
/** In small letters below an amount: interest that the company took off again. */
export const interestReversed = (): string => say(language() === 'es' ? "revertido" : "reversed");
/** Title of an activity. */
export const invoiceNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Factura " + d.number : "Invoice " + d.number);
/** Title of an activity. */
export const creditMemoNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Nota de crédito " + d.number : "Credit memo " + d.number);
/** Title of an activity. */
export const financeChargeNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Cargo financiero " + d.number : "Finance charge " + d.number);
/** Title of an activity. */
export const debitMemoNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Nota de débito " + d.number : "Debit memo " + d.number);
/** Title of an activity: the bank sent it back. */
export const returnedPayment = (): string => say(language() === 'es' ? "Pago devuelto" : "Returned payment");
/** Title of an activity: money paid ahead. */
export const prepayment = (): string => say(language() === 'es' ? "Prepago" : "Prepayment");
/** Title of an activity: prepay paid for product. */
export const prepayUsed = (): string => say(language() === 'es' ? "Prepago usado" : "Prepay used");
/** Title of an activity: product came back, so its prepay is there again. */
export const prepayGivenBack = (): string => say(language() === 'es' ? "Prepago restituido" : "Prepay given back");
/** Title of an activity: from another contract. */
export const prepayMovedIn = (): string => say(language() === 'es' ? "Prepago que entró" : "Prepay moved in");
/** Title of an activity: to another contract. */
export const prepayMovedOut = (): string => say(language() === 'es' ? "Prepago que salió" : "Prepay moved out");
/** Title of an activity. */
export const prepayToCredit = (): string => say(language() === 'es' ? "Prepago convertido en crédito" : "Prepay turned into credit");
/** Title of an activity. */
export const prepayAdjusted = (): string => say(language() === 'es' ? "Prepago corregido" : "Prepay adjusted");
/** Title of an activity. */
export const prepayExpired = (): string => say(language() === 'es' ? "Prepago expirado" : "Prepay expired");
/** Title of an activity. */
export const prepayRefunded = (): string => say(language() === 'es' ? "Prepago reembolsado" : "Prepay refunded");
/** Below the title of an activity: of which prepay contract. */
export const contractNumber = (d: { contract: string | number }): string => say(language() === 'es' ? "Contrato " + d.contract : "Contract " + d.contract);
/** Below the title of an activity: of which prepay contract, and on which invoice. */
export const contractAndDocument = (d: { contract: string | number; document: string | number }): string => say(language() === 'es' ? "Contrato " + d.contract + ", documento " + d.document : "Contract " + d.contract + ", document " + d.document);
/** What an invoice is for: its first item, and how many others. item: "UAN 32-0-0". */
export const itemAndMore = (d: { item: string | number; n: number }): string => say(language() === 'es' ? "" + d.item + " y " + count(d.n) + " más" : "" + d.item + " and " + count(d.n) + " more");
/** Heading of a card: the latest invoices and payments. */
export const recentActivity = (): string => say(language() === 'es' ? "Actividad reciente" : "Recent activity");
/** In the card "Recent activity". */
export const noActivity = (): string => say(language() === 'es' ? "Nada todavía. Las facturas y los pagos aparecen aquí la mañana después de registrarlos." : "Nothing yet. Invoices and payments show up here the morning after we post them.");
/** Words on a chip: requests pay all of an invoice. */
export const invoiceOnItsWay = (): string => say(language() === 'es' ? "En proceso" : "On its way");
/** Words on a chip: an invoice is past due. */
export const daysLate = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " día de atraso", other: count(d.n) + " días de atraso" }) : plural(d.n, 0, en, { one: count(d.n) + " day late", other: count(d.n) + " days late" }));
/** Words on a chip: when an invoice is due. day: "Dec 15". */
export const invoiceDue = (d: { day: string | number }): string => say(language() === 'es' ? "Vence el " + d.day : "Due " + d.day);
/** Words on a chip: an invoice. */
export const invoiceDueToday = (): string => say(language() === 'es' ? "Vence hoy" : "Due today");
/** Words on a chip: an invoice. day: "Dec 15". */
export const partlyPaidDue = (d: { day: string | number }): string => say(language() === 'es' ? "Pagada en parte, vence el " + d.day : "Partly paid, due " + d.day);
/** Words on a chip: an invoice. */
export const partlyPaidDueToday = (): string => say(language() === 'es' ? "Pagada en parte, vence hoy" : "Partly paid, due today");
/** Beside an invoice: how much of it is paid; both are sums of money. */
export const paidOfTotal = (d: { paid: string | number; total: string | number }): string => say(language() === 'es' ? "" + d.paid + " pagados de " + d.total : "" + d.paid + " of " + d.total + " paid");
/** Beside an invoice: the early-pay discount, and its last day. day: "Nov 25". */
export const saveBy = (d: { amount: string | number; day: string | number }): string => say(language() === 'es' ? "Ahorre " + d.amount + " hasta el " + d.day : "Save " + d.amount + " by " + d.day);
/** Label: a level of access to an account. The office reads it. */
export const levelOwner = (): string => say(language() === 'es' ? "Dueño" : "Owner");
/** Helper: what an owner may do. */
export const levelOwnerExplained = (): string => say(language() === 'es' ? "Ve todo lo de la cuenta, paga y solicita dinero de su plan de depósito." : "Sees everything on the account, pays, and requests money from its deposit plan.");
/** Label: a level of access to an account. The office reads it. */
export const levelPay = (): string => say(language() === 'es' ? "Paga" : "Pays");
/** Helper: what somebody may do who pays. */
export const levelPayExplained = (): string => say(language() === 'es' ? "Ve todo lo de la cuenta, paga y solicita para el dueño dinero de su plan de depósito." : "Sees everything on the account, pays, and requests money from its deposit plan for the owner.");
/** Label: a level of access to an account. The office reads it. */
export const levelView = (): string => say(language() === 'es' ? "Solo consulta" : "View only");
/** Helper: what somebody may do who may only look. */
export const levelViewExplained = (): string => say(language() === 'es' ? "Ve todo lo de la cuenta y no puede solicitar que se mueva dinero." : "Sees everything on the account, and can’t request that money moves.");
/** Label: a level of access to an account. The office reads it. */
export const levelDocuments = (): string => say(language() === 'es' ? "Documentos" : "Documents");
/** Helper: what somebody may do who sees documents. */
export const levelDocumentsExplained = (): string => say(language() === 'es' ? "Ve facturas, estados de cuenta y saldos, como un contador. No ve el plan de depósito." : "Sees invoices, statements and balances, as an accountant does. Doesn’t see the deposit plan.");
/** Label: what somebody is to an account. */
export const relationOwner = (): string => say(language() === 'es' ? "Dueño" : "Owner");
/** Label: what somebody is to an account. */
export const relationSpouse = (): string => say(language() === 'es' ? "Cónyuge" : "Spouse");
/** Label: what somebody is to an account. */
export const relationPartner = (): string => say(language() === 'es' ? "Socio" : "Partner");
/** Label: what somebody is to an account. */
export const relationLandlord = (): string => say(language() === 'es' ? "Propietario" : "Landlord");
/** Label: what somebody is to an account. */
export const relationTenant = (): string => say(language() === 'es' ? "Arrendatario" : "Tenant");
/** Label: what somebody is to an account. */
export const relationEmployee = (): string => say(language() === 'es' ? "Empleado" : "Employee");
/** Label: what somebody is to an account. */
export const relationAccountant = (): string => say(language() === 'es' ? "Contador" : "Accountant");
/** Heading of the page; the menu calls it "Account Overview". */
export const accountOverview = (): string => say(language() === 'es' ? "Resumen de cuenta" : "Account overview");
/** Heading of an error. */
export const accountsFailed = (): string => say(language() === 'es' ? "No se pudieron cargar sus cuentas" : "Your accounts didn’t load");
/** Heading: the sign-in has no account. */
export const noAccountYet = (): string => say(language() === 'es' ? "Aún no hay cuenta" : "No account yet");
/** Below "No account yet". */
export const noAccountYetText = (): string => say(language() === 'es' ? "Su acceso aún no tiene cuenta. Pídanos que la agreguemos." : "Your sign-in has no account yet. Ask us to add it.");
/** Heading: an address names an account that the sign-in may not see. */
export const notYourAccount = (): string => say(language() === 'es' ? "Esta cuenta no es suya" : "This isn’t one of your accounts");
/** Below "This isn't one of your accounts". */
export const notYourAccountText = (): string => say(language() === 'es' ? "Su acceso no incluye esta cuenta. Puede que esté cerrada o unida a otra." : "Your sign-in doesn’t include this account. It may be closed or merged.");
/** Button: to all accounts together. */
export const showAllAccounts = (): string => say(language() === 'es' ? "Ver todas las cuentas" : "Show all accounts");
/** Heading of an error. */
export const overviewFailed = (): string => say(language() === 'es' ? "No se cargaron vencimientos, gráficas ni actividad" : "Due dates, charts and activity didn’t load");
/** Alert on the overview of a closed account. */
export const closedOn = (d: { date: string | number }): string => say(language() === 'es' ? "Esta cuenta se cerró el " + d.date + ". Puede leer su historial, pero aquí no se puede cambiar nada." : "This account was closed on " + d.date + ". You can read its history, but nothing can be changed here.");
/** Alert on the overview of a closed account. */
export const closed = (): string => say(language() === 'es' ? "Esta cuenta está cerrada. Puede leer su historial, pero aquí no se puede cambiar nada." : "This account was closed. You can read its history, but nothing can be changed here.");
/** Alert on the overview of an account on hold. branch: name of a branch. */
export const onHoldCallAt = (d: { branch: string | number; phone: string | number }): string => say(language() === 'es' ? "Esta cuenta está suspendida, así que no puede cargarle compras nuevas. Llame a " + d.branch + " al " + d.phone + " para resolverlo." : "This account is on hold, so you can’t charge new purchases to it. Call " + d.branch + " at " + d.phone + " to sort it out.");
/** Alert on the overview of an account on hold. branch: name of a branch. */
export const onHoldCall = (d: { branch: string | number }): string => say(language() === 'es' ? "Esta cuenta está suspendida, así que no puede cargarle compras nuevas. Llame a " + d.branch + " para resolverlo." : "This account is on hold, so you can’t charge new purchases to it. Call " + d.branch + " to sort it out.");
/** Alert on the overview of an account. */
export const cashOnDelivery = (): string => say(language() === 'es' ? "Esta cuenta es de pago contra entrega. Las compras nuevas se pagan al recibirlas." : "This account is cash on delivery. You pay for new purchases when you get them.");
/** Alert on the overview for somebody who may only look. */
export const viewOnly = (): string => say(language() === 'es' ? "Puede consultar esta cuenta. Los pagos y los cambios los hace el dueño." : "You can view this account. Its owner makes payments and changes.");
/** Below the season to date, where there is no crop year. */
export const afterCredits = (): string => say(language() === 'es' ? "Menos créditos" : "After credits");
/** Below the season to date. */
export const inCropYear = (d: { year: string | number }): string => say(language() === 'es' ? "Año agrícola " + d.year : "Crop year " + d.year);
/** Below the season to date: compared with the same stretch of the crop year before. */
export const asMuchAs = (d: { year: string | number }): string => say(language() === 'es' ? "Igual que " + d.year + " a la fecha" : "As much as " + d.year + " to date");
/** Below the season to date: compared with the same stretch of the crop year before. percent: "4". */
export const moreThan = (d: { percent: string | number; year: string | number }): string => say(language() === 'es' ? "" + d.percent + "% más que " + d.year + " a la fecha" : "" + d.percent + "% more than " + d.year + " to date");
/** Below the season to date: compared with the same stretch of the crop year before. percent: "25". */
export const lessThan = (d: { percent: string | number; year: string | number }): string => say(language() === 'es' ? "" + d.percent + "% menos que " + d.year + " a la fecha" : "" + d.percent + "% less than " + d.year + " to date");
/** Label of a figure: what is left of money paid ahead. */
export const prepayRemaining = (): string => say(language() === 'es' ? "Prepago restante" : "Prepay remaining");
/** Below what is left of prepay. */
export const paidAhead = (): string => say(language() === 'es' ? "Pagado por adelantado" : "Paid ahead for product");
/** Label of a figure. */
export const lastPayment = (): string => say(language() === 'es' ? "Último pago" : "Last payment");
/** In place of the last payment. */
export const noPaymentYet = (): string => say(language() === 'es' ? "Ninguno aún" : "None yet");
/** Below the last payment. */
export const receivedOn = (d: { date: string | number }): string => say(language() === 'es' ? "Recibido el " + d.date : "Received " + d.date);
/** Label of a figure: purchases of this crop year until now. */
export const seasonToDate = (): string => say(language() === 'es' ? "Temporada a la fecha" : "Season to date");
/** Below a figure that did not come. */
export const didntLoad = (): string => say(language() === 'es' ? "No se cargó" : "Didn’t load");
/** Below a figure that did not come, before the button "Try again". */
export const couldntLoad = (): string => say(language() === 'es' ? "No se cargó." : "Couldn’t load.");
/** Below a balance or a credit limit. */
export const availableAmount = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " disponibles" : "" + d.amount + " available");
/** Heading: all accounts side by side. */
export const yourAccounts = (): string => say(language() === 'es' ? "Sus cuentas" : "Your accounts");
/** Column and line: the regular balance less unapplied credit. */
export const netDue = (): string => say(language() === 'es' ? "Total neto a pagar" : "Net due");
/** Below the name of an account. */
export const accountNumberOf = (d: { number: string | number }): string => say(language() === 'es' ? "Cuenta " + d.number : "Account " + d.number);
/** In small letters below what is owed. */
export const amountPastDue = (): string => say(language() === 'es' ? "<amount/> vencidos" : "<amount/> past due");
/** Heading of a card with links to the screens of an account. */
export const quickLinks = (): string => say(language() === 'es' ? "Enlaces rápidos" : "Quick links");
/** Link to a screen, by its fixed name. */
export const linkPurchaseDetails = (): string => say(language() === 'es' ? "Detalle de compras" : "Purchase details");
/** Link to the invoices that are open. */
export const linkOpenInvoices = (): string => say(language() === 'es' ? "Facturas pendientes" : "Open invoices");
/** Link to a screen, by its fixed name. */
export const linkAccountDetails = (): string => say(language() === 'es' ? "Detalle de cuenta" : "Account details");
/** Link to a screen, by its fixed name. */
export const linkStatements = (): string => say(language() === 'es' ? "Estados de cuenta" : "Statements");
/** Link to a screen, by its fixed name. */
export const linkPurchaseSummaries = (): string => say(language() === 'es' ? "Resúmenes de compras" : "Purchase summaries");
/** Link to a screen, by its fixed name. */
export const linkPrepayOpen = (): string => say(language() === 'es' ? "Prepagos vigentes" : "Prepay open");
/** Link to a screen, by its fixed name. */
export const linkPrepayOpenDetails = (): string => say(language() === 'es' ? "Detalle de prepagos vigentes" : "Prepay open details");
/** Link to a screen, by its fixed name. */
export const linkPaymentHistory = (): string => say(language() === 'es' ? "Historial de pagos" : "Payment history");
/** Heading: from the balance to what is due. */
export const balanceBreakdown = (): string => say(language() === 'es' ? "Desglose del saldo" : "Balance breakdown");
/** Line of the balance breakdown. */
export const regularBalance = (): string => say(language() === 'es' ? "Saldo regular" : "Regular balance");
/** Below the regular balance: credit memos are taken off. */
export const afterCreditMemos = (d: { amount: string | number }): string => say(language() === 'es' ? "Menos " + d.amount + " en notas de crédito" : "After " + d.amount + " in credit memos");
/** Line of the balance breakdown: money received that no invoice has used yet. */
export const unappliedCredit = (): string => say(language() === 'es' ? "Crédito sin aplicar" : "Unapplied credit");
/** Line of the balance breakdown of several accounts. */
export const owedOn = (d: { n: number }): string => say(language() === 'es' ? "Se debe en " + plural(d.n, 0, es, { one: count(d.n) + " cuenta", other: count(d.n) + " cuentas" }) : "Owed on " + plural(d.n, 0, en, { one: count(d.n) + " account", other: count(d.n) + " accounts" }));
/** Line of the balance breakdown of several accounts: the company owes the customer. */
export const inCreditOn = (d: { n: number }): string => say(language() === 'es' ? "A favor en " + plural(d.n, 0, es, { one: count(d.n) + " cuenta", other: count(d.n) + " cuentas" }) : "In credit on " + plural(d.n, 0, en, { one: count(d.n) + " account", other: count(d.n) + " accounts" }));
/** Line of the balance breakdown of several accounts. */
export const netOfAll = (): string => say(language() === 'es' ? "Neto de todas las cuentas" : "Net of all accounts");
/** Below "Net of all accounts". */
export const netOfAllNote = (): string => say(language() === 'es' ? "El crédito de una cuenta no puede pagar otra" : "Credit on one account can’t pay another");
/** Line beside the balance breakdown: owed on special terms. */
export const deferredNotDue = (): string => say(language() === 'es' ? "Diferido, aún no vence" : "Deferred, not yet due");
/** Below "Deferred, not yet due". */
export const partOfRegular = (): string => say(language() === 'es' ? "Parte del saldo regular" : "Part of the regular balance");
/** Below "Prepay remaining": the balance is not less for it. */
export const notTakenOff = (): string => say(language() === 'es' ? "Pagado por adelantado, no se resta" : "Paid ahead, not taken off");
/** Line beside the balance breakdown. */
export const financeChargesYear = (): string => say(language() === 'es' ? "Cargos financieros este año" : "Finance charges this year");
/** Line beside the balance breakdown. */
export const deliveredNotInvoiced = (): string => say(language() === 'es' ? "Entregado, sin facturar" : "Delivered, not invoiced yet");
/** Below "Delivered, not invoiced yet": delivery tickets. */
export const tickets = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " boleta", other: count(d.n) + " boletas" }) : plural(d.n, 0, en, { one: count(d.n) + " ticket", other: count(d.n) + " tickets" }));
/** Below "Delivered, not invoiced yet": delivery tickets. */
export const ticketsAtPosted = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " boleta", other: count(d.n) + " boletas" }) + " a precio de lista. Es un estimado y no está en el saldo" : plural(d.n, 0, en, { one: count(d.n) + " ticket", other: count(d.n) + " tickets" }) + " at posted prices. An estimate, not part of the balance");
/** Heading: the balance by how long it has been due. */
export const balanceByAge = (): string => say(language() === 'es' ? "Saldo regular por antigüedad" : "Regular balance by age");
/** Said by screen readers in place of a sum. */
export const notKnown = (): string => say(language() === 'es' ? "No se sabe" : "Not known");
/** Series of a chart: what falls due in a month to come. */
export const comingDue = (): string => say(language() === 'es' ? "Por vencer" : "Coming due");
/** Series of a chart: what nobody is asked to pay. */
export const heldSeries = (): string => say(language() === 'es' ? "En proceso o en disputa" : "On its way or in dispute");
/** Heading of a chart. */
export const dueByMonth = (): string => say(language() === 'es' ? "Vencimientos por mes" : "Due by month");
/** In place of the chart "Due by month". */
export const nothingOpen = (): string => say(language() === 'es' ? "No hay nada pendiente." : "Nothing is open.");
/** Heading of a chart: by product group. */
export const purchasesByGroup = (): string => say(language() === 'es' ? "Compras por grupo" : "Purchases by group");
/** In place of the chart "Purchases by group". */
export const noPurchases = (): string => say(language() === 'es' ? "Sin compras en los últimos 24 meses." : "No purchases in the last 24 months.");
/** Heading: what the company has on file for an account. */
export const accountProfile = (): string => say(language() === 'es' ? "Datos de la cuenta" : "Account profile");
/** Button: to a message about the account’s data. */
export const requestChange = (): string => say(language() === 'es' ? "Solicitar un cambio" : "Request a change");
/** Label. */
export const legalName = (): string => say(language() === 'es' ? "Nombre legal" : "Legal name");
/** Label. */
export const doingBusinessAs = (): string => say(language() === 'es' ? "Nombre comercial" : "Doing business as");
/** Label. */
export const accountNumber = (): string => say(language() === 'es' ? "Número de cuenta" : "Account number");
/** Label. */
export const billingAddress = (): string => say(language() === 'es' ? "Dirección de facturación" : "Billing address");
/** In place of an address or the like. */
export const noneOnFile = (): string => say(language() === 'es' ? "Sin registro" : "None on file");
/** Label: somebody of the company. */
export const salesRep = (): string => say(language() === 'es' ? "Representante de ventas" : "Sales representative");
/** In place of the payment terms, where only a code for them is known. */
export const askForTerms = (): string => say(language() === 'es' ? "Pregúntenos" : "Ask us");
/** Label. */
export const taxExempt = (): string => say(language() === 'es' ? "Exento de impuestos" : "Tax exempt");
/** Whether the account is tax exempt. */
export const certificateExpired = (): string => say(language() === 'es' ? "Certificado expirado" : "Certificate expired");
/** Below "Certificate expired". */
export const certificateExpiredOn = (d: { date: string | number }): string => say(language() === 'es' ? "El " + d.date + ". Envíenos uno nuevo." : "On " + d.date + ". Send us a new one.");
/** Below "Yes": the account is tax exempt. */
export const certificateGood = (d: { date: string | number }): string => say(language() === 'es' ? "Certificado válido hasta el " + d.date : "Certificate good through " + d.date);
/** Label: who may buy on the account. */
export const authorizedBuyers = (): string => say(language() === 'es' ? "Compradores autorizados" : "Authorized buyers");
/** Somebody who may buy on the account, up to a sum at a time. */
export const buyerUpTo = (d: { limit: string | number; name: string | number }): string => say(language() === 'es' ? "" + d.name + ", hasta " + d.limit : "" + d.name + ", up to " + d.limit);
/** Label: how statements are sent. */
export const statementDelivery = (): string => say(language() === 'es' ? "Envío de estados de cuenta" : "Statement delivery");
/** How statements are sent. */
export const onPaper = (): string => say(language() === 'es' ? "En papel" : "On paper");
/** How statements are sent. */
export const byEmail = (): string => say(language() === 'es' ? "Por correo electrónico" : "By email");
/** How statements are sent. */
export const onPaperAndByEmail = (): string => say(language() === 'es' ? "En papel y por correo electrónico" : "On paper and by email");
/** Status of an account. */
export const statusActive = (): string => say(language() === 'es' ? "Activa" : "Active");
/** Status of an account. */
export const statusHold = (): string => say(language() === 'es' ? "Suspendida" : "On hold");
/** Status of an account. */
export const statusCod = (): string => say(language() === 'es' ? "Pago contra entrega" : "Cash on delivery");
/** Status of an account. */
export const statusClosed = (): string => say(language() === 'es' ? "Cerrada" : "Closed");
/** Label. */
export const creditLimit = (): string => say(language() === 'es' ? "Límite de crédito" : "Credit limit");
/** Label: the credit limit for what is owed on special terms. */
export const specialTermsLimit = (): string => say(language() === 'es' ? "Límite de condiciones especiales" : "Special terms limit");
/** Below a credit limit. */
export const overLimit = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " sobre el límite" : "" + d.amount + " over the limit");
/** Button: writes a message about it. */
export const changeAddress = (): string => say(language() === 'es' ? "Cambiar dirección" : "Change address");
/** Button: writes a message about who may buy on the account. */
export const changeBuyers = (): string => say(language() === 'es' ? "Cambiar compradores" : "Change buyers");
/** Error, and a note in a form. most: a number. */
export const tooManyAccounts = (d: { most: string | number }): string => say(language() === 'es' ? "Un acceso puede ver " + d.most + " cuentas como máximo. Desvincule algunas o cree otro acceso para las demás." : "One sign-in can see " + d.most + " accounts at most. Unlink some first, or make another sign-in for the others.");
