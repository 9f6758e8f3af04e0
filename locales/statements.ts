// Written by `npm run locales` from locales/en/statements.json and locales/es/statements.json.
import { es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Heading of the page, name of the list and of a file’s sheet. */
export const statements = (): string => say(language() === 'es' ? "Estados de cuenta" : "Statements");
/** What the list holds, within a sentence: "No statements match". */
export const statementsInSentence = (): string => say(language() === 'es' ? "estados de cuenta" : "statements");
/** In the empty search field: what can be looked for. */
export const searched = (): string => say(language() === 'es' ? "Estado de cuenta o cuenta" : "Statement or account");
/** Label of a filter. */
export const year = (): string => say(language() === 'es' ? "Año" : "Year");
/** Value of a filter. */
export const anyYear = (): string => say(language() === 'es' ? "Cualquier año" : "Any year");
/** Column of a file. */
export const accountName = (): string => say(language() === 'es' ? "Nombre de la cuenta" : "Account name");
/** Column of a file: the first day of the period. */
export const periodFrom = (): string => say(language() === 'es' ? "Período desde" : "Period from");
/** Column of a file: the last day of the period. */
export const periodTo = (): string => say(language() === 'es' ? "Período hasta" : "Period to");
/** Column and figure: what was owed at the close before. */
export const previousBalance = (): string => say(language() === 'es' ? "Saldo anterior" : "Previous balance");
/** Column and figure: what was charged in the period. */
export const newCharges = (): string => say(language() === 'es' ? "Cargos nuevos" : "New charges");
/** Column and figure. */
export const financeCharge = (): string => say(language() === 'es' ? "Cargo financiero" : "Finance charge");
/** Label of a sum over all statements. */
export const financeCharges = (): string => say(language() === 'es' ? "Cargos financieros" : "Finance charges");
/** Column: what was paid and credited in the period. */
export const credits = (): string => say(language() === 'es' ? "Créditos" : "Credits");
/** Figure: what was paid and credited in the period. */
export const paymentsAndCredits = (): string => say(language() === 'es' ? "Pagos y créditos" : "Payments and credits");
/** Column and figure: what was owed at the close. */
export const endingBalance = (): string => say(language() === 'es' ? "Saldo final" : "Ending balance");
/** Column: whether the statement is new to the reader. */
export const opened = (): string => say(language() === 'es' ? "Visto" : "Opened");
/** Column: the day by which the amount due is to be paid. */
export const due = (): string => say(language() === 'es' ? "Vencimiento" : "Due");
/** Column: what the statement asks for. */
export const amountDue = (): string => say(language() === 'es' ? "Monto a pagar" : "Amount due");
/** Column: what is still to be paid of the amount due. */
export const leftToPay = (): string => say(language() === 'es' ? "Falta por pagar" : "Left to pay");
/** Column of a file: the last day for the discount. */
export const discountThrough = (): string => say(language() === 'es' ? "Descuento si paga hasta el" : "Discount if paid by");
/** Column. */
export const statementNumber = (): string => say(language() === 'es' ? "Núm. de estado de cuenta" : "Statement no.");
/** Column of a file: how often the statement was corrected, and once more. */
export const revision = (): string => say(language() === 'es' ? "Revisión" : "Revision");
/** Column of a file: the statement that this one replaces. */
export const replacesColumn = (): string => say(language() === 'es' ? "Reemplaza a" : "Replaces");
/** Figure: what the statement asks for. */
export const amountDueBy = (d: { date: string | number }): string => say(language() === 'es' ? "Monto a pagar a más tardar el " + d.date : "Amount due by " + d.date);
/** Figure. */
export const specialTermsOwed = (): string => say(language() === 'es' ? "Diferido, aún no vence" : "Deferred, not yet due");
/** Figure: what can still be saved. */
export const discountIfPaidBy = (d: { date: string | number }): string => say(language() === 'es' ? "Descuento si paga a más tardar el " + d.date : "Discount if paid by " + d.date);
/** Column of the aging: what was not past due. */
export const notLate = (): string => say(language() === 'es' ? "Sin atraso" : "Not late");
/** Column of the aging. */
export const days30 = (): string => say(language() === 'es' ? "1 a 30 días de atraso" : "1 to 30 days late");
/** Column of the aging: that many days late. */
export const days60 = (): string => say(language() === 'es' ? "31 a 60 días" : "31 to 60 days");
/** Column of the aging: that many days late. */
export const days90 = (): string => say(language() === 'es' ? "61 a 90 días" : "61 to 90 days");
/** Column of the aging: that many days late. */
export const over90 = (): string => say(language() === 'es' ? "Más de 90 días" : "Over 90 days");
/** Figure: money received that no invoice has used yet. */
export const unappliedCredit = (): string => say(language() === 'es' ? "Crédito sin aplicar" : "Unapplied credit");
/** Above the activity of a statement. */
export const notListedWhole = (): string => say(language() === 'es' ? "Estos renglones no suman las cifras de arriba. Guíese por las cifras de arriba y pregúntenos por la diferencia." : "These rows don’t add up to the figures above. Go by the figures above, and ask us about the difference.");
/** Alert on a corrected statement. reason: a sentence that says what changed. */
export const replaces = (d: { reason: string | number; revision: string | number }): string => say(language() === 'es' ? "Reemplaza la revisión " + d.revision + ". " + d.reason : "Replaces revision " + d.revision + ". " + d.reason);
/** Alert on a corrected statement. statement: number of the one that it replaces. reason: a sentence that says what changed. */
export const replacesOther = (d: { reason: string | number; revision: string | number; statement: string | number }): string => say(language() === 'es' ? "Reemplaza la revisión " + d.revision + " (" + d.statement + "). " + d.reason : "Replaces revision " + d.revision + " (" + d.statement + "). " + d.reason);
/** Why a statement replaces another. */
export const sameFigures = (): string => say(language() === 'es' ? "Emitido otra vez con las mismas cifras." : "Issued again with the same figures.");
/** Why a statement replaces another. changes: a list such as "due date May 20, 2026, was May 15, 2026; new charges $90.00, was $80.00". */
export const corrected = (d: { changes: string | number }): string => say(language() === 'es' ? "Corregido: " + d.changes + "." : "Corrected: " + d.changes + ".");
/** One change of a corrected statement. name: "new charges". now and before: sums of money, days or "none". */
export const changed = (d: { before: string | number; name: string | number; now: string | number }): string => say(language() === 'es' ? "" + d.name + ": " + d.now + " (antes " + d.before + ")" : "" + d.name + " " + d.now + ", was " + d.before);
/** Name of what changed on a corrected statement. */
export const changedPeriod = (): string => say(language() === 'es' ? "período" : "period");
/** Name of what changed on a corrected statement. */
export const changedDueDate = (): string => say(language() === 'es' ? "fecha de vencimiento" : "due date");
/** Name of what changed on a corrected statement. */
export const changedPrevious = (): string => say(language() === 'es' ? "saldo anterior" : "previous balance");
/** Name of what changed on a corrected statement. */
export const changedCharges = (): string => say(language() === 'es' ? "cargos nuevos" : "new charges");
/** Name of what changed on a corrected statement. */
export const changedFinanceCharge = (): string => say(language() === 'es' ? "cargo financiero" : "finance charge");
/** Name of what changed on a corrected statement. */
export const changedCredits = (): string => say(language() === 'es' ? "pagos y créditos" : "payments and credits");
/** Name of what changed on a corrected statement. */
export const changedEnding = (): string => say(language() === 'es' ? "saldo final" : "ending balance");
/** Name of what changed on a corrected statement. */
export const changedAmountDue = (): string => say(language() === 'es' ? "monto a pagar" : "amount due");
/** Name of what changed on a corrected statement. */
export const changedNotYetDue = (): string => say(language() === 'es' ? "monto que aún no vence" : "amount not yet due");
/** Name of what changed on a corrected statement. */
export const changedDiscount = (): string => say(language() === 'es' ? "descuento" : "discount");
/** In place of a discount that there is not, in a list of changes. */
export const noDiscount = (): string => say(language() === 'es' ? "ninguno" : "none");
/** Chip: a statement that the reader has not opened. */
export const isNew = (): string => say(language() === 'es' ? "Nuevo" : "New");
/** How often a statement was corrected, and once more. */
export const revisionNumber = (d: { n: string | number }): string => say(language() === 'es' ? "Revisión " + d.n : "Revision " + d.n);
/** Chip: the same, short. */
export const revisionShort = (d: { n: string | number }): string => say("Rev. " + d.n);
/** Below the sums: how many statements the reader has not opened. */
export const newCount = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " nuevo", other: count(d.n) + " nuevos" }) : count(d.n) + " new");
/** A period; both are days: "Mar 26, 2026 to Apr 25, 2026". */
export const fromTo = (d: { from: string | number; to: string | number }): string => say(language() === 'es' ? "" + d.from + " al " + d.to : "" + d.from + " to " + d.to);
/** A discount and its last day. */
export const amountBy = (d: { amount: string | number; date: string | number }): string => say(language() === 'es' ? "" + d.amount + " hasta el " + d.date : "" + d.amount + " by " + d.date);
/** On a phone: what is left to pay of a statement. */
export const leftDue = (d: { amount: string | number; date: string | number }): string => say(language() === 'es' ? "Faltan " + d.amount + ", vence el " + d.date : "" + d.amount + " left, due " + d.date);
/** On a phone: what a statement asks for. */
export const amountDueOn = (d: { amount: string | number; date: string | number }): string => say(language() === 'es' ? "" + d.amount + ", vence el " + d.date : "" + d.amount + " due " + d.date);
/** On a phone: of a statement. */
export const nothingLeft = (): string => say(language() === 'es' ? "Nada por pagar" : "Nothing left to pay");
/** Said by screen readers and on a phone: button. */
export const downloadPdfOf = (d: { date: string | number }): string => say(language() === 'es' ? "Descargar en PDF el estado de cuenta del " + d.date : "Download the statement of " + d.date + " as a PDF");
/** Said by screen readers: button that downloads a statement. */
export const pdfOf = (d: { date: string | number }): string => say(language() === 'es' ? "PDF del " + d.date : "PDF of " + d.date);
/** Said by screen readers, behind "Select": a row’s check box. */
export const statementOf = (d: { account: string | number; date: string | number }): string => say(language() === 'es' ? "estado de cuenta del " + d.date + ", cuenta " + d.account : "statement of " + d.date + ", account " + d.account);
/** Button: the statements that were selected. */
export const downloadZip = (): string => say(language() === 'es' ? "Descargar en ZIP" : "Download as ZIP");
/** Menu item of a download. rows: "all 6 rows", as allRows() says it. */
export const downloadPdfs = (d: { rows: string | number }): string => say(language() === 'es' ? "Descargar " + d.rows + " (PDF en un ZIP)" : "Download " + d.rows + " (PDFs in a ZIP)");
/** Helper: what the ZIP file holds. */
export const statementsThemselves = (): string => say(language() === 'es' ? "Los estados de cuenta mismos" : "The statements themselves");
/** Heading of the empty list. */
export const noStatements = (): string => say(language() === 'es' ? "Aún no hay estados de cuenta" : "No statements yet");
/** Below "No statements yet". */
export const firstAfterDate = (d: { date: string | number }): string => say(language() === 'es' ? "Esta página muestra sus estados de cuenta en PDF. El primero llega después del " + d.date + "." : "This page lists your statements, with their PDFs. Your first statement comes after " + d.date + ".");
/** Below "No statements yet". */
export const firstAfterClose = (): string => say(language() === 'es' ? "Esta página muestra sus estados de cuenta en PDF. El primero llega después de la fecha de corte." : "This page lists your statements, with their PDFs. Your first statement comes after we close the books.");
/** Button: to the list of charges and payments. */
export const seeAccountDetails = (): string => say(language() === 'es' ? "Ver el detalle de su cuenta" : "See your account details");
/** Heading of a card. */
export const sinceLast = (): string => say(language() === 'es' ? "Actividad desde su último estado de cuenta" : "Activity since your last statement");
/** Heading of an error. */
export const sinceFailed = (): string => say(language() === 'es' ? "No se pudo cargar la actividad más reciente" : "The latest activity didn’t load");
/** Figure: what the last statement said. */
export const statementBalanceOn = (d: { date: string | number }): string => say(language() === 'es' ? "Saldo del estado de cuenta al " + d.date : "Statement balance on " + d.date);
/** Below that figure. */
export const beforeLaterPayments = (): string => say(language() === 'es' ? "Antes de pagos posteriores" : "Before later payments");
/** Figure: what is owed on the day of the data. */
export const balanceOn = (d: { date: string | number }): string => say(language() === 'es' ? "Saldo al " + d.date : "Balance on " + d.date);
/** Below the balance. */
export const creditsTakenOff = (): string => say(language() === 'es' ? "Los créditos ya están restados" : "Credits are taken off");
/** Below the balance, where it is not what the figures above lead to. */
export const doesNotAddUp = (): string => say(language() === 'es' ? "Los créditos ya están restados. Algo se registró en un período cerrado, así que las cifras de arriba no suman este saldo." : "Credits are taken off. Something was posted into a closed period, so the figures above don’t add up to it.");
/** Below the figures of the last statement. */
export const nothingLeftOfThis = (): string => say(language() === 'es' ? "No falta nada por pagar de este estado de cuenta." : "Nothing is left to pay on this statement.");
/** Button: to the payment of what is left of a statement. */
export const payBalance = (): string => say(language() === 'es' ? "Pagar lo que falta" : "Pay what’s left");
/** Beside the button that pays: a part of the amount due is paid. */
export const partLeftDue = (d: { date: string | number }): string => say(language() === 'es' ? "Faltan <amount/>, vence el " + d.date : "<amount/> left to pay, due " + d.date);
/** Beside the button that pays. */
export const wholeDue = (d: { date: string | number }): string => say(language() === 'es' ? "<amount/>, vence el " + d.date : "<amount/> due " + d.date);
/** Name of a list, for screen readers. */
export const newestActivity = (): string => say(language() === 'es' ? "Actividad más reciente" : "Newest activity");
/** Link: to all rows since the last statement. */
export const seeAll = (d: { n: number }): string => say(language() === 'es' ? "Ver todos (" + count(d.n) + ")" : "See all " + count(d.n));
/** Heading of a drawer. */
export const statementTitle = (d: { number: string | number }): string => say(language() === 'es' ? "Estado de cuenta " + d.number : "Statement " + d.number);
/** Heading of an error. */
export const statementFailed = (): string => say(language() === 'es' ? "No se pudo cargar este estado de cuenta" : "This statement didn’t load");
/** Button. */
export const downloadPdf = (): string => say(language() === 'es' ? "Descargar PDF" : "Download PDF");
/** Alert on a statement that was corrected. */
export const newerReplaces = (): string => say(language() === 'es' ? "Un estado de cuenta más nuevo reemplaza a este. <link>Abrir el más nuevo</link>" : "A newer statement replaces this one. <link>Open the newer statement</link>");
/** Label: the day of the close. */
export const statementDate = (): string => say(language() === 'es' ? "Fecha de corte" : "Statement date");
/** Heading of a section. */
export const activityOfPeriod = (): string => say(language() === 'es' ? "Actividad del período" : "Activity of the period");
/** In that section. */
export const nothingPosted = (): string => say(language() === 'es' ? "No se registró nada en este período." : "Nothing was posted in this period.");
/** Heading of a section. */
export const prepayAtClose = (): string => say(language() === 'es' ? "Prepago restante al corte" : "Prepay left at the close");
/** A prepay contract by its number. */
export const contractOfYear = (d: { contract: string | number; year: string | number }): string => say(language() === 'es' ? "" + d.contract + ", año agrícola " + d.year : "" + d.contract + ", crop year " + d.year);
/** Heading of a section. */
export const owedByAge = (): string => say(language() === 'es' ? "Lo que debía al corte, por antigüedad" : "What you owed at the close, by age");
/** Heading of a section: by product group. */
export const purchasesByGroup = (): string => say(language() === 'es' ? "Compras por grupo" : "Purchases by group");
/** Purchases of a group: in the period, and in the calendar year until its end; both are sums of money. */
export const boughtSoFar = (d: { year: string | number }): string => say(language() === 'es' ? "<period/>, <whole/> en lo que va de " + d.year : "<period/>, <whole/> in " + d.year + " so far");
/** Last line of a statement: a long number by which a later change would show. */
export const fingerprint = (d: { hash: string | number }): string => say(language() === 'es' ? "Huella digital " + d.hash : "Fingerprint " + d.hash);
/** Heading of the PDF. */
export const statementOfAccount = (): string => say(language() === 'es' ? "Estado de cuenta" : "Statement of account");
/** Title of the PDF, which a window shows. name: of the account. */
export const pdfTitle = (d: { name: string | number; number: string | number }): string => say(language() === 'es' ? "Estado de cuenta " + d.number + ", " + d.name : "Statement " + d.number + ", " + d.name);
/** Foot of each page of the PDF. */
export const pdfFooter = (d: { account: string | number; company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + " · cuenta " + d.account + " · estado de cuenta " + d.number : "" + d.company + " · account " + d.account + " · statement " + d.number);
/** Below the name of an account on the PDF. */
export const doingBusinessAs = (d: { name: string | number }): string => say(language() === 'es' ? "nombre comercial: " + d.name : "doing business as " + d.name);
/** Number of a statement that was corrected. */
export const numberAndRevision = (d: { n: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.number + ", revisión " + d.n : "" + d.number + ", revision " + d.n);
/** Column of the PDF: names of figures. */
export const what = (): string => say(language() === 'es' ? "Concepto" : "What");
/** Column of the PDF: amounts that raise what is owed. */
export const charges = (): string => say(language() === 'es' ? "Cargos" : "Charges");
/** Column of the PDF: what is left of a prepay contract. */
export const remaining = (): string => say(language() === 'es' ? "Restante" : "Remaining");
/** Column of the PDF: product groups. */
export const group = (): string => say(language() === 'es' ? "Grupo" : "Group");
/** Column of the PDF: purchases in the period. */
export const thisPeriod = (): string => say(language() === 'es' ? "Este período" : "This period");
/** Column of the PDF: purchases in the calendar year until the close. */
export const yearSoFar = (d: { year: string | number }): string => say(language() === 'es' ? "En lo que va de " + d.year : "" + d.year + " so far");
/** Error: a statement that there is not, or that is somebody else’s. */
export const noSuchStatement = (): string => say(language() === 'es' ? "Usted no tiene ningún estado de cuenta con ese número. Revise el número." : "You have no statement with that number. Check the number.");
/** Error: an invoice or contract without a PDF. */
export const noSuchDocument = (): string => say(language() === 'es' ? "No tenemos un documento para esto. Pregúntenos si esperaba uno." : "We don’t have a document for this. Ask us if you expected one.");
/** Heading: on the paper, beside a code that a phone scans. */
export const payOnline = (): string => say(language() === 'es' ? "Pague este estado de cuenta en línea" : "Pay this statement online");
/** On the paper: what the code beside it does. */
export const payOnlineScan = (): string => say(language() === 'es' ? "Escanee el código con su teléfono. Cuando inicie sesión, lo que pide este estado de cuenta estará elegido." : "Scan the code with your phone. After you sign in, what this statement asks for is chosen.");
/** On the paper: the way without the code. address: the portal. */
export const payOnlineAt = (d: { address: string | number }): string => say(language() === 'es' ? "O inicie sesión en " + d.address + " y elija Hacer un pago." : "Or sign in at " + d.address + " and choose Make a payment.");
/** On the paper, read aloud: what the picture of the code is. */
export const payCodeAlt = (): string => say(language() === 'es' ? "Código que abre el pago de este estado de cuenta en el portal" : "Code that opens the payment of this statement in the portal");
