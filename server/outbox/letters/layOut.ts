import type { Block, Draft } from './draft';
import { escapeHtml } from '../escapeHtml';
import { headerText } from './headerText';
import type { Sender } from './sender';

/** What a mail says, in both of its parts. */
export interface MailBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Lays a draft out as plain text and as a page without tables, colours or pictures, and signs it. */
export function layOut({ subject, blocks }: Draft, sender: Sender): MailBody {
  const signed: readonly Block[] = [...blocks, { kind: 'words', words: signatureOf(sender) }];
  return {
    subject: headerText(subject),
    text: `${signed.map(textOf).join('\n\n')}\n`,
    html: pageOf(signed.map(htmlOf).join('\n')),
  };
}

const signatureOf = ({ companyName, supportPhone }: Sender): string =>
  supportPhone ? `${companyName}. Questions? Call ${supportPhone}.` : companyName;

function textOf(block: Block): string {
  if (block.kind === 'code') return `    ${block.code}`;
  return block.kind === 'link' ? `${block.words}: ${block.address}` : block.words;
}

const paragraph = 'margin: 0 0 16px';

function htmlOf(block: Block): string {
  if (block.kind === 'code') {
    const style = `${paragraph}; font: bold 24px monospace; letter-spacing: 2px`;
    return `<p style="${style}">${escapeHtml(block.code)}</p>`;
  }
  if (block.kind === 'link') {
    return `<p style="${paragraph}"><a href="${escapeHtml(block.address)}">${escapeHtml(block.words)}</a></p>`;
  }
  return `<p style="${paragraph}">${escapeHtml(block.words)}</p>`;
}

const pageOf = (body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body>
<div style="max-width: 560px; margin: 0 auto; padding: 16px; font: 16px/1.5 sans-serif">
${body}
</div>
</body>
</html>
`;
