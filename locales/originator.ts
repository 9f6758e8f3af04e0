// Written by `npm run locales` from locales/en/originator.json and locales/es/originator.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Chip: a version of the bank settings; another administrator has not decided it yet. */
export const stateWaiting = (): string => say(language() === 'es' ? "En espera" : "Waiting");
/** Chip: a version of the bank settings; it takes effect later. */
export const stateComing = (): string => say(language() === 'es' ? "Próxima" : "Coming");
/** Chip: a version of the bank settings. */
export const stateInForce = (): string => say(language() === 'es' ? "Vigente" : "In force");
/** Chip: a version of the bank settings. */
export const statePast = (): string => say(language() === 'es' ? "Anterior" : "Past");
/** Chip: a version of the bank settings. */
export const stateRefused = (): string => say(language() === 'es' ? "Rechazada" : "Refused");
/** Error. */
export const routingWrong = (): string => say(language() === 'es' ? "Escriba el número de ruta como lo dio el banco. Este no parece ser de un banco." : "Enter the routing number as the bank gave it. This one doesn’t look like a bank’s.");
/** Error: who sends the file. */
export const originWrong = (): string => say(language() === 'es' ? "Escriba un número de ruta, o un ID de exactamente 10 letras y dígitos" : "Enter a routing number, or an ID of exactly 10 letters and digits");
/** Error. */
export const charactersWrong = (): string => say(language() === 'es' ? "Escriba solo letras sin acento, dígitos y signos sencillos. Un archivo del banco no lleva acentos ni comillas curvas." : "Enter plain letters, digits and signs alone. A bank file has no accents and no curly quotes.");
/** Error. */
export const timeMissing = (): string => say(language() === 'es' ? "Agregue una hora límite" : "Add a cut-off");
/** Error. */
export const timeTwice = (): string => say(language() === 'es' ? "Quite una de las dos. Esta hora aparece dos veces." : "Remove one of the two. This time is listed twice.");
/** Error. */
export const timesAscending = (): string => say(language() === 'es' ? "Escriba una hora posterior a la que le precede" : "Enter a time after the one before it");
/** Error. */
export const zoneWrong = (): string => say(language() === 'es' ? "Elija la zona horaria del reloj del banco" : "Choose the time zone of the bank’s clock");
/** Error. */
export const sameDayTooLate = (): string => say(language() === 'es' ? "Escriba una hora que no sea posterior a la última hora límite" : "Enter a time that isn’t after the last cut-off");
/** Error. */
export const sameDayTooMuch = (): string => say(language() === 'es' ? "Escriba $1,000,000.00 o menos. Los bancos no liquidan un monto mayor el mismo día." : "Enter $1,000,000.00 or less. Banks settle no larger amount on the same day.");
/** Error. */
export const fileBelowEntry = (): string => say(language() === 'es' ? "Escriba por lo menos lo mismo que para un pago" : "Enter at least as much as for one payment");
/** Error. */
export const dayBelowFile = (): string => say(language() === 'es' ? "Escriba por lo menos lo mismo que para un pago y un archivo" : "Enter at least as much as for one payment and one file");
/** Error. min, max: whole days. */
export const keepDaysWrong = (d: { max: number; min: number }): string => say(language() === 'es' ? "Escriba de " + count(d.min) + " a " + count(d.max) + " días" : "Enter " + count(d.min) + " to " + count(d.max) + " days");
/** Error. */
export const offsetMissing = (): string => say(language() === 'es' ? "Escriba la cuenta que cuadra los archivos, o desmarque la casilla" : "Enter the account that balances the files, or uncheck the box");
/** Error. */
export const offsetStray = (): string => say(language() === 'es' ? "Marque la casilla, o deje fuera la cuenta que cuadra los archivos" : "Check the box, or leave out the account that balances the files");
/** Error. */
export const accountDigits = (): string => say(language() === 'es' ? "Escriba el número de cuenta con 3 a 17 dígitos" : "Enter the account number as 3 to 17 digits");
/** Error. */
export const numberOfThisAccount = (): string => say(language() === 'es' ? "Escriba el número de cuenta. El que tenemos es de otra cuenta, o no hay ninguno." : "Enter the account number. The one we have is for another account, or there is none.");
/** Text: why no bank file can be made. */
export const noneProposed = (): string => say(language() === 'es' ? "Aún no hay configuración del banco. Propóngala y otro administrador la confirma." : "There are no bank settings yet. Propose them, and another administrator confirms them.");
/** Text: why no bank file can be made. name: a sign-in. */
export const waitsForSecond = (d: { name: string | number; version: number }): string => say(language() === 'es' ? "La versión " + count(d.version) + " espera a otro administrador. La propuso " + d.name + "." : "Version " + count(d.version) + " waits for another administrator. " + d.name + " proposed it.");
/** Text: why no bank file can be made. when: day and time. */
export const holdsOnlyFrom = (d: { version: number; when: string | number }): string => say(language() === 'es' ? "La versión " + count(d.version) + " vale desde el " + d.when + "." : "Version " + count(d.version) + " takes effect on " + d.when + ".");
/** Alert. name: a sign-in. */
export const oneWaits = (d: { name: string | number; version: number }): string => say(language() === 'es' ? "La versión " + count(d.version) + " de " + d.name + " aún espera, así que la suya no se guardó. Confirme o rechace primero esa." : "Version " + count(d.version) + " by " + d.name + " still waits, so yours was not saved. Confirm or refuse that one first.");
/** Alert. name: a sign-in. */
export const alreadyDecided = (d: { decision: string; name: string | number }): string => say(language() === 'es' ? select(d.decision, { confirmed: "" + d.name + " ya confirmó esta versión.", other: "" + d.name + " ya rechazó esta versión." }) : select(d.decision, { confirmed: "" + d.name + " already confirmed this version.", other: "" + d.name + " already refused this version." }));
/** Alert. */
export const ownProposal = (): string => say(language() === 'es' ? "Usted propuso esta versión, así que otro administrador tiene que confirmarla." : "You proposed this version, so another administrator has to confirm it.");
/** Below the heading of the page. */
export const subtitle = (): string => say(language() === 'es' ? "Lo que nuestros archivos del banco dicen de nosotros. Cada versión requiere dos administradores." : "What our bank files say about us. Each version takes two administrators.");
/** Heading: of an error. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudo cargar la configuración del banco" : "The bank settings didn’t load");
/** Heading: of an alert; its reasons follow. */
export const noFileNow = (): string => say(language() === 'es' ? "Ahora no se puede hacer ningún archivo del banco" : "No bank file can be made now");
/** Alert: all is well. */
export const isInForce = (d: { version: number }): string => say(language() === 'es' ? "Los archivos del banco se hacen con la versión " + count(d.version) + "." : "Bank files are made by version " + count(d.version) + ".");
/** Alert. */
export const isOlder = (d: { version: number }): string => say(language() === 'es' ? "Esta es la versión " + count(d.version) + " y hay una más nueva. <link>Abrir la versión más nueva</link>" : "This is version " + count(d.version) + ", and there is a newer one. <link>Open the newest version</link>");
/** Heading. */
export const waitingTitle = (d: { version: number }): string => say(language() === 'es' ? "La versión " + count(d.version) + " espera a otro administrador" : "Version " + count(d.version) + " waits for another administrator");
/** Text. name: a sign-in; when: day and time. */
export const waitingOther = (d: { name: string | number; when: string | number }): string => say(language() === 'es' ? "La propuso " + d.name + " el " + d.when + ". Compare lo que cambia con lo que le envió su banco." : "" + d.name + " proposed it on " + d.when + ". Compare what changes with what your bank sent you.");
/** Text. when: day and time. */
export const waitingOwn = (d: { when: string | number }): string => say(language() === 'es' ? "Usted la propuso el " + d.when + ". Otro administrador la confirma o la rechaza." : "You proposed it on " + d.when + ". Another administrator confirms or refuses it.");
/** Text. when: day and time. */
export const holdsFrom = (d: { when: string | number }): string => say(language() === 'es' ? "Una vez confirmada, vale desde el " + d.when + " como muy pronto." : "Once confirmed, it takes effect on " + d.when + " at the earliest.");
/** Text. */
export const changesNothing = (): string => say(language() === 'es' ? "Nada es distinto de la última versión confirmada." : "Nothing differs from the version that was confirmed last.");
/** Button. */
export const confirmVersion = (): string => say(language() === 'es' ? "Confirmar versión" : "Confirm version");
/** Button. */
export const refuseVersion = (): string => say(language() === 'es' ? "Rechazar versión" : "Refuse version");
/** Button: whoever proposed a version does not want it any more. */
export const undoProposal = (): string => say(language() === 'es' ? "Deshacer propuesta" : "Undo proposal");
/** Button: the way out of the question. */
export const keepProposal = (): string => say(language() === 'es' ? "Conservar propuesta" : "Keep proposal");
/** Heading: of a question. */
export const askConfirm = (d: { version: number }): string => say(language() === 'es' ? "¿Confirmar la versión " + count(d.version) + "?" : "Confirm version " + count(d.version) + "?");
/** Alert: in the question. */
export const askConfirmAbout = (): string => say(language() === 'es' ? "Los archivos del banco se harán con ella. Los pagos salen con estos nombres y números." : "Bank files will be made by it. Payments go out under these names and numbers.");
/** Heading: of a question. */
export const askRefuse = (d: { version: number }): string => say(language() === 'es' ? "¿Rechazar la versión " + count(d.version) + "?" : "Refuse version " + count(d.version) + "?");
/** Alert: in the question. */
export const askRefuseAbout = (): string => say(language() === 'es' ? "Queda en la lista pero nunca vale. Lo vigente queda como está." : "It stays in the list but never takes effect. What is in force stays as it is.");
/** Heading: of a question. */
export const askUndo = (): string => say(language() === 'es' ? "¿Deshacer su propuesta?" : "Undo your proposal?");
/** Alert: done. */
export const isConfirmed = (): string => say(language() === 'es' ? "La versión está confirmada" : "The version is confirmed");
/** Alert: done. */
export const isRefused = (): string => say(language() === 'es' ? "La versión está rechazada" : "The version is refused");
/** Alert: done. */
export const isUndone = (): string => say(language() === 'es' ? "Su propuesta se deshizo" : "Your proposal is undone");
/** Alert: done. */
export const isProposed = (): string => say(language() === 'es' ? "La versión ahora espera a otro administrador" : "The version waits for another administrator now");
/** Label: column. */
export const proposedBy = (): string => say(language() === 'es' ? "Propuesta por" : "Proposed by");
/** Helper: what a part of the settings is. */
export const versionsAbout = (): string => say(language() === 'es' ? "Un archivo se queda con la versión con la que se hizo." : "A file stays with the version that it was made by.");
/** Helper: what a part of the settings is. */
export const bankAbout = (): string => say(language() === 'es' ? "El banco que recibe nuestros archivos." : "The bank that takes our files.");
/** Label: field; of our bank. */
export const routingNumber = (): string => say(language() === 'es' ? "Número de ruta" : "Routing number");
/** Label: field. */
export const bankName = (): string => say(language() === 'es' ? "Nombre del banco" : "Name of the bank");
/** Heading: a part of the settings. */
export const companyPart = (): string => say(language() === 'es' ? "Empresa" : "Company");
/** Helper: what a part of the settings is. */
export const companyAbout = (): string => say(language() === 'es' ? "Quién envía los archivos, como lo tiene registrado nuestro banco." : "Who sends the files, as our bank has it on record.");
/** Label: field. */
export const immediateOrigin = (): string => say(language() === 'es' ? "ID del remitente" : "ID of the sender");
/** Helper: of a field. */
export const immediateOriginHint = (): string => say(language() === 'es' ? "Como lo dio el banco: un número de ruta, o 10 letras y dígitos" : "As the bank gave it: a routing number, or 10 letters and digits");
/** Label: field. */
export const originName = (): string => say(language() === 'es' ? "Nombre del remitente" : "Name of the sender");
/** Label: field. */
export const companyId = (): string => say(language() === 'es' ? "ID de la empresa" : "Company ID");
/** Helper: of a field. */
export const companyIdHint = (): string => say(language() === 'es' ? "Como lo dio el banco, hasta 10 caracteres" : "As the bank gave it, at most 10 characters");
/** Heading: a part of the settings. */
export const onStatements = (): string => say(language() === 'es' ? "Lo que los clientes leen en su estado bancario" : "What customers read on their bank statement");
/** Helper: what a part of the settings is. */
export const onStatementsAbout = (): string => say(language() === 'es' ? "Letras sin acento, dígitos y signos. Los bancos suelen mostrar mayúsculas." : "Plain letters, digits and signs. Banks often show capitals.");
/** Label: field. */
export const companyName = (): string => say(language() === 'es' ? "Nombre de la empresa" : "Company name");
/** Helper: of a field. */
export const atMostSixteen = (): string => say(language() === 'es' ? "Hasta 16 caracteres" : "At most 16 characters");
/** Helper: of a field. */
export const atMostTen = (): string => say(language() === 'es' ? "Hasta 10 caracteres" : "At most 10 characters");
/** Helper: of a field. */
export const atMostTwentyThree = (): string => say(language() === 'es' ? "Hasta 23 caracteres" : "At most 23 characters");
/** Label: field for a word, such as PAYMENT. */
export const ofPayments = (): string => say(language() === 'es' ? "Junto a un pago a nosotros" : "Beside a payment to us");
/** Label: field for a word, such as WITHDRAWAL. */
export const ofWithdrawals = (): string => say(language() === 'es' ? "Junto al dinero del plan de depósito" : "Beside money of the deposit plan");
/** Heading: a part of the settings. */
export const cutoffs = (): string => say(language() === 'es' ? "Horas límite" : "Cut-offs");
/** Helper: what a part of the settings is. */
export const cutoffsAbout = (): string => say(language() === 'es' ? "Horas hasta las que el banco recibe archivos, según el reloj del banco." : "Times by which the bank takes files, on the bank’s own clock.");
/** Label: what is told; the times by which the bank takes files. */
export const cutoffTimes = (): string => say(language() === 'es' ? "Horas" : "Times");
/** Label: field for a time. */
export const cutoffNumbered = (d: { n: number }): string => say(language() === 'es' ? "Hora límite " + count(d.n) : "Cut-off " + count(d.n));
/** Button: adds a field. */
export const addCutoff = (): string => say(language() === 'es' ? "Agregar una hora límite" : "Add a cut-off");
/** Label, read aloud: of a button. */
export const removeCutoff = (d: { n: number }): string => say(language() === 'es' ? "Quitar hora límite " + count(d.n) : "Remove cut-off " + count(d.n));
/** Label: field. */
export const zone = (): string => say(language() === 'es' ? "Zona horaria del banco" : "Time zone of the bank");
/** Heading: a part of the settings. */
export const sameDay = (): string => say(language() === 'es' ? "Mismo día" : "Same day");
/** Helper: what a part of the settings is. */
export const sameDayAbout = (): string => say(language() === 'es' ? "Pagos que el banco liquida el día en que los enviamos." : "Payments that the bank settles on the day that we send them.");
/** Label: checkbox. */
export const sameDayOn = (): string => say(language() === 'es' ? "Nuestro banco liquida el mismo día" : "Our bank settles on the same day");
/** Label: field for a time; files that come later settle another day. */
export const sameDayUntil = (): string => say(language() === 'es' ? "Hasta" : "Until");
/** Label: field for an amount. */
export const sameDayMax = (): string => say(language() === 'es' ? "Pago más grande el mismo día" : "Largest payment on the same day");
/** Heading: a part of the settings. */
export const limits = (): string => say(language() === 'es' ? "Límites" : "Limits");
/** Helper: what a part of the settings is. */
export const limitsAbout = (): string => say(language() === 'es' ? "El dinero que entra y el que sale se cuentan aparte. Deje un campo vacío para no poner límite." : "Money in and money out are counted apart. Leave a field empty for no limit.");
/** Label: field for an amount. */
export const limitEntry = (): string => say(language() === 'es' ? "Un pago" : "One payment");
/** Label: field for an amount. */
export const limitFile = (): string => say(language() === 'es' ? "Un archivo" : "One file");
/** Label: field for an amount. */
export const limitDay = (): string => say(language() === 'es' ? "Todos los archivos de un día" : "All files of a day");
/** Label: field for an amount. */
export const limitCustomer = (): string => say(language() === 'es' ? "Un cliente en un día" : "One customer in a day");
/** Heading: a part of the settings. */
export const secondPerson = (): string => say(language() === 'es' ? "Segunda persona" : "Second person");
/** Helper: what a part of the settings is. */
export const secondPersonAbout = (): string => say(language() === 'es' ? "Quien libera un archivo no es quien lo hizo. Los archivos enviados se eliminan después de un tiempo; su lista de pagos queda." : "Who releases a file isn’t who made it. Sent files are deleted after a while; their list of payments stays.");
/** Label: field for an amount. */
export const releaseAbove = (): string => say(language() === 'es' ? "Una segunda persona libera archivos de más de" : "A second person releases files above");
/** Helper: of a field. */
export const releaseAboveHint = (): string => say(language() === 'es' ? "Lo que entra y lo que sale juntos. Escriba 0 para todos los archivos." : "Money in and out together. Enter 0 for every file.");
/** Label: field. */
export const keepDays = (): string => say(language() === 'es' ? "Días que se guarda un archivo enviado" : "Days that a sent file is kept");
/** Heading: a part of the settings. */
export const balancing = (): string => say(language() === 'es' ? "Archivos cuadrados" : "Balanced files");
/** Helper: what a part of the settings is. */
export const balancingAbout = (): string => say(language() === 'es' ? "Un archivo cuadrado termina con una partida a una cuenta propia. Pregunte a su banco cuál recibe." : "A balanced file ends with one entry to an account of our own. Ask your bank which kind it takes.");
/** Label: checkbox. */
export const balanced = (): string => say(language() === 'es' ? "Nuestro banco recibe archivos cuadrados" : "Our bank takes balanced files");
/** Label: field. */
export const offsetRouting = (): string => say(language() === 'es' ? "Número de ruta de nuestra cuenta" : "Routing number of our account");
/** Label: field. */
export const offsetType = (): string => say(language() === 'es' ? "Tipo de cuenta" : "Kind of account");
/** Label: field; of our own account. */
export const offsetNumber = (): string => say(language() === 'es' ? "Número de cuenta" : "Account number");
/** Label: field. */
export const offsetNumberAgain = (): string => say(language() === 'es' ? "Número de cuenta otra vez" : "Account number again");
/** Helper: of a field. */
export const offsetNumberHint = (): string => say(language() === 'es' ? "De 3 a 17 dígitos. No se vuelve a mostrar a nadie." : "3 to 17 digits. Nobody is shown it again.");
/** Helper: of a field; last: "••1234". */
export const offsetKept = (d: { last: string | number }): string => say(language() === 'es' ? "Déjelo vacío para conservar " + d.last : "Leave empty to keep " + d.last);
/** Label: what differs. */
export const offsetAccount = (): string => say(language() === 'es' ? "Nuestra cuenta" : "Our account");
/** Value: the account whose number was entered again. */
export const numberChanged = (d: { account: string | number }): string => say(language() === 'es' ? "" + d.account + " (número cambiado)" : "" + d.account + " (number changed)");
/** Helper: what a part of the settings is. zone: "America/Los_Angeles". */
export const effectiveAbout = (d: { zone: string | number }): string => say(language() === 'es' ? "Déjelo vacío para que valga en cuanto se confirme. La hora es la de " + d.zone + "." : "Leave empty for as soon as it’s confirmed. The time is meant in " + d.zone + ".");
/** Heading: of a question. */
export const askPropose = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "¿Proponer un cambio?", other: "¿Proponer " + count(d.n) + " cambios?" }) : plural(d.n, 0, en, { one: "Propose one change?", other: "Propose " + count(d.n) + " changes?" }));
/** Button. */
export const proposeVersion = (): string => say(language() === 'es' ? "Proponer versión" : "Propose version");
/** Busy. */
export const proposing = (): string => say(language() === 'es' ? "Proponiendo la versión…" : "Proposing the version…");
/** Alert: in the question. */
export const holdsOnceConfirmed = (): string => say(language() === 'es' ? "Vale en cuanto otro administrador la confirme." : "It takes effect once another administrator confirms it.");
/** Alert: in the question. when: day and time. */
export const holdsOnceConfirmedFrom = (d: { when: string | number }): string => say(language() === 'es' ? "Vale en cuanto otro administrador la confirme, desde el " + d.when + " como muy pronto." : "It takes effect once another administrator confirms it, on " + d.when + " at the earliest.");
/** Choice: how a saved bank account is confirmed. */
export const validationByHand = (): string => say(language() === 'es' ? "A mano" : "By hand");
/** Choice: how a saved bank account is confirmed; a prenote is an entry of zero dollars in a bank file. */
export const validationPrenote = (): string => say(language() === 'es' ? "Con una prenotificación" : "By a prenote");
/** Choice: how a saved bank account is confirmed. */
export const validationMicroEntries = (): string => say(language() === 'es' ? "Con dos depósitos pequeños" : "By two small deposits");
/** Heading: how saved bank accounts are confirmed before they are debited. */
export const validation = (): string => say(language() === 'es' ? "Cuentas bancarias nuevas" : "New bank accounts");
/** Below: under "New bank accounts". */
export const validationAbout = (): string => say(language() === 'es' ? "Su oficina siempre puede confirmar a mano una cuenta bancaria guardada. Una prenotificación es un cobro de $0.00. Si el banco del cliente no dice nada en tres días bancarios, la cuenta queda confirmada. Los dos depósitos de menos de un dólar cada uno corren por su cuenta. El cliente ingresa sus montos para confirmar la cuenta." : "Your office can always confirm a saved bank account by hand. A prenote is a debit of $0.00. If the customer’s bank says nothing for three banking days, the account is confirmed. Two deposits of less than a dollar each are yours to give. The customer enters their amounts to confirm the account.");
/** Label: a choice between by hand, a prenote and two small deposits. */
export const validationHow = (): string => say(language() === 'es' ? "Cómo se confirman" : "How they are confirmed");
