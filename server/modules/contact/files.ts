import { createHash } from 'node:crypto';
import * as m from '@locales/contact';
import { ApiError } from '@contract/problem';
import {
  type AttachmentKind,
  attachmentKindOf,
  attachmentKinds,
  attachmentProblem,
  cleanFileName,
} from '@contract/rules/attachments';
import { withoutMetadata } from '@server/domain/messages/withoutMetadata';

/** A file of a message, looked at. */
export interface ReadFile {
  readonly name: string;
  readonly mediaType: (typeof attachmentKinds)[AttachmentKind];
  readonly sha256: string;
  readonly content: Buffer;
}

/** @throws ApiError 'invalid' with words for each file that is not taken */
export function readFiles(sent: readonly { readonly name: string; readonly content: string }[]): ReadFile[] {
  const wrong: Record<string, string> = {};
  const files = sent.flatMap(({ name, content: text }, at) => {
    const sentBytes = Buffer.from(text, 'base64');
    const kind = attachmentKindOf(sentBytes);
    // Of a picture only what it shows is kept: nothing says where it was taken.
    const content = withoutMetadata(sentBytes);
    // Signs that are no base64 would be passed over, and another file be kept than was sent.
    const problem =
      sentBytes.toString('base64') === text
        ? (attachmentProblem(name, sentBytes.length, sentBytes) ??
          (content ? undefined : m.fileBroken({ name })))
        : m.fileBroken({ name });
    if (problem !== undefined || !kind || !content) {
      wrong[`attachments[${at}]`] = problem ?? '';
      return [];
    }
    const sha256 = createHash('sha256').update(content).digest('hex');
    return [{ name: cleanFileName(name, kind), mediaType: attachmentKinds[kind], sha256, content }];
  });
  if (Object.keys(wrong).length === 0) return files;
  throw new ApiError({ code: 'invalid', message: `${Object.values(wrong).join('. ')}.`, fields: wrong });
}
