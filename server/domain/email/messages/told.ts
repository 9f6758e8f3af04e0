import { groupOfKind, groupWords } from '@contract/notices/labels';
import { noticeChoicesPath, noticesPath } from '@contract/rules/noticePaths';
import { filledFields } from '@contract/rules/templateFields';
import * as m from '@locales/emails';
import { language, listOf } from '@locales/language';
import type { NoticeFacts } from '@server/domain/notices/facts';
import { noticeFieldsOf, noticeWords } from '@server/domain/notices/noticeText';
import type { Attached } from '../attachments';
import type { EmailOf } from '../emails';
import { type Block, type Draft, portalButton, portalLink, type Sender, words } from './draft';

/** One thing that happened, with its page. */
export function notice(
  { notice: one, own }: EmailOf<'notice'>,
  { companyName: company, portalUrl }: Sender,
  attached: Attached | null,
): Draft {
  const { title, text, href, pay } = noticeWords(one);
  const { opening, closing } = own ? ownWords(one, own) : nothing;
  return {
    subject: m.toldSubject({ kind: title, company }),
    blocks: [
      ...[opening, text, closing].filter((said) => said !== '').map(words),
      ...paying(pay, portalUrl),
      ...(pay === href ? [] : portalLink(m.toldOpen(), portalUrl && `${portalUrl}${href}`)),
      ...attachedWords(attached, portalUrl),
      ...ending([one], portalUrl),
    ],
    phone: (name) => m.toldPhone({ company: name, count: 1 }),
  };
}

const nothing = { opening: '', closing: '' };

/** What the company says in the reader's language; in one that it did not write, our sentence stands alone. */
function ownWords(one: NoticeFacts, own: NonNullable<EmailOf<'notice'>['own']>): typeof nothing {
  const inSpanish = language() === 'es';
  const values = { ...noticeFieldsOf(one), account: own.account };
  return {
    opening: filledFields(inSpanish ? own.spanishOpening : own.opening, values),
    closing: filledFields(inSpanish ? own.spanishClosing : own.closing, values),
  };
}

/** All that came together, a line each. */
export function noticeDigest(
  { notices, more }: EmailOf<'noticeDigest'>,
  { companyName: company, portalUrl }: Sender,
  attached: Attached | null,
): Draft {
  const count = notices.length + more;
  return {
    subject: m.toldManySubject({ count, company }),
    blocks: [
      ...notices.flatMap((one) => lineOf(one, portalUrl)),
      ...(more > 0 ? [words(m.toldMore({ count: more }))] : []),
      ...attachedWords(attached, portalUrl),
      ...ending(notices, portalUrl),
    ],
    phone: (name) => m.toldPhone({ company: name, count }),
  };
}

function lineOf(one: NoticeFacts, portalUrl: string | undefined): Block[] {
  const { title, text, pay } = noticeWords(one);
  return [words(m.toldLine({ kind: title, said: text })), ...paying(pay, portalUrl)];
}

/** Opens the payment with what was told of chosen. */
const paying = (pay: string | undefined, portalUrl: string | undefined): Block[] =>
  pay === undefined ? [] : portalButton(m.toldPay(), portalUrl && `${portalUrl}${pay}`);

/** What goes along, what could not, and where that is chosen. */
const attachedWords = (attached: Attached | null, portalUrl: string | undefined): Block[] =>
  attached === null
    ? []
    : [
        ...(attached.files.length > 0 ? [words(m.toldAttached({ files: listOf(attached.files) }))] : []),
        ...(attached.left > 0 ? [words(m.toldNotAttached({ count: attached.left }))] : []),
        ...portalLink(m.toldChoose(), portalUrl && `${portalUrl}${noticeChoicesPath}`),
      ];

const ending = (notices: readonly NoticeFacts[], portalUrl: string | undefined): Block[] => [
  ...portalLink(m.toldAll(), portalUrl && `${portalUrl}${noticesPath}`),
  words(
    m.toldWhy({
      groups: listOf([...new Set(notices.map(({ kind }) => groupWords[groupOfKind[kind]]))]),
    }),
  ),
];
