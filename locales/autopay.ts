// Written by `npm run locales` from locales/en/autopay.json and locales/es/autopay.json.
import { language, say } from './language';

/** Title: of the page where somebody lets the company debit what falls due. */
export const title = (): string => say(language() === 'es' ? "Pago automático" : "Autopay");
/** Error: title where the page could not be loaded. */
export const loadFailed = (): string => say(language() === 'es' ? "El pago automático no se cargó" : "Autopay did not load");
/** Label: a choice of when autopay pays. */
export const dayStatement = (): string => say(language() === 'es' ? "En el vencimiento del estado de cuenta" : "On the statement’s due date");
/** Label: a choice of when autopay pays. */
export const dayInvoice = (): string => say(language() === 'es' ? "En el vencimiento de cada factura" : "On each invoice’s due date");
/** Label: a choice of when autopay pays: the last day of an invoice’s early-pay discount. */
export const dayDiscount = (): string => say(language() === 'es' ? "El último día de un descuento" : "On the last day of a discount");
/** Label: a choice of what autopay pays. */
export const coversDue = (): string => say(language() === 'es' ? "Todo lo que vence" : "All that is due");
/** Label: a choice of what autopay pays. */
export const coversPastDue = (): string => say(language() === 'es' ? "Solo lo vencido" : "Only what is past due");
/** Phrase: which limit ended a payment, behind “Stopped by”. */
export const limitPayment = (): string => say(language() === 'es' ? "su límite por pago" : "your limit per payment");
/** Phrase: which limit ended a payment, behind “Stopped by”. */
export const limitMonth = (): string => say(language() === 'es' ? "su límite por mes" : "your limit per month");
/** Phrase: which limit ended a payment, behind “Stopped by”. */
export const limitOnce = (): string => say(language() === 'es' ? "su límite para este pago" : "your limit for this payment");
/** Phrase: which limit ended a payment, behind “Stopped by”. */
export const limitCompany = (): string => say(language() === 'es' ? "el límite de la empresa por pago" : "the company’s limit per payment");
/** Phrase: which limit ended a payment, behind “Stopped by”. */
export const limitNewBank = (): string => say(language() === 'es' ? "el límite de una cuenta bancaria nueva" : "the limit of a new bank account");
/** Label: why an invoice is left out of a payment. */
export const leftDisputed = (): string => say(language() === 'es' ? "En disputa" : "In dispute");
/** Label: why an invoice is left out of a payment. */
export const leftOnItsWay = (): string => say(language() === 'es' ? "Ya en camino" : "Already on its way");
/** Label: why an invoice is left out of a payment. */
export const leftLimit = (): string => say(language() === 'es' ? "Sobre su límite" : "Over your limit");
/** Sentence: why autopay is paused. */
export const stopReturned = (): string => say(language() === 'es' ? "El banco devolvió un pago. Configure de nuevo el pago automático cuando la cuenta tenga fondos." : "The bank returned a payment. Set autopay up again when the bank account has the money.");
/** Sentence: why autopay is paused. */
export const stopBankBlocked = (): string => say(language() === 'es' ? "No se puede cobrar de su cuenta bancaria ahora. Elija otra, o llámenos." : "Its bank account cannot be debited now. Choose another one, or call us.");
/** Sentence: why autopay ended. */
export const stopOff = (): string => say(language() === 'es' ? "Se desactivó el pago automático." : "Autopay was turned off.");
/** Sentence: why autopay ended: somebody agreed to other terms. */
export const stopChanged = (): string => say(language() === 'es' ? "Otras condiciones la reemplazaron." : "Other terms took its place.");
/** Sentence: why autopay ended. */
export const stopBankRemoved = (): string => say(language() === 'es' ? "Se eliminó su cuenta bancaria. Configure de nuevo el pago automático con otra." : "Its bank account was deleted. Set autopay up again with another one.");
/** Sentence: why autopay ended. */
export const stopAccountClosed = (): string => say(language() === 'es' ? "La cuenta está cerrada." : "The account is closed.");
/** Sentence: why autopay ended. */
export const stopNoAccess = (): string => say(language() === 'es' ? "Quien la configuró ya no puede pagar por esta cuenta." : "The person who set it up may no longer pay for this account.");
/** Label: a status of a payment of autopay. */
export const runPlanned = (): string => say(language() === 'es' ? "Previsto" : "Planned");
/** Label: a status of a payment of autopay: its owner was told. */
export const runAnnounced = (): string => say(language() === 'es' ? "Anunciado" : "Announced");
/** Label: a status of a payment of autopay. */
export const runSkipped = (): string => say(language() === 'es' ? "Omitido" : "Skipped");
/** Label: a status of a payment of autopay: its request was placed. */
export const runPlaced = (): string => say(language() === 'es' ? "Solicitado" : "Requested");
/** Label: a status of a payment of autopay. */
export const runNothing = (): string => say(language() === 'es' ? "Nada que pagar" : "Nothing to pay");
/** Label: a status of a payment of autopay: its request was refused. */
export const runRefused = (): string => say(language() === 'es' ? "No se pagó" : "Not paid");
/** Label: a status of a payment of autopay: the portal could not place it in time. */
export const runMissed = (): string => say(language() === 'es' ? "Tarde para pagar" : "Too late to pay");
/** Label: a status of a payment of autopay: it was paused, turned off or changed before. */
export const runDropped = (): string => say(language() === 'es' ? "Descartado" : "Dropped");
/** Error: of two choices that contradict each other. */
export const pastDueByDiscount = (): string => say(language() === 'es' ? "Un descuento termina antes de que algo esté vencido. Elija otro día o todo lo que vence." : "A discount ends before anything is past due. Choose another day or all that is due.");
/** Error: of the field. */
export const monthBelowPayment = (): string => say(language() === 'es' ? "El límite por mes es menor que el límite por pago. Ingrese el mismo monto o más." : "The limit per month is below the limit per payment. Enter the same amount or more.");
/** Error: of the field. */
export const notConfirmed = (): string => say(language() === 'es' ? "Esta cuenta bancaria no está confirmada. Confírmela primero, o elija otra." : "This bank account is not confirmed yet. Confirm it first, or choose another one.");
/** Error: two people cannot have autopay for one account. */
export const othersAutopay = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " configuró el pago automático de esta cuenta. Primero desactívelo." : "" + d.name + " set up autopay for this account. Turn it off first.");
/** Error: nothing to turn off. */
export const noAutopay = (): string => say(language() === 'es' ? "Esta cuenta no tiene pago automático. Vea la página de nuevo." : "This account has no autopay. Look at the page again.");
/** Error: a payment that cannot be skipped or changed. */
export const noSuchRun = (): string => say(language() === 'es' ? "Este pago no está anunciado o ya está decidido. Vea la página de nuevo." : "This payment was not announced or is already decided. Look at the page again.");
/** Error: the authorization is another one now. */
export const agreementChanged = (): string => say(language() === 'es' ? "El texto que usted aceptó cambió. Léalo de nuevo y acéptelo." : "The text that you agreed to has changed. Read it again and agree to it.");
/** Sentence: why autopay cannot be set up. */
export const accountClosed = (): string => say(language() === 'es' ? "Esta cuenta está cerrada." : "This account is closed.");
/** Sentence: why autopay cannot be set up. */
export const noBankPayments = (): string => say(language() === 'es' ? "No aceptamos pagos bancarios para esta cuenta. Llámenos si esto debe cambiar." : "We take no bank payments for this account. Call us if that should change.");
/** Phrase: in place of a phone number, behind “by calling”. */
export const ourOffice = (): string => say(language() === 'es' ? "a nuestra oficina" : "our office");
/** Error: in the days after an email address or a phone number was replaced. */
export const banksRest = (): string => say(language() === 'es' ? "Su acceso cambió hace poco, así que sus cuentas bancarias esperan. Intente más tarde." : "Your sign-in changed a few days ago, so its bank accounts rest. Try again later.");
/** Sentence: in the office’s view of an account. “Autopay is on. On each invoice’s due date, from Farm checking ••4417.” */
export const officeOn = (d: { day: string | number; source: string | number }): string => say(language() === 'es' ? "El pago automático está activo. " + d.day + ", de " + d.source + "." : "Autopay is on. " + d.day + ", from " + d.source + ".");
/** Sentence: in the office’s view of an account. */
export const officePaused = (d: { day: string | number; source: string | number }): string => say(language() === 'es' ? "El pago automático está en pausa. " + d.day + ", de " + d.source + "." : "Autopay is paused. " + d.day + ", from " + d.source + ".");
/** Label: on a chip: autopay is on. */
export const statusOn = (): string => say(language() === 'es' ? "Activo" : "On");
/** Label: on a chip: autopay is paused. */
export const statusPaused = (): string => say(language() === 'es' ? "En pausa" : "Paused");
/** Title: of the card where the account has no autopay. */
export const none = (): string => say(language() === 'es' ? "El pago automático no está activo" : "Autopay is off");
/** Text: of the card where the account has no autopay. */
export const noneSays = (): string => say(language() === 'es' ? "Configúrelo una vez y se paga lo que vence. Le avisamos tres días bancarios antes de cada pago." : "Set it up once, and what falls due is paid. You are told three banking days before each payment.");
/** Button: opens the form. */
export const setUp = (): string => say(language() === 'es' ? "Configurar pago automático" : "Set up autopay");
/** Button: opens the form with what holds now. */
export const change = (): string => say(language() === 'es' ? "Cambiar" : "Change");
/** Button: opens the form after autopay was paused. */
export const setUpAgain = (): string => say(language() === 'es' ? "Configurar de nuevo" : "Set up again");
/** Button: ends autopay. */
export const turnOff = (): string => say(language() === 'es' ? "Desactivar" : "Turn off");
/** Title: of the dialog. */
export const turnOffTitle = (): string => say(language() === 'es' ? "¿Desactivar el pago automático?" : "Turn autopay off?");
/** Text: of the dialog. */
export const turnOffSays = (): string => say(language() === 'es' ? "El pago automático no cobra nada más. Un pago ya solicitado sigue; cancélelo en Solicitudes de pago." : "Nothing more is debited by autopay. A payment that is already requested stays; cancel it on Payment requests.");
/** Message: after turning it off. */
export const turnedOff = (): string => say(language() === 'es' ? "El pago automático está desactivado" : "Autopay is off");
/** Label: of a choice and a fact: on which day it pays. */
export const when = (): string => say(language() === 'es' ? "Cuándo" : "When");
/** Label: of a choice and a fact: what it pays. */
export const what = (): string => say(language() === 'es' ? "Qué" : "What");
/** Label: of a choice and a fact: the bank account. */
export const from = (): string => say(language() === 'es' ? "Desde" : "From");
/** Label: of a field and a fact: an amount. */
export const perPayment = (): string => say(language() === 'es' ? "Límite por pago" : "Limit per payment");
/** Label: of a field and a fact: an amount. */
export const perMonth = (): string => say(language() === 'es' ? "Límite por mes calendario" : "Limit per calendar month");
/** Sentence: a fact of the card. */
export const usedOfMonth = (d: { limit: string | number; used: string | number }): string => say(language() === 'es' ? "" + d.used + " de " + d.limit + " solicitados este mes" : "" + d.used + " of " + d.limit + " requested this month");
/** Line: who set it up, and when. */
export const setUpBy = (d: { day: string | number; name: string | number }): string => say("" + d.name + ", " + d.day);
/** Label: a fact of the card: who set it up, and when. */
export const setUpFact = (): string => say(language() === 'es' ? "Configurado" : "Set up");
/** Label: of a button while it saves. */
export const saving = (): string => say(language() === 'es' ? "Guardando" : "Saving");
/** Sentence: for others of the account. */
export const byAnother = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " lo configuró. Usted puede omitir un pago o desactivarlo; solo " + d.name + " puede cambiarlo." : "" + d.name + " set it up. You can skip a payment or turn it off; only " + d.name + " can change it.");
/** Title: of the dialog with the form. */
export const formTitle = (): string => say(language() === 'es' ? "Configurar pago automático" : "Set up autopay");
/** Sentence: where no bank account can be chosen. */
export const noBank = (): string => say(language() === 'es' ? "Primero agregue una cuenta bancaria y confírmela." : "Add a bank account and confirm it first.");
/** Button: leads to the page of saved bank accounts. */
export const addBank = (): string => say(language() === 'es' ? "Opciones de pago" : "Payment options");
/** Title: above the authorization text. */
export const agreeTitle = (): string => say(language() === 'es' ? "Lo que usted acepta" : "What you agree to");
/** Label: of a checkbox. */
export const agree = (): string => say(language() === 'es' ? "Acepto esto" : "I agree to this");
/** Error: of the checkbox. */
export const agreeFirst = (): string => say(language() === 'es' ? "Acepte el texto para continuar." : "Agree to the text to go on.");
/** Error: of a field. */
export const enterLimit = (): string => say(language() === 'es' ? "Ingrese un monto mayor que $0.00." : "Enter an amount above $0.00.");
/** Error: of a field. */
export const chooseBank = (): string => say(language() === 'es' ? "Elija una cuenta bancaria." : "Choose a bank account.");
/** Button: asks for the authorization text after the form was filled in. */
export const readText = (): string => say(language() === 'es' ? "Leer el texto" : "Read the text");
/** Button: from the text to the form. */
export const goBack = (): string => say(language() === 'es' ? "Volver" : "Go back");
/** Button: sends the form. */
export const turnOn = (): string => say(language() === 'es' ? "Aceptar y activar" : "Agree and turn on");
/** Message: after it was set up. */
export const turnedOn = (): string => say(language() === 'es' ? "El pago automático está activo" : "Autopay is on");
/** Title: of the card. */
export const nextTitle = (): string => say(language() === 'es' ? "Próximo pago" : "Next payment");
/** Title: of the next payment. */
export const nextOn = (d: { amount: string | number; day: string | number }): string => say(language() === 'es' ? "" + d.amount + " el " + d.day : "" + d.amount + " on " + d.day);
/** Text: below the next payment that nobody announced yet. */
export const nextPlanned = (): string => say(language() === 'es' ? "Previsto según lo pendiente hoy. Le avisamos antes de solicitarlo." : "Planned by what is open today. You are told before it is requested.");
/** Text: below the next payment that was announced. */
export const nextAnnounced = (d: { when: string | number }): string => say(language() === 'es' ? "Se solicita el " + d.when + ". El monto puede cambiar hasta entonces, dentro de sus límites." : "It is requested on " + d.when + ". The amount may change until then, within your limits.");
/** Text: below a payment that was skipped. */
export const nextSkipped = (): string => say(language() === 'es' ? "Este pago se omite. Lo que vence sigue vencido, y lo toma el próximo pago." : "You skip this payment. What is due stays due, and the next payment takes it.");
/** Text: where there is no next payment. */
export const nextNone = (): string => say(language() === 'es' ? "Nada de lo pendiente ahora vence." : "Nothing that is open now falls due.");
/** Button: of the next payment. */
export const skip = (): string => say(language() === 'es' ? "Omitir este pago" : "Skip this payment");
/** Button: of a payment that was skipped. */
export const unskip = (): string => say(language() === 'es' ? "No omitir" : "Don’t skip");
/** Message: after skipping. */
export const skipped = (d: { day: string | number }): string => say(language() === 'es' ? "Se omite el pago del " + d.day : "The payment of " + d.day + " is skipped");
/** Message: after taking a skip back. */
export const unskipped = (d: { day: string | number }): string => say(language() === 'es' ? "Se hará el pago del " + d.day : "The payment of " + d.day + " is made");
/** Button: opens a dialog with the most of this payment. */
export const lower = (): string => say(language() === 'es' ? "Limitar este pago" : "Limit this payment");
/** Label: of a field: an amount. */
export const lowerField = (): string => say(language() === 'es' ? "Como máximo" : "At most");
/** Text: of the dialog. */
export const lowerSays = (d: { day: string | number }): string => say(language() === 'es' ? "Vale solo para el pago del " + d.day + "." : "It holds for the payment of " + d.day + " alone.");
/** Message: after limiting it. */
export const lowered = (d: { amount: string | number; day: string | number }): string => say(language() === 'es' ? "El pago del " + d.day + " es de " + d.amount + " como máximo" : "The payment of " + d.day + " is at most " + d.amount);
/** Button: of the dialog. */
export const save = (): string => say(language() === 'es' ? "Guardar" : "Save");
/** Title: of the list of what a payment is made of. */
export const why = (): string => say(language() === 'es' ? "Por qué este monto" : "Why this amount");
/** Label: of a line of what is paid. */
export const linePaid = (d: { day: string | number; invoiceNo: string | number }): string => say(language() === 'es' ? "Factura " + d.invoiceNo + ", vence " + d.day : "Invoice " + d.invoiceNo + ", due " + d.day);
/** Label: below a line. */
export const lineDiscount = (d: { amount: string | number }): string => say(language() === 'es' ? "Descuento " + d.amount : "Discount " + d.amount);
/** Label: of a line of what pays. */
export const lineMemo = (d: { invoiceNo: string | number }): string => say(language() === 'es' ? "Nota de crédito " + d.invoiceNo : "Credit memo " + d.invoiceNo);
/** Label: of a line: unapplied credit covers it. */
export const lineCovered = (d: { invoiceNo: string | number }): string => say(language() === 'es' ? "Factura " + d.invoiceNo + ": lo paga su crédito" : "Invoice " + d.invoiceNo + ": your credit pays");
/** Label: of a line of what is not paid. */
export const lineLeftOut = (d: { invoiceNo: string | number }): string => say(language() === 'es' ? "Factura " + d.invoiceNo + ": no incluida" : "Invoice " + d.invoiceNo + ": left out");
/** Sentence: below what is paid. */
export const stoppedBy = (d: { limit: string | number }): string => say(language() === 'es' ? "Detenido por " + d.limit + "." : "Stopped by " + d.limit + ".");
/** Title: of the list of payments. */
export const historyTitle = (): string => say(language() === 'es' ? "Historial" : "History");
/** Text: of the empty history. */
export const historyEmpty = (): string => say(language() === 'es' ? "El pago automático aún no ha hecho ningún pago." : "Autopay has made no payment yet.");
/** Label: of a link to a payment request. */
export const toRequest = (d: { requestNo: string | number }): string => say(language() === 'es' ? "Solicitud " + d.requestNo : "Request " + d.requestNo);
/** Title: for somebody who may not pay. */
export const mayNotPay = (): string => say(language() === 'es' ? "Usted solo puede ver esta cuenta" : "You may only view this account");
/** Title: where no account is chosen. */
export const chooseAccount = (): string => say(language() === 'es' ? "Elija una cuenta" : "Choose an account");
/** Text: where no account is chosen. */
export const chooseAccountSays = (): string => say(language() === 'es' ? "El pago automático se configura para una cuenta." : "Autopay is set up for one account.");
/** Phrase: which limit ended a payment, behind “Stopped by”. */
export const limitAmount = (): string => say(language() === 'es' ? "el monto elegido" : "the amount that was chosen");
/** Text: why a scheduled payment ended. */
export const stopDone = (): string => say(language() === 'es' ? "Ya se hicieron todos sus pagos." : "All its payments were made.");
/** Button: leads to the page Scheduled payments. */
export const toScheduled = (): string => say(language() === 'es' ? "Pagos programados" : "Scheduled payments");
/** Text: why a scheduled payment ended. */
export const stopPlanEnded = (): string => say(language() === 'es' ? "Era una cuota de un plan de pagos que terminó." : "It was an installment of a payment plan that has ended.");
