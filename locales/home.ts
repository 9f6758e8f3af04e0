// Written by `npm run locales` from locales/en/home.json and locales/es/home.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Heading of home before noon, where the name of the person is not known. */
export const goodMorning = (): string => say(language() === 'es' ? "Buenos días" : "Good morning");
/** Heading of home from noon to 6 PM, where the name of the person is not known. */
export const goodAfternoon = (): string => say(language() === 'es' ? "Buenas tardes" : "Good afternoon");
/** Heading of home from 6 PM on, where the name of the person is not known. */
export const goodEvening = (): string => say(language() === 'es' ? "Buenas noches" : "Good evening");
/** Heading of home before noon. name: first name. */
export const goodMorningTo = (d: { name: string | number }): string => say(language() === 'es' ? "Buenos días, " + d.name : "Good morning, " + d.name);
/** Heading of home from noon to 6 PM. name: first name. */
export const goodAfternoonTo = (d: { name: string | number }): string => say(language() === 'es' ? "Buenas tardes, " + d.name : "Good afternoon, " + d.name);
/** Heading of home from 6 PM on. name: first name. */
export const goodEveningTo = (d: { name: string | number }): string => say(language() === 'es' ? "Buenas noches, " + d.name : "Good evening, " + d.name);
/** Heading of an error on home. */
export const accountsFailed = (): string => say(language() === 'es' ? "No se pudieron cargar sus cuentas" : "Your accounts didn’t load");
/** Below the greeting: of how many accounts the figures are. */
export const accountCount = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: count(d.n) + " cuenta", other: count(d.n) + " cuentas" }) : plural(d.n, 0, en, { one: count(d.n) + " account", other: count(d.n) + " accounts" }));
/** Heading: a new customer who has bought nothing yet. */
export const welcomeReady = (): string => say(language() === 'es' ? "Le damos la bienvenida. Su cuenta está lista" : "Welcome. Your account is ready");
/** Below "Welcome. Your account is ready". Pickup: of product at the branch. */
export const welcomeNothingYet = (): string => say(language() === 'es' ? "Todavía no tiene movimientos. Las facturas aparecen aquí la mañana después de su primera entrega o de que pase a recoger." : "There’s nothing on it yet. Invoices show up here the morning after your first delivery or pickup.");
/** Button: to the overview of the account. */
export const seeAccount = (): string => say(language() === 'es' ? "Ver su cuenta" : "See your account");
/** Heading: somebody whose sign-in has no account. */
export const welcome = (): string => say(language() === 'es' ? "Le damos la bienvenida" : "Welcome");
/** Below "Welcome". */
export const noAccount = (): string => say(language() === 'es' ? "Su acceso aún no tiene cuenta. Díganos su número de cuenta y la agregamos." : "Your sign-in has no account yet. Tell us your account number, and we’ll add it.");
/** Heading of a tile: a discount that ends soon. amount: "$107.20". */
export const saveAmount = (d: { amount: string | number }): string => say(language() === 'es' ? "Ahorre " + d.amount : "Save " + d.amount);
/** In a tile, in large letters. day, the last one that counts: "today", "tomorrow", "Wednesday" or "Nov 28". */
export const discountEnds = (d: { day: string | number }): string => say(language() === 'es' ? "Último día del descuento: " + d.day : "Discount ends " + d.day);
/** Below the discount that ends soon; it: the discount. day: "Nov 25". */
export const payInvoicesBy = (d: { day: string | number; n: number }): string => say(language() === 'es' ? "Pague " + plural(d.n, 0, es, { one: count(d.n) + " factura", other: count(d.n) + " facturas" }) + " a más tardar el " + d.day + " y el descuento es suyo." : "Pay " + plural(d.n, 0, en, { one: count(d.n) + " invoice", other: count(d.n) + " invoices" }) + " by " + d.day + " to get it.");
/** Link of the tile with a discount that ends. */
export const seePayDays = (): string => say(language() === 'es' ? "Ver los mejores días para pagar" : "See the best days to pay");
/** Link of the tile with a discount that ends, for those who may not pay. */
export const seeInvoices = (): string => say(language() === 'es' ? "Ver las facturas" : "See the invoices");
/** Heading or link: a request. kind: "Payment", "Prepayment", "Pickup", "Mailed check", "Transfer". amount: "$1,250.00". */
export const requestOf = (d: { amount: string | number; kind: string | number }): string => say(language() === 'es' ? "" + d.kind + " de " + d.amount : "" + d.kind + " " + d.amount);
/** In a tile, in large letters: a pickup. */
export const checkReady = (): string => say(language() === 'es' ? "Su cheque está listo" : "Your check is ready");
/** Link of the tile with a check that is ready. */
export const seePickup = (): string => say(language() === 'es' ? "Ver el retiro" : "See the pickup");
/** Link of the tile with a request that went wrong. */
export const seeWhatToDo = (): string => say(language() === 'es' ? "Ver qué hacer" : "See what to do");
/** In a tile, in large letters: what went wrong with a payment or pickup. */
export const bankReturnedIt = (): string => say(language() === 'es' ? "Su banco lo devolvió" : "Your bank returned it");
/** In a tile, in large letters: what went wrong with a payment or pickup. */
export const notApproved = (): string => say(language() === 'es' ? "No se aprobó" : "It wasn’t approved");
/** In a tile, in large letters: what went wrong with a payment or pickup. */
export const officeReversedIt = (): string => say(language() === 'es' ? "Nuestra oficina lo revirtió" : "Our office reversed it");
/** In a tile, in large letters: what went wrong with a pickup. */
export const checkNotPickedUp = (): string => say(language() === 'es' ? "Nadie recogió su cheque" : "Nobody picked up your check");
/** In a tile, in large letters: what went wrong with a payment or pickup. */
export const notInTime = (): string => say(language() === 'es' ? "No lo atendimos a tiempo" : "We didn’t get to it in time");
/** Heading of a tile: what is left of money paid ahead. */
export const prepayLeft = (): string => say(language() === 'es' ? "Prepago restante" : "Prepay left");
/** Below what is left of prepay: one contract ends soon. day: "Dec 1". */
export const prepayEnds = (d: { amount: string | number; day: string | number }): string => say(language() === 'es' ? "De eso, " + d.amount + " expira el " + d.day + "." : "" + d.amount + " of it ends " + d.day + ".");
/** Below what is left of prepay: several contracts end soon. day, when the first of them ends: "Dec 1". */
export const prepayEndsFrom = (d: { amount: string | number; day: string | number }): string => say(language() === 'es' ? "De eso, " + d.amount + " expira pronto, a partir del " + d.day + "." : "" + d.amount + " of it ends soon, from " + d.day + " on.");
/** Below what is left of prepay. */
export const prepayLow = (): string => say(language() === 'es' ? "Ya casi no queda." : "Nearly used up.");
/** Link: to the prepay contracts that are open. */
export const openPrepay = (): string => say(language() === 'es' ? "Ver sus prepagos" : "See your prepay");
/** Link: to the list of statements, as screen readers say it. */
export const allStatements = (): string => say(language() === 'es' ? "Todos los estados de cuenta" : "All statements");
/** The same link as it is seen: where there is no room, what is in <rest> is left out. */
export const allStatementsShort = (): string => say(language() === 'es' ? "Todos<rest> los estados de cuenta</rest>" : "All<rest> statements</rest>");
/** Heading of a tile, where there is none yet. */
export const latestStatement = (): string => say(language() === 'es' ? "Último estado de cuenta" : "Latest statement");
/** Below "Latest statement". */
export const noStatement = (): string => say(language() === 'es' ? "Aún no hay. El primero llega después de la fecha de corte." : "None yet. Your first one comes after we close the books.");
/** Heading of a tile: a statement that was not opened yet. day: "Oct 25". */
export const newStatement = (d: { day: string | number }): string => say(language() === 'es' ? "Estado de cuenta nuevo, " + d.day : "New statement, " + d.day);
/** Heading of a tile: the last statement. day: "Oct 25". */
export const statementOf = (d: { day: string | number }): string => say(language() === 'es' ? "Estado de cuenta del " + d.day : "Statement of " + d.day);
/** Below the ending balance of a statement. */
export const leftOfStatement = (d: { amount: string | number }): string => say(language() === 'es' ? "Falta por pagar " + d.amount + "." : "" + d.amount + " left to pay.");
/** Below the ending balance of a statement that asked for money. */
export const nothingLeftOfStatement = (): string => say(language() === 'es' ? "Ya no falta nada por pagar." : "Nothing left to pay.");
/** Below the ending balance of a statement that asked for nothing. */
export const nothingToPayOfStatement = (): string => say(language() === 'es' ? "Nada por pagar." : "Nothing to pay.");
/** Said by screen readers: the button of a statement’s PDF. date: "Oct 25, 2026". */
export const downloadStatement = (d: { account: string | number; date: string | number }): string => say(language() === 'es' ? "Descargar el estado de cuenta del " + d.date + ", cuenta " + d.account : "Download statement of " + d.date + ", account " + d.account);
/** In the tile of the deposit plan. */
export const noDepositAccount = (): string => say(language() === 'es' ? "Su acceso aún no tiene cuenta de depósito. Pídanos que la agreguemos." : "Your sign-in has no deposit account yet. Ask us to add it.");
/** Link: a page of the portal, by its name in the menu. */
export const mySavings = (): string => say(language() === 'es' ? "Mis ahorros" : "My Savings");
/** Link: a page of the portal, by its fixed name in the menu. */
export const myDepositPlan = (): string => say(language() === 'es' ? "Mi plan de depósito" : "My Deposit Plan");
/** Heading of an error on home. */
export const depositFailed = (): string => say(language() === 'es' ? "No se pudo cargar su plan de depósito" : "Your deposit plan didn’t load");
/** Below the balance of the deposit plan; both are sums of money. */
export const depositNote = (d: { available: string | number; interest: string | number }): string => say(language() === 'es' ? "" + d.available + " disponibles · " + d.interest + " de interés este año" : "" + d.available + " available · " + d.interest + " interest this year");
/** In the tile of the deposit plan, for those who have none. */
export const savingsNote = (): string => say(language() === 'es' ? "El dinero que deja con nosotros gana interés." : "Money you leave with us earns interest.");
/** Link of the card "Your accounts": to the overview of all accounts. */
export const overview = (): string => say(language() === 'es' ? "Resumen" : "Overview");
/** In small letters below a sum: that much is owed on the account. */
export const owed = (): string => say(language() === 'es' ? "por pagar" : "owed");
/** Heading of a card: requests that are not done yet. */
export const requests = (): string => say(language() === 'es' ? "Solicitudes" : "Requests");
/** Link of the card "Requests". */
export const allRequests = (): string => say(language() === 'es' ? "Todas las solicitudes" : "All requests");
/** In the card "Requests". */
export const nothingOnItsWay = (): string => say(language() === 'es' ? "Ningún pago ni retiro en proceso." : "No payment or pickup on its way.");
/** Heading of an error on home. */
export const requestsFailed = (): string => say(language() === 'es' ? "No se pudieron cargar sus solicitudes" : "Your requests didn’t load");
/** Heading of an error on home. */
export const activityFailed = (): string => say(language() === 'es' ? "No se cargaron los estados de cuenta ni la actividad" : "Statements and recent activity didn’t load");
/** Heading of a card with one branch or more of the company. */
export const yourBranches = (d: { n: number }): string => say(language() === 'es' ? plural(d.n, 0, es, { one: "Su sucursal", other: "Sus sucursales" }) : plural(d.n, 0, en, { one: "Your branch", other: "Your branches" }));
/** Name of the bar at the bottom of a phone, for screen readers. */
export const callBranch = (): string => say(language() === 'es' ? "Llamar a su sucursal" : "Call your branch");
