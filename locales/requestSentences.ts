// Written by `npm run locales` from locales/en/requestSentences.json and locales/es/requestSentences.json.
import { language, say, select } from './language';

/** Label: what a request asks for. */
export const kindPrepayment = (): string => say(language() === 'es' ? "Prepago" : "Prepayment");
/** Label: what a request asks for. */
export const kindMailedCheck = (): string => say(language() === 'es' ? "Cheque por correo" : "Mailed check");
/** Label: what a request asks for: money of the deposit plan to an account. */
export const kindTransfer = (): string => say(language() === 'es' ? "Transferencia" : "Transfer");
/** Label: what a request asks for: money of the deposit plan. */
export const kindPickup = (): string => say(language() === 'es' ? "Retiro" : "Pickup");
/** Helper: where a request stands that a bank pays. */
export const receivedBank = (): string => say(language() === 'es' ? "Tenemos su solicitud. Aún no ha salido dinero de su banco." : "We have your request. Nothing has left your bank yet.");
/** Helper: where a request stands that the deposit plan pays. */
export const receivedInternal = (): string => say(language() === 'es' ? "Tenemos su solicitud. Aún no ha salido dinero de su plan de depósito." : "We have your request. Nothing has left your deposit plan yet.");
/** Helper: where a request for money of the deposit plan stands. */
export const receivedPickup = (): string => say(language() === 'es' ? "Tenemos su solicitud. El monto queda retenido en su plan de depósito." : "We have your request. We’re holding the amount in your deposit plan.");
/** Helper: after "We have your request. …" */
export const beingChecked = (): string => say(language() === 'es' ? "Nuestra oficina la está revisando." : "Our office is checking it.");
/** Helper: after why nothing came of a request. */
export const untouchedBank = (): string => say(language() === 'es' ? "No salió dinero de su banco." : "Nothing left your bank.");
/** Helper: after why nothing came of a request. */
export const untouchedInternal = (): string => say(language() === 'es' ? "No salió dinero de su plan de depósito." : "Nothing left your deposit plan.");
/** Helper: after why nothing came of a request. */
export const untouchedPickup = (): string => say(language() === 'es' ? "El dinero está disponible otra vez en su plan de depósito." : "The money is available in your deposit plan again.");
/** Helper: where a request stands. day: when the bank account is debited. */
export const approvedBankOn = (d: { day: string | number }): string => say(language() === 'es' ? "Nuestra oficina la aprobó. Pasa a su banco, que cobra el pago el " + d.day + "." : "Our office approved it. It goes to your bank, which takes the payment on " + d.day + ".");
/** Helper: where a request stands. */
export const approvedBank = (): string => say(language() === 'es' ? "Nuestra oficina la aprobó. Ahora pasa a su banco." : "Our office approved it. It goes to your bank next.");
/** Helper: where a request stands. */
export const approvedInternal = (): string => say(language() === 'es' ? "Nuestra oficina la aprobó. Ahora tomamos el dinero de su plan de depósito." : "Our office approved it. We take it from your deposit plan next.");
/** Helper: where a request for a check to pick up stands. */
export const approvedCheck = (): string => say(language() === 'es' ? "Nuestra oficina la aprobó. Ahora preparamos el cheque." : "Our office approved it. We get the check ready next.");
/** Helper: where a request for a transfer or a mailed check stands. */
export const approvedPickup = (): string => say(language() === 'es' ? "Nuestra oficina la aprobó. Ahora enviamos el dinero." : "Our office approved it. We send the money next.");
/** Helper: where a request stands. */
export const exportedOn = (d: { day: string | number }): string => say(language() === 'es' ? "La enviamos a su banco, que cobra el pago el " + d.day + "." : "We sent it to your bank, which takes the payment on " + d.day + ".");
/** Sentence: money of the deposit plan on its way into a bank account; {day} is the day. */
export const creditedOn = (d: { day: string | number }): string => say(language() === 'es' ? "La enviamos a su banco. El dinero estará en su cuenta el " + d.day + "." : "We sent it to your bank. The money is in your account on " + d.day + ".");
/** Helper: where a request stands. */
export const exported = (): string => say(language() === 'es' ? "La enviamos a su banco." : "We sent it to your bank.");
/** Helper: where a payment stands that the bank did not return in time. day: today. */
export const settledAsOf = (d: { day: string | number }): string => say(language() === 'es' ? "Al " + d.day + ", su banco no la ha devuelto." : "Your bank hasn’t returned it as of " + d.day + ".");
/** Helper: where a payment stands that the bank did not return in time. */
export const settled = (): string => say(language() === 'es' ? "Su banco no la ha devuelto." : "Your bank hasn’t returned it.");
/** Helper: where a request stands. */
export const postedOn = (d: { day: string | number }): string => say(language() === 'es' ? "Se registró en su cuenta el " + d.day + "." : "Posted to your account on " + d.day + ".");
/** Helper: where a request stands. */
export const posted = (): string => say(language() === 'es' ? "Se registró en su cuenta." : "Posted to your account.");
/** Helper: where a request stands. branch: a name. */
export const readyAt = (d: { branch: string | number }): string => say(language() === 'es' ? "Su cheque está listo en " + d.branch + ". Traiga una identificación." : "Your check is ready at " + d.branch + ". Bring an ID.");
/** Helper: where a request stands. */
export const readyCheck = (): string => say(language() === 'es' ? "Su cheque está listo. Traiga una identificación." : "Your check is ready. Bring an ID.");
/** Helper: where a request for a transfer or a mailed check stands. */
export const readyToGo = (): string => say(language() === 'es' ? "Está lista. Ahora enviamos el dinero." : "It’s ready. We send the money next.");
/** Helper: where a request stands. */
export const completedPickup = (): string => say(language() === 'es' ? "El cheque fue recogido." : "The check was picked up.");
/** Helper: where a request stands. */
export const completedMail = (): string => say(language() === 'es' ? "El cheque se envió por correo." : "The check was mailed.");
/** Helper: where a request stands. */
export const completedBank = (): string => say(language() === 'es' ? "El dinero se envió a su cuenta bancaria." : "The money was sent to your bank account.");
/** Helper: where a request stands. */
export const completedTransfer = (): string => say(language() === 'es' ? "El dinero pasó a su cuenta comercial." : "The money was moved to your trade account.");
/** Helper: where a request stands. */
export const completed = (): string => say(language() === 'es' ? "Está terminada." : "It’s done.");
/** Helper: where a payment stands; before the reason. */
export const returned = (): string => say(language() === 'es' ? "Su banco la devolvió." : "Your bank returned it.");
/** Helper: where a payment stands that the bank returned; after the reason. */
export const openAgain = (): string => say(language() === 'es' ? "Sus facturas quedan pendientes otra vez." : "Your invoices are open again.");
/** Helper: where a request stands, where no reason was given. */
export const rejected = (): string => say(language() === 'es' ? "Nuestra oficina no la aprobó." : "Our office didn’t approve it.");
/** Helper: where a request stands. */
export const cancelled = (): string => say(language() === 'es' ? "Se canceló." : "It was cancelled.");
/** Helper: where a payment stands, where no reason was given. */
export const reversed = (): string => say(language() === 'es' ? "Nuestra oficina la revirtió. Llámenos si no sabe por qué." : "Our office reversed it. Call us if you don’t know why.");
/** Helper: where a request for a check stands. */
export const noShow = (): string => say(language() === 'es' ? "Nadie recogió el cheque a tiempo. El dinero está disponible otra vez en su plan de depósito." : "Nobody picked up the check in time. The money is available in your deposit plan again.");
/** Helper: where a request stands; what became of the money comes after it. */
export const expired = (): string => say(language() === 'es' ? "No la atendimos a tiempo." : "We didn’t get to it in time.");
/** Helper: what to do about a request that expired. */
export const sendAgain = (): string => say(language() === 'es' ? "Envíela otra vez o llámenos." : "Send it again, or call us.");
/** Label: a step in the history of a request. */
export const eventApproved = (): string => say(language() === 'es' ? "Aprobada por nuestra oficina" : "Approved by our office");
/** Label: a step in the history: the first of two approvals. */
export const eventChecked = (): string => say(language() === 'es' ? "Revisada por nuestra oficina" : "Checked by our office");
/** Label: a step in the history. */
export const eventRejected = (): string => say(language() === 'es' ? "No aprobada por nuestra oficina" : "Not approved by our office");
/** Label: a step in the history. */
export const eventCancelled = (): string => say(language() === 'es' ? "Cancelada" : "Cancelled");
/** Label: a step in the history. */
export const eventExported = (): string => say(language() === 'es' ? "Enviada al banco" : "Sent to the bank");
/** Label: a step in the history. */
export const eventSettled = (): string => say(language() === 'es' ? "Confirmada por el banco" : "Cleared at the bank");
/** Label: a step in the history. */
export const eventReturned = (): string => say(language() === 'es' ? "Devuelta por el banco" : "Returned by the bank");
/** Label: a step in the history. */
export const eventPosted = (): string => say(language() === 'es' ? "Registrada en su cuenta" : "Posted to your account");
/** Label: a step in the history. */
export const eventReversed = (): string => say(language() === 'es' ? "Revertida por nuestra oficina" : "Reversed by our office");
/** Label: a step in the history. */
export const eventReady = (): string => say(language() === 'es' ? "Lista" : "Ready");
/** Label: a step in the history. */
export const eventCompleted = (): string => say(language() === 'es' ? "Terminada" : "Completed");
/** Label: a step in the history: nobody came for the check. */
export const eventNotPickedUp = (): string => say(language() === 'es' ? "Cheque no recogido" : "Not picked up");
/** Label: a step in the history: a night's figures were undone, and what they had posted with them. */
export const eventTakenBack = (): string => say(language() === 'es' ? "Deshecha con las cifras de esa noche" : "Undone with that night’s figures");
/** Label: a step in the history. */
export const eventExpired = (): string => say(language() === 'es' ? "Expirada" : "Expired");
/** Label: what is requested: payment, pickup and so on. */
export const factKind = (): string => say(language() === 'es' ? "Tipo" : "Kind");
/** Label: when a request was sent. */
export const factSubmitted = (): string => say(language() === 'es' ? "Enviada" : "Submitted");
/** Helper: after when a request was sent. name: a sign-in. */
export const factSubmittedBy = (d: { name: string | number }): string => say(language() === 'es' ? "por " + d.name : "by " + d.name);
/** Label: where the money comes from. */
export const factFrom = (): string => say(language() === 'es' ? "De" : "From");
/** Label: where the money goes. */
export const factTo = (): string => say(language() === 'es' ? "Para" : "To");
/** Label: of a sum. */
export const factDiscount = (): string => say(language() === 'es' ? "Descuento ganado" : "Discount earned");
/** Label: of a sum. */
export const factCredit = (): string => say(language() === 'es' ? "Crédito usado" : "Credit used");
/** Label: the number of a prepay contract. */
export const factBooking = (): string => say(language() === 'es' ? "Contrato de prepago" : "Booking");
/** Label: a day and time. */
export const factCancelUntil = (): string => say(language() === 'es' ? "Puede cancelarla hasta el" : "You can cancel it until");
/** Label: when and where money is picked up. when: a day and a time. */
export const pickupAt = (d: { branch: string | number; when: string | number }): string => say(language() === 'es' ? "" + d.when + " en " + d.branch : "" + d.when + " at " + d.branch);
/** Label: the day that was asked for. */
export const factDayOfPayment = (): string => say(language() === 'es' ? "Día de pago" : "Day of payment");
/** Label: the day on which the bank account is debited, where it is another one. */
export const factDebitedOn = (): string => say(language() === 'es' ? "Se cobra el" : "Leaves your bank on");
/** Label: the day on which a payment was posted. */
export const factPosted = (): string => say(language() === 'es' ? "Registrada" : "Posted");
/** Label: the number of the payment in the books. */
export const factPostedAs = (): string => say(language() === 'es' ? "Registrada como" : "Posted as");
/** Button: the office approves requests. */
export const moveApprove = (): string => say(language() === 'es' ? "Aprobar" : "Approve");
/** Label: what a request is after that. */
export const moveApproveDone = (): string => say(language() === 'es' ? "Aprobada" : "Approved");
/** Helper: what happens to the requests that are approved. */
export const moveApproveComes = (): string => say(language() === 'es' ? "Los montos grandes esperan a una segunda persona. Las demás siguen. Sus clientes reciben un correo electrónico." : "Large amounts wait for a second person. The others go on. Their customers get an email.");
/** Button: the office says that payments are in the bank's file. */
export const moveExport = (): string => say(language() === 'es' ? "Marcar enviada al banco" : "Mark as sent to bank");
/** Label: what a request is after that. */
export const moveExportDone = (): string => say(language() === 'es' ? "Enviada al banco" : "Sent to bank");
/** Helper: what happens to the requests. */
export const moveExportComes = (): string => say(language() === 'es' ? "Cuentan como enviadas en el archivo del banco y ya no se pueden cancelar." : "They count as sent in the bank file and can’t be cancelled anymore.");
/** Button: the office says that the bank did not return payments. */
export const moveSettle = (): string => say(language() === 'es' ? "Marcar confirmada" : "Mark as cleared");
/** Label: what a request is after that. */
export const moveSettleDone = (): string => say(language() === 'es' ? "Confirmada" : "Cleared");
/** Helper: what happens to the requests. */
export const moveSettleComes = (): string => say(language() === 'es' ? "El banco ya solo puede devolverlas por un motivo especial." : "The bank can only return them now for a special reason.");
/** Button: the office says that requests are in the books. */
export const movePost = (): string => say(language() === 'es' ? "Marcar registrada" : "Mark as posted");
/** Label: what a request is after that. */
export const movePostDone = (): string => say(language() === 'es' ? "Registrada" : "Posted");
/** Helper: what happens to the requests. */
export const movePostComes = (): string => say(language() === 'es' ? "Cuentan como registradas hoy. La próxima importación lo hace sola donde encuentra el pago." : "They count as posted today. The next import does this by itself where it finds the payment.");
/** Button: the office says that checks can be picked up. */
export const moveReady = (): string => say(language() === 'es' ? "Marcar lista" : "Mark as ready");
/** Label: what a request is after that. */
export const moveReadyDone = (): string => say(language() === 'es' ? "Lista" : "Ready");
/** Helper: what happens to the requests. */
export const moveReadyComes = (): string => say(language() === 'es' ? "Avisamos a los clientes que está lista." : "We tell customers that it’s ready.");
/** Button: the office says that the customer has the money. */
export const moveComplete = (): string => say(language() === 'es' ? "Marcar entregada" : "Mark as handed over");
/** Label: what a request is after that. */
export const moveCompleteDone = (): string => say(language() === 'es' ? "Entregada" : "Handed over");
/** Helper: what happens to the requests. */
export const moveCompleteComes = (): string => say(language() === 'es' ? "El cliente tiene el dinero." : "The customer has the money.");
/** Button: the office says that nobody came for a check. */
export const moveNoShow = (): string => say(language() === 'es' ? "Cheque no recogido" : "Not picked up");
/** Label: what a request is after that. */
export const moveNoShowDone = (): string => say(language() === 'es' ? "Cheque no recogido" : "Not picked up");
/** Helper: what happens to the requests. */
export const moveNoShowComes = (): string => say(language() === 'es' ? "El dinero está disponible otra vez en el plan de depósito." : "The money is available in the deposit plan again.");
/** Button: the office says that the bank returned a payment. */
export const moveReturn = (): string => say(language() === 'es' ? "Devuelta por el banco" : "Returned by bank");
/** Label: what a request is after that. */
export const moveReturnDone = (): string => say(language() === 'es' ? "Devuelta" : "Returned");
/** Helper: what happens to the requests. */
export const moveReturnComes = (): string => say(language() === 'es' ? "Las facturas quedan pendientes otra vez, un reembolso vuelve a ser crédito y el cliente lee el motivo." : "Invoices are open again, a refund is credit again, and the customer reads why.");
/** Button: the office undoes a payment that is in the books. */
export const moveReverse = (): string => say(language() === 'es' ? "Revertir" : "Reverse");
/** Label: what a request is after that. */
export const moveReverseDone = (): string => say(language() === 'es' ? "Revertida" : "Reversed");
/** Helper: what happens to the requests. */
export const moveReverseComes = (): string => say(language() === 'es' ? "Cuentan como nunca registradas y el cliente lee el motivo." : "They count as never posted, and the customer reads why.");
/** Button: the office rejects requests. */
export const moveReject = (): string => say(language() === 'es' ? "Rechazar" : "Reject");
/** Label: what a request is after that. */
export const moveRejectDone = (): string => say(language() === 'es' ? "Rechazada" : "Rejected");
/** Helper: what happens to the requests. */
export const moveRejectComes = (): string => say(language() === 'es' ? "No se mueve dinero, se libera el monto retenido y el cliente lee su motivo." : "No money moves, we stop holding the amount, and the customer reads your reason.");
/** Helper: a reason that the office can give for a rejection; the customer reads it. */
export const reasonBankAccount = (): string => say(language() === 'es' ? "No pudimos confirmar la cuenta bancaria. Elija otra o llámenos." : "We couldn’t confirm the bank account. Choose another one, or call us.");
/** Helper: a reason for a rejection. */
export const reasonPaid = (): string => say(language() === 'es' ? "Las facturas se pagaron de otra forma. No tiene que hacer nada más." : "The invoices were paid another way. You have nothing more to do.");
/** Helper: a reason for a rejection. */
export const reasonTooMuch = (): string => say(language() === 'es' ? "El monto es más de lo que usted debe. Envíe otra vez con el monto que debe." : "The amount is more than you owe. Send it again with the amount that you owe.");
/** Helper: a reason for a rejection. */
export const reasonAsked = (): string => say(language() === 'es' ? "Usted nos pidió no hacerlo." : "You asked us not to carry it out.");
/** Helper: a reason for a rejection. */
export const reasonDay = (): string => say(language() === 'es' ? "No pudimos cumplir con esa fecha. Envíela otra vez con una fecha posterior." : "We couldn’t keep the day. Send it again with a later day.");
/** Alert: why the office cannot approve a request: who wants to approve sent it. */
export const refusedOwn = (): string => say(language() === 'es' ? "Usted mismo hizo esta solicitud. Otra persona tiene que aprobarla." : "You requested this yourself. Someone else has to approve it.");
/** Alert: why the office cannot approve a request a second time. */
export const refusedFirst = (): string => say(language() === 'es' ? "Usted dio la primera aprobación. Otra persona de la oficina también tiene que revisarla." : "You approved it first. Someone else in the office has to check it too.");
/** Alert: why a payment cannot be approved or sent to the bank. */
export const refusedNoAccount = (): string => say(language() === 'es' ? "Ya no tenemos esta cuenta bancaria." : "We no longer have this bank account.");
/** Alert: why a payment cannot be approved or sent to the bank. */
export const refusedBlocked = (): string => say(language() === 'es' ? "La cuenta bancaria está bloqueada. Rechace la solicitud para que el cliente elija otra." : "The bank account is blocked. Reject the request, so the customer can choose another one.");
/** Alert: why a payment cannot be approved or sent to the bank. */
export const refusedUnconfirmed = (): string => say(language() === 'es' ? "La cuenta bancaria aún no está confirmada." : "The bank account is not confirmed yet.");
/** Why the office cannot do something with a request; {batch} is the number of the file. */
export const refusedInFile = (d: { batch: string | number }): string => say(language() === 'es' ? "Está en el archivo bancario " + d.batch + ". Anule primero ese archivo." : "It is in bank file " + d.batch + ". Void that file first.");
/** Alert: why a payment cannot be marked as cleared. */
export const refusedReturnable = (): string => say(language() === 'es' ? "El banco todavía puede devolverla. Cuenta como confirmada después de dos días hábiles bancarios." : "The bank can still return it. It counts as cleared after two banking days.");
/** Alert: why a payment cannot be marked as returned. */
export const refusedNotDebited = (d: { day: string | number }): string => say(language() === 'es' ? "El banco cobra este pago el " + d.day + ". Ningún banco puede devolverlo antes. Revise otra vez el número." : "The bank takes this payment on " + d.day + ". No bank can return it before then. Check the number again.");
/** Alert: why a payment cannot be marked as returned. */
export const refusedReturnLate = (): string => say(language() === 'es' ? "Ya pasó el plazo en que un banco puede devolverla." : "It is too late for a bank to return it.");
/** Alert: why a check cannot be marked as not picked up. */
export const refusedPickupDay = (d: { day: string | number }): string => say(language() === 'es' ? "El cheque se puede recoger hasta el " + d.day + ". Espere a que pase ese día y después márquelo como no recogido." : "The check can be picked up through " + d.day + ". Wait until after that day, then mark it as not picked up.");
/** Alert: a request that does not exist. */
export const noSuchRequest = (): string => say(language() === 'es' ? "No encontramos esta solicitud." : "We can’t find this request.");
/** Alert: somebody else changed the request. status: as on its chip. */
export const movedMeanwhile = (d: { status: string | number }): string => say(language() === 'es' ? "Otra persona cambió esta solicitud a “" + d.status + "”. Revísela otra vez." : "Someone else changed this request to “" + d.status + "”. Look at it again.");
/** Alert: what was asked for does not go with where the request stands. status: as on its chip. */
export const notPossibleNow = (d: { status: string | number }): string => say(language() === 'es' ? "Ya no se puede hacer eso. La solicitud ahora dice “" + d.status + "”. Revísela otra vez." : "You can’t do that anymore. The request is “" + d.status + "”. Look at it again.");
/** Alert: the same form was sent twice with different entries. The first one counts. */
export const sentBefore = (): string => say(language() === 'es' ? "Este formulario ya se envió con otros datos y vale el primero. Revise sus solicitudes. Para pedir otra cosa, empiece un formulario nuevo." : "This form was sent before with other entries, and the first one counts. Look at your requests. To ask for something else, start a new form.");
/** Button: a payment that came back goes into the next bank file once more. */
export const moveResend = (): string => say(language() === 'es' ? "Enviar de nuevo" : "Send again");
/** Label: what a request is after that. */
export const moveResendDone = (): string => say(language() === 'es' ? "Aprobada para enviarse de nuevo" : "Approved to be sent again");
/** Helper: what happens to the requests. */
export const moveResendComes = (): string => say(language() === 'es' ? "Entran en el próximo archivo bancario como reintento. Pregunte antes al cliente si hay fondos." : "They go into the next bank file as a retry. Ask the customer first whether the money is there.");
/** Alert: why a returned payment cannot be sent again. why: code, often or late. */
export const refusedResend = (d: { days: string | number; most: string | number; why: string }): string => say(language() === 'es' ? select(d.why, { code: "Solo los pagos devueltos por falta de fondos se pueden enviar de nuevo tal cual. El cliente puede pedir uno nuevo.", often: "Ya se envió de nuevo " + d.most + " veces y los bancos no aceptan más. El cliente puede pagar de otra forma.", other: "Se envió por primera vez hace más de " + d.days + " días y los bancos ya no lo aceptan. El cliente puede pedir uno nuevo." }) : select(d.why, { code: "Only payments that came back for lack of money can be sent again as they are. The customer can ask for a new one.", often: "It was sent again " + d.most + " times already, and banks accept no more. The customer can pay another way.", other: "It was first sent more than " + d.days + " days ago, and banks accept no more. The customer can ask for a new one." }));
/** Label: something that happened to a request; a payment that came back goes to the bank once more. */
export const eventResent = (): string => say(language() === 'es' ? "Se envía de nuevo" : "Sent again");
/** Button: the office has looked at a request again after something changed. */
export const moveApproveAgain = (): string => say(language() === 'es' ? "Aprobar de nuevo" : "Approve again");
/** Label: what a request is after that. */
export const moveApproveAgainDone = (): string => say(language() === 'es' ? "Aprobada de nuevo" : "Approved again");
/** Helper: what happens to the requests. */
export const moveApproveAgainComes = (): string => say(language() === 'es' ? "El próximo archivo bancario las toma como están ahora." : "The next bank file takes them as they stand now.");
/** Label: something that happened to a request, for the office alone. */
export const eventApprovedAgain = (): string => say(language() === 'es' ? "Aprobada de nuevo después de un cambio" : "Approved again after a change");
/** Alert: why a request cannot be approved again. */
export const refusedUnchanged = (): string => say(language() === 'es' ? "No cambió nada desde que se aprobó." : "Nothing has changed since it was approved.");
/** Label: in a list of what has changed. */
export const changedBankAccount = (): string => say(language() === 'es' ? "cuenta bancaria" : "bank account");
/** Label: in a list of what has changed; the trade account was closed. */
export const changedAccountStatus = (): string => say(language() === 'es' ? "estado de la cuenta" : "account status");
/** Label: in a list of what has changed. */
export const changedInvoices = (): string => say(language() === 'es' ? "facturas" : "invoices");
/** Label: in a list of what has changed. */
export const changedPlan = (): string => say(language() === 'es' ? "plan de depósitos" : "deposit plan");
/** Label: in a list of what has changed. */
export const changedCredit = (): string => say(language() === 'es' ? "crédito por reembolsar" : "credit to refund");
/** Label: what a request is: a check that was mailed or handed over. */
export const kindCheck = (): string => say(language() === 'es' ? "Cheque" : "Check");
/** Helper: where a check stands that its customer has mailed. */
export const onItsWayByMail = (): string => say(language() === 'es' ? "El cheque viene en camino. Lo registraremos cuando llegue." : "The check is on its way to us. We’ll post it when it gets here.");
/** Helper: where a check stands that was handed over. branch: a name. */
export const receivedAt = (d: { branch: string | number }): string => say(language() === 'es' ? "Recibimos su cheque en " + d.branch + ". Aún no está registrado." : "We received your check at " + d.branch + ". It isn’t posted yet.");
/** Helper: where a check stands that was handed over at a branch. */
export const receivedCheck = (): string => say(language() === 'es' ? "Recibimos su cheque. Aún no está registrado." : "We received your check. It isn’t posted yet.");
/** Helper: after why nothing came of a check. */
export const untouchedCheck = (): string => say(language() === 'es' ? "Ya no esperamos el cheque y sus facturas quedan pendientes otra vez." : "We don’t expect the check anymore, and your invoices are open again.");
/** Helper: where a check stands. */
export const checkCancelled = (): string => say(language() === 'es' ? "El cheque se canceló." : "The check was cancelled.");
/** Helper: where a check stands that never came. */
export const checkExpired = (): string => say(language() === 'es' ? "Este cheque no se registró a tiempo." : "We didn’t post this check in time.");
/** Helper: after “We didn’t post this check in time. …” */
export const checkExpiredCall = (): string => say(language() === 'es' ? "Si lo envió, llámenos." : "If you mailed it, call us.");
/** Helper: where a check stands. */
export const checkReversed = (): string => say(language() === 'es' ? "El cheque fue devuelto, o nuestra oficina lo revirtió. Sus facturas quedan pendientes otra vez." : "The check came back, or our office reversed it. Your invoices are open again.");
/** Label: a stage of a check’s timeline. */
export const eventMailed = (): string => say(language() === 'es' ? "Aviso de envío por correo" : "Announced as mailed");
/** Label: a stage of a check’s timeline. */
export const eventHandedOver = (): string => say(language() === 'es' ? "Entregado en nuestra sucursal" : "Handed over at our branch");
/** Label: a stage of a check’s timeline. */
export const eventLapsed = (): string => say(language() === 'es' ? "No se registró a tiempo" : "Not posted in time");
/** Label: the day of a check. */
export const factMailedOn = (): string => say(language() === 'es' ? "Enviado el" : "Mailed on");
/** Label: the day of a check. */
export const factHandedOverOn = (): string => say(language() === 'es' ? "Entregado el" : "Handed over on");
/** Label: when and where a check was handed over. */
export const handedOverAt = (d: { branch: string | number; when: string | number }): string => say(language() === 'es' ? "" + d.when + " en " + d.branch : "" + d.when + " at " + d.branch);
/** Label: when a check was announced. */
export const factAnnounced = (): string => say(language() === 'es' ? "Avisado el" : "Told us on");
/** Button: the office cancels checks that are on their way. */
export const moveCancel = (): string => say(language() === 'es' ? "Cancelar cheque" : "Cancel check");
/** Label: what a request is after that. */
export const moveCancelDone = (): string => say(language() === 'es' ? "Cancelada" : "Cancelled");
/** Helper: what happens to the checks. */
export const moveCancelComes = (): string => say(language() === 'es' ? "Ya no se esperan estos cheques, las facturas quedan pendientes otra vez y el cliente lee su motivo." : "We don’t expect these checks anymore, the invoices are open again, and the customer reads your reason.");
/** Helper: a reason that the office gives often when it cancels a check. A press writes it. */
export const reasonNotMailed = (): string => say(language() === 'es' ? "El cheque no se envió." : "The check was not mailed.");
/** Helper: a reason that the office gives often when it cancels a check. A press writes it. */
export const reasonOtherCheck = (): string => say(language() === 'es' ? "Llegó otro cheque en su lugar." : "Another check came in its place.");
/** Label: what a request asks for: credit of an account back. */
export const kindRefund = (): string => say(language() === 'es' ? "Reembolso" : "Refund");
/** Helper: where a request for a refund stands. */
export const receivedRefund = (): string => say(language() === 'es' ? "Tenemos su solicitud. Su crédito sigue en su cuenta." : "We have your request. Your credit is still on your account.");
/** Helper: after why nothing came of a refund. */
export const untouchedRefund = (): string => say(language() === 'es' ? "Su crédito queda en su cuenta." : "Your credit stays on your account.");
/** Helper: where a refund stands, where no reason was given. */
export const refundReversed = (): string => say(language() === 'es' ? "Nuestra oficina anuló este reembolso. Llámenos si no sabe por qué." : "Our office undid this refund. Call us if you don’t know why.");
/** Helper: where a refund stands. */
export const approvedRefund = (): string => say(language() === 'es' ? "Nuestra oficina la aprobó. Ahora enviamos el dinero a su cuenta bancaria." : "Our office approved it. We send the money to your bank account next.");
/** Helper: where a refund by check stands. */
export const approvedRefundCheck = (): string => say(language() === 'es' ? "Nuestra oficina la aprobó. Ahora enviamos el cheque por correo." : "Our office approved it. We mail the check next.");
/** Helper: where a refund stands. */
export const refundPostedOn = (d: { day: string | number }): string => say(language() === 'es' ? "Enviamos el dinero a su cuenta bancaria. Registrado en su cuenta el " + d.day + "." : "We sent the money to your bank account. Posted to your account on " + d.day + ".");
/** Helper: where a refund by check stands. */
export const refundMailedOn = (d: { day: string | number }): string => say(language() === 'es' ? "Enviamos el cheque por correo. Registrado en su cuenta el " + d.day + "." : "We mailed the check. Posted to your account on " + d.day + ".");
/** Label: the day on which money arrives. */
export const factArrivesOn = (): string => say(language() === 'es' ? "En su cuenta bancaria el" : "In your bank account on");
/** Alert: why the office cannot approve a refund. left: money. */
export const refusedCreditGone = (d: { left: string | number }): string => say(language() === 'es' ? "La cuenta ya no tiene tanto crédito: se pueden reembolsar " + d.left + ". Rechace la solicitud y diga por qué." : "The account doesn’t have this much credit anymore: " + d.left + " can be refunded. Reject the request, and say why.");
/** Error: who of the office confirmed a bank account tried to approve a payment from it. */
export const refusedVouched = (): string => say(language() === 'es' ? "Usted confirmó la cuenta bancaria de la que se paga esto, así que otra persona debe aprobarlo. Pídaselo a un colega." : "You confirmed the bank account that this is paid from, so somebody else has to approve it. Ask a colleague.");
