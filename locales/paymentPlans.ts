// Written by `npm run locales` from locales/en/paymentPlans.json and locales/es/paymentPlans.json.
import { language, say } from './language';

/** Title of a section, or label: what is past due, paid in installments. */
export const plan = (): string => say(language() === 'es' ? "Plan de pagos" : "Payment plan");
/** Title of a section of the office. */
export const plans = (): string => say(language() === 'es' ? "Planes de pagos" : "Payment plans");
/** Choice: how far installments lie apart. */
export const everyMonth = (): string => say(language() === 'es' ? "Cada mes" : "Every month");
/** Choice: how far installments lie apart. */
export const everyTwoWeeks = (): string => say(language() === 'es' ? "Cada dos semanas" : "Every two weeks");
/** Word: an installment of which the day has not come. */
export const ahead = (): string => say(language() === 'es' ? "Por venir" : "To come");
/** Word: an installment of which the debit is announced. */
export const announced = (): string => say(language() === 'es' ? "Anunciada" : "Announced");
/** Word: an installment that was requested and is not booked yet. */
export const onItsWay = (): string => say(language() === 'es' ? "En proceso" : "On its way");
/** Word: an installment. */
export const paid = (): string => say(language() === 'es' ? "Pagada" : "Paid");
/** Word: an installment of which the debit came back. */
export const returned = (): string => say(language() === 'es' ? "Devuelta" : "Returned");
/** Word: an installment that could not be debited. */
export const notPaid = (): string => say(language() === 'es' ? "No cobrada" : "Not debited");
/** Word: an installment that is not debited any more. */
export const stopped = (): string => say(language() === 'es' ? "Detenida" : "Stopped");
/** Text: why a payment plan is broken. */
export const brokenReturned = (): string => say(language() === 'es' ? "Una cuota fue devuelta. Se detuvo el resto; lo vencido se debe ahora." : "An installment was returned. The rest was stopped; what is past due is due now.");
/** Text: why a payment plan is broken. */
export const brokenUnpaid = (): string => say(language() === 'es' ? "Una cuota no se pagó a tiempo. Se detuvo el resto; lo vencido se debe ahora." : "An installment was not paid in time. The rest was stopped; what is past due is due now.");
/** Text: why a payment plan is broken. */
export const brokenNoDebits = (): string => say(language() === 'es' ? "Ya no se puede cobrar de la cuenta bancaria. Se detuvo el resto; lo vencido se debe ahora." : "The bank account can no longer be debited for it. The rest was stopped; what is past due is due now.");
/** Message: field. min, max: numbers. */
export const countBetween = (d: { max: string | number; min: string | number }): string => say(language() === 'es' ? "Elija de " + d.min + " a " + d.max + " cuotas." : "Choose " + d.min + " to " + d.max + " installments.");
/** Message: field. min, max: days. */
export const firstDayBetween = (d: { max: string | number; min: string | number }): string => say(language() === 'es' ? "Elija un día bancario entre el " + d.min + " y el " + d.max + "." : "Choose a banking day from " + d.min + " to " + d.max + ".");
/** Message: field. sum: money. */
export const totalUpTo = (d: { sum: string | number }): string => say(language() === 'es' ? "Escriba como máximo " + d.sum + ", que está vencido." : "Enter at most " + d.sum + ", which is past due.");
/** Message: field. least: money. */
export const installmentFrom = (d: { least: string | number }): string => say(language() === 'es' ? "Cada cuota es de al menos " + d.least + "." : "Each installment is at least " + d.least + ".");
/** Message: field. most: money. */
export const installmentUpTo = (d: { most: string | number }): string => say(language() === 'es' ? "Cada cuota es de " + d.most + " como máximo." : "Each installment is at most " + d.most + ".");
/** Message: why no plan can be proposed or accepted. */
export const noDebits = (): string => say(language() === 'es' ? "No se puede cobrar de cuentas bancarias para esta cuenta." : "Bank accounts cannot be debited for this account.");
/** Message: a plan was asked for without its terms. */
export const termsMissing = (): string => say(language() === 'es' ? "Escriba las condiciones del plan." : "Enter the terms of the plan.");
/** Part of a sentence: an installment. sum: money. day: a day. */
export const sumOnDay = (d: { day: string | number; sum: string | number }): string => say(language() === 'es' ? "" + d.sum + " el " + d.day : "" + d.sum + " on " + d.day);
/** Message: why another one cannot be proposed. */
export const planOpen = (): string => say(language() === 'es' ? "Ya hay un plan de pagos abierto en esta cuenta." : "There is an open payment plan on this account already.");
/** Message: why it cannot be changed. */
export const planEnded = (): string => say(language() === 'es' ? "Este plan de pagos terminó, o ya fue contestado." : "This payment plan has ended, or was answered already.");
/** Message: why it cannot be changed. */
export const planChanged = (): string => say(language() === 'es' ? "Alguien cambió este plan de pagos mientras tanto. Revíselo de nuevo." : "Somebody changed this payment plan meanwhile. Look at it again.");
/** Message: why it cannot be accepted. */
export const planLapsed = (): string => say(language() === 'es' ? "Esta propuesta caducó. Proponga otro plan de pagos." : "This proposal has lapsed. Propose another payment plan.");
/** Message: refused. */
export const noSuchPlan = (): string => say(language() === 'es' ? "No existe ese plan de pagos." : "There is no such payment plan.");
/** Message: why it cannot be accepted. */
export const lessPastDue = (): string => say(language() === 'es' ? "Ahora está vencido menos que lo que cubre el plan. Proponga otro plan de pagos." : "Less is past due now than the plan is about. Propose another payment plan.");
/** Button, link and title: what is past due, in installments. */
export const propose = (): string => say(language() === 'es' ? "Proponer un plan de pagos" : "Propose a payment plan");
/** Button of the office: answers a customer’s proposal with another one. */
export const offerAnother = (): string => say(language() === 'es' ? "Proponer otro plan" : "Propose another plan");
/** Text: in the dialog of a payment plan. */
export const lead = (): string => say(language() === 'es' ? "Pague lo vencido en cuotas desde su cuenta bancaria. Contestamos su propuesta dentro de siete días." : "Pay what is past due in installments from your bank account. We answer your proposal within seven days.");
/** Text: in the office’s dialog of a payment plan. */
export const leadOffice = (): string => say(language() === 'es' ? "El cliente elige la cuenta bancaria y autoriza los cobros al aceptar." : "The customer chooses the bank account and agrees to the debits when accepting.");
/** Label: field. */
export const total = (): string => say(language() === 'es' ? "Monto a pagar en cuotas" : "Amount to pay in installments");
/** Text: in the dialog. sum: money. account: its name. */
export const pastDueNow = (d: { account: string | number; sum: string | number }): string => say(language() === 'es' ? "" + d.sum + " está vencido en " + d.account + "." : "" + d.sum + " is past due on " + d.account + ".");
/** Label: field; how many. */
export const count = (): string => say(language() === 'es' ? "Cuotas" : "Installments");
/** Label: field. */
export const every = (): string => say(language() === 'es' ? "Con qué frecuencia" : "How often");
/** Label: field; the day of the first installment. */
export const firstDay = (): string => say(language() === 'es' ? "Primer día" : "First day");
/** Text: what a plan comes to. first, each: money. last: a day. */
export const wouldBe = (d: { each: string | number; first: string | number; last: string | number }): string => say(language() === 'es' ? "" + d.first + " primero y luego " + d.each + " cada una, hasta el " + d.last + "." : "" + d.first + " first, then " + d.each + " each, until " + d.last + ".");
/** Button: agrees to the text and proposes a plan. */
export const send = (): string => say(language() === 'es' ? "Aceptar y proponer" : "Agree and propose");
/** Button of the office: proposes a plan. */
export const sendOffice = (): string => say(language() === 'es' ? "Proponer" : "Propose");
/** Button. */
export const accept = (): string => say(language() === 'es' ? "Aceptar plan" : "Accept plan");
/** Title of a dialog. */
export const acceptTitle = (): string => say(language() === 'es' ? "Aceptar este plan de pagos" : "Accept this payment plan");
/** Button: agrees to the text and accepts a plan. */
export const agreeAndAccept = (): string => say(language() === 'es' ? "Aceptar y autorizar" : "Agree and accept");
/** Button: declines a plan. */
export const decline = (): string => say(language() === 'es' ? "Rechazar" : "Decline");
/** Title of a question. */
export const declineTitle = (): string => say(language() === 'es' ? "¿Rechazar este plan de pagos?" : "Decline this payment plan?");
/** Button. */
export const withdraw = (): string => say(language() === 'es' ? "Retirar propuesta" : "Withdraw proposal");
/** Title of a question. */
export const withdrawTitle = (): string => say(language() === 'es' ? "¿Retirar esta propuesta?" : "Withdraw this proposal?");
/** Button: cancels a plan that was agreed to. */
export const cancel = (): string => say(language() === 'es' ? "Cancelar plan" : "Cancel plan");
/** Title of a question. */
export const cancelTitle = (): string => say(language() === 'es' ? "¿Cancelar este plan de pagos?" : "Cancel this payment plan?");
/** Text: what follows where a plan is canceled. */
export const endSays = (): string => say(language() === 'es' ? "Lo que aún no se ha solicitado no se cobra. Los recordatorios de lo vencido continúan." : "What was not requested yet is not debited. Reminders of what is past due go on.");
/** Text: what follows where a proposal is declined or withdrawn. */
export const declineSays = (): string => say(language() === 'es' ? "No se cobra nada. Los recordatorios de lo vencido continúan." : "Nothing is debited. Reminders of what is past due go on.");
/** Label: field; why a plan is declined or canceled. */
export const reason = (): string => say(language() === 'es' ? "Motivo" : "Reason");
/** Hint of a field of the office. */
export const reasonHint = (): string => say(language() === 'es' ? "El cliente lo lee." : "The customer reads it.");
/** Message: field. */
export const enterReason = (): string => say(language() === 'es' ? "Escriba un motivo." : "Enter a reason.");
/** Text: state, as a customer reads it. */
export const saidProposed = (): string => say(language() === 'es' ? "Usted propuso este plan." : "You proposed this plan.");
/** Text: state, as the office reads it. */
export const saidProposedByCustomer = (): string => say(language() === 'es' ? "El cliente propuso este plan." : "The customer proposed this plan.");
/** Text: state, as a customer reads it. */
export const saidOffered = (): string => say(language() === 'es' ? "Le proponemos este plan." : "We propose this plan.");
/** Text: state, as the office reads it. */
export const saidOfferedByOffice = (): string => say(language() === 'es' ? "Propuesto al cliente." : "Proposed to the customer.");
/** Text: of a proposal. at: an instant. */
export const answerBy = (d: { at: string | number }): string => say(language() === 'es' ? "Se puede aceptar hasta el " + d.at + "." : "It can be accepted until " + d.at + ".");
/** Text: how far a plan is. paid, count: numbers. left: money. */
export const saidAgreed = (d: { count: string | number; left: string | number; paid: string | number }): string => say(language() === 'es' ? "" + d.paid + " de " + d.count + " pagadas, faltan " + d.left : "" + d.paid + " of " + d.count + " paid, " + d.left + " left");
/** Text: state. count: a number. */
export const saidKept = (d: { count: string | number }): string => say(language() === 'es' ? "Las " + d.count + " cuotas están pagadas." : "All " + d.count + " installments are paid.");
/** Text: state of a proposal. */
export const saidDeclined = (): string => say(language() === 'es' ? "Rechazado." : "Declined.");
/** Text: state of a proposal. */
export const saidLapsed = (): string => say(language() === 'es' ? "Nadie lo aceptó a tiempo." : "Nobody accepted it in time.");
/** Text: state of a plan. */
export const saidCanceled = (): string => say(language() === 'es' ? "Cancelado. Lo que no se solicitó no se cobra." : "Canceled. What was not requested is not debited.");
/** Word: state of a plan. */
export const stateProposed = (): string => say(language() === 'es' ? "Propuesto" : "Proposed");
/** Word: state of a plan. */
export const stateAgreed = (): string => say(language() === 'es' ? "Acordado" : "Agreed");
/** Word: state of a plan. */
export const stateKept = (): string => say(language() === 'es' ? "Pagado" : "Paid");
/** Word: state of a plan. */
export const stateBroken = (): string => say(language() === 'es' ? "Incumplido" : "Broken");
/** Word: state of a plan. */
export const stateDeclined = (): string => say(language() === 'es' ? "Rechazado" : "Declined");
/** Word: state of a plan. */
export const stateLapsed = (): string => say(language() === 'es' ? "Caducado" : "Lapsed");
/** Word: state of a plan. */
export const stateCanceled = (): string => say(language() === 'es' ? "Cancelado" : "Canceled");
/** Label: the bank account. */
export const from = (): string => say(language() === 'es' ? "De" : "From");
/** Link. */
export const seePlan = (): string => say(language() === 'es' ? "Ver el plan" : "See the plan");
/** Text: what somebody said. reason: their words. */
export const reasonGiven = (d: { reason: string | number }): string => say("“" + d.reason + "”");
/** Text: the office’s section of an account is empty. */
export const noPlans = (): string => say(language() === 'es' ? "Ningún plan de pagos." : "No payment plan.");
/** Toast. */
export const proposed = (): string => say(language() === 'es' ? "El plan está propuesto" : "The plan is proposed");
/** Toast. */
export const accepted = (): string => say(language() === 'es' ? "El plan está acordado" : "The plan is agreed");
/** Toast. */
export const declined = (): string => say(language() === 'es' ? "El plan está rechazado" : "The plan is declined");
/** Toast. */
export const withdrawn = (): string => say(language() === 'es' ? "La propuesta está retirada" : "The proposal is withdrawn");
/** Toast. */
export const canceled = (): string => say(language() === 'es' ? "El plan está cancelado" : "The plan is canceled");
/** Text: how a plan stands. said: one of the sentences about its state. */
export const planLine = (d: { said: string | number }): string => say(language() === 'es' ? "Plan de pagos: " + d.said : "Payment plan: " + d.said);
/** Message: field. most: a number. */
export const reasonTooLong = (d: { most: string | number }): string => say(language() === 'es' ? "Escriba " + d.most + " caracteres como máximo." : "Enter at most " + d.most + " characters.");
