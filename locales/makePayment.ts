// Written by `npm run locales` from locales/en/makePayment.json and locales/es/makePayment.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Heading: the form for a payment. */
export const title = (): string => say(language() === 'es' ? "Hacer un pago" : "Make a payment");
/** Heading: everything once more before it is sent. */
export const reviewTitle = (): string => say(language() === 'es' ? "Revise su pago" : "Review your payment");
/** Heading: the receipt. */
export const sentTitle = (): string => say(language() === 'es' ? "Solicitud de pago enviada" : "Payment request sent");
/** Heading: the receipt of a request that is over. status: "cancelled", the chip in small letters. */
export const overTitle = (d: { status: string | number }): string => say(language() === 'es' ? "Solicitud de pago " + d.status : "Payment request " + d.status);
/** Heading: of an empty page. */
export const mayNotPayTitle = (): string => say(language() === 'es' ? "No puede pagar esta cuenta" : "You can’t pay this account");
/** Heading: of an empty page. */
export const mayNotPayThese = (): string => say(language() === 'es' ? "No puede pagar estas cuentas" : "You can’t pay these accounts");
/** Under "You can’t pay these accounts". */
export const mayNotPayTheseWhy = (): string => say(language() === 'es' ? "Puede consultar estas cuentas, pero no pagarlas. Pregunte a su dueño, o llámenos." : "You can view these accounts but not pay them. Ask their owner, or call us.");
/** Alert: instead of the form. */
export const closedCall = (d: { phone: string | number }): string => say(language() === 'es' ? "Esta cuenta está cerrada. Llámenos al " + d.phone + " para pagar lo que falta." : "This account is closed. Call us at " + d.phone + " to pay what’s left on it.");
/** Button. */
export const seeStatements = (): string => say(language() === 'es' ? "Ver estados de cuenta" : "See statements");
/** Heading: of an error. */
export const payableFailed = (): string => say(language() === 'es' ? "No se pudo cargar lo que puede pagar" : "What you can pay didn’t load");
/** Heading: of an error: bank accounts or deposit accounts. */
export const sourcesFailed = (): string => say(language() === 'es' ? "No se pudo cargar con qué paga" : "What you pay from didn’t load");
/** Heading: of an empty page. */
export const noAccount = (): string => say(language() === 'es' ? "No hay cuenta que pagar" : "No account to pay");
/** Under "No account to pay". */
export const noAccountWhy = (): string => say(language() === 'es' ? "Su acceso aún no tiene cuenta. Pídanos que la agreguemos." : "Your sign-in has no account yet. Ask us to add it.");
/** Heading: one of several accounts has to be chosen. */
export const whichAccount = (): string => say(language() === 'es' ? "¿Qué cuenta quiere pagar?" : "Which account do you want to pay?");
/** Under "Which account do you want to pay?". */
export const oneAccountOnly = (): string => say(language() === 'es' ? "Un pago es para una sola cuenta. El crédito de una cuenta no puede pagar otra." : "One payment pays one account. Credit on one account can’t pay another.");
/** Beside an account to choose. */
export const owesNothing = (): string => say(language() === 'es' ? "no debe nada" : "owes nothing");
/** Beside an account to choose. amount: money. */
export const owes = (d: { amount: string | number }): string => say(language() === 'es' ? "debe " + d.amount : "owes " + d.amount);
/** Beside an account to choose. amount, pastDue: money. */
export const owesPastDue = (d: { amount: string | number; pastDue: string | number }): string => say(language() === 'es' ? "debe " + d.amount + ", " + d.pastDue + " vencidos" : "owes " + d.amount + ", " + d.pastDue + " past due");
/** Alert: over the form. */
export const offline = (): string => say(language() === 'es' ? "Está sin conexión. Puede llenar esto y se queda aquí. Nada se envía sin usted." : "You’re offline. You can fill this in, and it stays here. Nothing is sent without you.");
/** Label: the question of the form. */
export const howMuch = (): string => say(language() === 'es' ? "¿Cuánto quiere pagar?" : "How much would you like to pay?");
/** Helper: under "Statement balance". date, due: days. */
export const statementLeft = (d: { date: string | number; due: string | number }): string => say(language() === 'es' ? "Lo que falta de su estado de cuenta del " + d.date + ", vence el " + d.due : "What’s left of your " + d.date + " statement, due " + d.due);
/** Helper: under "Statement balance". date: a day. */
export const statementPaid = (d: { date: string | number }): string => say(language() === 'es' ? "No falta nada de su estado de cuenta del " + d.date : "Nothing is left of your " + d.date + " statement");
/** Helper: under "Everything due by a date". */
export const dueByHint = (): string => say(language() === 'es' ? "Todo lo que vence hasta la fecha que usted elija" : "Everything due on or before a date you choose");
/** Label: a way to pay, everything at once. */
export const payoff = (): string => say(language() === 'es' ? "Todo lo que debe" : "Everything you owe");
/** Helper: under "Payoff". */
export const payoffHint = (): string => say(language() === 'es' ? "Menos descuentos y créditos. Las facturas en disputa no se incluyen." : "Less discounts and credits. Disputed invoices stay out.");
/** Label, heading: a way to pay. */
export const chooseInvoices = (): string => say(language() === 'es' ? "Elegir facturas" : "Choose invoices");
/** Helper: under "Choose invoices". */
export const pickInvoices = (d: { invoices: number }): string => say(language() === 'es' ? plural(d.invoices, 0, es, { one: "Hay " + count(d.invoices) + " factura pendiente", other: "Elija entre " + count(d.invoices) + " facturas pendientes" }) : plural(d.invoices, 0, en, { one: "Pick from " + count(d.invoices) + " open invoice", other: "Pick from " + count(d.invoices) + " open invoices" }));
/** Helper: under "Choose invoices". */
export const pickInvoicesAndCredits = (d: { credits: number; invoices: number }): string => say(language() === 'es' ? plural(d.invoices, 0, es, { one: "Elija entre " + count(d.invoices) + " factura pendiente", other: "Elija entre " + count(d.invoices) + " facturas pendientes" }) + " y " + plural(d.credits, 0, es, { one: count(d.credits) + " crédito", other: count(d.credits) + " créditos" }) : plural(d.invoices, 0, en, { one: "Pick from " + count(d.invoices) + " open invoice", other: "Pick from " + count(d.invoices) + " open invoices" }) + " and " + plural(d.credits, 0, en, { one: count(d.credits) + " credit", other: count(d.credits) + " credits" }));
/** Label: a way to pay. */
export const anotherAmount = (): string => say(language() === 'es' ? "Otro monto" : "Another amount");
/** Helper: under "Another amount". */
export const anotherAmountHint = (): string => say(language() === 'es' ? "Primero se pagan sus facturas más antiguas" : "Your oldest invoices are paid first");
/** Helper: under "Prepay". */
export const prepayBookingHint = (): string => say(language() === 'es' ? "Pague para una reserva, o por adelantado para cualquier cosa" : "Pay toward a booking, or pay ahead for anything");
/** Helper: under "Prepay". */
export const prepayHint = (): string => say(language() === 'es' ? "Pague por adelantado para cualquier cosa" : "Pay ahead for anything");
/** Label: of a date. */
export const dueOnOrBefore = (): string => say(language() === 'es' ? "Vence a más tardar el" : "Due on or before");
/** Button: shows the other ways to pay. */
export const anotherWay = (): string => say(language() === 'es' ? "Otra forma de pagar" : "Another way to pay");
/** Helper: under "Amount". */
export const amountHint = (): string => say(language() === 'es' ? "Primero se usan los créditos y luego se pagan las facturas más antiguas." : "Credits are used first, then your oldest invoices.");
/** Label: a prepay contract to pay on. */
export const booking = (): string => say(language() === 'es' ? "Reserva" : "Booking");
/** Label: an entry of "Booking". */
export const noBooking = (): string => say(language() === 'es' ? "Sin reserva: prepago para cualquier cosa" : "No booking: prepay for anything");
/** An entry of "Booking". amount: money. */
export const bookingChoice = (d: { amount: string | number; contractNo: string | number }): string => say(language() === 'es' ? "" + d.contractNo + ": " + d.amount + " por pagar" : "" + d.contractNo + ": " + d.amount + " to pay");
/** An entry of "Booking". amount: money. */
export const bookingChoiceOf = (d: { amount: string | number; contractNo: string | number; product: string | number }): string => say(language() === 'es' ? "" + d.contractNo + ", " + d.product + ": " + d.amount + " por pagar" : "" + d.contractNo + ", " + d.product + ": " + d.amount + " to pay");
/** Label. */
export const amountToPrepay = (): string => say(language() === 'es' ? "Monto del prepago" : "Amount to prepay");
/** Helper: under "Amount to prepay". */
export const prepayAmountHint = (): string => say(language() === 'es' ? "Esto no cambia lo que usted debe." : "This doesn’t change what you owe.");
/** Heading: part of the form, where the money comes from. */
export const fromPart = (): string => say(language() === 'es' ? "De dónde" : "From");
/** Heading: part of the form, on which day. */
export const whenPart = (): string => say(language() === 'es' ? "Cuándo" : "When");
/** Label: bank accounts and deposit accounts to choose from. */
export const payFrom = (): string => say(language() === 'es' ? "Pagar con" : "Pay from");
/** Instead of "Pay from". */
export const noBankAccountYet = (): string => say(language() === 'es' ? "Aún no tiene una cuenta bancaria guardada. Agregue una primero. Guardamos lo que llenó." : "You have no saved bank account yet. Add one first. We’ll keep what you filled in.");
/** Button. */
export const addBankAccount = (): string => say(language() === 'es' ? "Agregar una cuenta bancaria" : "Add a bank account");
/** Button: to everything once more before it is sent. */
export const reviewPayment = (): string => say(language() === 'es' ? "Revisar pago" : "Review payment");
/** Label. */
export const paymentDate = (): string => say(language() === 'es' ? "Fecha de pago" : "Payment date");
/** Helper: under "Payment date". min, max: days. */
export const dateHint = (d: { max: string | number; min: string | number }): string => say(language() === 'es' ? "Del " + d.min + " al " + d.max + "." : "" + d.min + " to " + d.max + ".");
/** Helper: under "Payment date". min, max: days. */
export const dateHintBank = (d: { max: string | number; min: string | number }): string => say(language() === 'es' ? "Del " + d.min + " al " + d.max + ", en días que abren los bancos." : "" + d.min + " to " + d.max + ", on days banks are open.");
/** Under "Payment date". sum: money. */
export const payingAfter = (d: { date: string | number }): string => say(language() === 'es' ? "Si paga después del " + d.date + ", pierde <sum/> de descuento." : "If you pay after " + d.date + ", you lose <sum/> of discount.");
/** Label: the cut-off for a day of payment. */
export const sendBy = (): string => say(language() === 'es' ? "Enviar a más tardar" : "Send this by");
/** Label: the day on which the bank account is debited. */
export const leavesBankOn = (): string => say(language() === 'es' ? "Se cobra de su banco el" : "Leaves your bank on");
/** Label: the day on which the money is taken out of the deposit plan. */
export const leavesPlanOn = (): string => say(language() === 'es' ? "Sale de su plan de depósito el" : "Leaves your deposit plan on");
/** Label: the day around which a payment comes into the books. */
export const postsAbout = (): string => say(language() === 'es' ? "En su cuenta hacia el" : "On your account about");
/** Helper: under "Posts about". */
export const countsAsPaid = (d: { date: string | number }): string => say(language() === 'es' ? "Cuenta como pagado el " + d.date + "." : "Counts as paid on " + d.date + ".");
/** Heading: days with discounts. */
export const bestDays = (): string => say(language() === 'es' ? "Mejores días para pagar" : "Best days to pay");
/** Helper: under "Best days to pay". */
export const aYearMeans = (): string => say(language() === 'es' ? "“Al año” muestra lo que vale el descuento como tasa anual, comparado con el último de estos días." : "“A year” shows what the discount is worth as a yearly rate, compared with the last of these days.");
/** Under a day. amount: money. */
export const saves = (d: { amount: string | number }): string => say(language() === 'es' ? "ahorra " + d.amount : "saves " + d.amount);
/** Under a day. amount: money; percent: "36.9". */
export const savesAYear = (d: { amount: string | number; percent: string | number }): string => say(language() === 'es' ? "ahorra " + d.amount + ", " + d.percent + "% al año" : "saves " + d.amount + ", " + d.percent + "% a year");
/** Said by screen readers between a day and its sum. */
export const youPay = (): string => say(language() === 'es' ? ", usted paga" : ", you pay");
/** Label. */
export const searchInvoices = (): string => say(language() === 'es' ? "Buscar facturas" : "Search invoices");
/** Label: the order of the invoices. */
export const sortBy = (): string => say(language() === 'es' ? "Ordenar por" : "Sort by");
/** Label: an order of the invoices. */
export const byDueDate = (): string => say(language() === 'es' ? "Por vencimiento" : "By due date");
/** Label: an order of the invoices. */
export const byDiscountEnd = (): string => say(language() === 'es' ? "Por fin del descuento" : "By discount end");
/** Label: an order of the invoices. */
export const byAmount = (): string => say(language() === 'es' ? "Por monto" : "By amount");
/** Above a searched list of invoices. */
export const shownOf = (d: { all: number; shown: number }): string => say(language() === 'es' ? "Se ven " + count(d.shown) + " de " + count(d.all) + ". Lo que eligió sigue elegido." : count(d.shown) + " of " + count(d.all) + " shown. What you chose stays chosen.");
/** Label: said by screen readers. */
export const invoicesAndCredits = (): string => say(language() === 'es' ? "Facturas y créditos" : "Invoices and credits");
/** Label: column, the due date of an invoice. */
export const due = (): string => say(language() === 'es' ? "Vence" : "Due");
/** Label: column, what is open on an invoice. */
export const open = (): string => say(language() === 'es' ? "Pendiente" : "Open");
/** Label: column, what the payment pays of an invoice. */
export const pays = (): string => say(language() === 'es' ? "Se paga" : "Pays");
/** Button: chooses all that is due. */
export const allDue = (): string => say(language() === 'es' ? "Todo lo que vence" : "All due");
/** Label: of a checkbox. name: "Invoice 104880". */
export const payNamed = (d: { name: string | number }): string => say(language() === 'es' ? "Pagar " + d.name : "Pay " + d.name);
/** Label: of a checkbox. name: "Credit 104880". */
export const takeNamed = (d: { name: string | number }): string => say(language() === 'es' ? "Usar " + d.name : "Use " + d.name);
/** Under an invoice of which a part is open: its date and its first amount. */
export const dateOfTotal = (d: { amount: string | number; date: string | number }): string => say(language() === 'es' ? "" + d.date + ", de " + d.amount : "" + d.date + ", of " + d.amount);
/** Beside a due date. */
export const daysLate = (d: { days: number }): string => say(language() === 'es' ? plural(d.days, 0, es, { one: count(d.days) + " día de atraso", other: count(d.days) + " días de atraso" }) : plural(d.days, 0, en, { one: count(d.days) + " day late", other: count(d.days) + " days late" }));
/** Button: to pay another amount of an invoice. */
export const changeAmount = (): string => say(language() === 'es' ? "Cambiar monto" : "Change amount");
/** Button: the same for screen readers. name: "Invoice 104880". */
export const changeAmountOf = (d: { name: string | number }): string => say(language() === 'es' ? "Cambiar monto de " + d.name : "Change amount of " + d.name);
/** Chip: of an invoice. */
export const inDispute = (): string => say(language() === 'es' ? "En disputa" : "In dispute");
/** Chip: of an invoice on special terms. */
export const deferred = (): string => say(language() === 'es' ? "Diferida, aún no vence" : "Deferred, not due");
/** Under an invoice. requests: numbers of requests. */
export const onItsWayAll = (d: { requests: string | number }): string => say(language() === 'es' ? "En proceso con " + d.requests + ". No falta nada por pagar." : "On its way with " + d.requests + ". Nothing left to pay.");
/** Under an invoice. requests: numbers of requests; amount: money. */
export const onItsWayPart = (d: { amount: string | number; requests: string | number }): string => say(language() === 'es' ? "En proceso con " + d.requests + ". Faltan " + d.amount + " por pagar." : "On its way with " + d.requests + ". " + d.amount + " left to pay.");
/** Under a negative document that cannot be used. */
export const notACreditMemo = (): string => say(language() === 'es' ? "A su favor, pero no es nota de crédito. Nosotros lo aplicamos. Llámenos para usarlo ahora." : "In your favor, but not a credit memo. We apply it for you. Call us to use it now.");
/** A document to pay. */
export const invoiceNamed = (d: { number: string | number }): string => say(language() === 'es' ? "Factura " + d.number : "Invoice " + d.number);
/** A credit memo to use. */
export const creditNamed = (d: { number: string | number }): string => say(language() === 'es' ? "Crédito " + d.number : "Credit " + d.number);
/** A document to pay. */
export const financeChargeNamed = (d: { number: string | number }): string => say(language() === 'es' ? "Cargo financiero " + d.number : "Finance charge " + d.number);
/** A discount and its last day. */
export const discountBy = (d: { amount: string | number; date: string | number }): string => say(language() === 'es' ? "" + d.amount + " hasta el " + d.date : "" + d.amount + " by " + d.date);
/** Under an invoice. */
export const discountIfAll = (d: { amount: string | number; date: string | number }): string => say(language() === 'es' ? "" + d.amount + " de descuento hasta el " + d.date + " si paga todo lo que falta" : "" + d.amount + " discount by " + d.date + " if you pay all that’s left");
/** Under an invoice. */
export const discountIfCurrent = (d: { amount: string | number; date: string | number }): string => say(language() === 'es' ? "" + d.amount + " de descuento hasta el " + d.date + " si también paga lo vencido" : "" + d.amount + " discount by " + d.date + " if you also pay what’s past due");
/** Label: name: "Invoice 104880". */
export const amountFor = (d: { name: string | number }): string => say(language() === 'es' ? "Monto para " + d.name : "Amount for " + d.name);
/** Label: name: "Invoice 104880". */
export const whyLessFor = (d: { name: string | number }): string => say(language() === 'es' ? "Por qué menos para " + d.name : "Why less for " + d.name);
/** Label: why less is paid. */
export const inAFewWords = (): string => say(language() === 'es' ? "En pocas palabras" : "In a few words");
/** Button: back to all that is open on an invoice. */
export const payAllOfIt = (): string => say(language() === 'es' ? "Pagarla completa" : "Pay all of it");
/** Helper: under an amount. amount: money. */
export const staysOpen = (d: { amount: string | number }): string => say(language() === 'es' ? "Quedan " + d.amount + " pendientes." : "" + d.amount + " stays open.");
/** Helper: under an amount. */
export const paysItOff = (): string => say(language() === 'es' ? "Con esto queda pagada." : "This pays it off.");
/** Helper: under an amount. amount: money. */
export const moreThanLeft = (d: { amount: string | number }): string => say(language() === 'es' ? "Son " + d.amount + " más de lo que falta. Eso se pagaría dos veces." : "This is " + d.amount + " more than what’s left. That much would be paid twice.");
/** Heading: what the payment comes to. */
export const summary = (): string => say(language() === 'es' ? "Resumen" : "Summary");
/** Label: the sum of the payment. */
export const totalToPay = (): string => say(language() === 'es' ? "Total a pagar" : "Total to pay");
/** Said by screen readers when the sum changes. */
export const totalToPayIs = (d: { amount: string | number }): string => say(language() === 'es' ? "Total a pagar " + d.amount : "Total to pay " + d.amount);
/** Helper: under the button. */
export const nothingSentYet = (): string => say(language() === 'es' ? "Nada se envía hasta que confirme en la página siguiente." : "Nothing is sent until you confirm on the next page.");
/** Label, heading: invoices of the payment. */
export const invoices = (): string => say(language() === 'es' ? "Facturas" : "Invoices");
/** Label: what is taken off. */
export const discounts = (): string => say(language() === 'es' ? "Descuentos" : "Discounts");
/** Label: what is taken off. */
export const creditsUsed = (): string => say(language() === 'es' ? "Créditos usados" : "Credits used");
/** Label: money for which there is no invoice. */
export const onAccount = (): string => say(language() === 'es' ? "A cuenta, sin factura" : "On account, without an invoice");
/** Label: money for a prepay contract. */
export const prepayOn = (d: { contractNo: string | number }): string => say(language() === 'es' ? "Prepago para " + d.contractNo : "Prepay on " + d.contractNo);
/** Label: of the trade account. */
export const balanceAfter = (): string => say(language() === 'es' ? "Saldo después de este pago" : "Balance after this payment");
/** Label: what stays available in the deposit account. */
export const leftInPlan = (): string => say(language() === 'es' ? "Queda en el plan de depósito" : "Left in the deposit plan");
/** Helper: why a bank account cannot be chosen. */
export const noBankPayments = (): string => say(language() === 'es' ? "No aceptamos pagos del banco para esta cuenta." : "We don’t take bank payments for this account.");
/** Helper: why a bank account cannot be chosen. "Payment Options" is a fixed name. */
export const notLinked = (): string => say(language() === 'es' ? "No está vinculada a esta cuenta. Vincúlela en Formas de pago." : "It isn’t linked to this account. Link it under Payment Options.");
/** Helper: in a list with commas under a bank account. amount: money; until: day and time. */
export const newAtMost = (d: { amount: string | number; until: string | number }): string => say(language() === 'es' ? "nueva, " + d.amount + " por pago como máximo hasta el " + d.until : "new, at most " + d.amount + " a payment until " + d.until);
/** Label: a deposit account to pay from. */
export const depositPlanNamed = (d: { name: string | number }): string => say(language() === 'es' ? "Plan de depósito " + d.name : "Deposit plan " + d.name);
/** Helper: under a deposit account. amount: money. */
export const available = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " disponibles" : "" + d.amount + " available");
/** Helper: why a deposit account cannot be chosen. */
export const planNotOpen = (): string => say(language() === 'es' ? "Ahora no puede pagar. Llámenos." : "It can’t pay right now. Call us.");
/** Helper: why a deposit account cannot be chosen. */
export const planEmpty = (): string => say(language() === 'es' ? "Ahora no tiene nada disponible." : "Nothing is available in it now.");
/** Error. */
export const chooseWhat = (): string => say(language() === 'es' ? "Elija lo que quiere pagar" : "Choose what you want to pay");
/** Error. */
export const choosePayDate = (): string => say(language() === 'es' ? "Elija una fecha de pago" : "Choose a payment date");
/** Error. */
export const chooseSource = (): string => say(language() === 'es' ? "Elija de dónde sale el dinero" : "Choose where the money comes from");
/** Error: source: a bank account or deposit account; amount: money. */
export const sourceAtMost = (d: { amount: string | number; source: string | number }): string => say(language() === 'es' ? "" + d.source + " puede pagar " + d.amount + " como máximo por ahora. Pague menos, o elija otra." : "" + d.source + " can pay " + d.amount + " at most right now. Pay less, or choose another.");
/** Error. */
export const enterAmount = (): string => say(language() === 'es' ? "Escriba un monto" : "Enter an amount");
/** Button: from the review to the form. */
export const goBackAndChange = (): string => say(language() === 'es' ? "Regresar y cambiarlo" : "Go back and change it");
/** Label: the trade account that is paid. */
export const to = (): string => say(language() === 'es' ? "Para" : "To");
/** The trade account that is paid. */
export const accountNamed = (d: { accountNo: string | number; name: string | number }): string => say(language() === 'es' ? "" + d.name + ", cuenta " + d.accountNo : "" + d.name + ", account " + d.accountNo);
/** Label: what is paid. */
export const what = (): string => say(language() === 'es' ? "Qué se paga" : "What");
/** Label: where the money comes from. */
export const from = (): string => say(language() === 'es' ? "De" : "From");
/** Heading: sums in the review. */
export const amounts = (): string => say(language() === 'es' ? "Montos" : "Amounts");
/** Behind "Change", said by screen readers. */
export const changePaymentDate = (): string => say(language() === 'es' ? "fecha de pago" : "payment date");
/** Behind "Change", said by screen readers. */
export const changeWhat = (): string => say(language() === 'es' ? "lo que se paga" : "what is paid");
/** Behind "Change", said by screen readers. */
export const changeSource = (): string => say(language() === 'es' ? "con qué se paga" : "where it is paid from");
/** In a list with commas, of one invoice. amount: money. */
export const lineDiscount = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " de descuento" : "" + d.amount + " discount");
/** In a list with commas, of one invoice. amount: money. */
export const lineStaysOpen = (d: { amount: string | number }): string => say(language() === 'es' ? "quedan " + d.amount + " pendientes" : "" + d.amount + " stays open");
/** In a list with commas, of one invoice that is paid twice. amount: money. */
export const lineTwice = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " dos veces" : "" + d.amount + " of it twice");
/** In a list with commas, of one invoice: what somebody noted. */
export const lineNote = (d: { note: string | number }): string => say("“" + d.note + "”");
/** Heading: of an error. */
export const authorizationFailed = (): string => say(language() === 'es' ? "No se pudo cargar la autorización" : "The authorization didn’t load");
/** Heading: over the text that is agreed to. */
export const authorization = (): string => say(language() === 'es' ? "Autorización" : "Authorization");
/** Under the text that is agreed to. until: day and time. */
export const authorizedBy = (d: { until: string | number; username: string | number }): string => say(language() === 'es' ? "Autorizado por " + d.username + ". Puede cancelarlo hasta el " + d.until + "." : "Authorized by " + d.username + ". You can cancel it until " + d.until + ".");
/** Legal: label of the checkbox under an authorization. */
export const iAuthorize = (): string => say(language() === 'es' ? "Leí esto y autorizo el pago" : "I have read this and authorize the payment");
/** Error: the checkbox is not set. */
export const checkTheBox = (): string => say(language() === 'es' ? "Marque la casilla para autorizar este pago" : "Check the box to authorize this payment");
/** Alert: over the button. */
export const offlineReview = (): string => say(language() === 'es' ? "Está sin conexión. Lo que escribió sigue aquí. Envíelo cuando vuelva la conexión. Nunca se envía solo." : "You’re offline. What you typed is still here. Send it once you’re back online. It never goes out by itself.");
/** Link: behind an alert that a request was not sent. */
export const seeYourRequests = (): string => say(language() === 'es' ? "Ver sus solicitudes de pago" : "See your payment requests");
/** Busy. */
export const sending = (): string => say(language() === 'es' ? "Enviando su solicitud de pago…" : "Sending your payment request…");
/** Heading: of a question. */
export const sendAnywayTitle = (): string => say(language() === 'es' ? "¿Enviar este pago de todos modos?" : "Send this payment anyway?");
/** Button: answers the question. */
export const sendAnyway = (): string => say(language() === 'es' ? "Enviar de todos modos" : "Send anyway");
/** Button: leaves the question. */
export const goBack = (): string => say(language() === 'es' ? "Regresar" : "Go back");
/** Heading: of an error. */
export const receiptFailed = (): string => say(language() === 'es' ? "No se pudo cargar el recibo" : "The receipt didn’t load");
/** Names what was sent. */
export const requestNamed = (d: { requestNo: string | number }): string => say(language() === 'es' ? "Solicitud de pago " + d.requestNo : "Payment request " + d.requestNo);
/** Heading: over the stages of a request. */
export const whatHappensNext = (): string => say(language() === 'es' ? "Qué sigue" : "What happens next");
/** Label: said by screen readers. */
export const stagesOf = (d: { requestNo: string | number }): string => say(language() === 'es' ? "Pasos de la solicitud de pago " + d.requestNo : "Stages of payment request " + d.requestNo);
/** until: day and time. */
export const cancelUntil = (d: { until: string | number }): string => say(language() === 'es' ? "Puede cancelarla hasta el " + d.until + "." : "You can cancel it until " + d.until + ".");
/** Button. */
export const seeRequests = (): string => say(language() === 'es' ? "Ver solicitudes de pago" : "See payment requests");
/** Button. */
export const another = (): string => say(language() === 'es' ? "Hacer otro pago" : "Make another payment");
/** Heading: of a question. */
export const cancelTitle = (d: { requestNo: string | number }): string => say(language() === 'es' ? "¿Cancelar la solicitud de pago " + d.requestNo + "?" : "Cancel payment request " + d.requestNo + "?");
/** What comes of cancelling a payment. */
export const cancelBankWhy = (): string => say(language() === 'es' ? "No sale dinero de su banco. Las facturas quedan pendientes." : "No money leaves your bank. The invoices stay open.");
/** What comes of cancelling a payment out of the deposit plan. */
export const cancelPlanWhy = (): string => say(language() === 'es' ? "No sale dinero de su plan de depósito. Las facturas quedan pendientes." : "No money leaves your deposit plan. The invoices stay open.");
/** Label: what is paid, such as "3 invoices". */
export const forWhat = (): string => say(language() === 'es' ? "Concepto" : "For");
/** Label: the day of payment that was asked for. */
export const requestedFor = (): string => say(language() === 'es' ? "Solicitado para el" : "Requested for");
/** A stage of a request. */
export const stageReceived = (): string => say(language() === 'es' ? "Tenemos su solicitud" : "We have your request");
/** A stage of a request, still to come. */
export const stageOffice = (): string => say(language() === 'es' ? "Nuestra oficina la revisa" : "Our office checks it");
/** A stage of a request, still to come. */
export const stageBank = (): string => say(language() === 'es' ? "Se cobra de su cuenta bancaria" : "Leaves your bank account");
/** A stage of a request, still to come. */
export const stagePlan = (): string => say(language() === 'es' ? "Sale de su plan de depósito" : "Leaves your deposit plan");
/** Under a stage that is still to come. date: with the weekday. */
export const notBefore = (d: { date: string | number }): string => say(language() === 'es' ? "No antes del " + d.date : "Not before " + d.date);
/** A stage of a request, still to come. */
export const stagePosted = (): string => say(language() === 'es' ? "Se aplica a su cuenta" : "Applied to your account");
/** Button: leads to the page where somebody tells of a check in the mail. */
export const mailedCheck = (): string => say(language() === 'es' ? "Envié un cheque" : "I mailed a check");
/** Button: leads to the page where what falls due is paid by itself. */
export const payByItself = (): string => say(language() === 'es' ? "Configurar pago automático" : "Set up autopay");
/** Message: a link asked for invoices that cannot be paid here. numbers: their numbers. */
export const linkLeftOut = (d: { count: number; numbers: string | number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "La factura " + d.numbers + " quedó", other: "Las facturas " + d.numbers + " quedaron" }) + " fuera: pagadas, en camino o de otra cuenta." : plural(d.count, 0, en, { one: "Invoice " + d.numbers + " was", other: "Invoices " + d.numbers + " were" }) + " left out: paid, on the way, or not on this account.");
/** Message: a link asked for a statement that a newer one followed. */
export const linkOldStatement = (d: { number: string | number }): string => say(language() === 'es' ? "El estado de cuenta " + d.number + " no es el más reciente. Está elegido lo que pide el más reciente." : "Statement " + d.number + " isn’t the newest. What the newest one asks for is chosen.");
/** Message: a link asked for a statement that is paid. */
export const linkNotLeft = (d: { number: string | number }): string => say(language() === 'es' ? "No queda nada por pagar del estado de cuenta " + d.number + "." : "Nothing is left to pay of statement " + d.number + ".");
/** Button: leads to the page where a payment is scheduled for a later day. */
export const payLater = (): string => say(language() === 'es' ? "Pagar en otra fecha" : "Pay on a later date");
