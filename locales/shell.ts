// Written by `npm run locales` from locales/en/shell.json and locales/es/shell.json.
import { en, es } from '@messageformat/runtime/lib/cardinals';
import { count, language, plural, say } from './language';

/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titleChangePassword = (): string => say(language() === 'es' ? "Cambiar contraseña" : "Change Password");
/** Heading: the page’s title, also its place in the menu and in the browser’s tab. */
export const titleHome = (): string => say(language() === 'es' ? "Inicio" : "Home");
/** Heading: the page’s title, also its place in the menu and in the browser’s tab. */
export const titleMySavings = (): string => say(language() === 'es' ? "Mis ahorros" : "My Savings");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titleMyDepositPlan = (): string => say(language() === 'es' ? "Mi plan de depósito" : "My Deposit Plan");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titleContactUs = (): string => say(language() === 'es' ? "Contáctenos" : "Contact Us");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titleAccountOverview = (): string => say(language() === 'es' ? "Resumen de cuenta" : "Account Overview");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titlePrepayOpen = (): string => say(language() === 'es' ? "Prepagos vigentes" : "Prepay Open");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titlePrepayOpenDetails = (): string => say(language() === 'es' ? "Detalle de prepagos vigentes" : "Prepay Open Details");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titleAccountDetails = (): string => say(language() === 'es' ? "Detalle de cuenta" : "Account Details");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titlePurchaseDetails = (): string => say(language() === 'es' ? "Detalle de compras" : "Purchase Details");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titleStatements = (): string => say(language() === 'es' ? "Estados de cuenta" : "Statements");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titlePurchaseSummaries = (): string => say(language() === 'es' ? "Resúmenes de compras" : "Purchase Summaries");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titleMakeAPayment = (): string => say(language() === 'es' ? "Hacer un pago" : "Make a Payment");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titlePaymentOptions = (): string => say(language() === 'es' ? "Formas de pago" : "Payment Options");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titlePaymentHistory = (): string => say(language() === 'es' ? "Historial de pagos" : "Payment History");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titlePaymentRequests = (): string => say(language() === 'es' ? "Solicitudes de pago" : "Payment Requests");
/** Heading: the page’s title, also its place in the menu and in the browser’s tab. */
export const titleSecurity = (): string => say(language() === 'es' ? "Seguridad" : "Security");
/** Heading: the page’s title, fixed by the specification; also its place in the menu and in the browser’s tab. */
export const titleAdmin = (): string => say(language() === 'es' ? "Administración" : "Admin");
/** Heading: the page’s title, also its place in the menu and in the browser’s tab. */
export const titleQueue = (): string => say(language() === 'es' ? "Cola de solicitudes" : "Queue");
/** Heading: the page’s title, also its place in the menu and in the browser’s tab. */
export const titleUsers = (): string => say(language() === 'es' ? "Usuarios" : "Users");
/** Heading: the page’s title, also its place in the menu and in the browser’s tab. */
export const titleImports = (): string => say(language() === 'es' ? "Importaciones" : "Imports");
/** Heading: the page’s title, also its place in the menu and in the browser’s tab. */
export const titleAudit = (): string => say(language() === 'es' ? "Registro de actividad" : "Audit");
/** Heading: the page’s title, also its place in the menu and in the browser’s tab. */
export const titleEmail = (): string => say(language() === 'es' ? "Correo electrónico" : "Email");
/** Heading: the page’s title, also its place in the menu and in the browser’s tab. */
export const titleCompanySettings = (): string => say(language() === 'es' ? "Configuración de la empresa" : "Company settings");
/** Heading: the page’s title, also its place in the menu and in the browser’s tab. */
export const titleBankSettings = (): string => say(language() === 'es' ? "Configuración del banco" : "Bank settings");
/** Heading: title of the office’s page with files for the bank. */
export const titleBankFiles = (): string => say(language() === 'es' ? "Archivos bancarios" : "Bank files");
/** Label: of the side navigation on a phone, for screen readers. */
export const menu = (): string => say(language() === 'es' ? "Menú" : "Menu");
/** Label: of the tabs with the office’s pages, for screen readers. */
export const officePages = (): string => say(language() === 'es' ? "Oficina" : "Office");
/** Button: in the menu of whoever is signed in, fixed by the specification. */
export const logout = (): string => say(language() === 'es' ? "Cerrar sesión" : "Logout");
/** Button: the name of the other language in that language; it turns the whole portal into it. */
export const otherLanguage = (): string => say(language() === 'es' ? "English" : "Español");
/** Label: read after the name of the other language, for screen readers. */
export const readInOtherLanguage = (): string => say(language() === 'es' ? "leer este portal en inglés" : "read this portal in Spanish");
/** Button: leads to the page Home. */
export const goHome = (): string => say(language() === 'es' ? "Ir al inicio" : "Go to home");
/** Heading: for an address that is no page’s; also the name of the browser’s tab. */
export const noSuchPage = (): string => say(language() === 'es' ? "No existe esta página" : "There is no such page");
/** Heading: of the panel below “There is no such page”. */
export const addressLeadsNowhere = (): string => say(language() === 'es' ? "No encontramos esa página" : "We can’t find that page");
/** Alert: below “We can’t find that page”. */
export const addressMayBeWrong = (): string => say(language() === 'es' ? "La dirección puede estar mal, o la página cambió de lugar. Todo lo suyo está en el menú." : "The address may be wrong, or the page moved. Everything you have is in the menu.");
/** Heading: for a page that this person may not open. */
export const notInYourAccount = (): string => say(language() === 'es' ? "Esta página no es parte de su cuenta" : "This page isn’t part of your account");
/** Heading: of the panel below “This page isn’t part of your account”. */
export const cannotOpenPage = (): string => say(language() === 'es' ? "Usted no puede abrir esta página" : "You can’t open this page");
/** Alert: below “You can’t open this page”. */
export const callAboutPage = (): string => say(language() === 'es' ? "Si cree que es un error, llámenos. Lo revisamos con usted." : "If you think you should be able to, call us. We’ll look at it with you.");
/** Heading: instead of a page whose permissions or code did not come. */
export const pageNotLoaded = (): string => say(language() === 'es' ? "Esta página no cargó" : "This page didn’t load");
/** Heading: of the panel that says why; until then nobody knows what this person may open. */
export const permissionsNotLoaded = (): string => say(language() === 'es' ? "Su menú no cargó" : "Your menu didn’t load");
/** Heading: instead of a page in which something broke. */
export const pageStopped = (): string => say(language() === 'es' ? "Esta página dejó de funcionar" : "This page stopped working");
/** Heading: of the panel below “This page stopped working”. */
export const pageWentWrong = (): string => say(language() === 'es' ? "Algo falló en esta página" : "Something on this page went wrong");
/** Alert: below “Something on this page went wrong”. */
export const nothingLost = (): string => say(language() === 'es' ? "No se perdió nada. Intente de nuevo o vuelva más tarde. Las otras páginas funcionan." : "Nothing was lost. Try again, or come back later. The other pages still work.");
/** Heading: of the panel for a page whose code did not come. */
export const pageNotArrived = (): string => say(language() === 'es' ? "La página no llegó" : "The page didn’t arrive");
/** Heading: of the same panel where the server has another version than this page. */
export const newVersion = (): string => say(language() === 'es' ? "Hay una nueva versión del portal" : "There’s a new version of the portal");
/** Alert: below “The page didn’t arrive”, while the server cannot be reached. */
export const cannotReachPortal = (): string => say(language() === 'es' ? "Ahora no hay conexión con el portal. Seguimos intentando. Lo que ya envió nos llegó, y lo que escribió sigue aquí." : "We can’t reach the portal right now. We’ll keep trying. What you sent before has reached us, and what you typed stays here.");
/** Alert: below “There’s a new version of the portal”; names the button. */
export const loadNewVersion = (): string => say(language() === 'es' ? "Actualizamos el portal después de que usted lo abrió. “Intentar de nuevo” carga la nueva versión. Antes envíe lo que escribió en otras páginas, o se puede perder." : "We updated the portal after you opened it. “Try again” loads the new version. First send what you typed on other pages, or you may lose it.");
/** Alert: below “The page didn’t arrive”, where the server has the same version; names the button. */
export const partMissing = (): string => say(language() === 'es' ? "Falta una parte de la página. “Intentar de nuevo” vuelve a cargar el portal. Antes envíe lo que escribió en otras páginas, o se puede perder. Si no sirve, espere unos minutos o llámenos." : "Part of the page is missing. “Try again” reloads the portal. First send what you typed on other pages, or you may lose it. If that doesn’t help, wait a few minutes or call us.");
/** Heading: instead of the whole portal. */
export const cannotStart = (): string => say(language() === 'es' ? "El portal no puede iniciar" : "The portal can’t start");
/** Button: below “The portal can’t start”. */
export const reloadPage = (): string => say(language() === 'es' ? "Volver a cargar la página" : "Reload the page");
/** Alert: below “The portal can’t start”, where code did not come. */
export const startPartMissing = (): string => say(language() === 'es' ? "No cargó una parte. Revise su conexión y vuelva a cargar la página. Se carga sola cuando regrese la conexión." : "Part of it didn’t load. Check your connection and reload the page. It reloads on its own once you’re back online.");
/** Alert: below “The portal can’t start”, where something broke. */
export const startBroke = (): string => say(language() === 'es' ? "Algo falló. Lo que ya envió nos llegó. Vuelva a cargar la página. Si no sirve, llámenos." : "Something broke. What you sent before has reached us. Reload the page. If that doesn’t help, call us.");
/** Alert: below “The portal can’t start”, where the configuration did not come. */
export const settingsUnreadable = (): string => say(language() === 'es' ? "No pudimos leer la configuración del portal y nadie puede iniciar sesión. Revise su conexión y vuelva a cargar la página." : "We couldn’t read the portal’s settings, so nobody can sign in. Check your connection and reload the page.");
/** Heading: of the alert for what failed without an answer of the server. */
export const error = (): string => say("Error");
/** Heading: of the alert where the permissions did not load, fixed by the specification with its blank at the end. status: 500. */
export const errorOfStatus = (d: { status: string | number }): string => say("Error " + d.status + ": ");
/** Heading: of the alert for a call that failed, fixed by the specification. status: 500. */
export const errorCode = (d: { status: string | number }): string => say(language() === 'es' ? "Código de error: " + d.status : "Error Code: " + d.status);
/** Alert: what the server said, fixed by the specification. */
export const errorMessage = (d: { message: string | number }): string => say(language() === 'es' ? "Mensaje: " + d.message : "Message: " + d.message);
/** Title: the office’s page of what banks send back. */
export const titleReturns = (): string => say(language() === 'es' ? "Devoluciones" : "Returns");
/** Title: the page that compares the bank’s files with the ERP. */
export const titleReconciliation = (): string => say(language() === 'es' ? "Conciliación" : "Reconciliation");
/** Label: names a group of pages, for who does not see it. */
export const bankPages = (): string => say(language() === 'es' ? "Páginas del banco" : "Pages of the bank");
/** Label: a tab; bank files, returns and bank settings. */
export const tabBank = (): string => say(language() === 'es' ? "Banco" : "Bank");
/** Title: of a page, in the browser’s tab. */
export const titleMailedCheck = (): string => say(language() === 'es' ? "Envié un cheque" : "I mailed a check");
/** Title: of a page of the office, in the browser’s tab. */
export const titleRecordCheck = (): string => say(language() === 'es' ? "Anotar un cheque" : "Record a check");
/** Label, read aloud: the banner while somebody of the office looks as a customer. */
export const viewAsCustomer = (): string => say(language() === 'es' ? "Vista como cliente" : "View as customer");
/** Text: of the banner. name: of the customer. */
export const viewingAs = (d: { name: string | number }): string => say(language() === 'es' ? "Usted ve el portal como " + d.name + ". Puede mirar y no cambiar nada." : "You see the portal as " + d.name + ". You can look, and change nothing.");
/** Text: of the banner, until the view ends by itself. */
export const minutesLeft = (d: { minutes: number }): string => say(language() === 'es' ? plural(d.minutes, 0, es, { one: "Queda " + count(d.minutes) + " minuto", other: "Quedan " + count(d.minutes) + " minutos" }) : plural(d.minutes, 0, en, { one: count(d.minutes) + " minute left", other: count(d.minutes) + " minutes left" }));
/** Button: leads back to the office. F8 is a key that does the same. */
export const endView = (): string => say(language() === 'es' ? "Terminar vista (F8)" : "End view (F8)");
/** Toast. name: of the customer. */
export const viewEnded = (d: { name: string | number }): string => say(language() === 'es' ? "Terminó la vista como " + d.name : "View as " + d.name + " ended");
/** Toast. name: of the customer. */
export const viewTimeOver = (d: { name: string | number }): string => say(language() === 'es' ? "Terminó la vista como " + d.name + ": se acabó el tiempo" : "View as " + d.name + " ended: its time was over");
/** Toast: the server ended the view. name: of the customer. */
export const viewStopped = (d: { name: string | number }): string => say(language() === 'es' ? "Terminó la vista como " + d.name + ": ya no está abierta" : "View as " + d.name + " ended: it’s no longer open");
/** Heading: in place of a page about the sign-in. */
export const notInView = (): string => say(language() === 'es' ? "No es parte de esta vista" : "Not part of this view");
/** Text: in place of a page about the sign-in, while somebody of the office looks as a customer. */
export const notInViewAbout = (): string => say(language() === 'es' ? "La contraseña, los códigos y los dispositivos son solo del cliente. Los de usted siguen donde estaban, cuando termine la vista." : "Password, sign-in codes and devices are the customer’s alone. Your own are where they were, once the view has ended.");
/** Heading: of the panel in place of a page about the sign-in. */
export const onlyTheCustomers = (): string => say(language() === 'es' ? "Esta página solo la ve el cliente" : "Only the customer sees this page");
/** Title: of a page. */
export const titleRefund = (): string => say(language() === 'es' ? "Pedir un reembolso" : "Ask for a refund");
/** Heading: the page’s title, also its place in the menu and in the browser’s tab. */
export const titleAccounts = (): string => say(language() === 'es' ? "Cuentas" : "Accounts");
/** Heading: the page of one customer’s account, in the browser’s tab. */
export const titleAccount = (): string => say(language() === 'es' ? "Cuenta" : "Account");
/** Button: in the bar of the page, for the office. */
export const findAccount = (): string => say(language() === 'es' ? "Buscar cuenta" : "Find account");
/** Label: what a screen reader says of the button. keys: of the keyboard, such as Ctrl+K. */
export const findAccountKeys = (d: { keys: string | number }): string => say(language() === 'es' ? "Buscar cuenta (" + d.keys + ")" : "Find account (" + d.keys + ")");
/** Title: the office’s page with what customers wrote. */
export const titleMessages = (): string => say(language() === 'es' ? "Mensajes" : "Messages");
/** Title: the page where somebody without a sign-in asks for one. */
export const titleRequestAccess = (): string => say(language() === 'es' ? "Solicitar acceso" : "Request access");
/** Title: the office’s page with who asked for a sign-in. */
export const titleAccessRequests = (): string => say(language() === 'es' ? "Solicitudes de acceso" : "Access requests");
/** Title: the office’s page with persons of contacts.csv who could be invited. */
export const titleContacts = (): string => say(language() === 'es' ? "Sugeridos por el ERP" : "Suggested by the ERP");
/** Title: the page of the office that lists what waits for a second person. */
export const titleSecondPerson = (): string => say(language() === 'es' ? "Segunda persona" : "Second person");
/** Title: the office’s page with what the company tells its customers. */
export const titleAnnouncements = (): string => say(language() === 'es' ? "Anuncios" : "Announcements");
/** Title: the page with what the reader was told; also the name of the bell in the bar when all is read. */
export const titleNotices = (): string => say(language() === 'es' ? "Avisos" : "Notices");
/** Title: the page on which somebody chooses what they are told, how and when. */
export const titleNoticeChoices = (): string => say(language() === 'es' ? "De qué le avisamos" : "What you’re told");
/** Title: the office’s page with what each import and night told customers, and what waits. */
export const titleNoticeRuns = (): string => say(language() === 'es' ? "Envíos de avisos" : "Notice runs");
/** Label: the bell in the bar. {n} is how many notices are not read. */
export const noticesUnread = (d: { n: string | number }): string => say(language() === 'es' ? "Avisos, " + d.n + " sin leer" : "Notices, " + d.n + " unread");
/** Label: on the bell in the bar, where more than nine notices are not read. */
export const nineAndMore = (): string => say("9+");
/** Heading: the page’s title; also its place in the browser’s tab. */
export const titleAutopay = (): string => say(language() === 'es' ? "Pago automático" : "Autopay");
/** Title: the office’s page on which notices are set up. */
export const titleNoticeSettings = (): string => say(language() === 'es' ? "Configuración de avisos" : "Notice settings");
/** Heading: the page’s title; also its place in the browser’s tab. */
export const titleScheduled = (): string => say(language() === 'es' ? "Pagos programados" : "Scheduled payments");
