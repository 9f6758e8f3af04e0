import { formatInstant } from '@contract/format/date';
import { requestSentence } from '@contract/requests/sentences';
import type { EmailOf } from '../emails';
import { type Draft, portalLink, words } from './draft';
import { requestBlocks, typedBlocks } from './requestBlocks';
import type { Sender } from './sender';

/** To who asked: what for, until when it can be cancelled, and what was agreed to, word by word. */
export function requestReceipt(letter: EmailOf<'requestReceipt'>, sender: Sender): Draft {
  const { request, authorization, cancelUntil } = letter;
  const { requestNo } = request;
  return {
    subject: `We have your request ${requestNo} at ${sender.companyName}`,
    blocks: [
      words(requestSentence(request)),
      ...requestBlocks(request),
      ...typedBlocks('Your comments', request.comments),
      ...(cancelUntil
        ? [
            words(
              `You can cancel it in Payment Requests until ${formatInstant(cancelUntil, sender.timeZone)}.`,
            ),
          ]
        : []),
      ...(authorization ? [words(`What you agreed to: ${authorization}`)] : []),
      ...portalLink('See your request', sender.portalUrl),
      words('If you did not ask for this, cancel it and call us.'),
    ],
    phone: (company) => `${company}: we have your request ${requestNo}. Not you? Call us.`,
  };
}
