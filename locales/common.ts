// Written by `npm run locales` from locales/en/common.json and locales/es/common.json.
import { language, say } from './language';

/** Button: leaves a dialog or form without doing anything. */
export const cancel = (): string => say(language() === 'es' ? "Cancelar" : "Cancel");
/** Button: closes a dialog or panel. */
export const close = (): string => say(language() === 'es' ? "Cerrar" : "Close");
/** Button: does again what failed. */
export const tryAgain = (): string => say(language() === 'es' ? "Intentar de nuevo" : "Try again");
/** Said by screen readers while something is on its way. */
export const loading = (): string => say(language() === 'es' ? "Cargando" : "Loading");
/** Answer or value. */
export const yes = (): string => say(language() === 'es' ? "Sí" : "Yes");
/** Answer or value. */
export const no = (): string => say("No");
/** A list or choice without an entry. */
export const none = (): string => say(language() === 'es' ? "Ninguno" : "None");
/** A filter that leaves nothing out. */
export const all = (): string => say(language() === 'es' ? "Todos" : "All");
/** Column or label: a customer's account. */
export const account = (): string => say(language() === 'es' ? "Cuenta" : "Account");
/** Column or label: a sum of money. */
export const amount = (): string => say(language() === 'es' ? "Monto" : "Amount");
/** Column or label. */
export const date = (): string => say(language() === 'es' ? "Fecha" : "Date");
/** Column or label: where something stands. */
export const status = (): string => say(language() === 'es' ? "Estado" : "Status");
/** Column or label: an invoice or its number. */
export const invoice = (): string => say(language() === 'es' ? "Factura" : "Invoice");
/** Column or label: a payment. */
export const payment = (): string => say(language() === 'es' ? "Pago" : "Payment");
/** Label: an email address or an email. */
export const email = (): string => say(language() === 'es' ? "Correo electrónico" : "Email");
/** Label: a phone number. */
export const phone = (): string => say(language() === 'es' ? "Teléfono" : "Phone");
/** Label or column. */
export const name = (): string => say(language() === 'es' ? "Nombre" : "Name");
/** Button: saves a file on the device. */
export const download = (): string => say(language() === 'es' ? "Descargar" : "Download");
/** Button: prints the page. */
export const print = (): string => say(language() === 'es' ? "Imprimir" : "Print");
/** Button: changes one thing that was entered. */
export const change = (): string => say(language() === 'es' ? "Cambiar" : "Change");
/** Button: takes something out of a selection or list. */
export const remove = (): string => say(language() === 'es' ? "Quitar" : "Remove");
/** Button: deletes what was saved. */
export const deleteIt = (): string => say(language() === 'es' ? "Eliminar" : "Delete");
/** Button: goes on with the next step. */
export const goOn = (): string => say(language() === 'es' ? "Continuar" : "Continue");
/** Label or button: looks for something. */
export const search = (): string => say(language() === 'es' ? "Buscar" : "Search");
/** Button: empties a field or a choice. */
export const clear = (): string => say(language() === 'es' ? "Borrar" : "Clear");
/** Button: takes off every filter of a list. */
export const clearFilters = (): string => say(language() === 'es' ? "Borrar filtros" : "Clear filters");
/** Button: shows all of a list. */
export const showAll = (): string => say(language() === 'es' ? "Ver todo" : "Show all");
/** Button: signs somebody in. */
export const signIn = (): string => say(language() === 'es' ? "Iniciar sesión" : "Sign in");
/** Column or label: of what kind something is. */
export const type = (): string => say(language() === 'es' ? "Tipo" : "Type");
/** Column or label: a sum. */
export const total = (): string => say("Total");
/** Column or label: what is owed, or what a deposit account holds. */
export const balance = (): string => say(language() === 'es' ? "Saldo" : "Balance");
/** Label: a stretch of time. */
export const period = (): string => say(language() === 'es' ? "Período" : "Period");
/** Column or label: a day of the calendar. */
export const day = (): string => say(language() === 'es' ? "Día" : "Day");
/** Label: the first day or the least amount. */
export const from = (): string => say(language() === 'es' ? "Desde" : "From");
/** Label: the last day or the greatest amount; it counts too. */
export const through = (): string => say(language() === 'es' ? "Hasta" : "Through");
/** Column or label: a place of the company. */
export const branch = (): string => say(language() === 'es' ? "Sucursal" : "Branch");
/** Column or label. */
export const bank = (): string => say(language() === 'es' ? "Banco" : "Bank");
/** Column or label: the customer’s account at their bank. */
export const bankAccount = (): string => say(language() === 'es' ? "Cuenta bancaria" : "Bank account");
/** Column or label: what was bought. */
export const product = (): string => say(language() === 'es' ? "Producto" : "Product");
/** Column or label: a kind of products, such as seed. */
export const productGroup = (): string => say(language() === 'es' ? "Grupo de productos" : "Product group");
/** Column or label. */
export const quantity = (): string => say(language() === 'es' ? "Cantidad" : "Quantity");
/** Column or label: what a quantity is counted in. */
export const unit = (): string => say(language() === 'es' ? "Unidad" : "Unit");
/** Column or label: what grows in a field. */
export const crop = (): string => say(language() === 'es' ? "Cultivo" : "Crop");
/** Column or label. */
export const cropYear = (): string => say(language() === 'es' ? "Año agrícola" : "Crop year");
/** Column or label: land. */
export const field = (): string => say(language() === 'es' ? "Parcela" : "Field");
/** Column or label. */
export const farm = (): string => say(language() === 'es' ? "Rancho" : "Farm");
/** Column or label. */
export const description = (): string => say(language() === 'es' ? "Descripción" : "Description");
/** Column or label: taken off for early payment. */
export const discount = (): string => say(language() === 'es' ? "Descuento" : "Discount");
/** Column or label. */
export const tax = (): string => say(language() === 'es' ? "Impuesto" : "Tax");
/** Column or label: when an invoice has to be paid. */
export const terms = (): string => say(language() === 'es' ? "Condiciones de pago" : "Terms");
/** Column or label: an invoice, credit memo or the like. */
export const document = (): string => say(language() === 'es' ? "Documento" : "Document");
/** Column or label: a number that the customer or the bank gave. */
export const reference = (): string => say(language() === 'es' ? "Referencia" : "Reference");
/** Column or label: what the customer asked the office to do with money. */
export const request = (): string => say(language() === 'es' ? "Solicitud" : "Request");
/** Column or label: what the company asked for at the close of a period. */
export const statement = (): string => say(language() === 'es' ? "Estado de cuenta" : "Statement");
/** Label: the customer’s money that the company holds. */
export const depositPlan = (): string => say(language() === 'es' ? "Plan de depósito" : "Deposit plan");
/** Label: money paid ahead for product. */
export const prepay = (): string => say(language() === 'es' ? "Prepago" : "Prepay");
/** Column or label: a prepay contract or its number. */
export const contract = (): string => say(language() === 'es' ? "Contrato" : "Contract");
/** Column or label. */
export const file = (): string => say(language() === 'es' ? "Archivo" : "File");
/** Label: what somebody adds in their own words. */
export const comments = (): string => say(language() === 'es' ? "Comentarios" : "Comments");
/** Column or label: why something was done. */
export const reason = (): string => say(language() === 'es' ? "Motivo" : "Reason");
/** Column or label: what somebody wrote. */
export const message = (): string => say(language() === 'es' ? "Mensaje" : "Message");
/** Column or label: somebody with a record in the portal. */
export const user = (): string => say(language() === 'es' ? "Usuario" : "User");
/** Label. */
export const password = (): string => say(language() === 'es' ? "Contraseña" : "Password");
/** Label: six digits that prove an address, a number or an app. */
export const code = (): string => say(language() === 'es' ? "Código" : "Code");
/** Label: a way to get a code. */
export const textMessage = (): string => say(language() === 'es' ? "Mensaje de texto" : "Text message");
/** An answer or a group for everything that has no name of its own. */
export const other = (): string => say(language() === 'es' ? "Otro" : "Other");
/** An order of a list, behind the name of a column of days: "Date, newest first". */
export const newestFirst = (): string => say(language() === 'es' ? "lo más reciente primero" : "newest first");
/** An order of a list, behind the name of a column of days: "Date, oldest first". */
export const oldestFirst = (): string => say(language() === 'es' ? "lo más antiguo primero" : "oldest first");
/** An order of a list, behind the name of a column of days to come: "Due date, latest first". */
export const latestFirst = (): string => say(language() === 'es' ? "lo más lejano primero" : "latest first");
/** An order of a list, behind the name of a column of days to come: "Due date, earliest first". */
export const earliestFirst = (): string => say(language() === 'es' ? "lo más próximo primero" : "earliest first");
/** Menu item of a download. rows: "all 312 rows", as allRows() says it. */
export const downloadCsv = (d: { rows: string | number }): string => say(language() === 'es' ? "Descargar " + d.rows + " (CSV)" : "Download " + d.rows + " (CSV)");
/** Menu item of a download. rows: "all 312 rows", as allRows() says it. */
export const downloadExcel = (d: { rows: string | number }): string => say(language() === 'es' ? "Descargar " + d.rows + " (Excel)" : "Download " + d.rows + " (Excel)");
/** Helper: what the CSV file holds. */
export const everyColumnCsv = (): string => say(language() === 'es' ? "Todas las columnas, para una hoja de cálculo" : "Every column, for a spreadsheet");
/** Helper: what the Excel file holds. */
export const everyColumnExcel = (): string => say(language() === 'es' ? "Todas las columnas, para Excel" : "Every column, for Excel");
/** Somebody or an account by name and number: "Hollis Farms, 00117". */
export const nameAndNumber = (d: { name: string | number; number: string | number }): string => say("" + d.name + ", " + d.number);
/** Breadcrumb: the part of the portal with a customer's own accounts. Fixed name. */
export const myAccount = (): string => say(language() === 'es' ? "Mi cuenta" : "My Account");
/** Breadcrumb: the part of the portal with what was bought. Fixed name. */
export const purchases = (): string => say(language() === 'es' ? "Compras" : "Purchases");
/** Breadcrumb: the part of the portal with payments. Fixed name. */
export const payments = (): string => say(language() === 'es' ? "Pagos" : "Payments");
/** Button or link: to the page with branches and messages. */
export const contactUs = (): string => say(language() === 'es' ? "Contáctenos" : "Contact us");
/** Link: to the list of everything that was bought. */
export const allPurchases = (): string => say(language() === 'es' ? "Todas las compras" : "All purchases");
/** Below an error: names a call that failed, for a call to the office. */
export const referenceNumber = (d: { reference: string | number }): string => say(language() === 'es' ? "Referencia " + d.reference : "Reference " + d.reference);
/** Button or column: a statement or invoice as a PDF file. */
export const pdf = (): string => say("PDF");
/** Button: leaves a question without doing anything. */
export const notNow = (): string => say(language() === 'es' ? "Ahora no" : "Not now");
/** Button: stops what is being done. */
export const stop = (): string => say(language() === 'es' ? "Detener" : "Stop");
