// Written by `npm run locales` from locales/en/achReturns.json and locales/es/achReturns.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Label: column; the number of a file that the bank sent back. */
export const file = (): string => say(language() === 'es' ? "Archivo" : "File");
/** Label: column; the name of a file. */
export const fileName = (): string => say(language() === 'es' ? "Nombre del archivo" : "File name");
/** Label: how many returns and corrections a file has. */
export const rows = (): string => say(language() === 'es' ? "Filas" : "Rows");
/** Label: column; when a file was taken in. */
export const takenOn = (): string => say(language() === 'es' ? "Recibido" : "Received");
/** Label: column; who brought a file. */
export const takenBy = (): string => say(language() === 'es' ? "Recibido por" : "Received by");
/** Label: column; when a file was applied, put aside or rolled back. */
export const movedOn = (): string => say(language() === 'es' ? "Decidido" : "Decided");
/** Chip: a file that was looked at and does nothing yet. */
export const statusWaiting = (): string => say(language() === 'es' ? "Por aplicar" : "To apply");
/** Chip: a file whose returns count. */
export const statusApplied = (): string => say(language() === 'es' ? "Aplicado" : "Applied");
/** Chip: a file whose effects were undone. */
export const statusUndone = (): string => say(language() === 'es' ? "Revertido" : "Rolled back");
/** Chip: a file that somebody decided not to apply. */
export const statusDismissed = (): string => say(language() === 'es' ? "Descartado" : "Put aside");
/** Label: how the payment of a return was found. */
export const matchTrace = (): string => say(language() === 'es' ? "Por número de rastreo" : "By trace number");
/** Label: how the payment of a return was found; a person has to agree. */
export const matchAmount = (): string => say(language() === 'es' ? "Por monto y día" : "By amount and day");
/** Label: no payment of ours fits a return. */
export const matchNone = (): string => say(language() === 'es' ? "No encontrado" : "Not found");
/** Chip: what becomes of a row when the file is applied. */
export const stateWaiting = (): string => say(language() === 'es' ? "Por aplicar" : "To apply");
/** Chip: a return that counts, or a correction that was made. */
export const stateApplied = (): string => say(language() === 'es' ? "Aplicada" : "Applied");
/** Chip: a return that somebody recorded before, or a correction that was made before. */
export const stateKnown = (): string => say(language() === 'es' ? "Ya se sabía" : "Known already");
/** Chip: a correction that a person has to make. */
export const stateAsk = (): string => say(language() === 'es' ? "Preguntar al cliente" : "Ask the customer");
/** Chip: a return whose request stands otherwise, so that nothing was done. */
export const stateRefused = (): string => say(language() === 'es' ? "Revisar" : "Look at it");
/** Chip: a row whose payment was not found, or that was left out. */
export const stateLeft = (): string => say(language() === 'es' ? "No aplicada" : "Not applied");
/** Chip: a row whose effect was undone. */
export const stateUndone = (): string => say(language() === 'es' ? "Revertida" : "Rolled back");
/** Why a bank sent a correction. */
export const changeC01 = (): string => say(language() === 'es' ? "El número de cuenta es otro." : "The account number is another one.");
/** Why a bank sent a correction. */
export const changeC02 = (): string => say(language() === 'es' ? "El número de ruta es otro." : "The routing number is another one.");
/** Why a bank sent a correction. */
export const changeC03 = (): string => say(language() === 'es' ? "El número de ruta y el de cuenta son otros." : "Routing number and account number are others.");
/** Why a bank sent a correction. */
export const changeC04 = (): string => say(language() === 'es' ? "El nombre de la cuenta es otro." : "The name on the account is another one.");
/** Why a bank sent a correction. */
export const changeC05 = (): string => say(language() === 'es' ? "Es otro tipo de cuenta: corriente o de ahorros." : "It is another kind of account: checking or savings.");
/** Why a bank sent a correction. */
export const changeC06 = (): string => say(language() === 'es' ? "El número y el tipo de cuenta son otros." : "Account number and kind of account are others.");
/** Why a bank sent a correction. */
export const changeC07 = (): string => say(language() === 'es' ? "El número de ruta, el de cuenta y el tipo de cuenta son otros." : "Routing number, account number and kind of account are others.");
/** Why a bank sent a correction. */
export const changeC08 = (): string => say(language() === 'es' ? "El banco receptor de un pago al extranjero es otro." : "The receiving bank of a payment abroad is another one.");
/** Why a bank sent a correction. */
export const changeC09 = (): string => say(language() === 'es' ? "El número con que nombramos el pago es otro para el banco." : "The number by which we name the payment is another one for the bank.");
/** Why a bank sent a correction. */
export const changeC13 = (): string => say(language() === 'es' ? "Lo escrito junto al pago tiene otra forma." : "What was written beside the payment has another form.");
/** Why a bank sent a correction. */
export const changeC14 = (): string => say(language() === 'es' ? "El pago tendría que ser al extranjero." : "The payment would have to be one abroad.");
/** Why a bank sent a correction whose code is not known. */
export const changeOther = (d: { code: string | number }): string => say(language() === 'es' ? "El banco envió una corrección con el código " + d.code + "." : "The bank sent a correction with the code " + d.code + ".");
/** What comes of a correction. */
export const adviceCorrected = (): string => say(language() === 'es' ? "Al aplicar el archivo se corrige la cuenta bancaria y se avisa al cliente." : "Applying the file corrects the bank account, and tells the customer.");
/** What comes of a correction that cannot be made by itself. */
export const adviceRead = (): string => say(language() === 'es' ? "Alguien tiene que leerla y preguntar al cliente o al banco." : "Somebody has to read it and ask the customer or the bank.");
/** Error: a file that was brought is none of returns. */
export const noReturnsIn = (): string => say(language() === 'es' ? "El archivo no contiene devoluciones ni correcciones. Compruebe que sea el archivo que devolvió su banco." : "The file has no return and no correction in it. Check that it is the file that your bank sent back.");
/** Error: a file that was brought is none of returns. n: entries that are payments. */
export const noReturnFile = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Un asiento del archivo no es", other: count(d.n) + " asientos del archivo no son" }) + " ni devolución ni corrección, así que no se tomó nada. Puede ser un archivo que va al banco." : plural(d.n, 0, en, { one: "One entry of the file is", other: count(d.n) + " entries of the file are" }) + " neither a return nor a correction, so nothing of it was taken. It may be a file that goes to the bank.");
/** Error: what is wrong in a file. fault: a sentence with record and position. */
export const unreadable = (d: { fault: string | number }): string => say(language() === 'es' ? "El archivo no se puede leer, así que no se tomó nada. " + d.fault + " Pídalo de nuevo a su banco." : "The file cannot be read, so nothing of it was taken. " + d.fault + " Ask your bank for it again.");
/** Error: what is wrong in a file. fault: the first, a sentence; n: how many others. */
export const unreadableMore = (d: { fault: string | number; n: number }): string => say(language() === 'es' ? "El archivo no se puede leer, así que no se tomó nada. " + d.fault + " Se " + plural(d.n, 0, es, { one: "encontró un error más", other: "encontraron " + count(d.n) + " errores más" }) + ". Pídalo de nuevo a su banco." : "The file cannot be read, so nothing of it was taken. " + d.fault + " " + plural(d.n, 0, en, { one: "One more fault was", other: count(d.n) + " more faults were" }) + " found. Ask your bank for it again.");
/** Error: a number in an address is none of a file. */
export const noSuchFile = (): string => say(language() === 'es' ? "No existe ese archivo de devoluciones." : "There is no such return file.");
/** Error: status: where the file stands. */
export const movedMeanwhile = (d: { status: string | number }): string => say(language() === 'es' ? "Alguien cambió este archivo entretanto. Ahora su estado es: " + d.status + ". Revíselo de nuevo." : "Somebody moved this file meanwhile. Its status is now: " + d.status + ". Look at it again.");
/** Error: batch: the number of a file of ours. */
export const markAsSentFirst = (d: { batch: string | number }): string => say(language() === 'es' ? "El archivo bancario " + d.batch + " no está marcado como enviado, pero el banco devolvió algo de él. Primero márquelo como enviado y luego aplique este archivo." : "Bank file " + d.batch + " is not marked as sent, but the bank has sent something of it back. Mark it as sent first, then apply this file.");
/** Error: a file of returns whose bytes are gone. */
export const fileDeleted = (): string => say(language() === 'es' ? "Este archivo se conservó el tiempo que indica la configuración del banco, así que sus correcciones ya no se pueden leer. Pídalo de nuevo a su banco." : "This file was kept for as long as the bank settings say, so its corrections cannot be read any more. Ask your bank for it again.");
/** Error: batch: the number of a file of ours. */
export const ownFileDeleted = (d: { batch: string | number }): string => say(language() === 'es' ? "El archivo bancario " + d.batch + " se eliminó, así que ya no se conoce el número anterior a la corrección. No se revirtió nada." : "Bank file " + d.batch + " was deleted, so the number before the correction is not known any more. Nothing was rolled back.");
/** Error: request: a number. */
export const wentOnSince = (d: { request: string | number }): string => say(language() === 'es' ? "La solicitud " + d.request + " siguió adelante desde que se aplicó este archivo, así que no se revirtió nada. Revise primero esa solicitud." : "Request " + d.request + " went on since this file was applied, so nothing was rolled back. Look at that request first.");
/** Subtitle: the page of return files. */
export const subtitle = (): string => say(language() === 'es' ? "Lo que envía el banco: pagos que no pudo cobrar, correcciones de cuentas bancarias y estados de cuenta." : "What the bank sends back: payments it could not take, corrections of bank accounts, and statements.");
/** Label: the list of files that the bank sent back. */
export const files = (): string => say(language() === 'es' ? "Archivos de devoluciones" : "Return files");
/** Label: what the rows of the list are, within a sentence. */
export const filesThings = (): string => say(language() === 'es' ? "archivos de devoluciones" : "return files");
/** Label: what the search of return files looks through. */
export const searched = (): string => say(language() === 'es' ? "Archivo, solicitud, cuenta o número de rastreo" : "File, request, account or trace number");
/** Heading: the list of return files is empty. */
export const noFilesYet = (): string => say(language() === 'es' ? "Todavía no hay archivos de devoluciones" : "No return file yet");
/** Empty: what to do. */
export const noFilesAbout = (): string => say(language() === 'es' ? "Cuando el banco envíe un archivo, súbalo. Verá lo que dice antes de que pase nada." : "When your bank sends a file back, upload it here. You see what it says before anything happens.");
/** Button: takes a file that the bank sent back. */
export const upload = (): string => say(language() === 'es' ? "Subir un archivo de devoluciones" : "Upload a return file");
/** Helper: a place to let a file fall on. */
export const dropHere = (): string => say(language() === 'es' ? "Suelte aquí el archivo que envió su banco, con el nombre que le dio. No pasa nada hasta que lo aplique." : "Drop the file that your bank sent back here, as the bank named it. Nothing happens before you apply it.");
/** Label: a field for a file. */
export const returnFile = (): string => say(language() === 'es' ? "Archivo de devoluciones" : "Return file");
/** Error: several files were dropped. */
export const severalFiles = (): string => say(language() === 'es' ? "Elija un archivo a la vez." : "Choose one file at a time.");
/** Error: a file of no bytes was chosen. */
export const emptyFile = (): string => say(language() === 'es' ? "El archivo está vacío. Pídalo de nuevo a su banco." : "The file is empty. Ask your bank for it again.");
/** Error: a file that is too large was chosen. */
export const fileTooLarge = (): string => say(language() === 'es' ? "El archivo pasa de 5 MB. Compruebe que sea el que envió su banco." : "The file is larger than 5 MB. Check that it is the file that your bank sent back.");
/** Label: what is being sent. name: of the file. */
export const sending = (d: { name: string | number }): string => say(language() === 'es' ? "Enviando " + d.name : "Sending " + d.name);
/** Toast: the same file was uploaded again. */
export const takenKnown = (): string => say(language() === 'es' ? "Este archivo ya se había recibido. Aquí está." : "This file was taken before. Here it is.");
/** Label: column; rows whose payment was not found. */
export const unmatched = (): string => say(language() === 'es' ? "No encontradas" : "Not found");
/** Heading: one file. file: its number. */
export const fileTitle = (d: { file: string | number }): string => say(language() === 'es' ? "Archivo de devoluciones " + d.file : "Return file " + d.file);
/** Error: heading. */
export const fileLoadFailed = (): string => say(language() === 'es' ? "No se pudo cargar este archivo de devoluciones" : "This return file could not be loaded");
/** Error: heading. */
export const rowsFailed = (): string => say(language() === 'es' ? "No se pudieron cargar las filas" : "The rows could not be loaded");
/** Heading: what is in a return file. */
export const rowsOf = (): string => say(language() === 'es' ? "Devoluciones y correcciones" : "Returns and corrections");
/** Button: returns count from now on, and corrections are made. */
export const apply = (): string => say(language() === 'es' ? "Aplicar" : "Apply");
/** Button: a file is not applied. */
export const dismiss = (): string => say(language() === 'es' ? "Descartar" : "Put aside");
/** Button: undoes what a file did. */
export const undo = (): string => say(language() === 'es' ? "Revertir" : "Roll back");
/** Heading: asks before a file is applied. file: its number. */
export const askApply = (d: { file: string | number }): string => say(language() === 'es' ? "¿Aplicar el archivo de devoluciones " + d.file + "?" : "Apply return file " + d.file + "?");
/** Text: what happens. returns, changes, entries: how many rows, and how many lines of a bank statement. */
export const applyAbout = (d: { changes: number; entries: number; returns: number }): string => say(language() === 'es' ? plural(d.returns, 0, es, { "0": "", one: "Un pago se devuelve y se avisa al cliente. ", other: count(d.returns) + " pagos se devuelven y se avisa a los clientes. " }) + plural(d.changes, 0, es, { "0": "", one: "Se corrige una cuenta bancaria. ", other: "Se corrigen " + count(d.changes) + " cuentas bancarias. " }) + plural(d.entries, 0, es, { "0": "", one: "Un depósito o retiro cuenta. ", other: count(d.entries) + " depósitos y retiros cuentan. " }) + "Puede revertirlo mientras nada haya seguido adelante." : plural(d.returns, 0, en, { "0": "", one: "One payment comes back and its customer is told. ", other: count(d.returns) + " payments come back and their customers are told. " }) + plural(d.changes, 0, en, { "0": "", one: "One bank account is corrected. ", other: count(d.changes) + " bank accounts are corrected. " }) + plural(d.entries, 0, en, { "0": "", one: "One deposit or withdrawal counts. ", other: count(d.entries) + " deposits and withdrawals count. " }) + "You can roll it back as long as nothing went on since.");
/** Heading: asks before a file is put aside. file: its number. */
export const askDismiss = (d: { file: string | number }): string => say(language() === 'es' ? "¿Descartar el archivo de devoluciones " + d.file + "?" : "Put return file " + d.file + " aside?");
/** Text: what happens. */
export const dismissAbout = (): string => say(language() === 'es' ? "No se aplica nada de él. Podrá aplicarlo más tarde." : "Nothing in it is applied. You can still apply it later.");
/** Heading: asks before a file is undone. file: its number. */
export const askUndo = (d: { file: string | number }): string => say(language() === 'es' ? "¿Revertir el archivo de devoluciones " + d.file + "?" : "Roll return file " + d.file + " back?");
/** Text: what happens. */
export const undoAbout = (): string => say(language() === 'es' ? "Sus pagos quedan como antes y se avisa a los clientes. Las cuentas corregidas recuperan sus números anteriores." : "Its payments stand as before and their customers are told. Corrected bank accounts get their former numbers.");
/** Button: does nothing. */
export const keepAsItIs = (): string => say(language() === 'es' ? "Dejar como está" : "Leave as it is");
/** Toast: what a file is now. */
export const done = (d: { file: string | number; status: string | number }): string => say(language() === 'es' ? "Archivo de devoluciones " + d.file + ": " + d.status : "Return file " + d.file + ": " + d.status);
/** Label: when a file was taken in, and by whom. */
export const receivedFact = (): string => say(language() === 'es' ? "Recibido" : "Received");
/** Label: when a file was applied or put aside, and by whom. */
export const decidedFact = (): string => say(language() === 'es' ? "Decidido" : "Decided");
/** Label: how many payments came back, and their sum. */
export const returnsFact = (): string => say(language() === 'es' ? "Devoluciones" : "Returns");
/** Label: how many corrections of bank accounts are in a file. */
export const changesFact = (): string => say(language() === 'es' ? "Correcciones" : "Corrections");
/** Label: how many and how much. n: a number. */
export const countAndSum = (d: { amount: string | number; n: string | number }): string => say("" + d.n + " · " + d.amount);
/** Alert: n: how many. */
export const someUnmatched = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "No se encontró el pago de una fila", other: "No se encontraron los pagos de " + count(d.n) + " filas" }) + ". Pregunte a su banco; las demás filas se pueden aplicar." : plural(d.n, 0, en, { one: "The payment of one row was", other: "The payments of " + count(d.n) + " rows were" }) + " not found. Ask your bank about them; the other rows can be applied.");
/** Alert: n: how many. */
export const someLikely = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Una fila se encontró", other: count(d.n) + " filas se encontraron" }) + " solo por monto y día. Revise cada una y elija las correctas." : plural(d.n, 0, en, { one: "One row was", other: count(d.n) + " rows were" }) + " found by amount and day alone. Look at each, and choose those that are right.");
/** Alert: n: how many. */
export const someAsk = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Una corrección necesita", other: count(d.n) + " correcciones necesitan" }) + " a una persona: pida al cliente los números correctos." : plural(d.n, 0, en, { one: "One correction needs", other: count(d.n) + " corrections need" }) + " a person: ask the customer for the right numbers.");
/** Alert: n: how many. */
export const someRefused = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Una devolución no se aplicó", other: count(d.n) + " devoluciones no se aplicaron" }) + " porque la solicitud está en otro estado. Revise cada solicitud." : plural(d.n, 0, en, { one: "One return was", other: count(d.n) + " returns were" }) + " not applied, since the request stands otherwise. Look at each request.");
/** Label: column; why a payment came back. */
export const reason = (): string => say(language() === 'es' ? "Motivo" : "Reason");
/** Label: a code of the bank and what it means. */
export const codeAndWords = (d: { code: string | number; words: string | number }): string => say("" + d.code + ": " + d.words);
/** Helper: what comes of a return. */
export const blocksAccount = (): string => say(language() === 'es' ? "Bloquea la cuenta bancaria" : "Blocks the bank account");
/** Helper: a return that came too late; the company’s bank can object. */
export const isLate = (): string => say(language() === 'es' ? "Más tarde de lo que los bancos pueden devolverlo por este motivo" : "Later than banks may return it for this reason");
/** Label: column; the day on which the bank returned it. */
export const returnedOn = (): string => say(language() === 'es' ? "Devuelto" : "Returned");
/** Label: column; what becomes of a row. */
export const outcome = (): string => say(language() === 'es' ? "Resultado" : "Outcome");
/** Label: a checkbox; a row that was found by amount alone. request: its number. */
export const applyToo = (d: { request: string | number }): string => say(language() === 'es' ? "Aplicar la fila de " + d.request : "Apply the row of " + d.request);
/** Label: no payment of ours fits a row. */
export const unknownPayment = (): string => say(language() === 'es' ? "Pago desconocido" : "Unknown payment");
/** Label: instead of an amount; a row that corrects a bank account. */
export const correction = (): string => say(language() === 'es' ? "Corrección" : "Correction");
/** Heading: how many payments came back. */
export const rates = (): string => say(language() === 'es' ? "Tasas de devolución de los últimos 60 días" : "Return rates of the last 60 days");
/** Label: a share of payments that came back. */
export const rateAdministrative = (): string => say(language() === 'es' ? "Cuentas erróneas o cerradas" : "Wrong or closed accounts");
/** Label: a share of payments that came back. */
export const rateUnauthorized = (): string => say(language() === 'es' ? "No autorizados" : "Not authorized");
/** Label: a share of payments that came back. */
export const rateOverall = (): string => say(language() === 'es' ? "Todas las devoluciones" : "All returns");
/** Helper: below a share. returns, debits: numbers; most: what the rules of banks accept, in percent. */
export const rateNote = (d: { debits: string | number; most: string | number; returns: string | number }): string => say(language() === 'es' ? "" + d.returns + " de " + d.debits + ", máximo " + d.most : "" + d.returns + " of " + d.debits + ", at most " + d.most);
/** Label: no payments went to the bank in that time. */
export const noDebits = (): string => say(language() === 'es' ? "Nada enviado" : "Nothing sent");
/** Alert: a share of returns is too high. */
export const tooMany = (): string => say(language() === 'es' ? "Más de lo que aceptan los bancos" : "More than banks accept");
/** Alert: rates: names of shares. */
export const tooManyAbout = (d: { rates: string | number }): string => say(language() === 'es' ? "" + d.rates + ": hable con su banco antes de que él lo haga. Revise qué cuentas se devuelven y confirme las nuevas antes de cobrar." : "" + d.rates + ": talk to your bank before it talks to you. Look at which accounts come back, and confirm new ones before you debit them.");
/** Heading: shares of returns of each month. */
export const byMonth = (): string => say(language() === 'es' ? "Por mes" : "By month");
/** Label: column. */
export const month = (): string => say(language() === 'es' ? "Mes" : "Month");
/** Label: percent: a share; returns, debits: numbers. */
export const shareOf = (d: { debits: string | number; percent: string | number; returns: string | number }): string => say(language() === 'es' ? "" + d.percent + " (" + d.returns + " de " + d.debits + ")" : "" + d.percent + " (" + d.returns + " of " + d.debits + ")");
/** Button: downloads what the yearly audit of payments asks for. year: a number. */
export const auditSheet = (d: { year: string | number }): string => say(language() === 'es' ? "Hoja de auditoría " + d.year : "Audit sheet " + d.year);
/** Label: what a file is written in; CSV is the name of a format. */
export const formatCsv = (): string => say(language() === 'es' ? "Archivo CSV" : "CSV file");
/** Label: what a file is written in; BAI2 is the name of a format. */
export const formatBai2 = (): string => say(language() === 'es' ? "Estado de cuenta BAI2" : "BAI2 statement");
/** Label: what a file is written in; CAMT.053 is the name of a format. */
export const formatCamt053 = (): string => say(language() === 'es' ? "Estado de cuenta CAMT.053" : "CAMT.053 statement");
/** Label: column; what a file is written in. */
export const format = (): string => say(language() === 'es' ? "Formato" : "Format");
/** Label: column; the day on which the bank booked a deposit or a withdrawal. */
export const bookedOn = (): string => say(language() === 'es' ? "Día" : "Day");
/** Label: column; the bank’s text beside a deposit or a withdrawal. */
export const bankWords = (): string => say(language() === 'es' ? "Lo que escribió el banco" : "What the bank wrote");
/** Label: column; which of our files a deposit or a withdrawal belongs to. */
export const ourFile = (): string => say(language() === 'es' ? "Archivo bancario" : "Bank file");
/** Link: batch: the number of a file of ours. */
export const ourFileNumber = (d: { batch: string | number }): string => say(language() === 'es' ? "Archivo bancario " + d.batch : "Bank file " + d.batch);
/** Label: a deposit or a withdrawal that no file of ours explains. */
export const notOurFile = (): string => say(language() === 'es' ? "Ninguno de nuestros archivos" : "Not one of our files");
/** Label: a return that a bank statement does not name. */
export const whichNotSaid = (): string => say(language() === 'es' ? "El banco no indicó cuál" : "The bank did not say which");
/** Label: a withdrawal that is one of the returns in the list above. */
export const returnAbove = (): string => say(language() === 'es' ? "Una de las devoluciones de arriba" : "One of the returns above");
/** Helper: how our file was found. */
export const foundByReference = (): string => say(language() === 'es' ? "Nombrado por el banco" : "Named by the bank");
/** Heading: what a bank statement tells. */
export const statementEntries = (): string => say(language() === 'es' ? "Depósitos y retiros del estado de cuenta" : "Deposits and withdrawals on the statement");
/** Label: names the table of what the bank booked. */
export const statementLines = (): string => say(language() === 'es' ? "Renglones del extracto" : "Lines of the statement");
/** Error: heading. */
export const entriesFailed = (): string => say(language() === 'es' ? "No se pudieron cargar los depósitos y retiros" : "The deposits and withdrawals could not be loaded");
/** Text: a bank statement is empty. */
export const noEntries = (): string => say(language() === 'es' ? "El banco no registró nada en este estado de cuenta." : "The bank booked nothing on this statement.");
/** Label: how many deposits are on a bank statement, and their sum. */
export const depositsFact = (): string => say(language() === 'es' ? "Depósitos" : "Deposits");
/** Label: how many withdrawals are on a bank statement, and their sum. */
export const withdrawalsFact = (): string => say(language() === 'es' ? "Retiros" : "Withdrawals");
/** Label: column of a file. */
export const accountName = (): string => say(language() === 'es' ? "Nombre de la cuenta" : "Account name");
/** Label: column of a file; of the entry that came back. */
export const trace = (): string => say(language() === 'es' ? "Número de rastreo" : "Trace number");
/** Label: column of a file; by what the entry of a row was found. */
export const matchedBy = (): string => say(language() === 'es' ? "Cómo se encontró" : "How it was found");
/** Label: column of a file; who applied, put aside or rolled back a file. */
export const movedBy = (): string => say(language() === 'es' ? "Decidido por" : "Decided by");
