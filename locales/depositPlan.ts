// Written by `npm run locales` from locales/en/depositPlan.json and locales/es/depositPlan.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** A kind of row of the ledger. */
export const kindDeposit = (): string => say(language() === 'es' ? "Depósito" : "Deposit");
/** A kind of row of the ledger. */
export const kindWithdrawalCheck = (): string => say(language() === 'es' ? "Retiro con cheque" : "Withdrawal by check");
/** A kind of row of the ledger. */
export const kindWithdrawalBank = (): string => say(language() === 'es' ? "Retiro al banco" : "Withdrawal to a bank");
/** A kind of row of the ledger. */
export const kindTransferOut = (): string => say(language() === 'es' ? "Transferencia enviada" : "Transfer out");
/** A kind of row of the ledger. */
export const kindTransferIn = (): string => say(language() === 'es' ? "Transferencia recibida" : "Transfer in");
/** A kind of row of the ledger. */
export const kindInterest = (): string => say(language() === 'es' ? "Intereses" : "Interest");
/** A kind of row of the ledger. */
export const kindSettlement = (): string => say(language() === 'es' ? "Liquidación de grano" : "Grain settlement");
/** A kind of row of the ledger. */
export const kindFee = (): string => say(language() === 'es' ? "Cargo" : "Fee");
/** A kind of row of the ledger. */
export const kindAdjustment = (): string => say(language() === 'es' ? "Ajuste" : "Adjustment");
/** A kind of row of the ledger. */
export const kindReversal = (): string => say(language() === 'es' ? "Reversión" : "Reversal");
/** What a tier of the balance earns: "4.25% from $50,000.00". */
export const rateFrom = (d: { amount: string | number; rate: string | number }): string => say(language() === 'es' ? "" + d.rate + " desde " + d.amount : "" + d.rate + " from " + d.amount);
/** Column: the day a row went into the books. */
export const posted = (): string => say(language() === 'es' ? "Registrado" : "Posted");
/** Column: the day from which a row counts. */
export const effective = (): string => say(language() === 'es' ? "Cuenta desde" : "Effective");
/** Column: the number of a check. */
export const check = (): string => say(language() === 'es' ? "Cheque" : "Check");
/** Column or label: money that came in. */
export const moneyIn = (): string => say(language() === 'es' ? "Entrada" : "In");
/** Column or label: money that went out. */
export const moneyOut = (): string => say(language() === 'es' ? "Salida" : "Out");
/** Column: the account’s number. */
export const depositAccount = (): string => say(language() === 'es' ? "Cuenta de depósito" : "Deposit account");
/** Alert: why no money can be taken out. */
export const onHoldTrouble = (): string => say(language() === 'es' ? "Esta cuenta de depósito está suspendida. Llame a nuestra oficina de crédito." : "This deposit account is on hold. Call our credit office.");
/** Alert: why no money can be taken out. */
export const dormantTrouble = (): string => say(language() === 'es' ? "Esta cuenta de depósito no se ha usado en mucho tiempo. Llámenos para volver a usarla." : "This deposit account hasn’t been used in a long time. Call us to use it again.");
/** Alert: why no money can be taken out. */
export const closedTrouble = (): string => say(language() === 'es' ? "Esta cuenta de depósito está cerrada. Elija otra o llámenos." : "This deposit account is closed. Choose another, or call us.");
/** Heading of the page, and a link to it. */
export const myDepositPlan = (): string => say(language() === 'es' ? "Mi plan de depósito" : "My deposit plan");
/** Heading of an error. */
export const planFailed = (): string => say(language() === 'es' ? "No se cargó su plan de depósito" : "Your deposit plan didn’t load");
/** Alert. */
export const documentsOnly = (): string => say(language() === 'es' ? "Solo puede ver los documentos de esta cuenta. Si necesita ver sus movimientos, pídaselo al dueño." : "You can only see documents for this account. Ask its owner if you need to see its transactions.");
/** Alert. */
export const noTaxpayerNumber = (): string => say(language() === 'es' ? "No tenemos un número de contribuyente certificado (formulario W-9) de esta cuenta. Es posible que tengamos que retener parte de los intereses. Envíenos el formulario o llámenos." : "We have no certified taxpayer number (Form W-9) for this account. We may have to withhold part of its interest. Send us the form, or call us.");
/** Heading: there is no deposit account. */
export const noPlan = (): string => say(language() === 'es' ? "Aún no hay cuenta de depósito" : "No deposit account yet");
/** Under the heading. */
export const noPlanText = (): string => say(language() === 'es' ? "Su acceso todavía no tiene una cuenta de depósito. Pídanos agregarla." : "Your sign-in has no deposit account yet. Ask us to add it.");
/** Button: opens Contact Us. */
export const contactUs = (): string => say(language() === 'es' ? "Contáctenos" : "Contact us");
/** Label: the money that can be taken out now. */
export const available = (): string => say(language() === 'es' ? "Disponible" : "Available");
/** In one line: the money that can be taken out now. */
export const availableBrief = (): string => say(language() === 'es' ? "Disponible <amount/>" : "Available <amount/>");
/** Under the available money. */
export const afterHoldsAndMinimum = (d: { amount: string | number }): string => say(language() === 'es' ? "Menos las retenciones y el saldo mínimo de " + d.amount : "After holds and the minimum balance of " + d.amount);
/** Under the available money. */
export const afterHolds = (): string => say(language() === 'es' ? "Menos las retenciones" : "After holds");
/** Label: what the account holds. */
export const ledgerBalance = (): string => say(language() === 'es' ? "Saldo en libros" : "Ledger balance");
/** Under the ledger balance. */
export const onDay = (d: { date: string | number }): string => say(language() === 'es' ? "Al " + d.date : "On " + d.date);
/** Label: money that is held. */
export const onHold = (): string => say(language() === 'es' ? "Retenido" : "On hold");
/** Under "On hold": a request by its number, and what it holds. */
export const requestHolds = (d: { amount: string | number }): string => say("<request/>: " + d.amount);
/** Under "On hold". */
export const heldByCompany = (d: { amount: string | number }): string => say(language() === 'es' ? "Nosotros retenemos " + d.amount + ". Llame a nuestra oficina de crédito." : "We hold " + d.amount + ". Call our credit office about it.");
/** Under "On hold". */
export const nothingHeld = (): string => say(language() === 'es' ? "No hay nada retenido" : "Nothing is held");
/** Label: of interest. */
export const rate = (): string => say(language() === 'es' ? "Tasa" : "Rate");
/** Instead of a rate. */
export const noRateNow = (): string => say(language() === 'es' ? "Ninguna ahora" : "None now");
/** Under the rate. */
export const noRateYet = (): string => say(language() === 'es' ? "Aún sin tasa" : "No rate yet");
/** Under the rate: "4.25%". */
export const aYearSince = (d: { date: string | number }): string => say(language() === 'es' ? "Anual, desde el " + d.date : "Yearly, since " + d.date);
/** Label. */
export const interestThisMonth = (): string => say(language() === 'es' ? "Intereses este mes" : "Interest this month");
/** Under the interest of the month. */
export const earnedNotAdded = (): string => say(language() === 'es' ? "Ganados, aún no abonados" : "Earned, not added yet");
/** Button, and heading of the form. */
export const requestMoney = (): string => say(language() === 'es' ? "Solicitar dinero" : "Request money");
/** Button: from the deposit plan. */
export const payInvoices = (): string => say(language() === 'es' ? "Pagar facturas" : "Pay invoices");
/** Button: opens the page of that name. Fixed name. */
export const mySavings = (): string => say(language() === 'es' ? "Mis ahorros" : "My Savings");
/** Button: downloads a statement. */
export const statementPdf = (): string => say(language() === 'es' ? "Estado de cuenta (PDF)" : "Statement (PDF)");
/** The days of a statement: "May 1, 2026 to May 18, 2026". */
export const dayToDay = (d: { from: string | number; to: string | number }): string => say(language() === 'es' ? "" + d.from + " al " + d.to : "" + d.from + " to " + d.to);
/** Menu item: the days of a statement. */
export const yearToDate = (): string => say(language() === 'es' ? "Año a la fecha" : "Year to date");
/** Menu item: the days of a statement. year: "2025". */
export const lastYear = (d: { year: string | number }): string => say(language() === 'es' ? "El año pasado, " + d.year : "Last year, " + d.year);
/** Menu item: the days of a statement. */
export const thisQuarter = (): string => say(language() === 'es' ? "Este trimestre" : "This quarter");
/** Menu item: the days of a statement. */
export const lastQuarter = (): string => say(language() === 'es' ? "El trimestre pasado" : "Last quarter");
/** Name of the list. */
export const ledger = (): string => say(language() === 'es' ? "Movimientos del plan de depósito" : "Deposit plan ledger");
/** What the list holds, within a sentence. */
export const transactions = (): string => say(language() === 'es' ? "movimientos" : "transactions");
/** Placeholder: what can be searched for. */
export const searched = (): string => say(language() === 'es' ? "Tipo, descripción, cheque o referencia" : "Type, description, check or reference");
/** A check by its number. */
export const checkNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Cheque " + d.number : "Check " + d.number);
/** On a card: what the account held after a row. */
export const balanceAfter = (d: { amount: string | number }): string => say(language() === 'es' ? "Saldo " + d.amount : "Balance " + d.amount);
/** Menu item of a download. */
export const bookkeeping = (): string => say(language() === 'es' ? "Programa de contabilidad (OFX)" : "Bookkeeping program (OFX)");
/** Helper: what the file holds. */
export const bookkeepingNote = (): string => say(language() === 'es' ? "Como cuenta de ahorros" : "As a savings account");
/** Heading of an empty list. */
export const noEntries = (): string => say(language() === 'es' ? "Aún no hay movimientos" : "No transactions yet");
/** Under the heading of an empty list. */
export const noEntriesText = (): string => say(language() === 'es' ? "Aquí aparecen los depósitos, los retiros y los intereses. El primero aparece la mañana después de su primer depósito." : "Deposits, withdrawals and interest show up here. The first shows up the morning after your first deposit.");
/** Under the heading of the form. */
export const fillInAll = (): string => say(language() === 'es' ? "Llene todo lo que no diga opcional." : "Fill in everything that isn’t marked optional.");
/** Heading of the second step. */
export const reviewYourRequest = (): string => say(language() === 'es' ? "Revise su solicitud" : "Review your request");
/** Heading of the last step. */
export const weHaveYourRequest = (): string => say(language() === 'es' ? "Recibimos su solicitud" : "We have your request");
/** Heading of the last step, once the request has ended. */
export const requestIs = (d: { status: string }): string => say(language() === 'es' ? select(d.status, { posted: "Solicitud registrada", completed: "Solicitud terminada", rejected: "Solicitud rechazada", cancelled: "Solicitud cancelada", returned: "Solicitud devuelta", reversed: "Solicitud revertida", noShow: "Solicitud no recogida", expired: "Solicitud expirada", other: "Solicitud" }) : select(d.status, { posted: "Request posted", completed: "Request completed", rejected: "Request rejected", cancelled: "Request cancelled", returned: "Request returned", reversed: "Request reversed", noShow: "Request not picked up", expired: "Request expired", other: "Request" }));
/** Heading of an error. */
export const requestFailed = (): string => say(language() === 'es' ? "No se cargó su solicitud" : "Your request didn’t load");
/** Heading of an error. */
export const formFailed = (): string => say(language() === 'es' ? "No se cargó el formulario" : "The form didn’t load");
/** Button: to the second step. */
export const reviewRequest = (): string => say(language() === 'es' ? "Revisar solicitud" : "Review request");
/** Busy: the form is being checked. */
export const checking = (): string => say(language() === 'es' ? "Revisando…" : "Checking…");
/** Label. */
export const howDoYouWantIt = (): string => say(language() === 'es' ? "¿Cómo quiere el dinero?" : "How do you want the money?");
/** Helper: of "Check to pick up". */
export const checkPickupNote = (): string => say(language() === 'es' ? "En una sucursal, a la hora que usted elija." : "At a branch, at a time you choose.");
/** Helper: of "Check by mail". */
export const checkMailNote = (): string => say(language() === 'es' ? "A la dirección del dueño de la cuenta." : "To the address of the account’s owner.");
/** Helper: of "Transfer to a bank account". */
export const bankNote = (): string => say(language() === 'es' ? "A una cuenta bancaria que usted guardó." : "To a bank account you saved.");
/** Helper: of "Transfer to a trade account". */
export const transferNote = (): string => say(language() === 'es' ? "Para bajar lo que se debe ahí." : "To lower what you owe there.");
/** Under the ways to get money. */
export const payInstead = (): string => say(language() === 'es' ? "Para pagar facturas con el plan, <link>haga un pago</link>." : "To pay invoices from the plan, <link>make a payment</link>.");
/** Helper: of the amount. */
export const upTo = (d: { available: string | number; most: string | number }): string => say(language() === 'es' ? "Hasta " + d.most + ". Hay " + d.available + " disponibles." : "Up to " + d.most + ". " + d.available + " is available.");
/** Button: fills in the greatest amount. */
export const allOfIt = (d: { amount: string | number }): string => say(language() === 'es' ? "Todo (" + d.amount + ")" : "All (" + d.amount + ")");
/** Alert. */
export const checkMadeOutTo = (d: { payee: string | number }): string => say(language() === 'es' ? "Haremos el cheque a nombre de " + d.payee + " y lo enviaremos por correo." : "We’ll make out the check to " + d.payee + " and mail it.");
/** Label. */
export const toTradeAccount = (): string => say(language() === 'es' ? "A la cuenta comercial" : "To trade account");
/** Placeholder of a list. */
export const chooseAccount = (): string => say(language() === 'es' ? "Elija una cuenta" : "Choose an account");
/** Behind a branch: the largest check it signs. */
export const upToAmount = (d: { amount: string | number }): string => say(language() === 'es' ? "hasta " + d.amount : "up to " + d.amount);
/** Helper: of the branch. */
export const checkTakes = (d: { n: number }): string => say(language() === 'es' ? "El cheque tarda al menos " + plural(d.n, 0, es, { one: "1 hora hábil", other: count(d.n) + " horas hábiles" }) + " en estar listo." : "A check takes at least " + plural(d.n, 0, en, { one: "1 business hour", other: count(d.n) + " business hours" }) + " to be ready.");
/** Label. zone: "Pacific time". */
export const timeIn = (d: { zone: string | number }): string => say(language() === 'es' ? "Hora (" + d.zone + ")" : "Time (" + d.zone + ")");
/** Label. */
export const whoPicksUpTheCheck = (): string => say(language() === 'es' ? "Quién va a recoger el cheque" : "Who will pick up the check");
/** Helper: of the name. */
export const photoId = (): string => say(language() === 'es' ? "Pediremos una identificación con foto y este nombre." : "We’ll ask for a photo ID with this name.");
/** Error. */
export const chooseHow = (): string => say(language() === 'es' ? "Elija cómo quiere el dinero" : "Choose how you want the money");
/** Error. */
export const enterAmount = (): string => say(language() === 'es' ? "Escriba un monto" : "Enter an amount");
/** Error. */
export const branchSignsUpTo = (d: { amount: string | number; branch: string | number }): string => say(language() === 'es' ? "" + d.branch + " firma cheques de hasta " + d.amount + ". Elija otra sucursal o un monto menor" : "" + d.branch + " signs checks of up to " + d.amount + ". Choose another branch or a smaller amount");
/** Error, and placeholder of a list. */
export const chooseBank = (): string => say(language() === 'es' ? "Elija una cuenta bancaria" : "Choose a bank account");
/** Error. */
export const chooseTradeAccount = (): string => say(language() === 'es' ? "Elija una cuenta comercial" : "Choose a trade account");
/** Error, and placeholder of a list. */
export const chooseBranch = (): string => say(language() === 'es' ? "Elija una sucursal" : "Choose a branch");
/** Error, and placeholder of a list. */
export const chooseDay = (): string => say(language() === 'es' ? "Elija un día" : "Choose a day");
/** Error, and placeholder of a list. */
export const chooseTime = (): string => say(language() === 'es' ? "Elija una hora" : "Choose a time");
/** Error. */
export const shortenName = (d: { n: number }): string => say(language() === 'es' ? "Acorte el nombre a " + count(d.n) + " letras" : "Shorten the name to " + count(d.n) + " characters");
/** Error. */
export const enterWho = (): string => say(language() === 'es' ? "Escriba quién va a recoger el cheque" : "Enter who will pick up the check");
/** Error. */
export const shortenComments = (d: { n: number }): string => say(language() === 'es' ? "Acorte los comentarios a " + count(d.n) + " letras" : "Shorten the comments to " + count(d.n) + " characters");
/** Where the money comes from. */
export const planNumber = (d: { number: string | number }): string => say(language() === 'es' ? "Plan de depósito " + d.number : "Deposit plan " + d.number);
/** Label: where the money comes from. */
export const fromPlan = (): string => say(language() === 'es' ? "Sale de" : "From");
/** Label: the way the money comes. */
export const how = (): string => say(language() === 'es' ? "Cómo" : "How");
/** Label: the name on a check. */
export const madeOutTo = (): string => say(language() === 'es' ? "A nombre de" : "Made out to");
/** Label: the account that the money goes to. */
export const to = (): string => say(language() === 'es' ? "A" : "To");
/** Label: the day and time of a pickup. */
export const when = (): string => say(language() === 'es' ? "Cuándo" : "When");
/** The day and time of a pickup: "Mon, Nov 23, 2026, 8:30 AM to 9:00 AM, Pacific time". */
export const dayAndTime = (d: { day: string | number; time: string | number; zone: string | number }): string => say("" + d.day + ", " + d.time + ", " + d.zone);
/** Label: a name. */
export const whoPicksUp = (): string => say(language() === 'es' ? "Quién lo recoge" : "Who picks up");
/** Instead of the name of a bank account that is gone. */
export const aSavedBank = (): string => say(language() === 'es' ? "Una cuenta bancaria guardada" : "A saved bank account");
/** A trade account by name and number. */
export const tradeAccountNamed = (d: { name: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.name + ", cuenta " + d.number : "" + d.name + ", account " + d.number);
/** A trade account by its number. */
export const tradeAccount = (d: { number: string | number }): string => say(language() === 'es' ? "Cuenta " + d.number : "Account " + d.number);
/** Alert. */
export const weHold = (): string => say(language() === 'es' ? "Retenemos este monto cuando recibimos su solicitud." : "We hold this amount once we have your request.");
/** Alert. */
export const weHoldForPickup = (): string => say(language() === 'es' ? "Retenemos este monto cuando recibimos su solicitud. Le enviaremos un correo electrónico cuando el cheque esté listo. Traiga una identificación con foto." : "We hold this amount once we have your request. We’ll email you when the check is ready. Bring a photo ID.");
/** Button. */
export const startNewForm = (): string => say(language() === 'es' ? "Empezar otro formulario" : "Start a new form");
/** Under the heading of an error: the form was sent before. */
export const startNewFormText = (): string => say(language() === 'es' ? "Empiece otro formulario si quiere solicitar otra cosa." : "Start a new form to request something else.");
/** Button. */
export const sendRequest = (): string => say(language() === 'es' ? "Enviar solicitud" : "Send request");
/** Under a request that may not have arrived. */
export const seeRequests = (): string => say(language() === 'es' ? "Sus <link>solicitudes de pago</link> muestran lo que recibimos." : "Your <link>payment requests</link> show what we have.");
/** Heading of a dialog. */
export const sendAnyway = (): string => say(language() === 'es' ? "¿Enviarla de todos modos?" : "Send it anyway?");
/** Button: leaves the dialog without sending. */
export const goBack = (): string => say(language() === 'es' ? "Volver" : "Go back");
/** Heading of an error. */
export const notSent = (): string => say(language() === 'es' ? "No se envió su solicitud" : "Your request wasn’t sent");
/** Heading of an error. */
export const mayNotHaveArrived = (): string => say(language() === 'es' ? "Es posible que su solicitud no haya llegado" : "Your request may not have arrived");
/** Label: an amount. */
export const heldNow = (): string => say(language() === 'es' ? "Retenido ahora" : "Held now");
/** Button. */
export const followRequest = (): string => say(language() === 'es' ? "Seguir esta solicitud" : "Follow this request");
/** Button. */
export const backToPlan = (): string => say(language() === 'es' ? "Volver a mi plan de depósito" : "Back to my deposit plan");
/** Heading: instead of the form. */
export const cantRequest = (): string => say(language() === 'es' ? "Ahora no puede solicitar dinero" : "You can’t request money right now");
/** Why no money can be requested. */
export const cantRequestViewOnly = (): string => say(language() === 'es' ? "Puede consultar esta cuenta, pero no solicitar dinero. Hable con el dueño." : "You can view this account, but you can’t request money. Ask its owner.");
/** Why no money can be requested. amount: "$0.00" or less. */
export const nothingAvailable = (d: { amount: string | number }): string => say(language() === 'es' ? "Hay " + d.amount + " disponibles después de las retenciones y el saldo mínimo." : "" + d.amount + " is available after holds and the minimum balance.");
/** Title of the PDF. */
export const statementTitle = (d: { number: string | number; owner: string | number; period: string | number }): string => say(language() === 'es' ? "Estado de cuenta del plan de depósito " + d.number + ", " + d.period + ", " + d.owner : "Deposit plan statement " + d.number + ", " + d.period + ", " + d.owner);
/** Foot of each page of the PDF. */
export const statementFooter = (d: { company: string | number; number: string | number; period: string | number }): string => say(language() === 'es' ? "" + d.company + " · cuenta de depósito " + d.number + " · " + d.period : "" + d.company + " · deposit account " + d.number + " · " + d.period);
/** Heading of the PDF. */
export const statementHeading = (): string => say(language() === 'es' ? "Estado de cuenta del plan de depósito" : "Deposit plan statement");
/** Column of the PDF: the name of the plan. */
export const plan = (): string => say("Plan");
/** Column of the PDF: the trade account that owns it. */
export const ownedByAccount = (): string => say(language() === 'es' ? "De la cuenta" : "Owned by account");
/** Column of the PDF: the day of the newest figures. */
export const figuresOf = (): string => say(language() === 'es' ? "Cifras al" : "Figures of");
/** Heading in the PDF. */
export const balanceSection = (): string => say(language() === 'es' ? "Saldo" : "Balance");
/** Heading in the PDF. */
export const transactionsSection = (): string => say(language() === 'es' ? "Movimientos del período" : "Transactions of the period");
/** Heading in the PDF. */
export const availableSection = (d: { date: string | number }): string => say(language() === 'es' ? "Disponible al " + d.date : "Available as of " + d.date);
/** Heading in the PDF. */
export const interestSection = (d: { date: string | number }): string => say(language() === 'es' ? "Intereses al " + d.date : "Interest as of " + d.date);
/** Heading in the PDF. */
export const ratesSection = (): string => say(language() === 'es' ? "Tasas del período" : "Rates of the period");
/** Column of the PDF. */
export const yearlyRate = (): string => say(language() === 'es' ? "Tasa anual" : "Yearly rate");
/** Column of the PDF: what an amount is. */
export const what = (): string => say(language() === 'es' ? "Concepto" : "What");
/** In the PDF: the figures are old. */
export const figuresChecked = (d: { date: string | number }): string => say(language() === 'es' ? "Estamos revisando las cifras más nuevas de esta cuenta. Las de aquí son del " + d.date + ". Llámenos antes de confiar en ellas." : "We’re checking the newest figures of this account. The ones here are from " + d.date + ". Call us before you rely on them.");
/** In the PDF: the figures are old, of a day that nobody knows. */
export const figuresCheckedOlder = (): string => say(language() === 'es' ? "Estamos revisando las cifras más nuevas de esta cuenta. Las de aquí son anteriores. Llámenos antes de confiar en ellas." : "We’re checking the newest figures of this account. The ones here are older. Call us before you rely on them.");
/** In the PDF: instead of the transactions. */
export const nothingPosted = (): string => say(language() === 'es' ? "No se registró nada en este período." : "Nothing was posted in this period.");
/** In the PDF: behind the description of a row. */
export const checkInRow = (d: { number: string | number }): string => say(language() === 'es' ? "cheque " + d.number : "check " + d.number);
/** In the PDF: behind the description of a row. */
export const countsFrom = (d: { date: string | number }): string => say(language() === 'es' ? "cuenta desde el " + d.date : "counts from " + d.date);
/** Label in the PDF. */
export const openingBalance = (d: { date: string | number }): string => say(language() === 'es' ? "Saldo inicial al " + d.date : "Opening balance on " + d.date);
/** Label in the PDF: money that came in, without interest. */
export const paidIn = (): string => say(language() === 'es' ? "Depositado" : "Paid in");
/** Label in the PDF. */
export const interestPosted = (): string => say(language() === 'es' ? "Intereses registrados" : "Interest posted");
/** Label in the PDF: money that went out. */
export const paidOut = (): string => say(language() === 'es' ? "Retirado" : "Paid out");
/** Label in the PDF. */
export const closingBalance = (d: { date: string | number }): string => say(language() === 'es' ? "Saldo final al " + d.date : "Closing balance on " + d.date);
/** Label in the PDF. */
export const heldForRequest = (d: { number: string | number }): string => say(language() === 'es' ? "Retenido por la solicitud " + d.number : "Held for request " + d.number);
/** Label in the PDF. */
export const heldByUs = (): string => say(language() === 'es' ? "Retenido por la empresa" : "Held by the company");
/** Label in the PDF. */
export const minimumBalance = (): string => say(language() === 'es' ? "Saldo mínimo" : "Minimum balance");
/** Label in the PDF. */
export const rateInForce = (): string => say(language() === 'es' ? "Tasa actual" : "Rate now");
/** Value in the PDF. rate: "4.25%". */
export const aYear = (d: { rate: string | number }): string => say(language() === 'es' ? "" + d.rate + " anual" : "" + d.rate + " a year");
/** Value in the PDF: instead of a rate. */
export const noRate = (): string => say(language() === 'es' ? "Ninguna" : "None");
/** Label in the PDF: interest. */
export const earnedSincePosting = (): string => say(language() === 'es' ? "Ganados desde el último abono, aún no abonados" : "Earned since last posting, not added yet");
/** Label in the PDF. year: "2026". */
export const interestSoFar = (d: { year: string | number }): string => say(language() === 'es' ? "Intereses abonados en " + d.year + " hasta ahora" : "Interest added in " + d.year + " so far");
/** Label in the PDF. year: "2025". */
export const interestInYear = (d: { year: string | number }): string => say(language() === 'es' ? "Intereses abonados en " + d.year : "Interest added in " + d.year);
/** In an address: another name of a business. */
export const doingBusinessAs = (d: { name: string | number }): string => say(language() === 'es' ? "nombre comercial: " + d.name : "doing business as " + d.name);
/** Error. */
export const lastDayTooEarly = (): string => say(language() === 'es' ? "El último día es anterior al primero. Elija un último día posterior." : "The last day is before the first one. Choose a later last day.");
/** Error. */
export const noFiguresYet = (d: { date: string | number }): string => say(language() === 'es' ? "Todavía no tenemos cifras de esos días. Las más nuevas son del " + d.date + ". Elija un primer día anterior." : "We don’t have figures for these days yet. The newest are from " + d.date + ". Choose an earlier first day.");
/** Error. */
export const atMostAYear = (): string => say(language() === 'es' ? "Un estado de cuenta cubre un año como máximo. Elija un último día más cercano al primero." : "A statement covers a year at most. Choose a last day closer to the first.");
/** Error. */
export const tooManyRows = (d: { most: number; rows: number }): string => say(language() === 'es' ? "Esos días tienen " + count(d.rows) + " movimientos. Un estado de cuenta admite " + count(d.most) + " como máximo. Elija menos días o descargue los movimientos en un archivo." : "These days have " + count(d.rows) + " transactions. A statement holds " + count(d.most) + " at most. Choose fewer days, or download the ledger as a file.");
