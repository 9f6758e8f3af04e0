import type { Email } from '../emails';
import { contactChanged, invitation, optionNotice, securityNotice } from './noticeLetters';
import { contactCode, passwordCode, signInCode, signUpCode } from './codeLetters';
import type { Draft, Sender } from './draft';
import { type MailBody, layOut } from './layOut';
import { phoneText } from './phoneText';
import { requestChanged, requestForOffice, requestReceipt } from './requestMessages';
import { ticketCopy, ticketForOffice } from './ticketLetters';

/** The letter as mail. */
export const asMail = (letter: Email, sender: Sender): MailBody => layOut(draftOf(letter, sender), sender);

/** The letter as one text message. */
export const asText = (letter: Email, sender: Sender): string =>
  phoneText(draftOf(letter, sender).phone, sender.companyName);

/** What the letter says, before it is laid out. */
export function draftOf(letter: Email, sender: Sender): Draft {
  switch (letter.name) {
    case 'signInCode':
      return signInCode(letter, sender);
    case 'passwordCode':
      return passwordCode(letter, sender);
    case 'signUpCode':
      return signUpCode(letter, sender);
    case 'contactCode':
      return contactCode(letter, sender);
    case 'contactChanged':
      return contactChanged(letter, sender);
    case 'invitation':
      return invitation(letter, sender);
    case 'optionNotice':
      return optionNotice(letter, sender);
    case 'requestReceipt':
      return requestReceipt(letter, sender);
    case 'requestForOffice':
      return requestForOffice(letter, sender);
    case 'requestChanged':
      return requestChanged(letter, sender);
    case 'ticketCopy':
      return ticketCopy(letter, sender);
    case 'ticketForOffice':
      return ticketForOffice(letter, sender);
    default:
      return securityNotice(letter, sender);
  }
}
