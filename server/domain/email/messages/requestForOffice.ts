import { formatMoney } from '@contract/format/money';
import type { EmailOf } from '../emails';
import { type Draft, portalLink, words } from './draft';
import { requestBlocks, typedBlocks } from './requestBlocks';
import type { Sender } from './sender';

const what = { payment: 'A payment', pickup: 'Money out of the deposit plan' } as const;

/** To the office: somebody asks for something. Nothing can be decided by answering the letter. */
export function requestForOffice(letter: EmailOf<'requestForOffice'>, sender: Sender): Draft {
  const { request, submittedBy } = letter;
  const { requestNo, kind, amountCents } = request;
  return {
    subject: `${requestNo}: ${what[kind]} is asked for, ${formatMoney(amountCents)}`,
    blocks: [
      words(`${what[kind]} is asked for by ${submittedBy}.`),
      ...requestBlocks(request),
      ...typedBlocks('Comments', request.comments),
      words('Decide about it in the portal; an answer to this letter decides nothing.'),
      ...portalLink('Open the portal', sender.portalUrl),
    ],
    phone: (company) => `${company}: request ${requestNo} waits in the portal.`,
  };
}
