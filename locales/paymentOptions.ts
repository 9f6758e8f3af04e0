// Written by `npm run locales` from locales/en/paymentOptions.json and locales/es/paymentOptions.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Heading: page with saved bank accounts. */
export const title = (): string => say(language() === 'es' ? "Formas de pago" : "Payment options");
/** Heading: form for a bank account. */
export const addTitle = (): string => say(language() === 'es' ? "Agregar una cuenta bancaria" : "Add a bank account");
/** Helper: under "Payment options". */
export const subtitle = (): string => say(language() === 'es' ? "Cuentas bancarias con las que puede pagar." : "Bank accounts that you can pay from.");
/** Button: opens the form for a bank account. */
export const addBankAccount = (): string => say(language() === 'es' ? "Agregar cuenta bancaria" : "Add bank account");
/** Heading: of an error. */
export const listFailed = (): string => say(language() === 'es' ? "No se pudieron cargar sus cuentas bancarias" : "Your bank accounts didn’t load");
/** Toast. */
export const changesSaved = (): string => say(language() === 'es' ? "Cambios guardados" : "Changes saved");
/** Toast. */
export const deleted = (): string => say(language() === 'es' ? "Cuenta bancaria eliminada" : "Bank account deleted");
/** Toast: nickname: what its owner calls a bank account. */
export const isSaved = (d: { nickname: string | number }): string => say(language() === 'es' ? "Se guardó " + d.nickname : "" + d.nickname + " is saved");
/** Heading: nothing is saved. */
export const empty = (): string => say(language() === 'es' ? "Aún no hay cuenta bancaria" : "No bank account yet");
/** Under "No bank account yet". */
export const emptyWhy = (): string => say(language() === 'es' ? "Guarde aquí una cuenta bancaria una sola vez para pagar con ella. No sale dinero hasta que usted autorice un pago." : "Save a bank account here once to pay from it. No money leaves it until you authorize a payment.");
/** Heading: the person may pay for no account. */
export const nothingToPay = (): string => say(language() === 'es' ? "No hay nada que pagar" : "Nothing to pay for");
/** Under "Nothing to pay for". */
export const nothingToPayWhy = (): string => say(language() === 'es' ? "Aquí puede consultar cuentas, pero no pagarlas, así que no necesita una cuenta bancaria. Pregúntenos si no es correcto." : "You can view accounts here but not pay them, so you don’t need a bank account. Ask us if that’s not right.");
/** Label: the trade accounts that a bank account pays for. */
export const paysFor = (): string => say(language() === 'es' ? "Paga para" : "Pays for");
/** A trade account. */
export const accountWithNumber = (d: { accountNo: string | number; name: string | number }): string => say("" + d.name + " (" + d.accountNo + ")");
/** Error: no trade account is marked. */
export const chooseAccount = (): string => say(language() === 'es' ? "Elija al menos una cuenta" : "Choose at least one account");
/** Chip: the bank account that is chosen first. */
export const isDefault = (): string => say(language() === 'es' ? "Predeterminada" : "Default");
/** A bank account. type: "checking". */
export const bankAndType = (d: { bank: string | number; type: string | number }): string => say("" + d.bank + ", " + d.type);
/** Button: changes a saved bank account. */
export const edit = (): string => say(language() === 'es' ? "Cambiar" : "Edit");
/** Button, heading: nickname: what its owner calls a bank account. */
export const editNamed = (d: { nickname: string | number }): string => say(language() === 'es' ? "Cambiar " + d.nickname : "Edit " + d.nickname);
/** Button: read by screen readers. */
export const deleteNamed = (d: { nickname: string | number }): string => say(language() === 'es' ? "Eliminar " + d.nickname : "Delete " + d.nickname);
/** Heading: of a question. */
export const deleteTitle = (d: { nickname: string | number }): string => say(language() === 'es' ? "¿Eliminar " + d.nickname + "?" : "Delete " + d.nickname + "?");
/** Button: in a question. */
export const deleteBankAccount = (): string => say(language() === 'es' ? "Eliminar cuenta bancaria" : "Delete bank account");
/** What comes of it. name: nickname and last digits. */
export const deleteWhy = (): string => say(language() === 'es' ? "Ya no podrá pagar con <name/>. Los pagos anteriores quedan en su historial." : "You can’t pay from <name/> anymore. Past payments stay in your history.");
/** Heading: open requests use a bank account that somebody wants to delete. */
export const inUse = (d: { nickname: string | number }): string => say(language() === 'es' ? "" + d.nickname + " está en uso" : "" + d.nickname + " is in use");
/** Under "… is in use". */
export const inUseWhy = (d: { count: number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: count(d.count) + " solicitud pendiente usa esta cuenta bancaria, así que ahora no puede eliminarla. Cancele la solicitud, o espere a que termine.", other: count(d.count) + " solicitudes pendientes usan esta cuenta bancaria, así que ahora no puede eliminarla. Cancele las solicitudes, o espere a que terminen." }) : plural(d.count, 0, en, { one: count(d.count) + " open request uses this bank account, so you can’t delete it now. Cancel it, or wait until it’s done.", other: count(d.count) + " open requests use this bank account, so you can’t delete it now. Cancel them, or wait until they’re done." }));
/** A request that uses a bank account. what: "payment of $5.00 on Apr 13, 2026". */
export const requestLine = (d: { requestNo: string | number; what: string | number }): string => say("" + d.requestNo + ": " + d.what);
/** Button: to the requests. */
export const seeRequests = (): string => say(language() === 'es' ? "Ver solicitudes de pago" : "See payment requests");
/** Button: closes the note that a bank account is in use. */
export const keepIt = (): string => say(language() === 'es' ? "Conservarla" : "Keep it");
/** Label: what its owner calls a bank account. */
export const nickname = (): string => say(language() === 'es' ? "Apodo" : "Nickname");
/** Helper: under "Nickname". */
export const nicknameHint = (): string => say(language() === 'es' ? "Como usted la llama: “Cheques del rancho”" : "What you call it: “Farm checking”");
/** Error. */
export const enterNickname = (): string => say(language() === 'es' ? "Escriba un apodo" : "Enter a nickname");
/** Label: the owner’s name as the bank has it. */
export const holderName = (): string => say(language() === 'es' ? "Nombre en la cuenta bancaria" : "Name on the bank account");
/** Helper: under "Name on the bank account". */
export const holderNameHint = (): string => say(language() === 'es' ? "Como lo tiene el banco, 22 caracteres como máximo" : "As the bank has it, at most 22 characters");
/** Label: of a checkbox. */
export const useByDefault = (): string => say(language() === 'es' ? "Usar esta cuenta si no elijo otra" : "Use this account unless I choose another");
/** Helper: the default cannot be taken off. */
export const defaultHint = (): string => say(language() === 'es' ? "Para cambiarlo, haga predeterminada otra cuenta." : "Make another one the default to change this.");
/** Helper: the first one is the default. */
export const firstIsDefault = (): string => say(language() === 'es' ? "Su primera cuenta bancaria es la predeterminada." : "Your first bank account is the default.");
/** Helper: in the dialog for changes. */
export const numbersStay = (): string => say(language() === 'es' ? "Los números no se pueden cambiar. Agregue la otra cuenta bancaria y luego elimine esta." : "You can’t change the numbers. Add the other bank account, then delete this one.");
/** Busy: changes are saved. */
export const saving = (): string => say(language() === 'es' ? "Guardando…" : "Saving…");
/** Button. */
export const saveChanges = (): string => say(language() === 'es' ? "Guardar cambios" : "Save changes");
/** Label: personal or business. */
export const whoseAccount = (): string => say(language() === 'es' ? "¿De quién es la cuenta?" : "Whose account is it?");
/** Label: a bank account of a firm. */
export const business = (): string => say(language() === 'es' ? "Negocio" : "Business");
/** Helper: under "Business". */
export const businessHint = (): string => say(language() === 'es' ? "Un rancho, una empresa, una sociedad o un fideicomiso" : "A farm, company, partnership or trust");
/** Label: a bank account of a person. */
export const personal = (): string => say("Personal");
/** Helper: under "Personal". */
export const personalHint = (): string => say(language() === 'es' ? "Una persona o una pareja" : "One person or a couple");
/** Behind the name on a bank account, in brackets. */
export const ofBusiness = (): string => say(language() === 'es' ? "negocio" : "business");
/** Behind the name on a bank account, in brackets. */
export const ofPersonal = (): string => say("personal");
/** Label: checking or savings. */
export const whichKind = (): string => say(language() === 'es' ? "¿Qué tipo de cuenta es?" : "What kind of account is it?");
/** Label: a kind of bank account. */
export const checking = (): string => say(language() === 'es' ? "Cuenta de cheques" : "Checking");
/** Helper: under "Checking". */
export const checkingHint = (): string => say(language() === 'es' ? "La cuenta con la que usted hace cheques" : "The account you write checks from");
/** Label: a kind of bank account. */
export const savings = (): string => say(language() === 'es' ? "Cuenta de ahorros" : "Savings");
/** Helper: under "Savings". */
export const savingsHint = (): string => say(language() === 'es' ? "Una cuenta sin cheques" : "An account without checks");
/** In a line behind the bank’s name. */
export const typeChecking = (): string => say(language() === 'es' ? "cuenta de cheques" : "checking");
/** In a line behind the bank’s name. */
export const typeSavings = (): string => say(language() === 'es' ? "cuenta de ahorros" : "savings");
/** Error. */
export const chooseHolder = (): string => say(language() === 'es' ? "Elija de quién es la cuenta" : "Choose whose account it is");
/** Error. */
export const chooseKind = (): string => say(language() === 'es' ? "Elija el tipo de cuenta" : "Choose the kind of account");
/** Label: nine digits that name a bank. */
export const routingNumber = (): string => say(language() === 'es' ? "Número de ruta" : "Routing number");
/** Helper: under "Routing number". */
export const nineDigits = (): string => say(language() === 'es' ? "9 dígitos" : "9 digits");
/** Checkbox: for a number that looks wrong. */
export const routingConfirmed = (d: { number: string | number }): string => say(language() === 'es' ? "Revisé " + d.number + " con mi banco, y es correcto" : "I checked " + d.number + " with my bank, and it is right");
/** Error: the checkbox is not set. */
export const confirmRouting = (): string => say(language() === 'es' ? "Revise el número de ruta y confírmelo" : "Check the routing number and confirm it");
/** Error: the consent is not given. */
export const agree = (): string => say(language() === 'es' ? "Marque la casilla para guardar la cuenta bancaria" : "Check the box to save the bank account");
/** Helper: under the consent. */
export const sealedNote = (): string => say(language() === 'es' ? "Guardamos el número de cuenta bajo llave y nunca lo mostramos de nuevo. Todos los que tienen acceso a estas cuentas reciben un correo." : "We lock away the account number and never show it again. Everyone who signs in for these accounts gets an email.");
/** Busy: a bank account is saved. */
export const savingBankAccount = (): string => say(language() === 'es' ? "Guardando la cuenta bancaria…" : "Saving the bank account…");
/** Button. */
export const saveBankAccount = (): string => say(language() === 'es' ? "Guardar cuenta bancaria" : "Save bank account");
/** Label: a fact of a saved bank account. */
export const nameOnAccount = (): string => say(language() === 'es' ? "Nombre en la cuenta" : "Name on the account");
/** The owner of a bank account. type: "business". */
export const holderAndType = (d: { name: string | number; type: string | number }): string => say("" + d.name + " (" + d.type + ")");
/** Label: when a bank account was saved, and by whom. */
export const added = (): string => say(language() === 'es' ? "Agregada" : "Added");
/** When a bank account was saved, and by whom. */
export const addedBy = (d: { day: string | number; who: string | number }): string => say(language() === 'es' ? "" + d.day + " por " + d.who : "" + d.day + " by " + d.who);
/** Label: when a bank account was used last. */
export const lastUsed = (): string => say(language() === 'es' ? "Último uso" : "Last used");
/** A bank account was not used so far. */
export const notYet = (): string => say(language() === 'es' ? "Aún no" : "Not yet");
/** Label: how many requests use a bank account. */
export const openRequests = (): string => say(language() === 'es' ? "Solicitudes pendientes" : "Open requests");
/** No request uses a bank account. */
export const noOpenRequests = (): string => say(language() === 'es' ? "Ninguna" : "None");
/** Label: what a bank account pays at most in its first hours. */
export const limitWhileNew = (): string => say(language() === 'es' ? "Límite mientras es nueva" : "Limit while it’s new");
/** amount: money. */
export const perPayment = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " por pago" : "" + d.amount + " per payment");
/** Helper: until: day and time. */
export const until = (d: { until: string | number }): string => say(language() === 'es' ? "Hasta el " + d.until : "Until " + d.until);
/** A bank account pays for no trade account anymore. */
export const noAccount = (): string => say(language() === 'es' ? "Ninguna cuenta" : "No account");
/** Chip: the office has not asked the bank yet. */
export const statusWaiting = (): string => say(language() === 'es' ? "En espera del banco" : "Waiting for the bank");
/** Alert: under "Waiting for the bank". */
export const statusWaitingWhy = (): string => say(language() === 'es' ? "Puede pagar con ella. La confirmamos con su banco antes del primer pago." : "You can pay from it. We check it with your bank before the first payment.");
/** Chip: of a bank account. */
export const statusActive = (): string => say(language() === 'es' ? "Activa" : "Active");
/** Chip: of a bank account. */
export const statusBlocked = (): string => say(language() === 'es' ? "Bloqueada" : "Blocked");
/** Alert: under "Blocked". */
export const statusBlockedWhy = (): string => say(language() === 'es' ? "Ahora no puede pagar con ella." : "You can’t pay from it now.");
/** Chip: of a bank account. */
export const statusFailed = (): string => say(language() === 'es' ? "No confirmada" : "Not confirmed");
/** Alert: under "Not confirmed". */
export const statusFailedWhy = (): string => say(language() === 'es' ? "Su banco no pudo confirmarla. Revise los números, elimínela y agréguela de nuevo." : "Your bank couldn’t confirm it. Check the numbers, then delete it and add it again.");
/** Where nobody could name the bank. */
export const bankByRouting = (d: { number: string | number }): string => say(language() === 'es' ? "Banco con número de ruta " + d.number : "Bank with routing number " + d.number);
/** Alert: under an error that tells why. */
export const notChanged = (): string => say(language() === 'es' ? "Sus cambios no se guardaron. Lo que escribió sigue aquí. Puede intentar de nuevo." : "Your changes aren’t saved. What you typed is still here. You can try again.");
/** Alert: under an error that tells why. */
export const notDeleted = (): string => say(language() === 'es' ? "No se eliminó." : "It’s not deleted.");
/** Alert: under an error that tells why. */
export const maybeDeleted = (): string => say(language() === 'es' ? "No sabemos si se eliminó. Puede intentar de nuevo." : "We can’t tell if it’s deleted. You can try again.");
/** What a bank account is called that got no nickname. bank: up to 30 characters; type: "checking". */
export const namedAfterBank = (d: { bank: string | number; type: string | number }): string => say("" + d.bank + " " + d.type);
/** In the place of the bank’s name where nobody knows it: "Bank checking". */
export const bankWithoutName = (): string => say(language() === 'es' ? "Banco" : "Bank");
/** Behind the bank’s name: "Palouse Bank checking". At most 8 characters. */
export const shortChecking = (): string => say(language() === 'es' ? "cheques" : "checking");
/** Behind the bank’s name: "Palouse Bank savings". At most 8 characters. */
export const shortSavings = (): string => say(language() === 'es' ? "ahorros" : "savings");
/** Error. */
export const noSuchOption = (): string => say(language() === 'es' ? "No encontramos esa cuenta bancaria. Tal vez fue eliminada." : "We can’t find that bank account. It may have been deleted.");
/** Error. */
export const mayNotPay = (): string => say(language() === 'es' ? "Aquí puede consultar cuentas, pero no pagarlas, así que no necesita una cuenta bancaria. Pregunte al dueño de la cuenta, o llámenos." : "You can view accounts here but not pay them, so you don’t need a bank account. Ask the account’s owner, or call us.");
/** Error. */
export const mayNotPayFor = (d: { accountNo: string | number }): string => say(language() === 'es' ? "Puede consultar la cuenta " + d.accountNo + ", pero no pagarla. Elija otras cuentas." : "You can view account " + d.accountNo + " but not pay it. Choose other accounts.");
/** Error: at the field. */
export const mayNotPayForField = (d: { accountNo: string | number }): string => say(language() === 'es' ? "No puede pagar la cuenta " + d.accountNo + ". Elija otras cuentas." : "You can’t pay account " + d.accountNo + ". Choose other accounts.");
/** Error. */
export const noAccountChosen = (): string => say(language() === 'es' ? "Elija al menos una cuenta que se pague con esta cuenta bancaria." : "Choose at least one account that this bank account pays for.");
/** Error: what: email or phone_number; changed, until: day and time. */
export const resting = (d: { changed: string | number; until: string | number; what: string }): string => say(language() === 'es' ? select(d.what, { email: "El correo electrónico de su acceso cambió el " + d.changed + ".", other: "El teléfono de su acceso cambió el " + d.changed + "." }) + " Por si no fue usted, las cuentas bancarias no se pueden cambiar hasta el " + d.until + ". Intente entonces, o llámenos." : select(d.what, { email: "Your sign-in’s email address changed on " + d.changed + ".", other: "Your sign-in’s phone number changed on " + d.changed + "." }) + " In case that wasn’t you, bank accounts can’t be changed until " + d.until + ". Try again then, or call us.");
/** Error: last: "••4417". */
export const alreadySaved = (d: { last: string | number; nickname: string | number }): string => say(language() === 'es' ? "Ya guardó esta cuenta bancaria, como " + d.nickname + " " + d.last + ". Use esa." : "You’ve already saved this bank account, as " + d.nickname + " " + d.last + ". Use that one.");
/** Error. */
export const tooMany = (d: { count: number }): string => say(language() === 'es' ? "Ya guardó " + count(d.count) + " cuentas bancarias, y ese es el máximo. Primero elimine una que no use." : "You’ve saved " + count(d.count) + " bank accounts, and that’s the most. Delete one you don’t use first.");
/** Error: again: day and time. */
export const tooManyToday = (d: { again: string | number; count: number }): string => say(language() === 'es' ? "Ya agregó " + count(d.count) + " cuentas bancarias en un día, y ese es el máximo. Agregue la siguiente después del " + d.again + ", o llámenos." : "You’ve added " + count(d.count) + " bank accounts in a day, and that’s the most. Add the next one after " + d.again + ", or call us.");
/** Error. */
export const numberInName = (): string => say(language() === 'es' ? "No ponga el número de cuenta en el nombre. Se ve en correos y listas." : "Leave the account number out of the name. Emails and lists show it.");
/** Error. */
export const doubtfulRouting = (): string => say(language() === 'es' ? "Revise el número de ruta con su banco y confirme que es correcto." : "Check the routing number with your bank, and confirm that it’s right.");
/** Error: the text, or its language, is another than the one that was agreed to. */
export const otherConsent = (): string => say(language() === 'es' ? "Lo que acepta aquí cambió desde que abrió la página. Vuelva a cargar la página y léalo." : "What you agree to here has changed since you opened the page. Load the page again and read it.");
/** Error. */
export const stayDefault = (): string => say(language() === 'es' ? "Siempre hay una cuenta bancaria predeterminada. Haga predeterminada otra." : "One bank account is always the default. Make another one the default instead.");
/** Error: requests: their numbers with what each is. "Payment Requests" is a fixed name. */
export const stillUsed = (d: { count: number; requests: string | number }): string => say(language() === 'es' ? plural(d.count, 0, es, { one: "Una solicitud todavía usa esta cuenta bancaria: " + d.requests + ". Cancele la solicitud en Solicitudes de pago, o espere a que termine. Luego elimine la cuenta bancaria.", other: count(d.count) + " solicitudes todavía usan esta cuenta bancaria: " + d.requests + ". Cancele las solicitudes en Solicitudes de pago, o espere a que terminen. Luego elimine la cuenta bancaria." }) : plural(d.count, 0, en, { one: "A request still uses this bank account: " + d.requests + ". Cancel it in Payment Requests, or wait until it’s done. Then delete the bank account.", other: count(d.count) + " requests still use this bank account: " + d.requests + ". Cancel them in Payment Requests, or wait until they’re done. Then delete the bank account." }));
/** A request that uses a bank account. what: "payment of $5.00". */
export const requestInBrackets = (d: { requestNo: string | number; what: string | number }): string => say("" + d.requestNo + " (" + d.what + ")");
/** What a request is, behind its number. */
export const paymentOf = (d: { amount: string | number }): string => say(language() === 'es' ? "pago de " + d.amount : "payment of " + d.amount);
/** What a request is, behind its number. */
export const paymentOfOn = (d: { amount: string | number; day: string | number }): string => say(language() === 'es' ? "pago de " + d.amount + " el " + d.day : "payment of " + d.amount + " on " + d.day);
/** What a request is, behind its number. */
export const transferOf = (d: { amount: string | number }): string => say(language() === 'es' ? "transferencia de " + d.amount : "transfer of " + d.amount);
/** What a request is, behind its number. */
export const transferOfOn = (d: { amount: string | number; day: string | number }): string => say(language() === 'es' ? "transferencia de " + d.amount + " el " + d.day : "transfer of " + d.amount + " on " + d.day);
/** Error. */
export const cannotSeal = (): string => say(language() === 'es' ? "No pudimos guardar la cuenta bancaria de forma segura, así que no se guardó nada. Intente de nuevo en unos minutos." : "We couldn’t store the bank account safely just now, so nothing was saved. Try again in a few minutes.");
/** Error: amounts of two small deposits are entered too late. */
export const depositsLapsed = (): string => say(language() === 'es' ? "Estos dos depósitos no se confirmaron a tiempo, por lo que sus montos ya no se aceptan. Pida dos nuevos o llámenos." : "These two deposits were not confirmed in time, so their amounts aren’t taken anymore. Ask for two new ones, or call us.");
/** Error: wrong amounts of two small deposits were entered too often. */
export const depositsFailed = (): string => say(language() === 'es' ? "Se ingresaron montos incorrectos tres veces, por lo que ya no se pueden ingresar para esta cuenta bancaria. Llámenos y la confirmamos con su banco." : "Wrong amounts were entered three times, so no more can be entered for this bank account. Call us, and we confirm it with your bank.");
/** Error: amounts are entered where no deposits were sent. */
export const noDepositsSent = (): string => say(language() === 'es' ? "Ningún depósito a esta cuenta bancaria espera sus montos. Vuelva a cargar la página para ver cómo está." : "No deposits to this bank account wait for their amounts. Reload the page to see where it stands.");
/** Error: the amounts entered are not those of the two small deposits. */
export const wrongDeposits = (d: { left: number }): string => say(language() === 'es' ? plural(d.left, 0, es, { one: "Estos no son los dos montos. Puede intentarlo una vez más. Búsquelos primero en su banco.", other: "Estos no son los dos montos. Puede intentarlo " + d.left + " veces más. Búsquelos en su banco." }) : plural(d.left, 0, en, { one: "These aren’t the two amounts. You can try once more. Look them up at your bank first.", other: "These aren’t the two amounts. You can try " + d.left + " more times. Look them up at your bank." }));
/** Error: somebody asks for two deposits again who may not. */
export const noDepositsAgain = (): string => say(language() === 'es' ? "No se envían más depósitos a esta cuenta bancaria. Llámenos y la confirmamos con su banco." : "No more deposits are sent to this bank account. Call us, and we confirm it with your bank.");
/** Helper: in a list with commas under a bank account. */
export const notConfirmed = (): string => say(language() === 'es' ? "aún no confirmada por el banco" : "not confirmed by the bank yet");
/** Helper: in a list with commas under a bank account; a prenote checks it. */
export const bankIsChecking = (): string => say(language() === 'es' ? "su banco la está verificando" : "your bank is checking it");
/** Helper: in a list with commas under a bank account; two small deposits check it, and have not arrived. */
export const depositsUnderWay = (): string => say(language() === 'es' ? "en espera de dos depósitos pequeños" : "waiting for two small deposits");
/** Helper: in a list with commas under a bank account; two small deposits check it, and have arrived. */
export const confirmDepositsFirst = (): string => say(language() === 'es' ? "confirme primero los dos depósitos pequeños" : "confirm the two small deposits first");
/** Button: leads to the page where what falls due is paid by itself. */
export const autopay = (): string => say(language() === 'es' ? "Pago automático" : "Autopay");
