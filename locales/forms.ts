// Written by `npm run locales` from locales/en/forms.json and locales/es/forms.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Label of a field that may stay empty. */
export const optional = (d: { label: string | number }): string => say(language() === 'es' ? "" + d.label + " (opcional)" : "" + d.label + " (optional)");
/** Label: the 9 digits that name a bank. */
export const routingNumber = (): string => say(language() === 'es' ? "Número de ruta" : "Routing number");
/** Label: of a bank account. */
export const accountNumber = (): string => say(language() === 'es' ? "Número de cuenta" : "Account number");
/** Helper: how a bank account’s number is written. */
export const accountNumberHint = (): string => say(language() === 'es' ? "De 3 a 19 cifras" : "3 to 19 digits");
/** Label: a bank account’s number, typed twice. */
export const accountNumberAgain = (): string => say(language() === 'es' ? "Número de cuenta otra vez" : "Account number again");
/** Helper below a picture of a check. */
export const onACheck = (): string => say(language() === 'es' ? "Los dos están en la parte de abajo del cheque. Primero va el número de ruta, de 9 cifras, y después el número de cuenta. No necesita el número del cheque." : "Both are at the bottom of a check. The routing number has 9 digits and comes first, then the account number. You don’t need the check number.");
/** Helper: a doubt about a routing number. */
export const unlikelyRouting = (): string => say(language() === 'es' ? "Revise este número. No parece un número de ruta de Estados Unidos" : "Check this number. It doesn’t look like a US routing number.");
/** Helper: a doubt about a routing number. */
export const notDebitable = (): string => say(language() === 'es' ? "Revise este número. No podemos cobrar pagos de cuentas con él." : "Check this number. We can’t take payments from accounts under it.");
/** Busy: a routing number is looked up. */
export const lookingForBank = (): string => say(language() === 'es' ? "Buscando el banco…" : "Looking for the bank…");
/** Helper: below a routing number. */
export const bankNotFound = (): string => say(language() === 'es' ? "No conocemos este banco. Si el número está bien, siga." : "We don’t know this bank. If the number is right, go on.");
/** Helper: below a routing number. */
export const bankLookupDown = (): string => say(language() === 'es' ? "Ahora no podemos buscar el banco. Puede seguir." : "We can’t look for the bank now. You can go on.");
/** Button: attaches files. */
export const addFiles = (): string => say(language() === 'es' ? "Agregar archivos" : "Add files");
/** Label, read aloud: a list of files that were attached. */
export const files = (): string => say(language() === 'es' ? "Archivos" : "Files");
/** Button, read aloud. file: the name of a file. */
export const removeFile = (d: { file: string | number }): string => say(language() === 'es' ? "Quitar " + d.file : "Remove " + d.file);
/** Error; a period follows. file: the name of a file. */
export const oneTooMany = (d: { file: string | number }): string => say(language() === 'es' ? "" + d.file + " está de más. Quite uno" : "" + d.file + " is one too many. Remove one");
/** Label. */
export const newPassword = (): string => say(language() === 'es' ? "Contraseña nueva" : "New password");
/** Helper below a new password. */
export const otherSymbols = (): string => say(language() === 'es' ? "Puede usar otros signos además de ! @ # $ & *, pero no cuentan." : "You can use symbols other than ! @ # $ & *, but they don’t count.");
/** Read aloud. */
export const passwordMet = (): string => say(language() === 'es' ? "La contraseña cumple todos los requisitos." : "The password meets every requirement.");
/** Read aloud. requirements: with periods between them. */
export const passwordUnmet = (d: { requirements: string | number }): string => say(language() === 'es' ? "Falta todavía: " + d.requirements + ". Otros signos no cuentan." : "Not met yet: " + d.requirements + ". Other symbols don’t count.");
/** Helper below a password. */
export const capsLock = (): string => say(language() === 'es' ? "Las mayúsculas están activadas." : "Caps lock is on.");
/** Button: hides a password. */
export const hide = (): string => say(language() === 'es' ? "Ocultar" : "Hide");
/** Button: shows a password. */
export const show = (): string => say(language() === 'es' ? "Mostrar" : "Show");
/** Button, read aloud. field: "new password". */
export const hideField = (d: { field: string | number }): string => say(language() === 'es' ? "Ocultar " + d.field : "Hide " + d.field);
/** Button, read aloud. field: "new password". */
export const showField = (d: { field: string | number }): string => say(language() === 'es' ? "Mostrar " + d.field : "Show " + d.field);
/** Busy: a form is on its way. */
export const sending = (): string => say(language() === 'es' ? "Enviando…" : "Sending…");
/** Helper below a text: how much more it may hold. */
export const charactersLeft = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "Queda " + count(d.count) + " carácter", other: "Quedan " + count(d.count) + " caracteres" }) : plural(d.count, 0, en, { one: count(d.count) + " character left", other: count(d.count) + " characters left" }));
/** Helper below a text that is too long. */
export const charactersOver = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "Sobra " + count(d.count) + " carácter", other: "Sobran " + count(d.count) + " caracteres" }) : plural(d.count, 0, en, { one: count(d.count) + " character too many", other: count(d.count) + " characters too many" }));
/** Read aloud: a text is too long. */
export const tooManyCharacters = (): string => say(language() === 'es' ? "Demasiados caracteres" : "Too many characters");
/** The size of a file. */
export const kilobytes = (d: { size: number }): string => say(count(d.size) + " KB");
/** The size of a file. size: "1.2". */
export const megabytes = (d: { size: string | number }): string => say("" + d.size + " MB");
/** Error: at a day. day: "Nov 26, 2026". */
export const dayClosed = (d: { day: string | number }): string => say(language() === 'es' ? "Cerramos el " + d.day + ". Elija otro día" : "We’re closed on " + d.day + ". Choose another day");
/** Error: at a day that does not exist, such as Feb 30. */
export const dayExists = (): string => say(language() === 'es' ? "Escriba una fecha con mes, día y año" : "Enter a date with month, day and year");
/** Error: at a day that is too early. */
export const dayFrom = (d: { day: string | number }): string => say(language() === 'es' ? "Elija el " + d.day + " o un día posterior" : "Choose " + d.day + " or a later day");
/** Error: at a day that is too late. */
export const dayUntil = (d: { day: string | number }): string => say(language() === 'es' ? "Elija el " + d.day + " o un día anterior" : "Choose " + d.day + " or an earlier day");
/** Label. */
export const toBankAccount = (): string => say(language() === 'es' ? "A la cuenta bancaria" : "To bank account");
/** Alert. */
export const noBankFits = (): string => say(language() === 'es' ? "No podemos enviar este dinero a ninguna de sus cuentas bancarias. Agregue una. Lo que escribió sigue aquí." : "We can’t send this money to any of your bank accounts. Add one. What you typed is still here.");
/** Alert. */
export const noBankSaved = (): string => say(language() === 'es' ? "Todavía no ha guardado una cuenta bancaria. Agregue una. Lo que escribió sigue aquí." : "You haven’t saved a bank account yet. Add one. What you typed is still here.");
/** Button. */
export const addBank = (): string => say(language() === 'es' ? "Agregar cuenta bancaria" : "Add a bank account");
/** Label: above bank accounts and why. */
export const cantBeUsed = (): string => say(language() === 'es' ? "No se pueden usar" : "Can’t be used");
/** A bank account, and why it can’t be used. */
export const nameAndWhy = (d: { name: string | number; why: string | number }): string => say("" + d.name + ": " + d.why);
/** Why no money can be sent to a bank account. */
export const bankUnusable = (): string => say(language() === 'es' ? "No se puede usar ahora. Revísela en Formas de pago." : "You can’t use it now. Look at it under Payment Options.");
/** Why no money can be sent to a bank account. */
export const bankNotLinked = (d: { account: string | number }): string => say(language() === 'es' ? "No está vinculada a la cuenta " + d.account + ". Vincúlela en Formas de pago." : "It isn’t linked to account " + d.account + ". Link it under Payment Options.");
/** Why no refund can be sent to a bank account. */
export const notConfirmedYet = (): string => say(language() === 'es' ? "Aún no está confirmada. Confírmela en Formas de pago." : "It isn’t confirmed yet. Confirm it under Payment Options.");
