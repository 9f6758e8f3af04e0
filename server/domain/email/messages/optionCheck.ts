import { formatDate } from '@contract/format/date';
import { returnReason } from '@contract/rules/returnCodes';
import * as m from '@locales/emails';
import type { EmailOf } from '../emails';
import { type Block, type Draft, portalLink, type Sender, words } from './draft';

/** To whom a bank account belongs: how its check goes. The amounts of deposits are for their bank to tell. */
export function optionCheck(letter: EmailOf<'optionCheck'>, sender: Sender): Draft {
  const { event, nickname, bankName, masked: digits } = letter;
  const { companyName: company } = sender;
  const bank = bankName ? m.bankAccountNamed({ nickname, digits, bank: bankName }) : `${nickname} ${digits}`;
  return {
    subject: m.checkSubject({ event, company }),
    blocks: [...said(letter, bank, sender), ...portalLink(m.seePaymentOptions(), sender.portalUrl)],
    phone: (name) => m.checkPhone({ event, company: name, digits: digits.replace(/^\D+/, '') }),
  };
}

function said(letter: EmailOf<'optionCheck'>, bank: string, sender: Sender): Block[] {
  const { companyName: company } = sender;
  switch (letter.event) {
    case 'depositsSent':
      return [
        words(m.depositsSent({ bank, company, day: formatDate(letter.arrivesOn) })),
        words(m.depositsWhatToDo({ day: formatDate(letter.lastDay) })),
      ];
    case 'prenoteSent':
      return [words(m.prenoteSent({ bank, day: formatDate(letter.goodFrom) }))];
    case 'confirmed':
      return [words(m.checkConfirmed({ bank }))];
    case 'wrongAmounts':
      return [words(m.checkWrongAmounts({ bank })), words(whatToDo(sender))];
    case 'lapsed':
      return [words(m.checkLapsed({ bank })), words(m.checkLapsedWhatToDo())];
    default: {
      const { words: reason, advice } = returnReason(letter.code);
      return [words(m.checkReturned({ bank, reason })), words(advice)];
    }
  }
}

const whatToDo = ({ supportPhone: phone }: Sender): string =>
  phone ? m.checkByHandAt({ phone }) : m.checkByHand();
