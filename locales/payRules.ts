// Written by `npm run locales` from locales/en/payRules.json and locales/es/payRules.json.
import { language, say } from './language';

/** Error: a payment names an invoice that was paid meanwhile. */
export const invoiceNotOpen = (d: { invoiceNo: string | number }): string => say(language() === 'es' ? "La factura " + d.invoiceNo + " no está pendiente en esta cuenta. Quítela." : "Invoice " + d.invoiceNo + " isn’t open on this account. Remove it.");
/** Error: the same invoice is chosen twice. */
export const invoiceTwice = (d: { invoiceNo: string | number }): string => say(language() === 'es' ? "La factura " + d.invoiceNo + " está dos veces en el pago. Quítela una vez." : "Invoice " + d.invoiceNo + " is in the payment twice. Remove it once.");
/** Error: the discount on the day of payment is another than was shown. discount: "$48.00". */
export const discountDiffers = (d: { discount: string | number; invoiceNo: string | number }): string => say(language() === 'es' ? "El descuento de la factura " + d.invoiceNo + " es de " + d.discount + " ese día. Revíselo de nuevo." : "The discount on invoice " + d.invoiceNo + " is " + d.discount + " that day. Check it again.");
/** Error: the sum of the lines is not the payment. */
export const linesDontAddUp = (): string => say(language() === 'es' ? "Los montos de las facturas no suman el total del pago. Revíselos de nuevo." : "The invoice amounts don’t add up to the payment. Check them again.");
/** Error: a negative document that cannot pay for others was chosen. */
export const notACreditMemo = (): string => say(language() === 'es' ? "Esto está a su favor, pero no es una nota de crédito. Nosotros lo aplicamos. Quítelo, o llámenos para usarlo ahora." : "This is in your favor but isn’t a credit memo. We apply it for you. Remove it, or call us to use it now.");
/** Error: a credit memo is used up by a request on its way. */
export const creditUsedElsewhere = (): string => say(language() === 'es' ? "Otra solicitud ya usa este crédito. Quítelo." : "Another request already uses this credit. Remove it.");
/** Error: more of a credit memo is used than there is. amount: "$48.00". */
export const creditAtMost = (d: { amount: string | number }): string => say(language() === 'es' ? "Puede usar " + d.amount + " de este crédito como máximo." : "You can use " + d.amount + " of this credit at most.");
/** Error: the amount for one invoice is nothing. */
export const amountOrRemove = (): string => say(language() === 'es' ? "Escriba $0.01 o más, o quítela." : "Enter $0.01 or more, or remove it.");
/** Error: the amount for one invoice is more than is left. amount: "$48.00". */
export const atMostPaysOff = (d: { amount: string | number }): string => say(language() === 'es' ? "Escriba " + d.amount + " o menos. Con eso queda pagada." : "Enter " + d.amount + " or less. That pays it off.");
/** Error: the company takes no part of an invoice. */
export const wholeOnly = (): string => say(language() === 'es' ? "Pague esta factura completa, o quítela." : "Pay this invoice in full, or remove it.");
/** Error: no reason is chosen for paying less than is open on an invoice. */
export const sayWhyLess = (): string => say(language() === 'es' ? "Díganos por qué paga menos." : "Tell us why you’re paying less.");
/** Error: "Another reason" is chosen and no note is written. */
export const sayWhyLessInWords = (): string => say(language() === 'es' ? "Díganos en pocas palabras por qué paga menos." : "Tell us in a few words why you’re paying less.");
/** Error: a trade account that was closed cannot be paid in the portal. */
export const accountClosed = (): string => say(language() === 'es' ? "Esta cuenta está cerrada. Llámenos para pagar lo que falta." : "This account is closed. Call us to pay what’s left on it.");
/** Error: the credit memos chosen are as much as the invoices. */
export const creditsCoverAll = (): string => say(language() === 'es' ? "Sus créditos cubren todo, así que no hay nada que pagar. Agregue una factura, o quite un crédito." : "Your credits cover all of this, so there’s nothing to pay. Add an invoice, or remove a credit.");
/** Error: nothing is chosen. */
export const chooseWhatToPay = (): string => say(language() === 'es' ? "Elija lo que quiere pagar." : "Choose what you want to pay.");
/** Error: no amount is entered. */
export const enterAmount = (): string => say(language() === 'es' ? "Escriba un monto." : "Enter an amount.");
/** Error: this way to pay comes to nothing. */
export const nothingLeft = (): string => say(language() === 'es' ? "Aquí ya no falta nada por pagar. Elija otra cosa." : "There’s nothing left to pay here. Choose something else.");
/** Error: above the company’s limit. amount: "$250,000.00". */
export const mostPerPayment = (d: { amount: string | number }): string => say(language() === 'es' ? "Un pago puede ser de " + d.amount + " como máximo. Pague en partes, o llámenos." : "One payment can be " + d.amount + " at most. Pay in parts, or call us.");
/** Error: the company takes no more than is owed. over, most: sums of money. */
export const moreThanOwed = (d: { most: string | number; over: string | number }): string => say(language() === 'es' ? "Son " + d.over + " más de lo que usted debe. Escriba " + d.most + " o menos." : "This is " + d.over + " more than you owe. Enter " + d.most + " or less.");
/** Error: the prepay contract chosen needs no payment. */
export const bookingPaid = (): string => say(language() === 'es' ? "Esta reserva ya está pagada. Elija otra." : "This booking is already paid. Choose another.");
/** Error: more is prepaid than was booked. contractNo: number of a prepay contract; amount: money. */
export const bookingAtMost = (d: { amount: string | number; contractNo: string | number }): string => say(language() === 'es' ? "La reserva " + d.contractNo + " necesita " + d.amount + " como máximo." : "Booking " + d.contractNo + " needs " + d.amount + " at most.");
/** Alert: has to be confirmed before sending. amount, twice: money; requests: their numbers. */
export const paidTwice = (d: { amount: string | number; invoiceNo: string | number; requests: string | number; twice: string | number }): string => say(language() === 'es' ? "Ya están en proceso " + d.amount + " de la factura " + d.invoiceNo + " (" + d.requests + "). Con esto, " + d.twice + " se pagarían dos veces." : "" + d.amount + " of invoice " + d.invoiceNo + " is already on its way (" + d.requests + "). With this, " + d.twice + " of it would be paid twice.");
/** Alert: has to be confirmed before sending. amount: money. */
export const overpaid = (d: { amount: string | number }): string => say(language() === 'es' ? "Paga " + d.amount + " más de lo que debe. Queda en su cuenta como crédito sin aplicar." : "You’re paying " + d.amount + " more than you owe. We keep it on your account as unapplied credit.");
/** Alert: the last import is more than three days old. date: "Apr 11, 2026". */
export const oldFigures = (d: { date: string | number }): string => say(language() === 'es' ? "Estas cifras son del " + d.date + ". Es posible que falten pagos y facturas recientes." : "These figures are from " + d.date + ". Recent payments and invoices may not show yet.");
/** Alert: the payment is above the limit for a second approval. */
export const twoPeopleCheck = (): string => say(language() === 'es' ? "Dos personas de nuestra oficina revisan los pagos de este monto. Eso puede tardar un día más." : "Two people in our office check payments this large. That can add a day.");
/** Alert: invoices: numbers of invoices, with commas. */
export const disputedLeftOut = (d: { invoices: string | number }): string => say(language() === 'es' ? "No se incluyen, porque están en disputa: " + d.invoices + ". Elija facturas para pagarlas de todos modos." : "Not included, because you dispute them: " + d.invoices + ". Choose invoices to pay them anyway.");
/** Alert: amount: money. */
export const creditsNotUsed = (d: { amount: string | number }): string => say(language() === 'es' ? "Este pago no usa sus notas de crédito por " + d.amount + ". Elija facturas para usarlas." : "This payment doesn’t use your credit memos of " + d.amount + ". Choose invoices to use them.");
/** Alert: amount: money. */
export const unappliedCredit = (d: { amount: string | number }): string => say(language() === 'es' ? "Tiene " + d.amount + " de crédito sin aplicar a ninguna factura. Llámenos para aplicarlo." : "You have " + d.amount + " of credit that isn’t applied to an invoice yet. Call us to apply it.");
/** Alert: documents: "104880 ($48.00), 104881 ($5.00)". */
export const inYourFavor = (d: { documents: string | number }): string => say(language() === 'es' ? "A su favor, pero no es nota de crédito: " + d.documents + ". Nosotros lo aplicamos. Llámenos para usarlo ahora." : "In your favor, but not a credit memo: " + d.documents + ". We apply it for you. Call us to use it now.");
/** Error: on a day of payment. day: "Sep 7, 2026"; reason: "Labor Day", or weekend. */
export const banksClosed = (d: { day: string | number; reason: string | number }): string => say(language() === 'es' ? "Los bancos cierran el " + d.day + " (" + d.reason + "). Elija otro día." : "Banks are closed on " + d.day + " (" + d.reason + "). Choose another day.");
/** In brackets: why banks are closed on a day. */
export const weekend = (): string => say(language() === 'es' ? "fin de semana" : "the weekend");
/** Error: the person’s access to the account is to look only. */
export const viewOnly = (): string => say(language() === 'es' ? "Puede consultar esta cuenta, pero no pagarla. Pregunte a su dueño, o llámenos." : "You can view this account but not pay it. Ask its owner, or call us.");
/** Error: the person’s access to the account is to its documents only. */
export const documentsOnly = (): string => say(language() === 'es' ? "Puede ver los documentos de esta cuenta, pero no pagarla. Pregunte a su dueño, o llámenos." : "You can see documents for this account but not pay it. Ask its owner, or call us.");
/** Error: a request cannot be cancelled anymore. */
export const tooLateToCancel = (): string => say(language() === 'es' ? "Ya es tarde para cancelarla aquí. Llámenos; tal vez todavía podamos detenerla." : "It’s too late to cancel this here. Call us, and we may still stop it.");
/** Error: a request cannot be cancelled anymore. until: day and time. */
export const tooLateToCancelSince = (d: { until: string | number }): string => say(language() === 'es' ? "Ya es tarde para cancelarla aquí. La hora límite fue el " + d.until + ". Llámenos; tal vez todavía podamos detenerla." : "It’s too late to cancel this here. The cut-off was " + d.until + ". Call us, and we may still stop it.");
/** Error: a nickname or a name holds what may be an account number. */
export const noNumbersInNames = (): string => say(language() === 'es' ? "Escriba 4 dígitos seguidos como máximo, nunca un número de cuenta" : "Enter at most 4 digits in a row, never an account number");
/** Error: the field is empty. */
export const enterHolderName = (): string => say(language() === 'es' ? "Escriba el nombre que está en la cuenta bancaria" : "Enter the name on the bank account");
/** Error: bank files have room for no more. */
export const holderNameTooLong = (): string => say(language() === 'es' ? "Escriba el nombre de la cuenta bancaria en 22 caracteres como máximo" : "Enter the name on the bank account in at most 22 characters");
/** Error: of a saved bank account. */
export const nicknameTooLong = (): string => say(language() === 'es' ? "Escriba un apodo de 40 caracteres como máximo" : "Enter a nickname of at most 40 characters");
/** Error: of a bank account; the field is empty. */
export const enterAccountNumber = (): string => say(language() === 'es' ? "Escriba el número de cuenta" : "Enter the account number");
/** Error: of a bank account. */
export const accountNumberDigits = (): string => say(language() === 'es' ? "Escriba el número de cuenta con 3 a 19 dígitos" : "Enter the account number as 3 to 19 digits");
/** Error: the field is empty. */
export const enterRoutingNumber = (): string => say(language() === 'es' ? "Escriba el número de ruta" : "Enter the routing number");
/** Error: the number of a bank. */
export const routingNumberDigits = (): string => say(language() === 'es' ? "Escriba el número de ruta con exactamente 9 dígitos" : "Enter the routing number as exactly 9 digits");
/** Error: the second field of the two is empty. */
export const enterAccountNumberAgain = (): string => say(language() === 'es' ? "Escriba otra vez el número de cuenta" : "Enter the account number again");
/** Error: the second field is not as the first. */
export const sameAccountNumber = (): string => say(language() === 'es' ? "Escriba el mismo número de cuenta que arriba" : "Enter the same account number as above");
/** Alert: a saved bank account cannot be debited. */
export const tooManyDigits = (d: { digits: string | number; most: string | number }): string => say(language() === 'es' ? "Este número de cuenta tiene " + d.digits + " dígitos. En los archivos bancarios caben " + d.most + ". Pida a su banco un número para pagos electrónicos, o elija otra cuenta bancaria." : "This account number has " + d.digits + " digits. Bank files have room for " + d.most + ". Ask your bank for a number for electronic payments, or choose another bank account.");
/** Alert: a saved bank account cannot be debited. */
export const noPaymentsByRouting = (): string => say(language() === 'es' ? "Con este número de ruta no se pueden hacer pagos. Pida a su banco el de pagos electrónicos, o elija otra cuenta bancaria." : "No payments can be made under this routing number. Ask your bank for the one for electronic payments, or choose another bank account.");
/** Error: an amount of money. */
export const wholeCents = (): string => say(language() === 'es' ? "Escriba centavos enteros" : "Enter whole cents");
/** Error: amount: the least, as money. */
export const amountAtLeast = (d: { amount: string | number }): string => say(language() === 'es' ? "Escriba un monto de " + d.amount + " o más" : "Enter an amount of " + d.amount + " or more");
/** Error: amount: the most, as money. */
export const amountAtMost = (d: { amount: string | number }): string => say(language() === 'es' ? "Escriba un monto de " + d.amount + " o menos" : "Enter an amount of " + d.amount + " or less");
/** Error: an amount such as 12.345. */
export const twoDigits = (): string => say(language() === 'es' ? "Escriba como máximo dos dígitos después del punto" : "Enter no more than two digits after the point");
/** Error: an amount that cannot be read. */
export const amountLike = (): string => say(language() === 'es' ? "Escriba un monto como 1,234.50" : "Enter an amount like 1,234.50");
/** What to do after the bank returned a payment. */
export const adviceAgain = (): string => say(language() === 'es' ? "Envíelo de nuevo cuando haya fondos, o pague de otra manera." : "Send it again once the money is there, or pay another way.");
/** What to do after the bank returned a payment. */
export const adviceAnother = (): string => say(language() === 'es' ? "Revise los números de la cuenta bancaria, o elija otra cuenta bancaria." : "Check the bank account’s numbers, or choose another bank account.");
/** What to do after the bank returned a payment. */
export const adviceCall = (): string => say(language() === 'es' ? "Llámenos antes de pagar de nuevo." : "Call us before you pay again.");
/** What to do after the bank returned a payment. */
export const adviceOurs = (): string => say(language() === 'es' ? "Usted no hizo nada mal. Llámenos y lo enviamos de nuevo." : "You did nothing wrong. Call us, and we’ll send it again.");
/** What to do after the bank returned a payment. */
export const adviceAllowUs = (): string => say(language() === 'es' ? "Pida a su banco que nos deje cobrar de la cuenta, o elija otra cuenta bancaria." : "Ask your bank to let us debit the account, or choose another bank account.");
/** Why a payment was returned, where nobody knows. */
export const sentBack = (): string => say(language() === 'es' ? "El banco lo devolvió." : "The bank sent it back.");
/** Why a payment was returned, where the code is not known. code: "R99". */
export const sentBackWithCode = (d: { code: string | number }): string => say(language() === 'es' ? "El banco lo devolvió con el código " + d.code + "." : "The bank sent it back with code " + d.code + ".");
/** Why the bank returned a payment, code R01 of the banks' table. */
export const returnR01 = (): string => say(language() === 'es' ? "No había fondos suficientes en la cuenta bancaria." : "There was not enough money in the bank account.");
/** Why the bank returned a payment, code R02 of the banks' table. */
export const returnR02 = (): string => say(language() === 'es' ? "La cuenta bancaria está cerrada." : "The bank account is closed.");
/** Why the bank returned a payment, code R03 of the banks' table. */
export const returnR03 = (): string => say(language() === 'es' ? "El banco no encontró esa cuenta." : "The bank found no such account.");
/** Why the bank returned a payment, code R04 of the banks' table. */
export const returnR04 = (): string => say(language() === 'es' ? "El número de cuenta no es de ese banco." : "The account number is not one of that bank.");
/** Why the bank returned a payment, code R05 of the banks' table. */
export const returnR05 = (): string => say(language() === 'es' ? "Se cobró de una cuenta personal como si fuera de negocio." : "A personal account was debited as a business account.");
/** Why the bank returned a payment, code R06 of the banks' table. */
export const returnR06 = (): string => say(language() === 'es' ? "Nuestro banco pidió que lo devolvieran." : "Our bank asked for it back.");
/** Why the bank returned a payment, code R07 of the banks' table. */
export const returnR07 = (): string => say(language() === 'es' ? "Le dijeron al banco que se retiró la autorización." : "The bank was told that the authorization was withdrawn.");
/** Why the bank returned a payment, code R08 of the banks' table. */
export const returnR08 = (): string => say(language() === 'es' ? "Se detuvo el pago en el banco." : "Payment was stopped at the bank.");
/** Why the bank returned a payment, code R09 of the banks' table. */
export const returnR09 = (): string => say(language() === 'es' ? "Los depósitos de la cuenta bancaria aún no estaban disponibles." : "Deposits in the bank account had not cleared yet.");
/** Why the bank returned a payment, code R10 of the banks' table. */
export const returnR10 = (): string => say(language() === 'es' ? "Le dijeron al banco que el pago no fue autorizado." : "The bank was told that the payment was not authorized.");
/** Why the bank returned a payment, code R11 of the banks' table. */
export const returnR11 = (): string => say(language() === 'es' ? "Le dijeron al banco que el pago no fue como se autorizó." : "The bank was told that the payment was not as it was authorized.");
/** Why the bank returned a payment, code R12 of the banks' table. */
export const returnR12 = (): string => say(language() === 'es' ? "La cuenta bancaria pasó a otro banco." : "The bank account was sold to another bank.");
/** Why the bank returned a payment, code R13 of the banks' table. */
export const returnR13 = (): string => say(language() === 'es' ? "El número de ruta no es de un banco que acepte estos pagos." : "The routing number belongs to no bank that takes such payments.");
/** Why the bank returned a payment, code R14 of the banks' table. */
export const returnR14 = (): string => say(language() === 'es' ? "Quien maneja la cuenta bancaria por su dueño falleció o ya no puede hacerlo." : "The person who manages the bank account for its owner has died or can’t do it anymore.");
/** Why the bank returned a payment, code R15 of the banks' table. */
export const returnR15 = (): string => say(language() === 'es' ? "El dueño de la cuenta bancaria falleció." : "The owner of the bank account has died.");
/** Why the bank returned a payment, code R16 of the banks' table. */
export const returnR16 = (): string => say(language() === 'es' ? "La cuenta bancaria está congelada." : "The bank account is frozen.");
/** Why the bank returned a payment, code R17 of the banks' table. */
export const returnR17 = (): string => say(language() === 'es' ? "El banco no pudo procesar el número de cuenta, o el pago le pareció dudoso." : "The bank could not process the account number, or found the payment questionable.");
/** Why the bank returned a payment, code R18 of the banks' table. */
export const returnR18 = (): string => say(language() === 'es' ? "El banco no acepta ese día para un pago." : "The bank does not accept that day for a payment.");
/** Why the bank returned a payment, code R19 of the banks' table. */
export const returnR19 = (): string => say(language() === 'es' ? "El banco no pudo leer el monto." : "The bank could not read the amount.");
/** Why the bank returned a payment, code R20 of the banks' table. */
export const returnR20 = (): string => say(language() === 'es' ? "El banco no permite cobrar de este tipo de cuenta." : "The bank allows no debits of this kind of account.");
/** Why the bank returned a payment, code R21 of the banks' table. */
export const returnR21 = (): string => say(language() === 'es' ? "El banco no aceptó el número de nuestra empresa." : "The bank did not accept our company’s number.");
/** Why the bank returned a payment, code R22 of the banks' table. */
export const returnR22 = (): string => say(language() === 'es' ? "El banco no aceptó el número con que lo tenemos registrado." : "The bank did not accept the number that we know you by.");
/** Why the bank returned a payment, code R23 of the banks' table. */
export const returnR23 = (): string => say(language() === 'es' ? "El dueño de la cuenta bancaria rechazó el dinero." : "The owner of the bank account refused the money.");
/** Why the bank returned a payment, code R24 of the banks' table. */
export const returnR24 = (): string => say(language() === 'es' ? "El banco tenía el mismo pago dos veces." : "The bank had the same payment twice.");
/** Why the bank returned a payment, code R25 of the banks' table. */
export const returnR25 = (): string => say(language() === 'es' ? "Los datos enviados con el pago no estaban en orden." : "What was sent along with the payment was not in order.");
/** Why the bank returned a payment, code R26 of the banks' table. */
export const returnR26 = (): string => say(language() === 'es' ? "Al pago le faltaba algo que el banco necesita." : "Something that the bank needs was missing from the payment.");
/** Why the bank returned a payment, code R27 of the banks' table. */
export const returnR27 = (): string => say(language() === 'es' ? "El número de rastreo del pago no estaba en orden." : "The payment’s trace number was not in order.");
/** Why the bank returned a payment, code R28 of the banks' table. */
export const returnR28 = (): string => say(language() === 'es' ? "Un dígito del número de ruta está mal." : "A digit of the routing number is wrong.");
/** Why the bank returned a payment, code R29 of the banks' table. */
export const returnR29 = (): string => say(language() === 'es' ? "Le dijeron al banco que el negocio no autorizó el pago." : "The bank was told that the business did not authorize the payment.");
/** Why the bank returned a payment, code R30 of the banks' table. */
export const returnR30 = (): string => say(language() === 'es' ? "El banco no acepta pagos hechos a partir de un cheque." : "The bank takes no payments that were made from a check.");
/** Why the bank returned a payment, code R31 of the banks' table. */
export const returnR31 = (): string => say(language() === 'es' ? "El banco lo devolvió tarde, con permiso de nuestro banco." : "The bank returned it late, with our bank’s consent.");
/** Why the bank returned a payment, code R32 of the banks' table. */
export const returnR32 = (): string => say(language() === 'es' ? "El banco no pudo liquidar el pago." : "The bank could not settle the payment.");
/** Why the bank returned a payment, code R33 of the banks' table. */
export const returnR33 = (): string => say(language() === 'es' ? "El banco devolvió un registro que reemplazaba un cheque destruido." : "The bank returned an entry that stood for a destroyed check.");
/** Why the bank returned a payment, code R34 of the banks' table. */
export const returnR34 = (): string => say(language() === 'es' ? "El banco solo puede aceptar algunos de estos pagos." : "The bank can take only some of these payments.");
/** Why the bank returned a payment, code R35 of the banks' table. */
export const returnR35 = (): string => say(language() === 'es' ? "El banco no permite cobros de este tipo." : "The bank allows no debits of this kind.");
/** Why the bank returned a payment, code R36 of the banks' table. */
export const returnR36 = (): string => say(language() === 'es' ? "El banco no permite abonos de este tipo." : "The bank allows no credits of this kind.");
/** Why the bank returned a payment, code R37 of the banks' table. */
export const returnR37 = (): string => say(language() === 'es' ? "El cheque del que salió este cobro también se cobró." : "The check that this was made from was cashed too.");
/** Why the bank returned a payment, code R38 of the banks' table. */
export const returnR38 = (): string => say(language() === 'es' ? "Se detuvo el pago del cheque del que salió este cobro." : "Payment of the check that this was made from was stopped.");
/** Why the bank returned a payment, code R39 of the banks' table. */
export const returnR39 = (): string => say(language() === 'es' ? "El cheque del que salió este cobro no se puede usar así, o también se cobró." : "The check that this was made from may not be used so, or was cashed too.");
/** Why the bank returned a payment, code R40 of the banks' table. */
export const returnR40 = (): string => say(language() === 'es' ? "La agencia del gobierno devolvió la inscripción." : "The government agency returned the enrollment.");
/** Why the bank returned a payment, code R41 of the banks' table. */
export const returnR41 = (): string => say(language() === 'es' ? "La inscripción nombra un tipo de registro que no se permite." : "The enrollment names a kind of entry that is not allowed.");
/** Why the bank returned a payment, code R42 of the banks' table. */
export const returnR42 = (): string => say(language() === 'es' ? "El número de ruta de la inscripción está mal." : "The routing number of the enrollment is wrong.");
/** Why the bank returned a payment, code R43 of the banks' table. */
export const returnR43 = (): string => say(language() === 'es' ? "El número de cuenta de la inscripción está mal." : "The account number of the enrollment is wrong.");
/** Why the bank returned a payment, code R44 of the banks' table. */
export const returnR44 = (): string => say(language() === 'es' ? "El número de identificación de la inscripción está mal." : "The identification number of the enrollment is wrong.");
/** Why the bank returned a payment, code R45 of the banks' table. */
export const returnR45 = (): string => say(language() === 'es' ? "El nombre de la inscripción está mal." : "The name in the enrollment is wrong.");
/** Why the bank returned a payment, code R46 of the banks' table. */
export const returnR46 = (): string => say(language() === 'es' ? "La inscripción se equivoca sobre quién actúa por el dueño." : "The enrollment is wrong about who acts for the owner.");
/** Why the bank returned a payment, code R47 of the banks' table. */
export const returnR47 = (): string => say(language() === 'es' ? "La misma inscripción llegó dos veces." : "The same enrollment came twice.");
/** Why the bank returned a payment, code R50 of the banks' table. */
export const returnR50 = (): string => say(language() === 'es' ? "La ley del estado no permite cobrar así el cheque devuelto." : "State law does not allow the returned check to be collected so.");
/** Why the bank returned a payment, code R51 of the banks' table. */
export const returnR51 = (): string => say(language() === 'es' ? "El cheque devuelto no se puede cobrar así." : "The returned check may not be collected so.");
/** Why the bank returned a payment, code R52 of the banks' table. */
export const returnR52 = (): string => say(language() === 'es' ? "Se detuvo el pago del cheque devuelto." : "Payment of the returned check was stopped.");
/** Why the bank returned a payment, code R53 of the banks' table. */
export const returnR53 = (): string => say(language() === 'es' ? "El cheque devuelto también se cobró." : "The returned check was cashed too.");
/** Why the bank returned a payment, code R61 of the banks' table. */
export const returnR61 = (): string => say(language() === 'es' ? "La devolución llegó al banco equivocado." : "The return went to the wrong bank.");
/** Why the bank returned a payment, code R62 of the banks' table. */
export const returnR62 = (): string => say(language() === 'es' ? "Se devolvió un cobro enviado por error, o para deshacer otro." : "A debit that was sent in error, or to undo another, was returned.");
/** Why the bank returned a payment, code R67 of the banks' table. */
export const returnR67 = (): string => say(language() === 'es' ? "La misma devolución llegó dos veces." : "The same return came twice.");
/** Why the bank returned a payment, code R68 of the banks' table. */
export const returnR68 = (): string => say(language() === 'es' ? "La devolución llegó tarde." : "The return came too late.");
/** Why the bank returned a payment, code R69 of the banks' table. */
export const returnR69 = (): string => say(language() === 'es' ? "La devolución tiene errores." : "The return has errors in it.");
/** Why the bank returned a payment, code R70 of the banks' table. */
export const returnR70 = (): string => say(language() === 'es' ? "Nuestro banco no aceptó ni pidió la devolución." : "Our bank did not accept or ask for the return.");
/** Why the bank returned a payment, code R71 of the banks' table. */
export const returnR71 = (): string => say(language() === 'es' ? "La devolución rechazada llegó al banco equivocado." : "The dishonored return went to the wrong bank.");
/** Why the bank returned a payment, code R72 of the banks' table. */
export const returnR72 = (): string => say(language() === 'es' ? "La devolución rechazada llegó tarde." : "The dishonored return came too late.");
/** Why the bank returned a payment, code R73 of the banks' table. */
export const returnR73 = (): string => say(language() === 'es' ? "El banco dice que su devolución llegó a tiempo." : "The bank says that its return came in time.");
/** Why the bank returned a payment, code R74 of the banks' table. */
export const returnR74 = (): string => say(language() === 'es' ? "El banco corrigió su devolución." : "The bank corrected its return.");
/** Why the bank returned a payment, code R75 of the banks' table. */
export const returnR75 = (): string => say(language() === 'es' ? "El banco dice que su devolución no llegó dos veces." : "The bank says that its return did not come twice.");
/** Why the bank returned a payment, code R76 of the banks' table. */
export const returnR76 = (): string => say(language() === 'es' ? "El banco no encontró errores en su devolución." : "The bank found no errors in its return.");
/** Why the bank returned a payment, code R77 of the banks' table. */
export const returnR77 = (): string => say(language() === 'es' ? "El banco no deshace el cobro enviado por error." : "The bank won’t undo the debit that was sent in error.");
/** Why the bank returned a payment, code R80 of the banks' table. */
export const returnR80 = (): string => say(language() === 'es' ? "El pago se marcó por error como del extranjero." : "The payment was wrongly marked as one abroad.");
/** Why the bank returned a payment, code R81 of the banks' table. */
export const returnR81 = (): string => say(language() === 'es' ? "El banco no participa en pagos al extranjero." : "The bank takes no part in payments abroad.");
/** Why the bank returned a payment, code R82 of the banks' table. */
export const returnR82 = (): string => say(language() === 'es' ? "El banco del extranjero está mal nombrado." : "The bank abroad is named wrongly.");
/** Why the bank returned a payment, code R83 of the banks' table. */
export const returnR83 = (): string => say(language() === 'es' ? "El banco del extranjero no pudo liquidar el pago." : "The bank abroad could not settle the payment.");
/** Why the bank returned a payment, code R84 of the banks' table. */
export const returnR84 = (): string => say(language() === 'es' ? "El banco intermediario entre los países no procesó el pago." : "The bank between the countries did not process the payment.");
/** Why the bank returned a payment, code R85 of the banks' table. */
export const returnR85 = (): string => say(language() === 'es' ? "El pago al extranjero no se marcó como tal." : "The payment abroad was not marked as one.");
/** What to do after the bank sent a refund back. */
export const adviceRefund = (): string => say(language() === 'es' ? "Pídalo de nuevo a otra cuenta bancaria o por cheque, o llámenos." : "Ask for it again with another bank account, or by check, or call us.");
