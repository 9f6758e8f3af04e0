// Written by `npm run locales` from locales/en/imports.json and locales/es/imports.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Chip: what became of a drop. */
export const outcomeUploaded = (): string => say(language() === 'es' ? "En revisión" : "Being checked");
/** Chip: what became of a drop. */
export const outcomeReady = (): string => say(language() === 'es' ? "Listo para aplicar" : "Ready to apply");
/** Chip: what became of a drop; an administrator has to decide. */
export const outcomeHeld = (): string => say(language() === 'es' ? "En espera" : "Held");
/** Chip: what became of a drop. */
export const outcomeApplied = (): string => say(language() === 'es' ? "Aplicado" : "Applied");
/** Chip: what became of a drop; the portal did not take it. */
export const outcomeRefused = (): string => say(language() === 'es' ? "Rechazado" : "Refused");
/** Chip: what became of a drop; an administrator did not want it. */
export const outcomeDismissed = (): string => say(language() === 'es' ? "Descartado" : "Dismissed");
/** Chip: what became of a drop. */
export const outcomeRolledBack = (): string => say(language() === 'es' ? "Deshecho" : "Rolled back");
/** Label: column, and heading while one loads. A drop is one night’s files of the ERP. */
export const drop = (): string => say(language() === 'es' ? "Envío de datos" : "Drop");
/** Label: column, field and filter; what became of a drop. */
export const result = (): string => say(language() === 'es' ? "Resultado" : "Result");
/** Label: the day that the figures are of. */
export const asOf = (): string => say(language() === 'es' ? "Cifras al" : "As of");
/** Label: column and field; how many rows there are. */
export const rows = (): string => say(language() === 'es' ? "Filas" : "Rows");
/** Label: when a drop was checked. */
export const lookedAt = (): string => say(language() === 'es' ? "Revisado" : "Checked");
/** Label: column. */
export const decidedBy = (): string => say(language() === 'es' ? "Decidido por" : "Decided by");
/** Alert: a file can't be uploaded. name: of the file. */
export const notAZip = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " no es un archivo ZIP. Comprima la carpeta del envío como ZIP y elija ese archivo." : "" + d.name + " isn’t a ZIP file. Pack the drop’s folder as a ZIP and choose that.");
/** Alert: a file can't be uploaded. name: of the file. */
export const emptyZip = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " está vacío. Comprima la carpeta del envío de nuevo." : "" + d.name + " is empty. Pack the drop’s folder again.");
/** Alert: a file can't be uploaded. name: of the file. */
export const tooLarge = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " pesa más de 100 MB. Copie el envío a la carpeta vigilada o cárguelo con el comando feed." : "" + d.name + " is larger than 100 MB. Copy the drop into the watched folder, or load it with the feed command.");
/** Alert: files can't be uploaded. */
export const severalFiles = (): string => say(language() === 'es' ? "Eligió varios archivos. Envíe uno a la vez." : "You chose several files. Send one drop at a time.");
/** Heading: of a part. The manifest is the list of a drop's files. */
export const manifestCheck = (): string => say(language() === 'es' ? "Revisión del manifiesto" : "Manifest check");
/** Alert: a drop came whole. */
export const manifestAgrees = (d: { files: number }): string => say(language() === 'es' ? plural(d.files, 0, es, { one: "El único archivo es lo que dice el manifiesto: filas, suma de verificación y total de control.", other: "Los " + count(d.files) + " archivos son lo que dice el manifiesto: filas, sumas de verificación y totales de control." }) : plural(d.files, 0, en, { one: "The one file is what the manifest says: rows, checksum and control total.", other: "All " + count(d.files) + " files are what the manifest says: rows, checksums and control totals." }));
/** Alert: a drop did not come whole. files: "invoices.csv (No: other rows)". */
export const manifestDiffers = (d: { files: string | number }): string => say(language() === 'es' ? "No es lo que dice el manifiesto: " + d.files + "." : "Not what the manifest says: " + d.files + ".");
/** Label, read aloud: a table. */
export const manifestFiles = (): string => say(language() === 'es' ? "Archivos del manifiesto" : "Files of the manifest");
/** Heading: of a part. */
export const whatItChanged = (): string => say(language() === 'es' ? "Lo que cambió" : "What it changed");
/** Heading: of a part. */
export const whatItWouldChange = (): string => say(language() === 'es' ? "Lo que cambiaría" : "What it would change");
/** Alert: a drop makes no difference. */
export const changesNothing = (): string => say(language() === 'es' ? "Nada. Todas las filas están como estaban." : "Nothing. Every row is as it was.");
/** Label, read aloud: a table. */
export const changesByFile = (): string => say(language() === 'es' ? "Cambios por archivo" : "Changes by file");
/** Value: the day of a drop's figures could not be read. */
export const notKnown = (): string => say(language() === 'es' ? "No se sabe" : "Not known");
/** Label: a sum, before and after. */
export const allAccountsOwe = (): string => say(language() === 'es' ? "Todas las cuentas deben" : "All accounts owe");
/** Label: who decided, and when. */
export const decided = (): string => say(language() === 'es' ? "Decidido" : "Decided");
/** Note beside a sum. */
export const sameAsBefore = (): string => say(language() === 'es' ? "Lo mismo que antes" : "The same as before");
/** Note beside a sum: how it differs from the one before. */
export const amountMore = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " más" : "" + d.amount + " more");
/** Note beside a sum: how it differs from the one before. */
export const amountLess = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " menos" : "" + d.amount + " less");
/** Label: column; whether a file is what the manifest says. */
export const agrees = (): string => say(language() === 'es' ? "Coincide" : "Agrees");
/** Label: column. */
export const controlTotal = (): string => say(language() === 'es' ? "Total de control" : "Control total");
/** Label: column. */
export const checksum = (): string => say(language() === 'es' ? "Suma de verificación" : "Checksum");
/** Label: column; whether a file has all rows or only changes. */
export const holds = (): string => say(language() === 'es' ? "Contiene" : "Holds");
/** Value of "Holds". */
export const allRows = (): string => say(language() === 'es' ? "Todas las filas" : "All rows");
/** Value of "Holds". */
export const onlyChanges = (): string => say(language() === 'es' ? "Solo cambios" : "Changes");
/** Value of "Agrees". */
export const notRead = (): string => say(language() === 'es' ? "No se leyó" : "Not read");
/** Value of "Agrees": the number of rows differs. */
export const otherRows = (): string => say(language() === 'es' ? "No: otras filas" : "No: other rows");
/** Value of "Agrees". */
export const otherContent = (): string => say(language() === 'es' ? "No: otro contenido" : "No: other content");
/** In a table: what the manifest promises and what there is instead. */
export const promisedAndFound = (d: { found: string | number; promised: string | number }): string => say(language() === 'es' ? "" + d.promised + ", hay " + d.found : "" + d.promised + ", found " + d.found);
/** Label: column; how many rows are new. */
export const newRows = (): string => say(language() === 'es' ? "Nuevas" : "New");
/** Label: column; how many rows changed. */
export const changedRows = (): string => say(language() === 'es' ? "Cambiadas" : "Changed");
/** Label: column; how many rows are gone. */
export const removedRows = (): string => say(language() === 'es' ? "Quitadas" : "Removed");
/** Label: column; how many rows were not taken. */
export const heldBack = (): string => say(language() === 'es' ? "Apartadas" : "Held back");
/** Label: column. */
export const beforeAfter = (): string => say(language() === 'es' ? "Filas antes → después" : "Rows before → after");
/** Heading: of an error. */
export const dropLoadFailed = (): string => say(language() === 'es' ? "No se pudo cargar este envío" : "This drop didn’t load");
/** Alert: a drop was uploaded. */
export const beingChecked = (): string => say(language() === 'es' ? "Estamos revisando el envío. Lo que cambiaría aparece aquí cuando terminemos." : "We’re checking the drop. What it would change shows here when that’s done.");
/** Button: opens the question; a drop is not wanted. */
export const dismiss = (): string => say(language() === 'es' ? "Descartar" : "Dismiss");
/** Button: opens the question; customers see the figures of a drop. */
export const apply = (): string => say(language() === 'es' ? "Aplicar" : "Apply");
/** Button: opens the question, and does it; customers see the figures before again. */
export const rollBack = (): string => say(language() === 'es' ? "Deshacer" : "Roll back");
/** Label: names the list of problems that were found in a drop. */
export const findings = (): string => say(language() === 'es' ? "Hallazgos" : "Findings");
/** Heading: of a part with the problems of a drop. */
export const whatWasFound = (): string => say(language() === 'es' ? "Lo que se encontró" : "What was found");
/** Alert: of a drop. */
export const noProblems = (): string => say(language() === 'es' ? "No se encontraron problemas." : "No problems found.");
/** Heading: of a question. name: of a drop. */
export const askApply = (d: { name: string | number }): string => say(language() === 'es' ? "¿Aplicar " + d.name + "?" : "Apply " + d.name + "?");
/** Button. */
export const applyDrop = (): string => say(language() === 'es' ? "Aplicar envío" : "Apply drop");
/** Heading: of a question. name: of a drop. */
export const askDismiss = (d: { name: string | number }): string => say(language() === 'es' ? "¿Descartar " + d.name + "?" : "Dismiss " + d.name + "?");
/** Button. */
export const dismissDrop = (): string => say(language() === 'es' ? "Descartar envío" : "Dismiss drop");
/** Button: the way out of a question. */
export const keepDrop = (): string => say(language() === 'es' ? "Conservar envío" : "Keep drop");
/** Heading: of a question. name: of a drop. */
export const askRollBack = (d: { name: string | number }): string => say(language() === 'es' ? "¿Deshacer " + d.name + "?" : "Roll back " + d.name + "?");
/** Sentence in the question before a drop is applied. */
export const thenFiguresOf = (d: { date: string | number }): string => say(language() === 'es' ? "Los clientes verán entonces las cifras al " + d.date + "." : "Customers then see the figures as of " + d.date + ".");
/** Sentence in the question before a drop is applied. */
export const thenItsFigures = (): string => say(language() === 'es' ? "Los clientes verán entonces las cifras de este envío." : "Customers then see the figures of this drop.");
/** Sentence in the question before a drop is applied. */
export const togetherOwe = (d: { after: string | number; before: string | number }): string => say(language() === 'es' ? "Todas las cuentas juntas deberán " + d.after + "; ahora deben " + d.before + "." : "All accounts together then owe " + d.after + ", and now they owe " + d.before + ".");
/** Sentence in the question before a drop is applied. */
export const rowsHeldBack = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " fila queda apartada. Su cuenta sigue mostrando lo de antes y dice que se está actualizando.", other: count(d.n) + " filas quedan apartadas. Sus cuentas siguen mostrando lo de antes y dicen que se están actualizando." }) : plural(d.n, 0, en, { one: count(d.n) + " row is held back. Its account goes on showing what it said before, and says that it is being updated.", other: count(d.n) + " rows are held back. Their accounts go on showing what they said before, and say that they are being updated." }));
/** Sentence in the question before a drop is applied. */
export const canRollBack = (): string => say(language() === 'es' ? "Después puede deshacerlo." : "You can roll it back afterward.");
/** Alert: in the question before a drop is dismissed. */
export const dismissAbout = (): string => say(language() === 'es' ? "No se aplica, y los clientes siguen viendo lo que ven ahora. No se puede aplicar después, pero puede subirlo de nuevo." : "We don’t apply it, and customers keep seeing what they see now. You can’t apply it later, but you can upload it again.");
/** Sentence in the question before a drop is rolled back. */
export const rollBackFrom = (d: { date: string | number }): string => say(language() === 'es' ? "Los clientes verán otra vez el envío anterior y ya no las cifras al " + d.date + "." : "Customers then see the drop before it again, and no longer the figures as of " + d.date + ".");
/** Sentence in the question before a drop is rolled back. */
export const rollBackFromThis = (): string => say(language() === 'es' ? "Los clientes verán otra vez el envío anterior y ya no las cifras de este." : "Customers then see the drop before it again, and no longer the figures of this drop.");
/** Alert: in the question before a drop is rolled back. */
export const rollBackAbout = (): string => say(language() === 'es' ? "Las solicitudes que marcó como registradas vuelven a como estaban, y esos clientes reciben un correo. Para ver este envío otra vez, súbalo de nuevo." : "Requests that it marked as posted go back to where they were, and those customers get an email. To see this drop again, upload it again.");
/** Below the heading of the page. */
export const subtitle = (): string => say(language() === 'es' ? "Lo que el ERP envía cada noche y lo que ven los clientes" : "What the ERP sends each night, and what customers see of it");
/** Alert. */
export const freshnessFailed = (): string => say(language() === 'es' ? "No podemos saber qué tan nuevas son las cifras. Vuelva a cargar la página." : "We can’t tell how new the figures are. Reload the page.");
/** Heading: of an empty list. */
export const noDropsYet = (): string => say(language() === 'es' ? "Aún no hay envíos" : "No drops yet");
/** Text of an empty list. */
export const dropsHere = (): string => say(language() === 'es' ? "Los envíos aparecen aquí cuando la carpeta vigilada trae uno o cuando usted sube uno." : "Drops show up here once the watched folder brings one, or when you upload one.");
/** Sentence above a list on a phone. */
export const importRuns = (): string => say(language() === 'es' ? "Hay una importación en curso." : "An import is running.");
/** Sentence above a list on a phone. */
export const nextIsLate = (): string => say(language() === 'es' ? "El siguiente envío está atrasado." : "The next drop is late.");
/** Sentence above a list on a phone. date: the day of the figures. */
export const customersSeeSentence = (d: { date: string | number }): string => say(language() === 'es' ? "Los clientes ven las cifras al " + d.date + "." : "Customers see " + d.date + ".");
/** Heading: of a notice. */
export const noneApplied = (): string => say(language() === 'es' ? "Aún no se ha aplicado ningún envío" : "No drop was applied yet");
/** Alert: behind "No drop was applied yet". */
export const customersSeeNothing = (): string => say(language() === 'es' ? "Los clientes no ven nada hasta que se aplique el primero." : "Customers see nothing until the first one is.");
/** Heading: of a notice. when: day and time. */
export const nextIsLateDue = (d: { when: string | number }): string => say(language() === 'es' ? "El siguiente envío está atrasado: debía llegar el " + d.when : "The next drop is late: it was due " + d.when);
/** Heading: of a notice. date: the day of the figures. */
export const customersSee = (d: { date: string | number }): string => say(language() === 'es' ? "Los clientes ven las cifras al " + d.date : "Customers see " + d.date);
/** Alert: the next drop is late. date: the day of the figures. */
export const customersStillSee = (d: { date: string | number }): string => say(language() === 'es' ? "Los clientes aún ven las cifras al " + d.date + ". Pregunte a quien maneja la exportación del ERP." : "Customers still see " + d.date + ". Ask who runs the ERP’s export.");
/** Alert: which drop customers see. name: of the drop, perhaps a link; when: day and time. */
export const wasLoaded = (d: { hours: number; when: string | number }): string => say(language() === 'es' ? plural(d.hours, 0, es, { "0": "<name/> se cargó el " + d.when + ", hace menos de una hora.", one: "<name/> se cargó el " + d.when + ", hace una hora.", other: "<name/> se cargó el " + d.when + ", hace " + count(d.hours) + " horas." }) : plural(d.hours, 0, en, { "0": "<name/> was loaded " + d.when + ", less than an hour ago.", one: "<name/> was loaded " + d.when + ", an hour ago.", other: "<name/> was loaded " + d.when + ", " + count(d.hours) + " hours ago." }));
/** Alert. when: day and time. */
export const nextIsDue = (d: { when: string | number }): string => say(language() === 'es' ? "El siguiente debe llegar el " + d.when + "." : "The next one is due " + d.when + ".");
/** Busy: what an import does; stands behind the name of a drop. */
export const reading = (): string => say(language() === 'es' ? "Leyendo" : "Reading");
/** Busy: what an import does; stands behind the name of a drop. */
export const checking = (): string => say(language() === 'es' ? "Revisando" : "Checking");
/** Busy: what an import does; stands behind the name of a drop. */
export const comparing = (): string => say(language() === 'es' ? "Comparando" : "Comparing");
/** Busy: what an import does; stands behind the name of a drop. */
export const readingFile = (d: { file: string | number }): string => say(language() === 'es' ? "Leyendo " + d.file : "Reading " + d.file);
/** Busy: what an import does; stands behind the name of a drop. */
export const checkingFile = (d: { file: string | number }): string => say(language() === 'es' ? "Revisando " + d.file : "Checking " + d.file);
/** Busy: what an import does; stands behind the name of a drop. */
export const comparingFile = (d: { file: string | number }): string => say(language() === 'es' ? "Comparando " + d.file : "Comparing " + d.file);
/** Button; also names the part of the page, read aloud. */
export const uploadDrop = (): string => say(language() === 'es' ? "Subir un envío" : "Upload a drop");
/** Helper: where files can be let fall. */
export const dropHere = (): string => say(language() === 'es' ? "Suelte aquí un ZIP con la carpeta de una noche, o elíjalo. Primero lo revisamos. Nada cambia hasta que usted lo aplique." : "Drop a ZIP of one night’s folder here, or choose it. We check it first. Nothing changes until you apply it.");
/** Label, read aloud: a field for a file. */
export const zipWithDrop = (): string => say(language() === 'es' ? "ZIP con un envío" : "ZIP with a drop");
/** Label: of a progress bar. name: of a file. */
export const unpacking = (d: { name: string | number }): string => say(language() === 'es' ? "Descomprimiendo " + d.name : "Unpacking " + d.name);
/** Label: of a progress bar. name: of a file. */
export const sending = (d: { name: string | number }): string => say(language() === 'es' ? "Enviando " + d.name : "Sending " + d.name);
/** What the rows of the list are, within a sentence. */
export const dropsThings = (): string => say(language() === 'es' ? "envíos" : "drops");
/** Label: names the list. */
export const drops = (): string => say(language() === 'es' ? "Envíos de datos" : "Drops");
/** Helper: what can be searched for. */
export const nameOfDrop = (): string => say(language() === 'es' ? "Nombre del envío" : "Name of the drop");
/** Chip: how serious a problem is. */
export const refusesDrop = (): string => say(language() === 'es' ? "Rechaza el envío" : "Refuses the drop");
/** Chip: how serious a problem is; the row is not taken. */
export const holdsRowBack = (): string => say(language() === 'es' ? "Aparta una fila" : "Holds a row back");
/** Chip: how serious a problem is. */
export const worthKnowing = (): string => say(language() === 'es' ? "Conviene saberlo" : "Worth knowing");
/** Chip: how serious a problem is; a good row waits with one that is not. */
export const waitsWithRow = (): string => say(language() === 'es' ? "Espera con otra fila" : "Waits with a row");
/** What the rows of the list are, within a sentence. */
export const findingsThings = (): string => say(language() === 'es' ? "hallazgos" : "findings");
/** Helper: what can be searched for. */
export const searchedFindings = (): string => say(language() === 'es' ? "Clave, valor o palabras" : "Key, value or words");
/** Label: column and filter. */
export const howSerious = (): string => say(language() === 'es' ? "Qué tan grave" : "How serious");
/** Label: column and filter; which check found it. */
export const rule = (): string => say(language() === 'es' ? "Regla" : "Rule");
/** How many rows a drop has. */
export const rowsCount = (d: { rows: number }): string => say(language() === 'es' ? plural(d.rows, 0, es, { one: count(d.rows) + " fila", other: count(d.rows) + " filas" }) : plural(d.rows, 0, en, { one: count(d.rows) + " row", other: count(d.rows) + " rows" }));
/** How many rows a drop has, and how many were not taken. */
export const rowsAndHeld = (d: { held: number; rows: number }): string => say(language() === 'es' ? plural(d.rows, 0, es, { one: count(d.rows) + " fila, " + count(d.held) + " apartadas", other: count(d.rows) + " filas, " + count(d.held) + " apartadas" }) : plural(d.rows, 0, en, { one: count(d.rows) + " row, " + count(d.held) + " held back", other: count(d.rows) + " rows, " + count(d.held) + " held back" }));
/** How many rows a drop has, how many were not taken, and how many of these wait with another row. */
export const rowsHeldWaiting = (d: { held: number; rows: number; waiting: number }): string => say(language() === 'es' ? plural(d.rows, 0, es, { one: count(d.rows) + " fila, " + count(d.held) + " apartadas, " + count(d.waiting) + " de ellas por otra fila", other: count(d.rows) + " filas, " + count(d.held) + " apartadas, " + count(d.waiting) + " de ellas por otra fila" }) : plural(d.rows, 0, en, { one: count(d.rows) + " row, " + count(d.held) + " held back, " + count(d.waiting) + " of them with another row", other: count(d.rows) + " rows, " + count(d.held) + " held back, " + count(d.waiting) + " of them with another row" }));
/** Label: column; file and line of a problem. */
export const where = (): string => say(language() === 'es' ? "Dónde" : "Where");
/** Where a problem is. */
export const fileAndLine = (d: { file: string | number; line: number }): string => say(language() === 'es' ? "" + d.file + ", renglón " + count(d.line) : "" + d.file + ", line " + count(d.line));
/** Label: column; the problem in words. */
export const what = (): string => say(language() === 'es' ? "Qué" : "What");
/** Label: column; what a row is named by. */
export const key = (): string => say(language() === 'es' ? "Clave" : "Key");
/** Label: column; what stands in the file. */
export const value = (): string => say(language() === 'es' ? "Valor" : "Value");
/** Label: column; of the file. */
export const column = (): string => say(language() === 'es' ? "Columna" : "Column");
/** Chip: a drop is the one in force. */
export const customersSeeIt = (): string => say(language() === 'es' ? "Lo ven los clientes" : "Customers see it");
/** Label: column of a file; the line of a drop’s file, its header being line 1. */
export const line = (): string => say(language() === 'es' ? "Renglón" : "Line");
/** Menu item of a download: all findings of a drop, for whoever runs the ERP. */
export const validationFile = (): string => say(language() === 'es' ? "Todo para el ERP (CSV)" : "Everything for the ERP (CSV)");
/** Helper: what the file for the ERP holds. */
export const validationNote = (): string => say(language() === 'es' ? "Todos los hallazgos, se muestren o no" : "All findings, whatever is shown");
