import { formatInstant } from '@contract/format/date';
import * as m from '@locales/emails';
import type { Attached } from '../attachments';
import type { Email } from '../emails';
import { Undelivered } from '../undelivered';
import { autopay, paymentPlan } from './autopayEmail';
import { contactCode, passwordCode, signInCode, signUpCode } from './codeEmails';
import { type Draft, type Sender, words } from './draft';
import { layOut, type MailBody } from './layOut';
import {
  accessRequest,
  announcement,
  contactChanged,
  invitation,
  optionNotice,
  promise,
  secondPerson,
  securityNotice,
  viewedAs,
} from './noticeEmails';
import { notice, noticeDigest } from './told';
import { optionCheck } from './optionCheck';
import { textAnswer, textCode, textNotice } from './textMessages';
import { requestChanged, requestForOffice, requestQuestion, requestReceipt } from './requestMessages';
import { disputeSettled, messageAnswered, noteMention, ticketCopy, ticketForOffice } from './ticketEmails';

/**
 * The email as mail.
 * @param attached what goes along with it, which its words tell
 */
export const asMail = (letter: Email, sender: Sender, attached: Attached | null = null): MailBody =>
  layOut(draftOf(letter, sender, attached), sender);

/** The email as one text message. */
export const asText = (letter: Email, sender: Sender): string =>
  phoneText(draftOf(letter, sender).phone, sender.companyName);

/** What the email says, before it is laid out. */
export function draftOf(letter: Email, sender: Sender, attached: Attached | null = null): Draft {
  const draft = saidIn(letter, sender, attached);
  if (letter.copyOf === undefined) return draft;
  const at = formatInstant(letter.copyOf, sender.timeZone);
  return {
    ...draft,
    subject: m.copySubject({ subject: draft.subject }),
    blocks: [words(m.copySaid({ at })), ...draft.blocks],
  };
}

function saidIn(letter: Email, sender: Sender, attached: Attached | null): Draft {
  switch (letter.name) {
    case 'signInCode':
      return signInCode(letter, sender);
    case 'passwordCode':
      return passwordCode(letter, sender);
    case 'signUpCode':
      return signUpCode(letter, sender);
    case 'contactCode':
      return contactCode(letter, sender);
    case 'textCode':
      return textCode(letter);
    case 'textNotice':
      return textNotice(letter, sender);
    case 'textAnswer':
      return textAnswer(letter, sender);
    case 'contactChanged':
      return contactChanged(letter, sender);
    case 'invitation':
      return invitation(letter, sender);
    case 'optionNotice':
      return optionNotice(letter, sender);
    case 'viewedAs':
      return viewedAs(letter, sender);
    case 'secondPerson':
      return secondPerson(letter, sender);
    case 'optionCheck':
      return optionCheck(letter, sender);
    case 'requestReceipt':
      return requestReceipt(letter, sender);
    case 'requestForOffice':
      return requestForOffice(letter, sender);
    case 'requestQuestion':
      return requestQuestion(letter, sender);
    case 'requestChanged':
      return requestChanged(letter, sender);
    case 'ticketCopy':
      return ticketCopy(letter, sender);
    case 'ticketForOffice':
      return ticketForOffice(letter, sender);
    case 'messageAnswered':
      return messageAnswered(letter, sender);
    case 'accessRequest':
      return accessRequest(letter, sender);
    case 'disputeSettled':
      return disputeSettled(letter, sender);
    case 'noteMention':
      return noteMention(letter, sender);
    case 'announcement':
      return announcement(letter, sender);
    case 'promise':
      return promise(letter, sender);
    case 'paymentPlan':
      return paymentPlan(letter, sender);
    case 'notice':
      return notice(letter, sender, attached);
    case 'noticeDigest':
      return noticeDigest(letter, sender, attached);
    case 'autopay':
    case 'scheduled':
      return autopay(letter, sender);
    default:
      return securityNotice(letter, sender);
  }
}

/** The characters that a text message of 160 may hold: GSM 03.38, without those that count twice. */
const gsm = new Set(
  '@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These count twice. */
const twice = new Set('^{}\\[~]|€');

const LIMIT = 160;
const LONGEST_NAME = 40;

/**
 * A text message of at most 160 characters.
 * @throws Undelivered when it cannot be said so briefly; nothing of a code is ever cut
 */
function phoneText(phone: (companyName: string) => string, companyName: string): string {
  const room = LIMIT - lengthOf(phone(''));
  const text = phone(plain(companyName).slice(0, Math.max(0, Math.min(room, LONGEST_NAME))));
  if (lengthOf(text) > LIMIT) throw new Undelivered('tooLong', true);
  return text;
}

function lengthOf(text: string): number {
  let length = 0;
  for (const character of text) {
    if (!gsm.has(character) && !twice.has(character)) {
      throw new Undelivered('character', true);
    }
    length += gsm.has(character) ? 1 : 2;
  }
  return length;
}

/** Accents and signs that phones may not show fall away. */
const plain = (name: string): string =>
  [...name.normalize('NFKD')]
    .filter((character) => gsm.has(character) && character !== '\n')
    .join('')
    .trim();
