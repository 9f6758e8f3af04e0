// Written by `npm run locales` from locales/en/accountNotices.json and locales/es/accountNotices.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Heading: what differs on one of several accounts. */
export const title = (): string => say(language() === 'es' ? "Por cuenta" : "By account");
/** Helper: below the heading of choices for one account. */
export const about = (): string => say(language() === 'es' ? "Si de una cuenta quiere otros avisos que los que eligió arriba." : "Choose other notices for one account than you chose above.");
/** Heading: the choices by account did not come. */
export const loadFailed = (): string => say(language() === 'es' ? "No se pudieron cargar sus cuentas" : "Couldn’t load your accounts");
/** Label: an account is told like all others, by the choices above on the page. */
export const asAbove = (): string => say(language() === 'es' ? "Como arriba" : "As above");
/** Helper: what “As above” means. */
export const asAboveAbout = (): string => say(language() === 'es' ? "Lo que eligió para todas las cuentas." : "What you chose for all accounts.");
/** Label: choice; what is told of this account is not as for all. */
export const own = (): string => say(language() === 'es' ? "Distinto para esta cuenta" : "Different for this account");
/** Helper: what choosing for one account means. */
export const ownAbout = (): string => say(language() === 'es' ? "Lo que no cambie sigue lo que eligió para todas las cuentas." : "What you don’t change follows your choices for all accounts.");
/** Label: choice; nothing is told of this account. */
export const nothing = (): string => say(language() === 'es' ? "Nada" : "Nothing");
/** Helper: what is told although nothing was chosen. */
export const nothingAbout = (): string => say(language() === 'es' ? "Salvo pagos y plan de depósito, como arriba, y cambios en su acceso. La lista de avisos lo tiene todo." : "But payments and the deposit plan, as above, and changes to your sign-in. The list of notices has everything.");
/** Label: what is told of an account where nothing was chosen. */
export const nothingButMoney = (): string => say(language() === 'es' ? "Nada, salvo pagos, plan de depósito y acceso" : "Only payments, deposit plan and sign-in");
/** Button: changes what is told of an account. */
export const change = (): string => say(language() === 'es' ? "Cambiar" : "Change");
/** Button: as read aloud; changes what is told of an account. */
export const changeOf = (d: { account: string | number }): string => say(language() === 'es' ? "Cambiar avisos de " + d.account : "Change notices of " + d.account);
/** Title of a dialog: what is told of an account. */
export const dialogTitle = (d: { account: string | number }): string => say(language() === 'es' ? "Avisos de " + d.account : "Notices of " + d.account);
/** Label: of a choice between as above, different, and nothing. */
export const whichWay = (): string => say(language() === 'es' ? "Qué avisos recibe de esta cuenta" : "What you’re told of this account");
/** Button: saves what is told of an account. */
export const save = (): string => say(language() === 'es' ? "Guardar" : "Save");
/** Toast: what is told of an account was saved. */
export const saved = (d: { account: string | number }): string => say(language() === 'es' ? "Avisos de " + d.account + " guardados" : "Notices of " + d.account + " saved");
/** Fragment: when emails of a group come that differ on an account. “Statements: No email”. */
export const emailOf = (d: { group: string | number; time: string | number }): string => say("" + d.group + ": " + d.time);
/** Fragment: the bell counts a group on this account alone. */
export const inBell = (d: { group: string | number }): string => say(language() === 'es' ? "" + d.group + " en la campana" : "" + d.group + " in the bell");
/** Fragment: the bell does not count a group on this account. */
export const notInBell = (d: { group: string | number }): string => say(language() === 'es' ? "" + d.group + " sin campana" : "" + d.group + " not in the bell");
/** Fragment: a group is shown on devices for this account alone. */
export const onDevices = (d: { group: string | number }): string => say(language() === 'es' ? "" + d.group + " en sus dispositivos" : "" + d.group + " on your devices");
/** Fragment: a group is not shown on devices for this account. */
export const notOnDevices = (d: { group: string | number }): string => say(language() === 'es' ? "" + d.group + " no en sus dispositivos" : "" + d.group + " not on your devices");
/** Fragment: a group is sent as a text message for this account alone. */
export const byText = (d: { group: string | number }): string => say(language() === 'es' ? "" + d.group + " por mensaje de texto" : "" + d.group + " by text message");
/** Fragment: a group is not sent as a text message for this account. */
export const notByText = (d: { group: string | number }): string => say(language() === 'es' ? "" + d.group + " sin mensaje de texto" : "" + d.group + " not by text message");
/** Fragment: smaller movements of the deposit plan are left out on this account. */
export const leastOf = (d: { amount: string | number }): string => say(language() === 'es' ? "Movimientos desde " + d.amount : "Movements from " + d.amount);
/** Fragment: statements of this account are attached to emails. */
export const attached = (): string => say(language() === 'es' ? "Estados de cuenta con PDF" : "Statements with PDF");
/** Fragment: statements of this account are not attached to emails. */
export const notAttached = (): string => say(language() === 'es' ? "Estados de cuenta sin PDF" : "Statements without PDF");
/** Sentence: no other person may see an account in the portal. */
export const nobodyElse = (): string => say(language() === 'es' ? "Nadie más ve esta cuenta aquí." : "Nobody else sees this account here.");
/** Sentence: how many others may see an account in the portal. */
export const others = (d: { people: number }): string => say(language() === 'es' ? plural(d.people, 0, es, { one: "Otra persona ve", other: "Otras " + count(d.people) + " personas ven" }) + " esta cuenta." : plural(d.people, 0, en, { one: "1 other person sees", other: count(d.people) + " other people see" }) + " this account.");
/** Sentence: of which groups the others get emails; {groups} is a list such as “Statements (2), Prepay (1)”. */
export const emailed = (d: { groups: string | number }): string => say(language() === 'es' ? "También salen correos sobre: " + d.groups + "." : "Emails also go out about: " + d.groups + ".");
/** Sentence: the other people of an account get no emails. */
export const notEmailed = (): string => say(language() === 'es' ? "No reciben correos sobre ella." : "They get no emails about it.");
/** Fragment: a group of notices, and how many others get emails of it. */
export const groupCount = (d: { group: string | number; people: string | number }): string => say("" + d.group + " (" + d.people + ")");
