// Written by `npm run locales` from locales/en/secondPerson.json and locales/es/secondPerson.json.
import { language, say, select } from './language';

/** Label: a kind of what waits for a second person: a large request of a customer. */
export const kindApproval = (): string => say(language() === 'es' ? "Segunda aprobación" : "Second approval");
/** Label: a kind of what waits for a second person. */
export const kindBankFile = (): string => say(language() === 'es' ? "Archivo del banco por liberar" : "Bank file to release");
/** Label: a kind of what waits for a second person: how bank files are made. */
export const kindOriginator = (): string => say(language() === 'es' ? "Configuración bancaria" : "Bank settings");
/** Label: a kind of what waits for a second administrator: a desk, a branch or the administrator’s flag. */
export const kindPowers = (): string => say(language() === 'es' ? "Permisos de un usuario" : "Powers of a user");
/** Label: a kind of what waits for a second administrator: higher limits in the company settings. */
export const kindLimits = (): string => say(language() === 'es' ? "Límites" : "Limits");
/** Label: a kind of what waits for a second person: figures of days that one has signed. */
export const kindDailyClose = (): string => say(language() === 'es' ? "Cierre diario" : "Daily close");
/** Error. */
export const notForOneself = (): string => say(language() === 'es' ? "Usted no puede darse permisos. Los propone otro administrador." : "You can’t give powers to yourself. Another administrator proposes them.");
/** Error: somebody proposed while a proposal for the same waits. */
export const alreadyWaits = (d: { name: string | number }): string => say(language() === 'es' ? "Ya espera una propuesta de " + d.name + ". Primero se decide esa." : "A proposal of " + d.name + " waits already. It is decided first.");
/** Error. */
export const noSuchProposal = (): string => say(language() === 'es' ? "No existe esa propuesta. Vea la lista de nuevo." : "There is no such proposal. Look at the list again.");
/** Error: somebody else decided the proposal first. */
export const alreadyDecided = (d: { decision: string; name: string | number }): string => say(language() === 'es' ? "" + d.name + " ya " + select(d.decision, { confirmed: "confirmó", refused: "rechazó", other: "retiró" }) + " esto. No queda nada por hacer." : "" + d.name + " has " + select(d.decision, { confirmed: "confirmed", refused: "refused", other: "withdrawn" }) + " this already. You don’t need to do anything.");
/** Error. */
export const notYoursToWithdraw = (): string => say(language() === 'es' ? "Solo quien propuso esto puede retirarlo. Usted puede rechazarlo." : "Only who proposed this can withdraw it. You can refuse it.");
/** Error: who proposed something tried to confirm it. */
export const ownProposal = (): string => say(language() === 'es' ? "Usted propuso esto, así que otro administrador debe confirmarlo. Pídaselo a uno." : "You proposed this, so another administrator has to confirm it. Ask one.");
/** Error: somebody tried to confirm powers that they are to get. */
export const aboutOneself = (): string => say(language() === 'es' ? "Son sus propios permisos, así que otro administrador debe confirmarlos. Pídaselo a uno." : "These are your own powers, so another administrator has to confirm them. Ask one.");
/** Error: somebody tried to confirm what a former administrator proposed. */
export const proposerGone = (d: { name: string | number }): string => say(language() === 'es' ? "" + d.name + " ya no es administrador. Rechace esto y propóngalo de nuevo si es correcto." : "" + d.name + " is no administrator any more. Refuse this, and propose it yourself if it is right.");
/** Title: the page that lists what waits for a second person. */
export const title = (): string => say(language() === 'es' ? "Segunda persona" : "Second person");
/** Text: below the title of the page. */
export const subtitle = (): string => say(language() === 'es' ? "Lo que hizo una persona y debe decidir otra" : "What one person did and another one has to decide");
/** Title: above an error. */
export const loadFailed = (): string => say(language() === 'es' ? "No se cargó lo que espera" : "What waits didn’t load");
/** Text: the list is empty. */
export const nothingWaits = (): string => say(language() === 'es' ? "Nada espera a una segunda persona." : "Nothing waits for a second person.");
/** Text: who proposed or approved something, and when. */
export const askedByAt = (d: { name: string | number; when: string | number }): string => say("" + d.name + ", " + d.when);
/** Button: confirms what another administrator proposed. */
export const confirm = (): string => say(language() === 'es' ? "Confirmar" : "Confirm");
/** Button: refuses what another administrator proposed. */
export const refuse = (): string => say(language() === 'es' ? "Rechazar" : "Refuse");
/** Button: withdraws one’s own proposal. */
export const withdraw = (): string => say(language() === 'es' ? "Retirar" : "Withdraw");
/** Link: leads to the page where it is decided. */
export const decideThere = (): string => say(language() === 'es' ? "Decidirlo allí" : "Decide it there");
/** Link: leads to the page where somebody else decides it. */
export const lookThere = (): string => say(language() === 'es' ? "Verlo allí" : "Look at it there");
/** Text: whoever looks may not be the second person. */
export const notByYou = (): string => say(language() === 'es' ? "Esto lo decide otra persona." : "Somebody else decides this.");
/** Text: what somebody is to get. */
export const becomesAdmin = (): string => say(language() === 'es' ? "Será administrador." : "Becomes an administrator.");
/** Text: what somebody is to get. */
export const getsDesk = (d: { desk: string | number }): string => say(language() === 'es' ? "Recibe el puesto: " + d.desk + "." : "Gets the desk: " + d.desk + ".");
/** Text: what somebody is to get. */
export const seesAllBranches = (): string => say(language() === 'es' ? "Ve todas las sucursales." : "Sees all branches.");
/** Text: what somebody is to see from now on. */
export const seesBranch = (d: { branch: string | number }): string => say(language() === 'es' ? "Ve solo la sucursal " + d.branch + "." : "Sees the branch " + d.branch + " alone.");
/** Text: a limit that is to be loosened. */
export const limitMaxPayment = (d: { after: string | number; before: string | number }): string => say(language() === 'es' ? "Pago máximo: " + d.before + " pasa a " + d.after + "." : "Largest payment: " + d.before + " becomes " + d.after + ".");
/** Text: a limit that is to be loosened. */
export const limitSecondApproval = (d: { after: string | number; before: string | number }): string => say(language() === 'es' ? "Segunda aprobación desde: " + d.before + " pasa a " + d.after + "." : "Second approval from: " + d.before + " becomes " + d.after + ".");
/** Text: a limit that is to be loosened. */
export const limitNewOption = (d: { after: string | number; before: string | number }): string => say(language() === 'es' ? "Pago máximo de una cuenta bancaria nueva: " + d.before + " pasa a " + d.after + "." : "Largest payment from a new bank account: " + d.before + " becomes " + d.after + ".");
/** Text: a limit that is to be loosened. */
export const limitNewOptionHours = (d: { after: string | number; before: string | number }): string => say(language() === 'es' ? "Horas en que una cuenta bancaria cuenta como nueva: " + d.before + " pasa a " + d.after + "." : "Hours that a bank account counts as new: " + d.before + " becomes " + d.after + ".");
/** Text: a limit that is to be loosened. */
export const limitMaxRequest = (d: { after: string | number; before: string | number }): string => say(language() === 'es' ? "Retiro máximo del plan de depósito: " + d.before + " pasa a " + d.after + "." : "Largest pickup from the deposit plan: " + d.before + " becomes " + d.after + ".");
/** Title: of a dialog. */
export const askConfirm = (): string => say(language() === 'es' ? "¿Confirmar esta propuesta?" : "Confirm this proposal?");
/** Text: what follows from confirming. */
export const askConfirmAbout = (): string => say(language() === 'es' ? "Vale desde ahora. Su nombre queda en el registro de actividad." : "It holds from now on. The audit has your name.");
/** Title: of a dialog. */
export const askRefuse = (): string => say(language() === 'es' ? "¿Rechazar esta propuesta?" : "Refuse this proposal?");
/** Text: what follows from refusing or withdrawing. */
export const askRefuseAbout = (): string => say(language() === 'es' ? "Todo queda como está." : "Everything stays as it is.");
/** Title: of a dialog. */
export const askWithdraw = (): string => say(language() === 'es' ? "¿Retirar su propuesta?" : "Withdraw your proposal?");
/** Link: leads to the page of what waits for a second person. */
export const seeWaiting = (): string => say(language() === 'es' ? "Ver lo que espera" : "See what waits");
