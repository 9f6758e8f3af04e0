// Written by `npm run locales` from locales/en/notices.json and locales/es/notices.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Label: group of notices. */
export const groupStatements = (): string => say(language() === 'es' ? "Estados de cuenta" : "Statements");
/** Label: group of notices. */
export const groupDocuments = (): string => say(language() === 'es' ? "Documentos" : "Documents");
/** Label: group of notices about what is due and past due. */
export const groupReminders = (): string => say(language() === 'es' ? "Vencimientos" : "Due dates");
/** Label: group of notices. */
export const groupSavings = (): string => say(language() === 'es' ? "Descuentos por terminar" : "Discounts that end");
/** Label: group of notices. */
export const groupPrepay = (): string => say(language() === 'es' ? "Prepago" : "Prepay");
/** Label: group of notices. */
export const groupDeposits = (): string => say(language() === 'es' ? "Plan de depósito" : "Deposit plan");
/** Label: group of notices. */
export const groupPayments = (): string => say(language() === 'es' ? "Pagos y solicitudes" : "Payments and requests");
/** Label: group of notices. */
export const groupMessages = (): string => say(language() === 'es' ? "Mensajes" : "Messages");
/** Label: group of notices that is always on. */
export const groupSecurity = (): string => say(language() === 'es' ? "Inicio de sesión y cuentas bancarias" : "Sign-in and bank accounts");
/** Sentence: what the group of notices has. */
export const aboutStatements = (): string => say(language() === 'es' ? "Hay un nuevo estado de cuenta." : "A new statement is there.");
/** Sentence: what the group of notices has. */
export const aboutDocuments = (): string => say(language() === 'es' ? "Se agrega el PDF de una factura o de un contrato de prepago." : "The PDF of an invoice or prepay contract is added.");
/** Sentence: what the group of notices has. */
export const aboutReminders = (): string => say(language() === 'es' ? "Una factura vence pronto o está vencida." : "An invoice comes due or is past due.");
/** Sentence: what the group of notices has. */
export const aboutSavings = (): string => say(language() === 'es' ? "Un descuento por pronto pago está por terminar." : "An early-pay discount is about to end.");
/** Sentence: what the group of notices has. */
export const aboutPrepay = (): string => say(language() === 'es' ? "Queda poco prepagado o termina un precio fijo." : "Prepaid quantity runs low, or a price lock ends.");
/** Sentence: what the group of notices has. */
export const aboutDeposits = (): string => say(language() === 'es' ? "Se mueve dinero del plan o cambia su tasa." : "Money moves in the plan, or its rate changes.");
/** Sentence: what the group of notices has. */
export const aboutPayments = (): string => say(language() === 'es' ? "Un pago o una solicitud avanza, o un pago se devuelve." : "A payment or request moves on, or a payment comes back.");
/** Sentence: what the group of notices has. */
export const aboutMessages = (): string => say(language() === 'es' ? "La empresa responde a un mensaje." : "The company answers a message.");
/** Sentence: what the group of notices has. */
export const aboutSecurity = (): string => say(language() === 'es' ? "Cambió su inicio de sesión o una cuenta bancaria. Siempre se avisa." : "Your sign-in or a bank account changed. This is always told.");
/** Label: when an email about a notice comes. */
export const timeNow = (): string => say(language() === 'es' ? "De inmediato" : "At once");
/** Label: when an email about notices comes. */
export const timeDaily = (): string => say(language() === 'es' ? "Una vez al día" : "Once a day");
/** Label: when an email about notices comes. */
export const timeWeekly = (): string => say(language() === 'es' ? "Una vez a la semana" : "Once a week");
/** Label: no email about notices comes. */
export const timeNever = (): string => say(language() === 'es' ? "Sin correo" : "No email");
/** Label: state of a night's notices that wait for the office. */
export const runHeld = (): string => say(language() === 'es' ? "Retenido" : "Held");
/** Label: state of a night's notices. */
export const runReleased = (): string => say(language() === 'es' ? "Enviado" : "Sent");
/** Label: state of a night's notices that the office kept back. */
export const runDropped = (): string => say(language() === 'es' ? "No enviado" : "Not sent");
/** Label: kind of notice. */
export const kindStatement = (): string => say(language() === 'es' ? "Nuevo estado de cuenta" : "New statement");
/** Label: kind of notice. */
export const kindDocument = (): string => say(language() === 'es' ? "Documento agregado" : "Document added");
/** Label: kind of notice. */
export const kindDueSoon = (): string => say(language() === 'es' ? "Vence pronto" : "Due soon");
/** Label: kind of notice. */
export const kindPastDue = (): string => say(language() === 'es' ? "Vencido" : "Past due");
/** Label: kind of notice. */
export const kindDiscountEnding = (): string => say(language() === 'es' ? "Termina un descuento" : "Discount ends");
/** Label: kind of notice. */
export const kindPrepayLow = (): string => say(language() === 'es' ? "Queda poco prepago" : "Prepay runs low");
/** Label: kind of notice. */
export const kindPriceLockEnding = (): string => say(language() === 'es' ? "Termina un precio fijo" : "Price lock ends");
/** Label: kind of notice. */
export const kindDepositMovement = (): string => say(language() === 'es' ? "Movimiento del plan de depósito" : "Deposit plan movement");
/** Label: kind of notice. */
export const kindRateChanged = (): string => say(language() === 'es' ? "Cambió la tasa" : "Rate changed");
/** Label: kind of notice. */
export const kindPaymentPosted = (): string => say(language() === 'es' ? "Pago registrado" : "Payment posted");
/** Label: kind of notice. */
export const kindPaymentReturned = (): string => say(language() === 'es' ? "Pago devuelto" : "Payment returned");
/** Label: kind of notice: a request moved on. */
export const kindRequest = (): string => say(language() === 'es' ? "Solicitud" : "Request");
/** Label: kind of notice. */
export const kindMessage = (): string => say(language() === 'es' ? "Mensaje respondido" : "Message answered");
/** Label: kind of notice. */
export const kindAutopay = (): string => say(language() === 'es' ? "Pago automático" : "Autopay");
/** Label: kind of notice. */
export const kindSignIn = (): string => say(language() === 'es' ? "Cambió el inicio de sesión o una cuenta bancaria" : "Sign-in or bank account changed");
/** Helper: below the title of the page with notices. */
export const subtitle = (): string => say(language() === 'es' ? "Lo que le avisamos en los últimos 13 meses" : "What we told you in the last 13 months");
/** Button: leads to the page with the choices about notices. */
export const choicesLink = (): string => say(language() === 'es' ? "Elegir de qué le avisamos" : "Choose what you’re told");
/** Helper: below the title of the page with the choices about notices. */
export const choicesSubtitle = (): string => say(language() === 'es' ? "De qué le avisamos, dónde y cuándo" : "What we tell you about, where and when");
/** Label: names the choice between all notices and those not read. */
export const showWhich = (): string => say(language() === 'es' ? "Qué avisos" : "Which notices");
/** Chip: shows only the notices that were not read. */
export const tabUnread = (): string => say(language() === 'es' ? "Sin leer" : "Unread");
/** Label: read aloud with a notice that was not read; shown as a dot. */
export const unreadOne = (): string => say(language() === 'es' ? "Sin leer" : "Unread");
/** Button: notes that every notice was read. */
export const markAllRead = (): string => say(language() === 'es' ? "Marcar todo como leído" : "Mark all read");
/** Button: leads from the newest notices to the page with all. */
export const allNotices = (): string => say(language() === 'es' ? "Todos los avisos" : "All notices");
/** Heading: of the panel that the bell opens. */
export const newest = (): string => say(language() === 'es' ? "Avisos más recientes" : "Newest notices");
/** Button: adds the next notices to the list. */
export const showOlder = (): string => say(language() === 'es' ? "Ver avisos anteriores" : "Show older notices");
/** Heading: of the notices of this day. */
export const today = (): string => say(language() === 'es' ? "Hoy" : "Today");
/** Heading: of the notices of the day before. */
export const yesterday = (): string => say(language() === 'es' ? "Ayer" : "Yesterday");
/** Heading: the list of notices did not come. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudieron cargar sus avisos" : "Couldn’t load your notices");
/** Heading: nothing was told yet. */
export const noneYet = (): string => say(language() === 'es' ? "Todavía no hay avisos" : "No notices yet");
/** Helper: when the first notice comes. */
export const noneYetAbout = (): string => say(language() === 'es' ? "Aquí le avisamos cuando pasa algo en sus cuentas." : "We tell you here when something happens on your accounts.");
/** Heading: no notice is left to be read. */
export const noneUnread = (): string => say(language() === 'es' ? "Todo está leído" : "Everything is read");
/** Helper: what comes where all notices were read. */
export const noneUnreadAbout = (): string => say(language() === 'es' ? "Los avisos nuevos aparecen aquí y la campana los cuenta." : "New notices show up here, and the bell counts them.");
/** Heading: the choices about notices did not come. */
export const choicesFailed = (): string => say(language() === 'es' ? "No se pudieron cargar sus opciones" : "Couldn’t load your choices");
/** Heading: of the choices for each kind of notice. */
export const groupsTitle = (): string => say(language() === 'es' ? "Avisos" : "Notices");
/** Helper: below the heading of the choices for each kind of notice. */
export const groupsAbout = (): string => say(language() === 'es' ? "La lista de avisos lo tiene todo, elija lo que elija." : "The list of notices has everything, whatever you choose.");
/** Label: when emails of a group of notices come. “Due dates by email”. */
export const emailOf = (d: { group: string | number }): string => say(language() === 'es' ? "" + d.group + " por correo" : "" + d.group + " by email");
/** Label: switch; whether the bell counts notices of a group. “Due dates in the bell”. */
export const bellOf = (d: { group: string | number }): string => say(language() === 'es' ? "" + d.group + " en la campana" : "" + d.group + " in the bell");
/** Chip: the notices of this group cannot be turned off. */
export const alwaysOn = (): string => say(language() === 'es' ? "Siempre activo" : "Always on");
/** Helper: why notices about the sign-in and bank accounts cannot be turned off. */
export const alwaysOnWhy = (): string => say(language() === 'es' ? "Nadie puede desactivarlos; así se entera de un cambio que usted no hizo." : "Nobody else can turn these off, so you hear of a change that you didn’t make.");
/** Heading: of the choices about quiet hours. */
export const whenTitle = (): string => say(language() === 'es' ? "Cuándo llegan los correos" : "When emails come");
/** Helper: what quiet hours do. */
export const whenAbout = (): string => say(language() === 'es' ? "Los correos inmediatos esperan a que terminen sus horas de silencio." : "Emails that come at once wait until your quiet hours end.");
/** Label: time field; emails wait from then on. */
export const quietFrom = (): string => say(language() === 'es' ? "Horas de silencio desde" : "Quiet hours from");
/** Label: time field; emails wait until then. */
export const quietUntil = (): string => say(language() === 'es' ? "Horas de silencio hasta" : "Quiet hours until");
/** Label: list of time zones for the quiet hours. */
export const zone = (): string => say(language() === 'es' ? "Zona horaria" : "Time zone");
/** Heading: of the choice about small movements in the deposit plan. */
export const leastTitle = (): string => say(language() === 'es' ? "Plan de depósito" : "Deposit plan");
/** Label: amount field; smaller movements are only in the list. */
export const leastLabel = (): string => say(language() === 'es' ? "Omitir movimientos menores de" : "Leave out movements below");
/** Helper: below the least amount. */
export const leastHint = (): string => say(language() === 'es' ? "Los menores solo están en la lista. Escriba 0 para recibir aviso de todos." : "Smaller movements are only in the list. Enter 0 to be told of all.");
/** Error: only the end of the quiet hours is entered. */
export const enterQuietFrom = (): string => say(language() === 'es' ? "Escriba cuándo empiezan las horas de silencio o borre ambas horas." : "Enter when quiet hours begin, or clear both times.");
/** Error: only the beginning of the quiet hours is entered. */
export const enterQuietUntil = (): string => say(language() === 'es' ? "Escriba cuándo terminan las horas de silencio o borre ambas horas." : "Enter when quiet hours end, or clear both times.");
/** Error: the quiet hours begin and end at the same time. */
export const quietAlike = (): string => say(language() === 'es' ? "Escriba una hora distinta de la del inicio." : "Enter a time that differs from the beginning.");
/** Error: the least amount cannot be read or is too large. */
export const enterLeast = (): string => say(language() === 'es' ? "Escriba un monto de $0.00 a $1,000,000.00." : "Enter an amount from $0.00 to $1,000,000.00.");
/** Error: some entries of the choices about notices are wrong. */
export const fixEntries = (): string => say(language() === 'es' ? "Revise los datos." : "Check the entries.");
/** Button: saves what somebody wants to be told of. */
export const saveChoices = (): string => say(language() === 'es' ? "Guardar opciones" : "Save choices");
/** Busy: the choices about notices are being saved. */
export const savingChoices = (): string => say(language() === 'es' ? "Guardando opciones…" : "Saving choices…");
/** Toast: the choices about notices are saved. */
export const choicesSaved = (): string => say(language() === 'es' ? "Opciones guardadas" : "Choices saved");
/** Alert: somebody saved other choices since the page was loaded. */
export const choicesMoved = (): string => say(language() === 'es' ? "Sus opciones cambiaron en otro lugar. Lo que escribió sigue aquí: guarde otra vez para conservarlo." : "Your choices changed somewhere else meanwhile. What you entered is still here: save again to keep it.");
/** Helper: where announcements by email are turned off. */
export const newsElsewhere = (): string => say(language() === 'es' ? "Las noticias de la empresa por correo se activan en la página Seguridad." : "News of the company by email has its own switch on the Security page.");
/** Heading: of the page that an email’s link to stop them opens. */
export const stopQuestion = (): string => say(language() === 'es' ? "¿Dejar de recibir estos correos?" : "Stop these emails?");
/** Helper: what stopping the emails does. */
export const stopMeans = (): string => say(language() === 'es' ? "Dejamos de enviarle correos de este tipo. Puede volver a activarlos en el portal." : "We stop all emails of this kind. You can turn them on again in the portal.");
/** Helper: what stopping the emails does not stop. */
export const stopSecurity = (): string => say(language() === 'es' ? "Los correos sobre su inicio de sesión y sus cuentas bancarias siguen llegando." : "Emails about your sign-in and bank accounts still come.");
/** Button: ends the emails of the group. */
export const stopEmails = (): string => say(language() === 'es' ? "Dejar de recibirlos" : "Stop these emails");
/** Heading: the emails of a group were ended. */
export const stopped = (): string => say(language() === 'es' ? "Correos detenidos" : "Emails stopped");
/** Helper: {groups} are the names of groups of notices. */
export const stoppedGroups = (d: { groups: string | number }): string => say(language() === 'es' ? "Ya no recibe correos sobre: " + d.groups + "." : "You get no more emails about: " + d.groups + ".");
/** Helper: emails with announcements were ended. */
export const stoppedNews = (): string => say(language() === 'es' ? "Ya no recibe noticias de la empresa por correo." : "You get no more news of the company by email.");
/** Heading: the link of the email is not whole or is too old. */
export const stopUseless = (): string => say(language() === 'es' ? "Este enlace no funciona" : "This link doesn’t work");
/** Helper: why the link of the email does not work, and what to do. */
export const stopUselessWhy = (): string => say(language() === 'es' ? "El enlace está incompleto o es muy antiguo. Inicie sesión y elija de qué le avisamos." : "The link isn’t whole, or it’s too old. Sign in and choose what you’re told.");
/** Helper: below the title of the office’s page with notice runs. */
export const runsSubtitle = (): string => say(language() === 'es' ? "Lo que cada importación y cada noche avisa a los clientes" : "What each import and night tells customers");
/** Heading: of the runs of notices that are held. */
export const runsHeld = (): string => say(language() === 'es' ? "Esperan su decisión" : "Waiting for you");
/** Heading: of the runs of notices that are sent or kept back. */
export const runsDecided = (): string => say(language() === 'es' ? "Envíos anteriores" : "Earlier runs");
/** Heading: the list of runs did not come. */
export const runsFailed = (): string => say(language() === 'es' ? "No se pudieron cargar los envíos" : "Couldn’t load the notice runs");
/** Heading: no run was made yet. */
export const noRuns = (): string => say(language() === 'es' ? "Todavía no hay envíos de avisos" : "No notice runs yet");
/** Helper: when the first run comes. */
export const noRunsAbout = (): string => say(language() === 'es' ? "Un envío aparece aquí tras la primera importación o noche con algo que avisar." : "A run shows up here after the first import or night with something to tell.");
/** Label: column; when the run was made. */
export const columnWhen = (): string => say(language() === 'es' ? "Cuándo" : "When");
/** Label: column; how many people a run reaches. */
export const columnPeople = (): string => say(language() === 'es' ? "Personas" : "People");
/** Label: column; how many notices a run has. */
export const columnNotices = (): string => say(language() === 'es' ? "Avisos" : "Notices");
/** Label: column; what kinds of notices a run has, with how many of each. */
export const columnKinds = (): string => say(language() === 'es' ? "Tipos" : "Kinds");
/** Label: column; why a run waited for the office. */
export const columnWhy = (): string => say(language() === 'es' ? "Por qué esperó" : "Why it waited");
/** Label: column; who let a run go out or kept it back, and when. */
export const columnDecided = (): string => say(language() === 'es' ? "Decidido" : "Decided");
/** Label: how many notices of a kind a run has. */
export const kindCount = (d: { kind: string | number; n: string | number }): string => say("" + d.kind + ": " + d.n);
/** Label: who decided about a run, and when. */
export const decidedLine = (d: { when: string | number; who: string | number }): string => say("" + d.who + ", " + d.when);
/** Heading: one run by its number. */
export const runNamed = (d: { number: string | number }): string => say(language() === 'es' ? "Envío " + d.number : "Run " + d.number);
/** Label: how much a run would tell and to how many. */
export const runCounts = (d: { notices: number; people: number }): string => say(language() === 'es' ? plural(d.notices, 0, es, { one: count(d.notices) + " aviso", other: count(d.notices) + " avisos" }) + " a " + plural(d.people, 0, es, { one: count(d.people) + " persona", other: count(d.people) + " personas" }) : plural(d.notices, 0, en, { one: count(d.notices) + " notice", other: count(d.notices) + " notices" }) + " to " + plural(d.people, 0, en, { one: count(d.people) + " person", other: count(d.people) + " people" }));
/** Button: lets the notices of a held run go out. */
export const release = (): string => say(language() === 'es' ? "Enviar" : "Release");
/** Button: keeps the emails of a held run from going out. */
export const dropRun = (): string => say(language() === 'es' ? "No enviar" : "Do not send");
/** Heading: asks before a held run goes out. */
export const releaseQuestion = (d: { number: string | number }): string => say(language() === 'es' ? "¿Enviar el envío " + d.number + "?" : "Release run " + d.number + "?");
/** Helper: what releasing a run does. */
export const releaseMeans = (d: { people: number }): string => say(language() === 'es' ? plural(d.people, 0, es, { one: count(d.people) + " persona recibe", other: count(d.people) + " personas reciben" }) + " estos avisos. Los correos salen de inmediato y no se pueden deshacer." : plural(d.people, 0, en, { one: count(d.people) + " person gets", other: count(d.people) + " people get" }) + " these notices. Emails leave at once, and can’t be undone.");
/** Heading: asks before a held run is never sent. */
export const dropQuestion = (d: { number: string | number }): string => say(language() === 'es' ? "¿No enviar el envío " + d.number + "?" : "Keep run " + d.number + " back?");
/** Helper: what keeping a run back does. */
export const dropMeans = (): string => say(language() === 'es' ? "No sale ningún correo de este envío, ni ahora ni después. Los clientes ven los avisos en el portal." : "No email of this run goes out, now or later. Customers still find the notices in the portal.");
/** Button: leaves the dialog without deciding about a run. */
export const keepHolding = (): string => say(language() === 'es' ? "Dejarlo en espera" : "Keep it waiting");
/** Toast: a held run was released. */
export const runReleasedDone = (d: { number: string | number }): string => say(language() === 'es' ? "El envío " + d.number + " está en camino" : "Run " + d.number + " is on its way");
/** Toast: a held run was kept back. */
export const runDroppedDone = (d: { number: string | number }): string => say(language() === 'es' ? "El envío " + d.number + " no se envía" : "Run " + d.number + " is not sent");
/** Button: shows the page with the runs before these. */
export const nextRuns = (): string => say(language() === 'es' ? "Envíos más antiguos" : "Older runs");
/** Button: shows the page with the runs after these. */
export const previousRuns = (): string => say(language() === 'es' ? "Envíos más recientes" : "Newer runs");
/** Sentence: a new statement; the amount is due on a day. */
export const saidStatement = (d: { amount: string | number; due: string | number; through: string | number }): string => say(language() === 'es' ? "Llega hasta el " + d.through + ". " + d.amount + " vence el " + d.due + "." : "It runs through " + d.through + ". " + d.amount + " is due " + d.due + ".");
/** Sentence: documents that came with an import. number: of the one invoice. */
export const saidInvoicePdfs = (d: { count: number; number: string | number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "Se agregó el PDF de la factura " + d.number + ".", other: "Se agregaron los PDF de " + count(d.count) + " facturas." }) : plural(d.count, 0, en, { one: "The PDF of invoice " + d.number + " was added.", other: "The PDFs of " + count(d.count) + " invoices were added." }));
/** Sentence: documents that came with an import. number: of the one contract. */
export const saidContractPdfs = (d: { count: number; number: string | number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "Se agregó el PDF del contrato de prepago " + d.number + ".", other: "Se agregaron los PDF de " + count(d.count) + " contratos de prepago." }) : plural(d.count, 0, en, { one: "The PDF of prepay contract " + d.number + " was added.", other: "The PDFs of " + count(d.count) + " prepay contracts were added." }));
/** Sentence: what comes due on a day. */
export const saidDueSoon = (d: { amount: string | number; count: number; day: string | number }): string => say(language() === 'es' ? "" + d.amount + " vence el " + d.day + ", en " + plural(d.count, 0, es, { one: "una factura", other: count(d.count) + " facturas" }) + "." : "" + d.amount + " is due " + d.day + ", on " + plural(d.count, 0, en, { one: "one invoice", other: count(d.count) + " invoices" }) + ".");
/** Sentence: what was due on a day and is not paid. */
export const saidPastDue = (d: { amount: string | number; count: number; day: string | number }): string => say(language() === 'es' ? "" + d.amount + " venció el " + d.day + ", en " + plural(d.count, 0, es, { one: "una factura", other: count(d.count) + " facturas" }) + "." : "" + d.amount + " was due " + d.day + ", on " + plural(d.count, 0, en, { one: "one invoice", other: count(d.count) + " invoices" }) + ".");
/** Sentence: what a payment by a day saves. */
export const saidDiscount = (d: { amount: string | number; count: number; day: string | number }): string => say(language() === 'es' ? "Pague a más tardar el " + d.day + " y ahorre " + d.amount + ", en " + plural(d.count, 0, es, { one: "una factura", other: count(d.count) + " facturas" }) + "." : "Pay by " + d.day + " and save " + d.amount + ", on " + plural(d.count, 0, en, { one: "one invoice", other: count(d.count) + " invoices" }) + ".");
/** Sentence: how much of a prepay contract is left. */
export const saidPrepayLow = (d: { booked: string | number; contract: string | number; left: string | number }): string => say(language() === 'es' ? "Quedan " + d.left + " de " + d.booked + " en el contrato " + d.contract + "." : "" + d.left + " of " + d.booked + " is left on contract " + d.contract + ".");
/** Sentence: until when the prices of a prepay contract hold. */
export const saidPriceLock = (d: { contract: string | number; day: string | number; left: string | number }): string => say(language() === 'es' ? "Los precios del contrato " + d.contract + " valen hasta el " + d.day + ". Quedan " + d.left + "." : "The prices of contract " + d.contract + " hold through " + d.day + ". " + d.left + " is left on it.");
/** Sentence: money went into a deposit plan. */
export const saidMoneyIn = (d: { amount: string | number; day: string | number; plan: string | number }): string => say(language() === 'es' ? "Entraron " + d.amount + " a " + d.plan + " el " + d.day + "." : "" + d.amount + " went into " + d.plan + " on " + d.day + ".");
/** Sentence: money went out of a deposit plan. */
export const saidMoneyOut = (d: { amount: string | number; day: string | number; plan: string | number }): string => say(language() === 'es' ? "Salieron " + d.amount + " de " + d.plan + " el " + d.day + "." : "" + d.amount + " went out of " + d.plan + " on " + d.day + ".");
/** Sentence: what a deposit plan earns in a year from a day on. */
export const saidRate = (d: { day: string | number; plan: string | number; rate: string | number }): string => say(language() === 'es' ? "" + d.plan + " gana " + d.rate + " al año a partir del " + d.day + "." : "" + d.plan + " earns " + d.rate + " a year from " + d.day + " on.");
/** Sentence: what a deposit plan earns in a year from a day on, by its balance. */
export const saidRates = (d: { day: string | number; high: string | number; low: string | number; plan: string | number }): string => say(language() === 'es' ? "" + d.plan + " gana de " + d.low + " a " + d.high + " al año a partir del " + d.day + "." : "" + d.plan + " earns " + d.low + " to " + d.high + " a year from " + d.day + " on.");
/** Sentence: a payment stands in the books. */
export const saidPosted = (d: { amount: string | number; day: string | number }): string => say(language() === 'es' ? "" + d.amount + " se registró el " + d.day + "." : "" + d.amount + " was posted on " + d.day + ".");
/** Sentence: a payment came back from the bank. */
export const saidReturned = (d: { amount: string | number; number: string | number }): string => say(language() === 'es' ? "El banco devolvió la solicitud " + d.number + " por " + d.amount + "." : "Request " + d.number + " over " + d.amount + " was returned by the bank.");
/** Sentence: a request of the reader moved on; {status} is its new state. */
export const saidRequest = (d: { amount: string | number; number: string | number; status: string | number }): string => say(language() === 'es' ? "Solicitud " + d.number + " por " + d.amount + ": " + d.status + "." : "Request " + d.number + " over " + d.amount + ": " + d.status + ".");
/** Sentence: the office asks something about a request of the reader. */
export const saidQuestion = (d: { number: string | number }): string => say(language() === 'es' ? "Tenemos una pregunta sobre la solicitud " + d.number + "." : "We have a question about request " + d.number + ".");
/** Sentence: the office did something about a message of the reader. */
export const saidMessage = (d: { event: string; number: string | number }): string => say(language() === 'es' ? select(d.event, { answered: "Respondimos a su mensaje " + d.number + ".", settled: "Una nota de crédito resolvió su disputa " + d.number + ".", other: "Su disputa " + d.number + " está abierta de nuevo." }) : select(d.event, { answered: "We answered your message " + d.number + ".", settled: "A credit memo settled your dispute " + d.number + ".", other: "Your dispute " + d.number + " is open again." }));
/** Sentence: what autopay does or did for an account of the reader. */
export const saidAutopay = (d: { amount: string | number; day: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { announced: "El pago automático pagará " + d.amount + " el " + d.day + ". Puede omitirlo hasta entonces.", on: "El pago automático está activado.", off: "El pago automático está desactivado.", paused: "El pago automático está en pausa.", ended: "El pago automático terminó.", other: "El pago automático no pagó el " + d.day + "." }) : select(d.event, { announced: "Autopay will pay " + d.amount + " on " + d.day + ". You can skip it until then.", on: "Autopay is on.", off: "Autopay is off.", paused: "Autopay is paused.", ended: "Autopay has ended.", other: "Autopay did not pay on " + d.day + "." }));
/** Sentence: what changed about the sign-in or a bank account of the reader. */
export const saidSignIn = (d: { event: string }): string => say(language() === 'es' ? select(d.event, { passwordChanged: "Se cambió su contraseña.", passwordReset: "Se restableció su contraseña.", codeMethodsChanged: "Cambió la forma de recibir sus códigos.", contactTakenBack: "Se deshizo un cambio de su acceso.", signedOutEverywhere: "Se cerró su sesión en todos los dispositivos.", pushAdded: "Se activaron las notificaciones en un dispositivo.", textAdded: "Se activaron los mensajes de texto para un número de teléfono.", textRemoved: "Se desactivaron los mensajes de texto.", textRefused: "Los mensajes de texto no llegan a su teléfono. Vea sus opciones.", email: "Se cambió su correo electrónico.", phone_number: "Se cambió su número de teléfono.", added: "Se agregó una cuenta bancaria.", removed: "Se quitó una cuenta bancaria.", corrected: "El banco corrigió una cuenta bancaria.", unblocked: "Una cuenta bancaria se puede usar de nuevo.", viewedAs: "Nuestra oficina miró el portal como usted lo ve.", other: "Avanzó la verificación de una cuenta bancaria." }) : select(d.event, { passwordChanged: "Your password was changed.", passwordReset: "Your password was reset.", codeMethodsChanged: "The way you get sign-in codes was changed.", contactTakenBack: "A change to your sign-in was undone.", signedOutEverywhere: "You were signed out on all devices.", pushAdded: "Notifications were turned on for a device.", textAdded: "Text messages were turned on for a phone number.", textRemoved: "Text messages were turned off.", textRefused: "Text messages don’t reach your phone. Look at your choices.", email: "Your email address was changed.", phone_number: "Your phone number was changed.", added: "A bank account was added.", removed: "A bank account was removed.", corrected: "A bank account was corrected by its bank.", unblocked: "A bank account can be used again.", viewedAs: "Our office looked at the portal as you see it.", other: "The check of a bank account moved on." }));
/** Sentence: why notices of the first import and the first night wait for the office. */
export const heldFirst = (): string => say(language() === 'es' ? "Antes no se avisó a nadie de algo así: revíselo primero." : "Nobody was told of anything like it before, so look at it first.");
/** Sentence: why notices of a night wait for the office. */
export const heldUnusual = (): string => say(language() === 'es' ? "Llega a muchas más personas de lo habitual." : "It reaches many more people than usual.");
/** Sentence: why notices of an import are not sent. */
export const droppedRolledBack = (): string => say(language() === 'es' ? "La importación se revirtió." : "The import was rolled back.");
/** Error: no notice of the reader is there. */
export const noSuchNotice = (): string => say(language() === 'es' ? "Este aviso no existe." : "This notice isn’t there.");
/** Error: no notices of that night are there. */
export const noSuchRun = (): string => say(language() === 'es' ? "Estos avisos no existen." : "These notices aren’t there.");
/** Error: notices that are not held cannot be sent or kept back. */
export const runDecided = (): string => say(language() === 'es' ? "Estos avisos ya no esperan. Vea la lista de nuevo." : "These notices don’t wait any more. Look at the list again.");
/** Error: the choices were changed in another window. */
export const chosenMeanwhile = (): string => say(language() === 'es' ? "Sus preferencias cambiaron entretanto. Cargue la página de nuevo." : "Your choices were changed meanwhile. Load the page again.");
/** Error: a choice is missing or given twice. */
export const eachGroupOnce = (): string => say(language() === 'es' ? "Elija una vez para cada grupo." : "Choose once for each group.");
/** Error: security notices cannot be turned off. */
export const securityAlwaysTold = (): string => say(language() === 'es' ? "Los cambios de su acceso siempre se avisan de inmediato." : "Changes to your sign-in are always told at once.");
/** Error: quiet hours need a beginning and an end. */
export const enterBothTimes = (): string => say(language() === 'es' ? "Escriba las dos horas o ninguna." : "Enter both times, or none.");
/** Error: no time zone of that name. */
export const noSuchZone = (): string => say(language() === 'es' ? "Elija una zona horaria." : "Choose a time zone.");
/** Error: the link of an email that stops more of them is not valid. */
export const wrongStopLink = (): string => say(language() === 'es' ? "Este enlace no funciona. Inicie sesión y elija qué le escribimos." : "This link doesn’t work. Sign in and choose what we email.");
/** Sentence: a new statement on which nothing is due. */
export const saidStatementPaid = (d: { through: string | number }): string => say(language() === 'es' ? "Llega hasta el " + d.through + ". No hay nada por pagar." : "It runs through " + d.through + ". Nothing is due.");
/** Heading: whether statements are attached to emails. */
export const attachTitle = (): string => say(language() === 'es' ? "Estados de cuenta por correo" : "Statements by email");
/** Text: what happens where statements are not attached. */
export const attachAbout = (): string => say(language() === 'es' ? "Sin esto, el correo trae un enlace y usted inicia sesión para leer el estado de cuenta." : "Without it the email has a link, and you sign in to read the statement.");
/** Label: of a switch; statements are attached to emails. */
export const attachLabel = (): string => say(language() === 'es' ? "Adjuntar el PDF de los nuevos estados de cuenta" : "Attach the PDF of new statements");
/** Label: column; how many accounts would have been reminded and are paused. */
export const columnPaused = (): string => say(language() === 'es' ? "En pausa" : "Paused");
/** Helper: accounts whose reminders are paused. */
export const runHeldBack = (d: { accounts: number }): string => say(language() === 'es' ? "No se envió a " + plural(d.accounts, 0, es, { one: "1 cuenta", other: count(d.accounts) + " cuentas" }) + " en pausa" : "Held back for " + plural(d.accounts, 0, en, { one: "1 account", other: count(d.accounts) + " accounts" }));
/** Label: column; how many emails of a run did not go out. */
export const columnFailed = (): string => say(language() === 'es' ? "Correos no enviados" : "Emails given up");
/** Button: emails of a run that were given up go out again. */
export const resend = (d: { emails: number }): string => say(language() === 'es' ? "Reenviar " + plural(d.emails, 0, es, { one: "1 correo", other: count(d.emails) + " correos" }) : "Send " + plural(d.emails, 0, en, { one: "1 email", other: count(d.emails) + " emails" }) + " again");
/** Button: as read aloud; {what} is what the button says. */
export const resendOf = (d: { number: string | number; what: string | number }): string => say(language() === 'es' ? "" + d.what + ", envío " + d.number : "" + d.what + ", run " + d.number);
/** Title: asks before emails go out again. */
export const resendQuestion = (d: { number: string | number }): string => say(language() === 'es' ? "¿Reenviar los correos fallidos del envío " + d.number + "?" : "Send failed emails of run " + d.number + " again?");
/** Helper: what sending again means. */
export const resendMeans = (d: { emails: number }): string => say(language() === 'es' ? plural(d.emails, 0, es, { one: "Sale otra vez 1 correo", other: "Salen otra vez " + count(d.emails) + " correos" }) + ", palabra por palabra. Nadie recibe uno dos veces." : plural(d.emails, 0, en, { one: "1 email goes", other: count(d.emails) + " emails go" }) + " out again, word for word. Nobody gets one twice.");
/** Toast: failed emails go out again. */
export const resendDone = (d: { number: string | number }): string => say(language() === 'es' ? "Los correos del envío " + d.number + " salen de nuevo" : "Emails of run " + d.number + " are on their way again");
/** Button: leaves failed emails as they are. */
export const notAgain = (): string => say(language() === 'es' ? "No reenviar" : "Do not send again");
/** Alert: nothing was given up, or it is forgotten. */
export const noneFailed = (): string => say(language() === 'es' ? "Ningún correo de este envío se puede reenviar." : "No email of this run can be sent again.");
/** Label: kind of notice. */
export const kindScheduled = (): string => say(language() === 'es' ? "Pago programado" : "Scheduled payment");
/** Sentence: what a scheduled payment does or did for an account of the reader. */
export const saidScheduled = (d: { amount: string | number; day: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { announced: "Un pago programado pagará " + d.amount + " el " + d.day + ". Puede cambiarlo hasta entonces.", on: "Hay un pago programado.", off: "Se canceló un pago programado.", paused: "Un pago programado está en pausa.", ended: "Un pago programado terminó.", other: "No se hizo el pago programado del " + d.day + "." }) : select(d.event, { announced: "A scheduled payment will pay " + d.amount + " on " + d.day + ". You can change it until then.", on: "A payment is scheduled.", off: "A scheduled payment was canceled.", paused: "A scheduled payment is paused.", ended: "A scheduled payment ended.", other: "The scheduled payment of " + d.day + " was not made." }));
/** Heading: folds what was paid after reminders. */
export const paidAfter = (): string => say(language() === 'es' ? "Pagado después de los avisos" : "Paid after reminders");
/** Helper: how it is counted. */
export const paidAfterAbout = (): string => say(language() === 'es' ? "Pagos en las facturas de un aviso, hasta 7 días después. Cuenta el primer aviso de cada tipo." : "Payments on a reminder’s invoices, up to 7 days after it. The first reminder of a kind counts.");
/** Helper: why more is paid than was named. */
export const paidAfterDiscount = (): string => say(language() === 'es' ? "El monto indicado es lo que se podía ahorrar; el monto pagado es de las facturas enteras." : "The amount named is what could be saved; the amount paid is of the whole invoices.");
/** Name of a table, for screen readers. kind: of reminders, such as Past due. */
export const paidAfterByWeek = (d: { kind: string | number }): string => say(language() === 'es' ? "" + d.kind + ", por semana" : "" + d.kind + ", by week");
/** Alert title. */
export const paidAfterFailed = (): string => say(language() === 'es' ? "No se pudo cargar lo pagado después de los avisos" : "What was paid after reminders could not be loaded");
/** Value: a week, by its Monday, after which seven days are not over. */
export const weekNotComplete = (d: { day: string | number }): string => say(language() === 'es' ? "" + d.day + " (incompleta)" : "" + d.day + " (not complete)");
/** Label: row of totals. */
export const allWeeks = (): string => say(language() === 'es' ? "Las 13 semanas" : "All 13 weeks");
/** Label: column; the Monday of a week. */
export const columnWeekFrom = (): string => say(language() === 'es' ? "Semana del" : "Week from");
/** Label: column; accounts that were reminded. */
export const columnTold = (): string => say(language() === 'es' ? "Cuentas avisadas" : "Accounts told");
/** Label: column; the sum of the amounts in the reminders. */
export const columnNamed = (): string => say(language() === 'es' ? "Monto indicado" : "Amount named");
/** Label: column; accounts that paid anything of it. */
export const columnPaidAccounts = (): string => say(language() === 'es' ? "Cuentas que pagaron" : "Accounts that paid");
/** Label: column; what was paid within 7 days. */
export const columnPaid = (): string => say(language() === 'es' ? "Monto pagado" : "Amount paid");
/** Label: of a switch; notices of a group are shown as notifications on devices. */
export const pushOf = (d: { group: string | number }): string => say(language() === 'es' ? "" + d.group + " en mis dispositivos" : "" + d.group + " on my devices");
/** Label: kind of notice. */
export const kindPaymentPlan = (): string => say(language() === 'es' ? "Plan de pagos" : "Payment plan");
/** Sentence: what became of a payment plan of an account of the reader. */
export const saidPaymentPlan = (d: { amount: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { proposed: "Se propuso un plan de pagos de " + d.amount + ".", offered: "Le proponemos un plan de pagos de " + d.amount + ". Puede aceptarlo o rechazarlo.", agreed: "El plan de pagos de " + d.amount + " está acordado.", kept: "El plan de pagos de " + d.amount + " está pagado.", broken: "El plan de pagos de " + d.amount + " no se cumplió.", declined: "El plan de pagos de " + d.amount + " fue rechazado.", lapsed: "El plan de pagos de " + d.amount + " no se aceptó a tiempo.", other: "El plan de pagos de " + d.amount + " fue cancelado." }) : select(d.event, { proposed: "A payment plan of " + d.amount + " is proposed.", offered: "We propose a payment plan of " + d.amount + ". You can accept or decline it.", agreed: "The payment plan of " + d.amount + " is agreed.", kept: "The payment plan of " + d.amount + " is paid.", broken: "The payment plan of " + d.amount + " was not kept.", declined: "The payment plan of " + d.amount + " was declined.", lapsed: "The payment plan of " + d.amount + " was not accepted in time.", other: "The payment plan of " + d.amount + " was canceled." }));
/** Heading of an alert: emails to the reader come back. {address} is partly hidden. */
export const markTitle = (d: { address: string | number }): string => say(language() === 'es' ? "Los correos a " + d.address + " no le llegan" : "Emails to " + d.address + " don’t reach you");
/** Text of an alert. */
export const markBounced = (d: { when: string | number }): string => say(language() === 'es' ? "Se devuelven desde el " + d.when + ", como si el buzón no existiera. Hasta que confirme la dirección, solo le avisamos aquí. Los correos sobre su inicio de sesión y los recibos aún se intentan." : "They come back since " + d.when + ", as if there were no such mailbox. Until you confirm the address, we tell you here only. Emails about your sign-in and receipts are still tried.");
/** Text of an alert. */
export const markUnreachable = (d: { when: string | number }): string => say(language() === 'es' ? "Varios se devolvieron uno tras otro, el último el " + d.when + ". Quizá su buzón esté lleno. Hasta que confirme la dirección, solo le avisamos aquí. Los correos sobre su inicio de sesión y los recibos aún se intentan." : "Several came back one after the other, the last on " + d.when + ". Your mailbox may be full. Until you confirm the address, we tell you here only. Emails about your sign-in and receipts are still tried.");
/** Heading of an alert: an email was reported as spam. */
export const markComplainedTitle = (d: { address: string | number }): string => say(language() === 'es' ? "No enviamos avisos a " + d.address : "We send no notices to " + d.address);
/** Text of an alert. */
export const markComplained = (d: { when: string | number }): string => say(language() === 'es' ? "Uno de nuestros correos se marcó como spam el " + d.when + ". Si los quiere de nuevo, confirme la dirección. Los correos sobre su inicio de sesión y los recibos aún se intentan." : "One of our emails was reported as spam on " + d.when + ". If you want them again, confirm the address. Emails about your sign-in and receipts are still tried.");
/** Button: sends a code to the address by which the reader confirms it. */
export const markConfirm = (): string => say(language() === 'es' ? "Envíeme un código" : "Email me a code");
/** Link: to the Security page. */
export const markSecurity = (): string => say(language() === 'es' ? "Ir a Seguridad" : "Go to Security");
/** Text: a code is on its way. */
export const markCodeSent = (d: { address: string | number }): string => say(language() === 'es' ? "Enviamos un código a " + d.address + ". Si no llega en unos minutos, la dirección no funciona: llámenos." : "We sent a code to " + d.address + ". If it doesn’t arrive in a few minutes, the address doesn’t work: call us.");
/** Label: a field for a code. */
export const markCode = (): string => say(language() === 'es' ? "Código del correo" : "Code from the email");
/** Button: enters the code. */
export const markEnter = (): string => say(language() === 'es' ? "Confirmar dirección" : "Confirm address");
/** Toast. */
export const markDone = (): string => say(language() === 'es' ? "Su dirección está confirmada. Volvemos a enviar correos." : "Your address is confirmed. We send emails again.");
/** Error. */
export const markNone = (): string => say(language() === 'es' ? "Su dirección ya no está marcada. Cargue la página de nuevo." : "Your address isn’t marked any more. Load the page again.");
/** Error. */
export const markCodeSoon = (): string => say(language() === 'es' ? "Ya va un código en camino. Espere un minuto antes de pedir otro." : "A code is on its way already. Wait a minute before you ask for another.");
/** Error. */
export const markCodeWrong = (): string => say(language() === 'es' ? "Ese no es el código. Mire el correo más reciente o pida otro código." : "That’s not the code. Look at the newest email, or ask for another code.");
/** Error: the code expired or was tried too often. */
export const markCodeOver = (): string => say(language() === 'es' ? "Este código ya no sirve. Pida otro." : "This code can’t be used any more. Ask for another one.");
/** Text: how to change an address. */
export const markOtherChange = (): string => say(language() === 'es' ? "¿La dirección es incorrecta? Cámbiela en la página Seguridad." : "Is the address wrong? Change it on the Security page.");
/** Text: how to change an address. */
export const markOtherCall = (): string => say(language() === 'es' ? "¿La dirección es incorrecta? Inicia sesión con ella, así que llámenos para cambiarla." : "Is the address wrong? You sign in with it, so call us to change it.");
/** Error: a reason is missing. */
export const reasonMissing = (): string => say(language() === 'es' ? "Diga por qué." : "Say why.");
/** Button: sends a code once more. */
export const markAgain = (): string => say(language() === 'es' ? "Enviar otro código" : "Send another code");
/** Label: of a switch; notices of a group go to the phone as text messages. */
export const textOf = (d: { group: string | number }): string => say(language() === 'es' ? "" + d.group + " por mensaje de texto" : "" + d.group + " by text message");
