import { requestSentence } from '@contract/requests/sentences';
import { requestStatusWords } from '@contract/requests/labels';
import { returnReason } from '@contract/rules/returnCodes';
import type { EmailOf } from '../emails';
import { type Draft, portalLink, words } from './draft';
import { requestBlocks, typedBlocks } from './requestBlocks';
import type { Sender } from './sender';
import { withoutCardNumbers } from './withoutCardNumbers';

/** To who asked: where the request stands now. */
export function requestChanged(letter: EmailOf<'requestChanged'>, sender: Sender): Draft {
  const { request } = letter;
  const { requestNo, statusReason } = request;
  const sentence = requestSentence(request);
  const status = requestStatusWords[request.status];
  return {
    subject: `${requestNo}: ${status}, at ${sender.companyName}`,
    blocks: [
      words(withoutCardNumbers(sentence)),
      ...(request.status === 'returned' ? [words(returnReason(request.returnCode).advice)] : []),
      ...requestBlocks(request),
      ...typedBlocks('Note', statusReason && sentence.includes(statusReason) ? null : statusReason),
      ...portalLink('See your request', sender.portalUrl),
    ],
    phone: (company) => `${company}: your request ${requestNo} is now: ${status}.`,
  };
}
