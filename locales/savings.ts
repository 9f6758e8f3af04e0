// Written by `npm run locales` from locales/en/savings.json and locales/es/savings.json.
import { count, language, say } from './language';

/** Heading of the page; the menu calls it "My Savings". */
export const mySavings = (): string => say(language() === 'es' ? "Mis ahorros" : "My savings");
/** Below the heading, for those who have no deposit plan. */
export const howItWorksSubtitle = (): string => say(language() === 'es' ? "Cómo funciona el plan de depósito" : "How the deposit plan works");
/** Heading of an error. */
export const pageFailed = (): string => say(language() === 'es' ? "No se pudo cargar esta página" : "This page didn’t load");
/** Heading of an error. */
export const savingsFailed = (): string => say(language() === 'es' ? "No se pudieron cargar sus ahorros" : "Your savings didn’t load");
/** Heading of a card. */
export const howItWorks = (): string => say(language() === 'es' ? "Cómo funciona" : "How it works");
/** Button: to a message to the office. */
export const askToJoin = (): string => say(language() === 'es' ? "Pedir entrar al plan" : "Ask to join the plan");
/** Button: to the page of the deposit plan. */
export const transactionsAndRequests = (): string => say(language() === 'es' ? "Movimientos y solicitudes" : "Transactions and requests");
/** Heading: the sign-in has no deposit account. */
export const noDepositAccount = (): string => say(language() === 'es' ? "Aún no hay cuenta de depósito" : "No deposit account yet");
/** Below "No deposit account yet". */
export const noDepositAccountText = (): string => say(language() === 'es' ? "Usted puede usar el plan de depósito, pero su acceso aún no tiene cuenta de depósito. Pídanos que la agreguemos." : "You can use the deposit plan, but your sign-in has no deposit account yet. Ask us to add it.");
/** Alert. */
export const noTaxpayerNumber = (): string => say(language() === 'es' ? "No tenemos el número de contribuyente certificado (formulario W-9) de una de sus cuentas de depósito. Es posible que tengamos que retener parte del interés. Envíenos el formulario o llámenos." : "We have no certified taxpayer number (Form W-9) for one of your deposit accounts. We may have to withhold part of its interest. Send us the form, or call us.");
/** Heading of a chart. */
export const balanceByMonth = (): string => say(language() === 'es' ? "Saldo por mes" : "Balance by month");
/** Heading of a chart. */
export const rateHistory = (): string => say(language() === 'es' ? "Historial de la tasa" : "Rate history");
/** Column of a table. */
export const month = (): string => say(language() === 'es' ? "Mes" : "Month");
/** Column of a table. */
export const interest = (): string => say(language() === 'es' ? "Interés" : "Interest");
/** Column of a table: the day from which a rate counts. */
export const since = (): string => say(language() === 'es' ? "Desde" : "Since");
/** Label and column: interest in percent a year. */
export const yearlyRate = (): string => say(language() === 'es' ? "Tasa anual" : "Yearly rate");
/** Label: of one of several plans. */
export const yearlyRateOf = (d: { plan: string | number }): string => say(language() === 'es' ? "Tasa anual, " + d.plan : "Yearly rate, " + d.plan);
/** In place of a rate. */
export const noRateYet = (): string => say(language() === 'es' ? "Aún no hay tasa" : "No rate yet");
/** Below a rate: the day from which it counts. */
export const sinceDate = (d: { date: string | number }): string => say(language() === 'es' ? "Desde el " + d.date : "Since " + d.date);
/** Label of a sum. */
export const totalOf = (d: { n: number }): string => say(language() === 'es' ? "Total de " + count(d.n) + " cuentas de depósito" : "Total of " + count(d.n) + " deposit accounts");
/** Label of a sum. */
export const depositBalance = (): string => say(language() === 'es' ? "Saldo de depósito" : "Deposit balance");
/** Below a balance: the day that it is of. */
export const onDate = (d: { date: string | number }): string => say(language() === 'es' ? "Al " + d.date : "On " + d.date);
/** Label of a sum: what can be taken out. */
export const available = (): string => say(language() === 'es' ? "Disponible" : "Available");
/** Below "Available": it was requested already. */
export const onItsWayOut = (d: { amount: string | number }): string => say(language() === 'es' ? "" + d.amount + " en proceso de salida" : "" + d.amount + " is on its way out");
/** Below "Available". */
export const afterHolds = (): string => say(language() === 'es' ? "Menos retenciones y saldos mínimos" : "After holds and minimum balances");
/** Label of a sum. */
export const interestThisMonth = (): string => say(language() === 'es' ? "Interés de este mes" : "Interest this month");
/** Below "Interest this month". */
export const notAddedYet = (): string => say(language() === 'es' ? "Ganado, aún no abonado" : "Earned, not added yet");
/** Label of a sum. */
export const interestIn = (d: { year: string | number }): string => say(language() === 'es' ? "Interés de " + d.year : "Interest in " + d.year);
/** Below "Interest in 2026". */
export const addedSoFar = (): string => say(language() === 'es' ? "Abonado hasta ahora" : "Added so far");
/** Below the interest of last year: where it goes on a tax form. */
export const taxForm = (): string => say(language() === 'es' ? "Formulario 1099-INT, casilla 1" : "Form 1099-INT, box 1");
/** Said by screen readers: the rules of one deposit account. */
export const rulesOf = (d: { name: string | number }): string => say(language() === 'es' ? "Reglas de " + d.name : "Rules of " + d.name);
/** Below several rates. */
export const eachPartEarns = (): string => say(language() === 'es' ? "Cada parte del saldo gana su propia tasa" : "Each part of the balance earns its own rate");
/** Below several rates. */
export const wholeEarns = (): string => say(language() === 'es' ? "Todo el saldo gana la tasa más alta que alcanza" : "The whole balance earns the highest rate that it reaches");
/** Label: how days are counted for interest. */
export const days = (): string => say(language() === 'es' ? "Días" : "Days");
/** How days are counted for interest. */
export const days365 = (): string => say(language() === 'es' ? "Cada día gana 1/365 de la tasa anual" : "Each day earns 1/365 of the yearly rate");
/** How days are counted for interest. */
export const days360 = (): string => say(language() === 'es' ? "Cada día gana 1/360 de la tasa anual" : "Each day earns 1/360 of the yearly rate");
/** How days are counted for interest. */
export const daysActual = (): string => say(language() === 'es' ? "Cada día gana su parte de la tasa anual, 1/366 en año bisiesto" : "Each day earns its part of the yearly rate, 1/366 in leap years");
/** Below that. */
export const endOfDay = (): string => say(language() === 'es' ? "Sobre el saldo al final del día" : "On the balance at the end of the day");
/** Label: when; its value is such as "At the end of each month". */
export const interestIsAdded = (): string => say(language() === 'es' ? "El interés se abona" : "Interest is added");
/** When interest is added. */
export const asCompanyDecides = (): string => say(language() === 'es' ? "Cuando la empresa decida" : "As the company decides");
/** Label: the least balance that earns interest. */
export const earnsFrom = (): string => say(language() === 'es' ? "Gana a partir de" : "Earns from");
/** Label. */
export const minimumBalance = (): string => say(language() === 'es' ? "Saldo mínimo" : "Minimum balance");
/** Label. */
export const highestBalance = (): string => say(language() === 'es' ? "Saldo máximo permitido" : "Highest balance allowed");
/** Label: the day on which the account was opened. */
export const openedOn = (): string => say(language() === 'es' ? "Apertura" : "Opened");
/** Label: who gets the money if the owner dies. */
export const nominee = (): string => say(language() === 'es' ? "Beneficiario" : "Nominee");
/** In place of a nominee. */
export const noneOnFile = (): string => say(language() === 'es' ? "Sin registro" : "None on file");
/** Label: whether it is certified. */
export const taxpayerNumber = (): string => say(language() === 'es' ? "Número de contribuyente" : "Taxpayer number");
/** Of a taxpayer number. */
export const certified = (): string => say(language() === 'es' ? "Certificado" : "Certified");
/** Of a taxpayer number. */
export const notCertified = (): string => say(language() === 'es' ? "Sin certificar" : "Not certified");
/** Below "Not certified". */
export const mayWithhold = (): string => say(language() === 'es' ? "Es posible que retengamos parte del interés" : "We may have to withhold part of the interest");
/** Heading of a card: a sum at the rate of today. */
export const whatItCouldEarn = (): string => say(language() === 'es' ? "Cuánto podría ganar" : "What it could earn");
/** Label of a choice: 3, 6 or 12 months. */
export const forMonths = (): string => say(language() === 'es' ? "Durante" : "For");
/** Choice: for how long. */
export const months = (d: { n: number }): string => say(language() === 'es' ? count(d.n) + " meses" : count(d.n) + " months");
/** Error: in place of what an amount could earn. */
export const enterAmount = (): string => say(language() === 'es' ? "Escriba un monto como 1,234.50." : "Enter an amount like 1,234.50.");
/** What an amount could earn. rate: "4.25%", or several with commas. */
export const wouldEarn = (d: { amount: string | number; interest: string | number; n: number; rate: string | number }): string => say(language() === 'es' ? "" + d.amount + " en " + count(d.n) + " meses ganarían unos " + d.interest + " a " + d.rate + "." : "" + d.amount + " for " + count(d.n) + " months would earn about " + d.interest + " at " + d.rate + ".");
/** Legal: below what an amount could earn. */
export const noPromise = (): string => say(language() === 'es' ? "Si no cambian ni el monto ni la tasa. No es una promesa, y las tasas pueden cambiar en cualquier momento." : "If the amount and the rate stay the same. This isn’t a promise, and rates may change at any time.");
