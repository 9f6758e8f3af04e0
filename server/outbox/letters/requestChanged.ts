import { requestSentence, requestStatusWords } from '../../../contract/format/requestWords';
import type { LetterOf } from '../letters';
import { type Draft, portalLink, words } from './draft';
import { requestBlocks, typedBlocks } from './requestBlocks';
import type { Sender } from './sender';

/** To who asked: where the request stands now. */
export function requestChanged(letter: LetterOf<'requestChanged'>, sender: Sender): Draft {
  const { request, note } = letter;
  const { requestNo } = request;
  const status = requestStatusWords[request.status];
  return {
    subject: `${requestNo}: ${status}, at ${sender.companyName}`,
    blocks: [
      words(requestSentence(request)),
      ...requestBlocks(request),
      ...typedBlocks('Note', note),
      ...portalLink('See your request', sender.portalUrl),
    ],
    phone: (company) => `${company}: your request ${requestNo} is now: ${status}.`,
  };
}
