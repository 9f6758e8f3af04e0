import { type MailColors, mailColours } from '@theme/mail';
import * as m from '@locales/emails';
import { language } from '@locales/language';
import type { Block, Draft, Sender } from './draft';
import { escapeHtml } from '../escapeHtml';
import { headerText } from './headerText';

/** What a mail says, in both of its parts. */
export interface MailBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Lays a draft out as plain text and as a page, and signs it. The page has the company's name on a bar, and neither
 * tables nor pictures: nothing is fetched when an email is read.
 */
export function layOut({ subject, blocks }: Draft, sender: Sender): MailBody {
  const { colors = mailColours } = sender;
  const signed: readonly Block[] = [...blocks, { kind: 'words', words: signatureOf(sender) }];
  return {
    subject: headerText(subject),
    text: `${signed.map(textOf).join('\n\n')}\n`,
    html: pageOf(sender.companyName, signed.map((block) => htmlOf(block, colors)).join('\n'), colors),
  };
}

const signatureOf = ({ companyName, supportPhone }: Sender): string =>
  supportPhone ? m.signature({ company: companyName, phone: supportPhone }) : companyName;

function textOf(block: Block): string {
  if (block.kind === 'code') return `    ${block.code}`;
  if (block.kind === 'typed') return linesOf(block.typed).join('\n').replace(/^/gm, '> ');
  return block.kind === 'link' ? `${block.words}: ${block.address}` : block.words;
}

/** Every way in which a text may end its lines; what else no line can show falls away. */
const linesOf = (typed: string): string[] =>
  typed
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
    .map((line) => line.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ''));

const paragraph = 'margin: 0 0 16px';

function htmlOf(block: Block, colors: MailColors): string {
  const { accent } = colors;
  if (block.kind === 'code') {
    const style = `${paragraph}; font: bold 24px monospace; letter-spacing: 2px`;
    return `<p style="${style}">${escapeHtml(block.code)}</p>`;
  }
  if (block.kind === 'typed') {
    const lines = linesOf(block.typed).map(escapeHtml);
    const quoted = `${paragraph}; padding: 0 0 0 12px; border-left: 3px solid ${accent}`;
    return `<blockquote style="${quoted}">${lines.join('<br>')}</blockquote>`;
  }
  if (block.kind === 'link') {
    const style = block.main ? ` style="${buttonOf(colors)}"` : '';
    return `<p style="${paragraph}"><a href="${escapeHtml(block.address)}"${style}>${escapeHtml(block.words)}</a></p>`;
  }
  return `<p style="${paragraph}">${escapeHtml(block.words)}</p>`;
}

const buttonOf = ({ bar, onBar }: MailColors) =>
  `display: inline-block; padding: 12px 20px; background: ${bar}; color: ${onBar}; border-radius: 6px; font-weight: bold; text-decoration: none`;

const barOf = ({ bar, onBar, accent }: MailColors) =>
  `padding: 12px 16px; background: ${bar}; color: ${onBar}; border-bottom: 4px solid ${accent}; font: bold 18px sans-serif`;

/** Both languages are written from left to right, whatever the mail program's own is. */
const pageOf = (companyName: string, body: string, colors: MailColors): string => `<!doctype html>
<html lang="${language()}" dir="ltr">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body>
<div style="max-width: 560px; margin: 0 auto; font: 16px/1.5 sans-serif">
<div style="${barOf(colors)}">${escapeHtml(companyName)}</div>
<div style="padding: 16px">
${body}
</div>
</div>
</body>
</html>
`;
