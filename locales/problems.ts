// Written by `npm run locales` from locales/en/problems.json and locales/es/problems.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** In place of a member’s name, at the beginning of the sentences below. */
export const thisValue = (): string => say(language() === 'es' ? "Este dato" : "This");
/** Error: a member of a call. name: its name, such as "amount". */
export const missing = (d: { name: string | number }): string => say(language() === 'es' ? "Falta " + d.name : "" + d.name + " is missing");
/** Error: a member of a call that cannot be read. */
export const wrongForm = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " no tiene la forma correcta" : "" + d.name + " isn’t in the right form");
/** Error: a member of a call. */
export const onlyOneOf = (d: { name: string | number; values: string | number }): string => say(language() === 'es' ? "" + d.name + " solo puede ser uno de estos: " + d.values : "" + d.name + " can only be one of these: " + d.values);
/** Error: a number of a call. */
export const atLeast = (d: { min: string | number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene que ser " + d.min + " o más" : "" + d.name + " has to be " + d.min + " or more");
/** Error: a number of a call. */
export const atMost = (d: { max: string | number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene que ser " + d.max + " o menos" : "" + d.name + " has to be " + d.max + " or less");
/** Error: a number of a call. */
export const lessThan = (d: { less: string | number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene que ser menos de " + d.less : "" + d.name + " has to be less than " + d.less);
/** Error: a number of a call. */
export const moreThan = (d: { more: string | number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene que ser más de " + d.more : "" + d.name + " has to be more than " + d.more);
/** Error: a number of a call. */
export const wholeNumber = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene que ser un número entero" : "" + d.name + " has to be a whole number");
/** Error: a text of a call. */
export const exactCharacters = (d: { length: number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene que tener exactamente " + plural(d.length, 0, es, { one: count(d.length) + " carácter", other: count(d.length) + " caracteres" }) : "" + d.name + " has to have exactly " + plural(d.length, 0, en, { one: count(d.length) + " character", other: count(d.length) + " characters" }));
/** Error: a text of a call. */
export const leastCharacters = (d: { min: number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene que tener al menos " + plural(d.min, 0, es, { one: count(d.min) + " carácter", other: count(d.min) + " caracteres" }) : "" + d.name + " has to have at least " + plural(d.min, 0, en, { one: count(d.min) + " character", other: count(d.min) + " characters" }));
/** Error: a text of a call. */
export const mostCharacters = (d: { max: number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " puede tener como máximo " + plural(d.max, 0, es, { one: count(d.max) + " carácter", other: count(d.max) + " caracteres" }) : "" + d.name + " can have at most " + plural(d.max, 0, en, { one: count(d.max) + " character", other: count(d.max) + " characters" }));
/** Error: a list in a call. */
export const exactEntries = (d: { length: number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene que tener exactamente " + plural(d.length, 0, es, { one: count(d.length) + " elemento", other: count(d.length) + " elementos" }) : "" + d.name + " has to have exactly " + plural(d.length, 0, en, { one: count(d.length) + " entry", other: count(d.length) + " entries" }));
/** Error: a list in a call. */
export const leastEntries = (d: { min: number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene que tener al menos " + plural(d.min, 0, es, { one: count(d.min) + " elemento", other: count(d.min) + " elementos" }) : "" + d.name + " has to have at least " + plural(d.min, 0, en, { one: count(d.min) + " entry", other: count(d.min) + " entries" }));
/** Error: a list in a call. */
export const mostEntries = (d: { max: number; name: string | number }): string => say(language() === 'es' ? "" + d.name + " puede tener como máximo " + plural(d.max, 0, es, { one: count(d.max) + " elemento", other: count(d.max) + " elementos" }) : "" + d.name + " can have at most " + plural(d.max, 0, en, { one: count(d.max) + " entry", other: count(d.max) + " entries" }));
/** Error: a member of a call is of the wrong kind. */
export const wrongKind = (d: { kind: string; name: string | number }): string => say(language() === 'es' ? "" + d.name + " tiene que ser " + select(d.kind, { object: "un objeto", list: "una lista", string: "texto", number: "un número", boolean: "sí o no", other: "texto sin caracteres nulos" }) : "" + d.name + " has to be " + select(d.kind, { object: "an object", list: "a list", string: "text", number: "a number", boolean: "yes or no", other: "text without null characters" }));
/** Error: a call has a member that nobody described. */
export const unknownName = (d: { name: string | number }): string => say(language() === 'es' ? "No conocemos " + d.name + " aquí" : "We don’t know " + d.name + " here");
/** Error: a call has a member twice. */
export const twice = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " está más de una vez" : "" + d.name + " is there more than once");
/** Error: a call as a whole. problems: what is wrong with its members, joined by semicolons. */
export const badRequest = (d: { problems: string | number }): string => say(language() === 'es' ? "No podemos usar esto: " + d.problems + ". Corríjalo e intente de nuevo." : "We can’t use this: " + d.problems + ". Fix it and try again.");
/** Error: a day of a call that cannot be read. */
export const plainDate = (): string => say(language() === 'es' ? "Escriba una fecha como 2026-04-12" : "Enter a date such as 2026-04-12");
/** Error: an amount that cannot be read. */
export const plainDollars = (): string => say(language() === 'es' ? "Escriba el monto en dólares, como 1234.50" : "Enter the amount as dollars, like 1234.50");
/** Error: a filter of a list. words: all that are known, with commas. */
export const unknownWord = (d: { word: string | number; words: string | number }): string => say(language() === 'es' ? "No conocemos “" + d.word + "” aquí. Elija entre " + d.words + "." : "We don’t know “" + d.word + "” here. Choose from " + d.words + ".");
/** Error: a filter of a list, where too many are known to name them. */
export const unknownWordOfMany = (d: { word: string | number }): string => say(language() === 'es' ? "No conocemos “" + d.word + "” aquí. Elija uno de la lista." : "We don’t know “" + d.word + "” here. Choose one from the list.");
/** Error: a filter of a list. */
export const notAYear = (d: { kind: string; year: string | number }): string => say(language() === 'es' ? "" + d.year + " no es un " + select(d.kind, { cropYear: "año agrícola; un año agrícola", other: "año; un año" }) + " tiene cuatro cifras." : "" + d.year + " is not a " + select(d.kind, { cropYear: "crop year; a crop year", other: "year; a year" }) + " has four digits.");
/** Error: an address of a page of a list. */
export const wrongPageMark = (): string => say(language() === 'es' ? "Esta página no es de esta lista y este orden. Empiece de nuevo en la primera página." : "This page doesn’t belong to this list and order. Start again from the first page.");
/** Error at a member of a call. */
export const notAMarkOfThisList = (): string => say(language() === 'es' ? "no es una marca de esta lista" : "not a mark of this list");
/** Error: an address of a page of a list. */
export const twoPageMarks = (): string => say(language() === 'es' ? "Una página va después o antes de una marca. Envíe solo una de las dos." : "A page comes either after or before a mark. Send one of the two.");
/** Error at a member of a call; "after" is the name of another member. */
export const givenWithAfter = (): string => say(language() === 'es' ? "se dio junto con after" : "given together with after");
/** Error: what was sent is too long. */
export const tooLarge = (): string => say(language() === 'es' ? "Es demasiado a la vez. Envíe menos." : "That’s too much at once. Send less.");
/** Error of a call; application/json is its content type. */
export const notJson = (): string => say(language() === 'es' ? "Aquí no podemos leer ese tipo de archivo o formulario. Envíelo como application/json." : "We can’t read that kind of file or form here. Send it as application/json.");
/** Error: a call whose body is damaged. */
export const brokenJson = (): string => say(language() === 'es' ? "No podemos leer lo que se envió. Revíselo y envíelo de nuevo." : "We can’t read what was sent. Check it and send it again.");
/** Error of a call; application/json is its content type. */
export const nothingSent = (): string => say(language() === 'es' ? "No se envió nada. Envíe los valores como application/json." : "Nothing was sent. Send the values as application/json.");
/** Error: an address of a call. */
export const brokenAddress = (): string => say(language() === 'es' ? "No podemos leer esta dirección. Revise los signos de porcentaje." : "We can’t read this address. Check its percent signs.");
/** Error: an address of a call. */
export const nothingHere = (): string => say(language() === 'es' ? "No hay nada en esta dirección." : "There’s nothing at this address.");
/** Error of a call. method and methods: such as GET, POST. */
export const wrongMethod = (d: { method: string | number; methods: string | number }): string => say(language() === 'es' ? "" + d.method + " no funciona aquí; " + d.methods + " sí." : "" + d.method + " doesn’t work here; " + d.methods + " does.");
/** Error of a call. */
export const unreadable = (): string => say(language() === 'es' ? "No podemos leer esta petición. Revísela." : "We can’t read this request. Check it.");
/** Error of a call; Idempotency-Key is the name of a header. */
export const noKey = (): string => say(language() === 'es' ? "Esta petición no tiene un Idempotency-Key de 16 a 64 letras, cifras, guiones o guiones bajos. Sin él no sabemos si es una repetición. Envíe uno nuevo con cada petición." : "This request has no Idempotency-Key of 16 to 64 letters, digits, dashes or underscores. Without one we can’t tell it from a repeat. Send a new one with each request.");
/** Error. type: a content type, such as application/zip. */
export const wrongFileType = (d: { type: string | number }): string => say(language() === 'es' ? "Ese archivo no se puede recibir aquí. Envíelo como " + d.type + "." : "That isn’t a file we can take here. Send it as " + d.type + ".");
/** Error of an upload. */
export const noFile = (): string => say(language() === 'es' ? "No se envió ningún archivo. Elija uno y envíelo." : "No file was sent. Choose one and send it.");
/** Error of an upload. */
export const fileTooLarge = (d: { megabytes: number }): string => say(language() === 'es' ? "El archivo pesa más de " + count(d.megabytes) + " MB, así que no lo recibimos. Envíe uno más pequeño." : "The file is larger than " + count(d.megabytes) + " MB, so we didn’t take it. Send a smaller one.");
/** Alert: the database is away. */
export const unavailable = (): string => say(language() === 'es' ? "Ahora no podemos consultar nuestros registros, así que esto no se terminó. Espere un momento e intente de nuevo en la misma pantalla. No haremos nada dos veces." : "We can’t reach our records right now, so this didn’t finish. Wait a moment and try again on the same screen. We won’t do anything twice.");
/** Alert: a fault; its reference stands below. */
export const broken = (): string => say(language() === 'es' ? "Algo falló de nuestro lado. Intente de nuevo. Si vuelve a pasar, díganos la referencia." : "Something went wrong on our side. Try again. If it happens again, tell us the reference.");
/** Alert: an answer that is not the portal’s own. status: a number. */
export const serverAnswered = (d: { status: string | number }): string => say(language() === 'es' ? "El servidor respondió con el estado " + d.status + "." : "The server answered with status " + d.status + ".");
/** For who watches the servers. */
export const unhealthy = (): string => say(language() === 'es' ? "El portal no encuentra sus datos, así que no atiende a nadie. Los sigue buscando." : "The portal can’t reach its data, so it serves nobody. It keeps looking for them.");
/** Alert: no answer came. */
export const noAnswer = (): string => say(language() === 'es' ? "El portal no respondió. Revise su conexión e intente de nuevo." : "The portal didn’t answer. Check your connection and try again.");
/** Alert in place of a part of a page. */
export const cannotShow = (): string => say(language() === 'es' ? "No pudimos mostrar esto. Intente de nuevo en un momento." : "We couldn’t show this. Try again in a moment.");
/** Error of a download. */
export const newDataArrived = (): string => say(language() === 'es' ? "Llegaron datos nuevos mientras hacíamos su archivo. Descárguelo de nuevo." : "New data arrived while we made your file. Download it again.");
/** Error of a call. */
export const signInFirst = (): string => say(language() === 'es' ? "Usted no ha iniciado sesión. Inicie sesión primero." : "You’re not signed in. Sign in first.");
/** Error of a call. */
export const noAccess = (): string => say(language() === 'es' ? "Este acceso aún no puede usar el portal. Pida a la empresa que lo agregue." : "This sign-in can’t use the portal yet. Ask the company to add it.");
/** Error of a call. */
export const notYours = (): string => say(language() === 'es' ? "Esto es de otro acceso. Pida lo suyo." : "This belongs to another sign-in. Ask for your own.");
/** Alert: the sign-in service is away. */
export const cannotCheckSignIn = (): string => say(language() === 'es' ? "Ahora no podemos comprobar su acceso. Intente de nuevo en un minuto." : "We can’t check your sign-in right now. Try again in a minute.");
/** Alert. */
export const sessionEnded = (): string => say(language() === 'es' ? "Su sesión terminó. Inicie sesión de nuevo." : "Your session has ended. Sign in again.");
/** Error of a call that asks for the password once more. */
export const proveAgain = (d: { minutes: number }): string => say(language() === 'es' ? "Necesitamos saber que de verdad es usted, y hace más de " + count(d.minutes) + " minutos que inició sesión. Escriba su contraseña otra vez." : "We need to know it’s really you, and you signed in more than " + count(d.minutes) + " minutes ago. Enter your password again.");
/** Error at the field of the password. */
export const passwordAgain = (): string => say(language() === 'es' ? "Escriba su contraseña otra vez." : "Enter your password again.");
/** Alert: somebody closed the dialog that asks for the password. */
export const notProven = (): string => say(language() === 'es' ? "No hicimos nada, porque no se escribió su contraseña. Intente de nuevo y se la volveremos a pedir." : "We didn’t do anything, because your password wasn’t entered. Try again and we’ll ask once more.");
/** Error of a call. */
export const noSuchAccount = (): string => say(language() === 'es' ? "Usted no tiene una cuenta con ese número. Elija otra." : "You have no account with that number. Choose another.");
/** Error of a call. */
export const documentsOnly = (): string => say(language() === 'es' ? "De esta cuenta solo puede ver documentos. Pida más acceso al dueño." : "You can only see documents for this account. Ask its owner for more.");
/** Error of a call. */
export const noSuchPayment = (): string => say(language() === 'es' ? "Usted no tiene un pago con ese número. Revise el número." : "You have no payment with that number. Check the number.");
/** Error: no answer came to the cancelling of a request. */
export const maybeNotCancelled = (): string => say(language() === 'es' ? "Tal vez aún no está cancelada. Puede intentar de nuevo." : "It may not be cancelled yet. You can try again.");
/** Error: the cancelling of a request was refused. */
export const notCancelled = (): string => say(language() === 'es' ? "No está cancelada. Revise en qué va antes de intentar de nuevo." : "It isn’t cancelled. Check where it stands before you try again.");
/** Error: a view of a list is kept by a name. */
export const viewNeedsName = (): string => say(language() === 'es' ? "Escriba un nombre para la vista." : "Enter a name for the view.");
/** Error at a field. */
export const viewName = (): string => say(language() === 'es' ? "Escriba un nombre" : "Enter a name");
/** Error at a field. */
export const viewNameTooLong = (d: { max: number }): string => say(language() === 'es' ? "Escriba como máximo " + count(d.max) + " caracteres" : "Enter at most " + count(d.max) + " characters");
/** Error. */
export const tooManyViews = (d: { most: number }): string => say(language() === 'es' ? "Ya guarda " + count(d.most) + " vistas y no caben más. Elimine una primero." : "You already keep " + count(d.most) + " views, and there’s no room for more. Delete one first.");
/** Error. */
export const noSuchView = (): string => say(language() === 'es' ? "Usted no tiene esa vista. Revise la lista de sus vistas." : "You have no such view. Check the list of your views.");
/** Error: somebody of the office who looks at the portal as a customer tried to change something. */
export const viewOnly = (): string => say(language() === 'es' ? "Está viendo el portal como un cliente, así que solo puede mirar. No se cambió nada." : "You’re viewing as a customer, so you can only look. Nothing was changed.");
/** Error: the time in which somebody of the office may look as a customer is over. */
export const viewOver = (): string => say(language() === 'es' ? "Esta vista como cliente terminó. Iníciela de nuevo desde la lista de usuarios." : "This view as a customer has ended. Start it again from the list of users.");
