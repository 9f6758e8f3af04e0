// Written by `npm run locales` from locales/en/emails.json and locales/es/emails.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say, select } from './language';

/** Email: its last line. phone: the company's number. */
export const signature = (d: { company: string | number; phone: string | number }): string => say(language() === 'es' ? "" + d.company + ". ¿Preguntas? Llame al " + d.phone + "." : "" + d.company + ". Questions? Call " + d.phone + ".");
/** Subject: a code that confirms a new sign-in of one's own. */
export const signUpCodeSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Confirme su acceso a " + d.company : "Confirm your sign-in at " + d.company);
/** Email: stands before the code for a new sign-in. */
export const signUpCodeIntro = (): string => say(language() === 'es' ? "Escriba este código para confirmar su nuevo acceso:" : "Enter this code to confirm your new sign-in:");
/** Email: how long a code works, after it. */
export const codeLifeHours = (d: { hours: number }): string => say(language() === 'es' ? "Puede usarlo una sola vez, en un plazo de " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ". Nunca pedimos este código por teléfono, por correo ni por mensaje de texto." : "You can use it once, within " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ". We never ask for this code by phone, mail or text.");
/** Email: what to do for who did not ask for the sign-in. */
export const signUpCodeNotYou = (): string => say(language() === 'es' ? "Si usted no pidió este acceso, no haga nada. Sin el código, nadie puede usar su dirección." : "If you didn’t ask for a sign-in, do nothing. Without the code, nobody can use your address.");
/** Text message: a code that confirms a new sign-in. */
export const signUpCodePhone = (d: { code: string | number; company: string | number; hours: number }): string => say(language() === 'es' ? "" + d.code + " es su clave para confirmar su acceso a " + d.company + ". Vale " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ". Nunca la pedimos." : "" + d.code + " confirms your " + d.company + " sign-in, good for " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ". We never ask for it.");
/** Subject: a code that finishes a sign-in. */
export const signInCodeSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Su código para iniciar sesión en " + d.company : "Your sign-in code for " + d.company);
/** Email: stands before the code. */
export const signInCodeIntro = (): string => say(language() === 'es' ? "Escriba este código para terminar de iniciar sesión:" : "Enter this code to finish signing in:");
/** Email: how long a code works, after it. */
export const codeLifeMinutes = (d: { minutes: number }): string => say(language() === 'es' ? "Puede usarlo una sola vez, en un plazo de " + plural(d.minutes, 0, es, { one: count(d.minutes) + " minuto", other: count(d.minutes) + " minutos" }) + ". Nunca pedimos este código por teléfono, por correo ni por mensaje de texto." : "You can use it once, within " + plural(d.minutes, 0, en, { one: count(d.minutes) + " minute", other: count(d.minutes) + " minutes" }) + ". We never ask for this code by phone, mail or text.");
/** Email: what to do for who is not signing in. */
export const signInCodeNotYou = (): string => say(language() === 'es' ? "Si usted no está iniciando sesión en este momento, alguien más sabe su contraseña. Cámbiela y llámenos." : "If you aren’t signing in right now, someone else knows your password. Change it, and call us.");
/** Text message: a code that finishes a sign-in. */
export const signInCodePhone = (d: { code: string | number; company: string | number; minutes: number }): string => say(language() === 'es' ? "" + d.code + " es su clave para entrar a " + d.company + ". Vale " + plural(d.minutes, 0, es, { one: count(d.minutes) + " minuto", other: count(d.minutes) + " minutos" }) + ". Nunca la pedimos." : "" + d.code + " is your " + d.company + " sign-in code, good for " + plural(d.minutes, 0, en, { one: count(d.minutes) + " minute", other: count(d.minutes) + " minutes" }) + ". We never ask for it.");
/** Subject: a code that lets a forgotten password be replaced. */
export const passwordCodeSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Su código para una contraseña nueva en " + d.company : "Your code for a new password at " + d.company);
/** Email: stands before the code. */
export const passwordCodeIntro = (): string => say(language() === 'es' ? "Escriba este código para elegir una contraseña nueva:" : "Enter this code to choose a new password:");
/** Email: how long the code works, after it. */
export const passwordCodeLife = (d: { minutes: number }): string => say(language() === 'es' ? "Puede usarlo una sola vez, en un plazo de " + plural(d.minutes, 0, es, { one: count(d.minutes) + " minuto", other: count(d.minutes) + " minutos" }) + ". Solo sirve el código más reciente. Nunca pedimos este código por teléfono, por correo ni por mensaje de texto." : "You can use it once, within " + plural(d.minutes, 0, en, { one: count(d.minutes) + " minute", other: count(d.minutes) + " minutes" }) + ". Only the newest code works. We never ask for this code by phone, mail or text.");
/** Email: what to do for who did not ask for it. */
export const passwordCodeNotYou = (): string => say(language() === 'es' ? "Si usted no lo pidió, no haga nada. Su contraseña sigue igual." : "If you didn’t ask for it, do nothing. Your password stays as it is.");
/** Text message: a code for a new password. */
export const passwordCodePhone = (d: { code: string | number; company: string | number; minutes: number }): string => say(language() === 'es' ? "" + d.code + " es su clave de " + d.company + " para cambiar la contraseña. Vale " + plural(d.minutes, 0, es, { one: count(d.minutes) + " minuto", other: count(d.minutes) + " minutos" }) + ". Nunca la pedimos." : "" + d.code + " is your " + d.company + " code for a new password, good for " + plural(d.minutes, 0, en, { one: count(d.minutes) + " minute", other: count(d.minutes) + " minutes" }) + ". We never ask for it.");
/** Subject: a code that proves that an address or number is one's own. */
export const contactCodeSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Confirme sus datos de contacto en " + d.company : "Confirm your contact details at " + d.company);
/** Email: stands before the code. */
export const contactCodeIntro = (): string => say(language() === 'es' ? "Escriba este código en el portal para confirmar que esta dirección o este número es suyo:" : "Enter this code in the portal to confirm that this address or number is yours:");
/** Email: what to do for who did not ask for it. */
export const contactCodeNotYou = (): string => say(language() === 'es' ? "Si usted no lo pidió, no haga nada. Sin el código, nada cambia." : "If you didn’t ask for it, do nothing. Without the code, nothing changes.");
/** Text message: a code that confirms this phone. */
export const contactCodePhone = (d: { code: string | number; company: string | number; hours: number }): string => say(language() === 'es' ? "" + d.code + " es su clave de " + d.company + " para confirmar este celular. Vale " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ". Nunca la pedimos." : "" + d.code + " confirms this number at " + d.company + ", good for " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ". We never ask for it.");
/** Subject: the office made a sign-in for somebody. */
export const invitationSubject = (d: { company: string | number }): string => say(language() === 'es' ? "Su acceso a " + d.company : "Your sign-in at " + d.company);
/** Email: the beginning. No period, so that the username is copied without one. */
export const invitationIntro = (d: { company: string | number; username: string | number }): string => say(language() === 'es' ? "Ya puede iniciar sesión en el portal de " + d.company + ". Su nombre de usuario es " + d.username : "You can sign in to the " + d.company + " portal now. Your username is " + d.username);
/** Email: stands before the temporary password. */
export const temporaryPasswordIs = (): string => say(language() === 'es' ? "Su contraseña temporal es:" : "Your temporary password is:");
/** Email: how long the temporary password works. */
export const invitationLife = (d: { days: number }): string => say(language() === 'es' ? "Vale por " + plural(d.days, 0, es, { one: count(d.days) + " día", other: count(d.days) + " días" }) + ". Al iniciar sesión por primera vez, usted elige su propia contraseña. Nunca pedimos una contraseña por teléfono, por correo ni por mensaje de texto." : "It’s good for " + plural(d.days, 0, en, { one: count(d.days) + " day", other: count(d.days) + " days" }) + ". When you first sign in, you choose your own password. We never ask for a password by phone, mail or text.");
/** Text message: the temporary password. In Spanish without "días", whose í phones lack; days is 7. */
export const invitationPhone = (d: { company: string | number; days: number; password: string | number }): string => say(language() === 'es' ? "" + d.password + " es su contraseña temporal de " + d.company + ". " + plural(d.days, 0, es, { "7": "Vale una semana.", other: "Vale por poco tiempo." }) + " Entre con su correo." : "" + d.password + " is your temporary " + d.company + " password, good for " + plural(d.days, 0, en, { one: count(d.days) + " day", other: count(d.days) + " days" }) + ". Sign in with your email address.");
/** Subject: something about the sign-in was changed. */
export const noticeSubject = (d: { company: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { passwordChanged: "Se cambió su contraseña en " + d.company, passwordReset: "Se restableció su contraseña en " + d.company, codeMethodsChanged: "Cambió la forma de recibir sus códigos en " + d.company, contactTakenBack: "Se deshizo un cambio de su acceso a " + d.company, other: "Se cerraron todas sus sesiones en " + d.company }) : select(d.event, { passwordChanged: "Your password was changed at " + d.company, passwordReset: "Your password was reset at " + d.company, codeMethodsChanged: "Your sign-in codes were changed at " + d.company, contactTakenBack: "A change to your sign-in was undone at " + d.company, other: "You were signed out everywhere at " + d.company }));
/** Email: what happened and when. */
export const noticeSaid = (d: { at: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { passwordChanged: "El " + d.at + ", se cambió su contraseña.", passwordReset: "El " + d.at + ", se restableció su contraseña.", codeMethodsChanged: "El " + d.at + ", se cambió la forma en que recibe sus códigos.", contactTakenBack: "El " + d.at + ", se deshizo un cambio de su acceso.", other: "El " + d.at + ", se cerró su sesión en todos los dispositivos." }) : select(d.event, { passwordChanged: "On " + d.at + ", your password was changed.", passwordReset: "On " + d.at + ", your password was reset.", codeMethodsChanged: "On " + d.at + ", the way you get sign-in codes was changed.", contactTakenBack: "On " + d.at + ", a change to your sign-in was undone.", other: "On " + d.at + ", you were signed out on all devices." }));
/** Email: what to do, where no number to call is known. */
export const noticeNotYou = (): string => say(language() === 'es' ? "Si fue usted, no tiene que hacer nada. Si no, elija una contraseña nueva y llámenos." : "If that was you, you’re all set. If it wasn’t, choose a new password and call us.");
/** Email: what to do. */
export const noticeNotYouCall = (d: { phone: string | number }): string => say(language() === 'es' ? "Si fue usted, no tiene que hacer nada. Si no, elija una contraseña nueva y llámenos al " + d.phone + "." : "If that was you, you’re all set. If it wasn’t, choose a new password and call us at " + d.phone + ".");
/** Text message: something about the sign-in was changed. */
export const noticePhone = (d: { at: string | number; company: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { passwordChanged: "" + d.company + ": su contraseña fue cambiada, " + d.at + ".", passwordReset: "" + d.company + ": su contraseña fue restablecida, " + d.at + ".", codeMethodsChanged: "" + d.company + ": sus claves de acceso ahora llegan de otra forma, " + d.at + ".", contactTakenBack: "" + d.company + ": un cambio de su acceso fue anulado, " + d.at + ".", other: "" + d.company + ": se cerraron todas sus sesiones, " + d.at + "." }) + " ¿No fue usted? Hable con nosotros." : select(d.event, { passwordChanged: "" + d.company + ": your password was changed, " + d.at + ".", passwordReset: "" + d.company + ": your password was reset, " + d.at + ".", codeMethodsChanged: "" + d.company + ": the way you get sign-in codes was changed, " + d.at + ".", contactTakenBack: "" + d.company + ": a change to your sign-in was undone, " + d.at + ".", other: "" + d.company + ": you were signed out on all devices, " + d.at + "." }) + " Not you? Choose a new password and call us.");
/** Subject: the address (email) or number (other) of a sign-in was replaced. */
export const contactChangedSubject = (d: { company: string | number; what: string }): string => say(language() === 'es' ? select(d.what, { email: "Se cambió su correo electrónico en " + d.company, other: "Se cambió su número de teléfono en " + d.company }) : select(d.what, { email: "Your email address was changed at " + d.company, other: "Your phone number was changed at " + d.company }));
/** Email: what happened and when. */
export const contactChangedSaid = (d: { at: string | number; what: string }): string => say(language() === 'es' ? select(d.what, { email: "El " + d.at + ", se cambió el correo electrónico de su acceso.", other: "El " + d.at + ", se cambió el número de teléfono de su acceso." }) : select(d.what, { email: "On " + d.at + ", the email address of your sign-in was changed.", other: "On " + d.at + ", the phone number of your sign-in was changed." }));
/** Email: what holds for some days after a change of address or number. */
export const contactChangedMeanwhile = (d: { hours: number }): string => say(language() === 'es' ? "Si fue usted, no tiene que hacer nada. Durante " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ", los códigos para una contraseña nueva siguen llegando a donde llegaban antes. Las cuentas bancarias se quedan como están." : "If that was you, you’re all set. For " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ", codes for a new password still go where they went before. Bank accounts stay as they are.");
/** Email: what to do, with a link after it that undoes the change. */
export const contactChangedNotYou = (d: { hours: number }): string => say(language() === 'es' ? "Si no fue usted, deshaga el cambio en un plazo de " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ". Eso también cierra todas las sesiones. Después llámenos." : "If it wasn’t you, undo the change within " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ". That also ends every sign-in. Then call us.");
/** Email: what to do, with a link after it that undoes the change. */
export const contactChangedNotYouCall = (d: { hours: number; phone: string | number }): string => say(language() === 'es' ? "Si no fue usted, deshaga el cambio en un plazo de " + plural(d.hours, 0, es, { one: count(d.hours) + " hora", other: count(d.hours) + " horas" }) + ". Eso también cierra todas las sesiones. Después llámenos al " + d.phone + "." : "If it wasn’t you, undo the change within " + plural(d.hours, 0, en, { one: count(d.hours) + " hour", other: count(d.hours) + " hours" }) + ". That also ends every sign-in. Then call us at " + d.phone + ".");
/** Email: what to do, where there is no link that undoes the change. */
export const contactChangedJustCall = (): string => say(language() === 'es' ? "Si no fue usted, llámenos." : "If it wasn’t you, call us.");
/** Email: what to do, where there is no link that undoes the change. */
export const contactChangedJustCallAt = (d: { phone: string | number }): string => say(language() === 'es' ? "Si no fue usted, llámenos al " + d.phone + "." : "If it wasn’t you, call us at " + d.phone + ".");
/** Button: a link in an email that undoes the change of an address or number. */
export const undoChange = (): string => say(language() === 'es' ? "Deshacer el cambio" : "Undo the change");
/** Text message: an address or number of a sign-in was replaced. */
export const contactChangedPhone = (d: { at: string | number; company: string | number; what: string }): string => say(language() === 'es' ? select(d.what, { email: "" + d.company + ": su correo fue cambiado, " + d.at + ".", other: "" + d.company + ": su celular fue cambiado, " + d.at + "." }) + " ¿No fue usted? Hable con nosotros de inmediato." : select(d.what, { email: "" + d.company + ": your email address was changed, " + d.at + ".", other: "" + d.company + ": your phone number was changed, " + d.at + "." }) + " Not you? Call us at once.");
/** Subject: a bank account was saved (added) or deleted (other). */
export const optionSubject = (d: { company: string | number; event: string }): string => say(language() === 'es' ? select(d.event, { added: "Se agregó una cuenta bancaria en " + d.company, other: "Se quitó una cuenta bancaria en " + d.company }) : select(d.event, { added: "A bank account was added at " + d.company, other: "A bank account was removed at " + d.company }));
/** Email: a saved bank account within a sentence: its own name, last digits and bank. */
export const bankAccountNamed = (d: { bank: string | number; digits: string | number; nickname: string | number }): string => say(language() === 'es' ? "" + d.nickname + " " + d.digits + " de " + d.bank : "" + d.nickname + " " + d.digits + " at " + d.bank);
/** Email: who saved a bank account and what it pays for. count and accounts: the numbers of trade accounts. */
export const optionAdded = (d: { accounts: string | number; at: string | number; bank: string | number; by: string | number; count: number }): string => say(language() === 'es' ? "El " + d.at + ", " + d.by + " guardó la cuenta bancaria “" + d.bank + "”, que " + plural(d.count, 0, es, { "0": "no paga ninguna cuenta", one: "paga la cuenta " + d.accounts, other: "paga las cuentas " + d.accounts }) + "." : "On " + d.at + ", " + d.by + " saved the bank account “" + d.bank + "” to pay for " + plural(d.count, 0, en, { "0": "no account", one: "account " + d.accounts, other: "accounts " + d.accounts }) + ".");
/** Email: who deleted a bank account and what it paid for. */
export const optionRemoved = (d: { accounts: string | number; at: string | number; bank: string | number; by: string | number; count: number }): string => say(language() === 'es' ? "El " + d.at + ", " + d.by + " eliminó la cuenta bancaria “" + d.bank + "”, que " + plural(d.count, 0, es, { "0": "no pagaba ninguna cuenta", one: "pagaba la cuenta " + d.accounts, other: "pagaba las cuentas " + d.accounts }) + "." : "On " + d.at + ", " + d.by + " deleted the bank account “" + d.bank + "”, which paid for " + plural(d.count, 0, en, { "0": "no account", one: "account " + d.accounts, other: "accounts " + d.accounts }) + ".");
/** Email: what happens next with a saved bank account. */
export const optionConfirmed = (): string => say(language() === 'es' ? "Nuestra oficina la confirma con el banco antes de cobrar el primer pago." : "Our office confirms it with the bank before we take the first payment from it.");
/** Email: why somebody gets it and what to do, where no number to call is known. */
export const optionWhy = (): string => say(language() === 'es' ? "Recibe este mensaje porque usted tiene acceso a una de estas cuentas. Si ya lo sabía, no tiene que hacer nada. Si no, llámenos de inmediato y elija una contraseña nueva en el portal." : "You get this because you sign in for one of these accounts. If you know about this, you’re all set. If not, call us at once, and choose a new password in the portal.");
/** Email: why somebody gets it and what to do. */
export const optionWhyCall = (d: { phone: string | number }): string => say(language() === 'es' ? "Recibe este mensaje porque usted tiene acceso a una de estas cuentas. Si ya lo sabía, no tiene que hacer nada. Si no, llámenos de inmediato al " + d.phone + " y elija una contraseña nueva en el portal." : "You get this because you sign in for one of these accounts. If you know about this, you’re all set. If not, call us at " + d.phone + " at once, and choose a new password in the portal.");
/** Text message: a bank account was saved or deleted. digits: its last four. */
export const optionPhone = (d: { at: string | number; company: string | number; digits: string | number; event: string }): string => say(language() === 'es' ? "" + d.company + ": cuenta bancaria terminada en " + d.digits + " " + select(d.event, { added: "agregada", other: "eliminada" }) + ", " + d.at + ". ¿No fue usted? Hable con nosotros." : "" + d.company + ": bank account ending in " + d.digits + " " + select(d.event, { added: "added", other: "removed" }) + ", " + d.at + ". Not you? Call us.");
/** Email: a request in one line. account: a name. */
export const requestSummary = (d: { account: string | number; amount: string | number; number: string | number }): string => say(language() === 'es' ? "Solicitud " + d.number + ": " + d.amount + " para " + d.account + "." : "Request " + d.number + ": " + d.amount + " for " + d.account + ".");
/** Email: a request in one line, where the name of the account is not known. */
export const requestSummaryOwn = (d: { amount: string | number; number: string | number }): string => say(language() === 'es' ? "Solicitud " + d.number + ": " + d.amount + " para su cuenta." : "Request " + d.number + ": " + d.amount + " for your account.");
/** Email: where the money of a request comes from and where it goes. */
export const fromTo = (d: { source: string | number; target: string | number }): string => say(language() === 'es' ? "De: " + d.source + ". Para: " + d.target + "." : "From: " + d.source + ". To: " + d.target + ".");
/** Email: the day that was asked for. */
export const dayOfPayment = (d: { day: string | number }): string => say(language() === 'es' ? "Día de pago: " + d.day + "." : "Day of payment: " + d.day + ".");
/** Email: the day on which money is picked up. */
export const pickupOn = (d: { day: string | number }): string => say(language() === 'es' ? "Retiro: " + d.day + "." : "Pickup: " + d.day + ".");
/** Email: when money is picked up. */
export const pickupOnAt = (d: { day: string | number; time: string | number }): string => say(language() === 'es' ? "Retiro: " + d.time + " del " + d.day + "." : "Pickup: " + d.day + " at " + d.time + ".");
/** Subject: to who sent a request. */
export const requestReceiptSubject = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "Recibimos su solicitud " + d.number + " en " + d.company : "We have your request " + d.number + " at " + d.company);
/** Email: what the reader wrote with a request. */
export const yourComments = (d: { text: string | number }): string => say(language() === 'es' ? "Sus comentarios: " + d.text : "Your comments: " + d.text);
/** Email: until when a request can be cancelled. "Payment Requests" is the name of a page. */
export const cancelUntil = (d: { at: string | number }): string => say(language() === 'es' ? "Puede cancelarla en Solicitudes de pago hasta el " + d.at + "." : "You can cancel it in Payment Requests until " + d.at + ".");
/** Email: the text that was agreed to, word by word as it was. */
export const agreedTo = (d: { text: string | number }): string => say(language() === 'es' ? "Lo que usted aceptó: " + d.text : "What you agreed to: " + d.text);
/** Button: a link to the portal in an email. */
export const seeRequest = (): string => say(language() === 'es' ? "Ver su solicitud" : "See your request");
/** Email: the last line of a receipt. */
export const requestNotYou = (): string => say(language() === 'es' ? "Si usted no la pidió, cancélela y llámenos." : "If you didn’t ask for this, cancel it and call us.");
/** Text message: to who sent a request. */
export const requestReceiptPhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": tenemos su solicitud " + d.number + ". ¿No fue usted? Hable con nosotros." : "" + d.company + ": we have your request " + d.number + ". Not you? Call us.");
/** Subject: where a request stands now. status: as on its chip. */
export const requestChangedSubject = (d: { company: string | number; number: string | number; status: string | number }): string => say(language() === 'es' ? "" + d.number + ": " + d.status + ", en " + d.company : "" + d.number + ": " + d.status + ", at " + d.company);
/** Email: what our office wrote to a request. */
export const note = (d: { text: string | number }): string => say(language() === 'es' ? "Nota: " + d.text : "Note: " + d.text);
/** Text message: a request moved on. Phones know few letters, so it names no status. number: of the request. */
export const requestChangedPhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": hay novedades de su solicitud " + d.number + ". Vea el portal." : "" + d.company + ": there is news about your request " + d.number + ". See it in the portal.");
/** Subject: to the office. kind: payment or money out of the deposit plan (other). */
export const requestForOfficeSubject = (d: { amount: string | number; kind: string; number: string | number }): string => say(language() === 'es' ? select(d.kind, { payment: "" + d.number + ": pago solicitado, " + d.amount, other: "" + d.number + ": retiro del plan de depósito solicitado, " + d.amount }) : select(d.kind, { payment: "" + d.number + ": payment requested, " + d.amount, other: "" + d.number + ": money from the deposit plan requested, " + d.amount }));
/** Email: to the office. name: a sign-in. */
export const requestedBy = (d: { kind: string; name: string | number }): string => say(language() === 'es' ? select(d.kind, { payment: "" + d.name + " solicitó un pago.", other: "" + d.name + " solicitó un retiro del plan de depósito." }) : select(d.kind, { payment: "" + d.name + " requested a payment.", other: "" + d.name + " requested money from the deposit plan." }));
/** Email: to the office: what the customer wrote with a request. */
export const comments = (d: { text: string | number }): string => say(language() === 'es' ? "Comentarios: " + d.text : "Comments: " + d.text);
/** Email: to the office: what to do with a request. */
export const decideInPortal = (): string => say(language() === 'es' ? "Apruébela o rechácela en el portal. Nadie lee las respuestas a este correo." : "Approve or reject it in the portal. Nobody reads replies to this email.");
/** Button: a link to the portal in an email. */
export const openPortal = (): string => say(language() === 'es' ? "Abrir el portal" : "Open the portal");
/** Text message: to the office. */
export const requestForOfficePhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": la solicitud " + d.number + " espera respuesta." : "" + d.company + ": request " + d.number + " is ready to review.");
/** Email: above a message that somebody wrote to us: its topic and when it was sent. */
export const ticketHead = (d: { at: string | number; topic: string | number }): string => say("" + d.topic + ", " + d.at + ".");
/** Email: what a message is about, as "Invoice 0048213". */
export const ticketAbout = (d: { what: string | number }): string => say(language() === 'es' ? "Sobre: " + d.what + "." : "About: " + d.what + ".");
/** Email: whose account a message is about. */
export const ticketAccount = (d: { name: string | number }): string => say(language() === 'es' ? "Cuenta: " + d.name + "." : "Account: " + d.name + ".");
/** Email: the names of the files that came with a message. */
export const ticketFiles = (d: { files: string | number }): string => say(language() === 'es' ? "Archivos, guardados en el portal: " + d.files + "." : "Files, kept in the portal: " + d.files + ".");
/** Subject: to who wrote to us. */
export const ticketCopySubject = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "Recibimos su mensaje " + d.number + " en " + d.company : "We have your message " + d.number + " at " + d.company);
/** Email: to who wrote to us. to: an address or a number. */
export const ticketThanks = (d: { number: string | number; to: string | number; way: string }): string => say(language() === 'es' ? "Gracias por escribirnos. Su mensaje tiene el número " + d.number + ". Le responderemos " + select(d.way, { email: "por correo electrónico a " + d.to, phone: "por teléfono al " + d.to, other: "por mensaje de texto al " + d.to }) + "." : "Thank you for writing. Your message has the number " + d.number + ". We’ll answer " + select(d.way, { email: "by email to " + d.to, phone: "by phone at " + d.to, other: "by text message to " + d.to }) + ".");
/** Email: the last line of a copy. */
export const ticketNotYou = (): string => say(language() === 'es' ? "Si usted no escribió esto, llámenos." : "If you didn’t write this, call us.");
/** Text message: to who wrote to us. */
export const ticketCopyPhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": tenemos su mensaje " + d.number + ". ¿No fue usted? Hable con nosotros." : "" + d.company + ": we have your message " + d.number + ". Not you? Call us.");
/** Subject: to the office. */
export const ticketForOfficeSubject = (d: { number: string | number; topic: string | number }): string => say("" + d.number + ": " + d.topic);
/** Email: to the office: who wrote, and how to answer. name: a sign-in; to: an address or a number. */
export const ticketWrote = (d: { name: string | number; to: string | number; way: string }): string => say(language() === 'es' ? "" + d.name + " escribió desde el portal. " + select(d.way, { email: "Responda por correo electrónico a " + d.to + ".", phone: "Responda por teléfono: " + d.to + ".", other: "Responda por mensaje de texto: " + d.to + "." }) + " Nadie lee las respuestas a este correo." : "" + d.name + " wrote from the portal. " + select(d.way, { email: "Answer by email to " + d.to + ".", phone: "Answer by phone: " + d.to + ".", other: "Answer by text message: " + d.to + "." }) + " Nobody reads replies to this email.");
/** Text message: to the office. */
export const ticketForOfficePhone = (d: { company: string | number; number: string | number }): string => say(language() === 'es' ? "" + d.company + ": el mensaje " + d.number + " espera respuesta." : "" + d.company + ": message " + d.number + " waits for an answer.");
/** Alert: why an email was not sent; the office reads it. */
export const failedSealed = (): string => say(language() === 'es' ? "Este servidor no puede leer el correo. Se selló con otra llave." : "This server can’t read the email. It was sealed with another key.");
/** Alert: why an email was not sent. */
export const failedTooLate = (): string => say(language() === 'es' ? "El código expiró antes de que saliera el correo." : "The code in the email expired before it could leave.");
/** Alert: why an email was not sent. detail: a name for whoever looks after the server. */
export const failedUnwritten = (d: { detail: string | number }): string => say(language() === 'es' ? "No pudimos escribir este correo (" + d.detail + ")." : "We couldn’t write this email (" + d.detail + ").");
/** Alert: why an email was not sent. */
export const failedCarrier = (d: { detail: string | number }): string => say(language() === 'es' ? "Falló el servicio de correo (" + d.detail + ")." : "The mail service failed (" + d.detail + ").");
/** Alert: why an email was not sent. */
export const failedSesSilent = (): string => say(language() === 'es' ? "Amazon SES no confirmó que aceptó el correo." : "Amazon SES didn’t say that it took the email.");
/** Alert: why an email was not sent. */
export const failedSes = (d: { detail: string | number }): string => say(language() === 'es' ? "Amazon SES no aceptó el correo (" + d.detail + ")." : "Amazon SES didn’t take the email (" + d.detail + ").");
/** Alert: why an email was not sent. */
export const failedSmtp = (d: { detail: string | number }): string => say(language() === 'es' ? "El servidor de correo no aceptó el correo (" + d.detail + ")." : "The mail server didn’t take the email (" + d.detail + ").");
/** Alert: why an email was not sent. */
export const failedRecipient = (): string => say(language() === 'es' ? "El destinatario no es una sola dirección de correo." : "The recipient isn’t a single email address.");
/** Alert: why an email was not sent. */
export const failedHeader = (): string => say(language() === 'es' ? "El asunto o el remitente contiene un salto de renglón o un carácter de control." : "The subject or sender holds a line end or control character.");
/** Alert: why a text message was not sent. */
export const failedTooLong = (): string => say(language() === 'es' ? "El mensaje de texto tiene más de 160 caracteres." : "The text message is longer than 160 characters.");
/** Alert: why a text message was not sent. */
export const failedCharacter = (): string => say(language() === 'es' ? "El mensaje de texto contiene un carácter que algunos celulares no muestran." : "The text message holds a character that phones may not show.");
