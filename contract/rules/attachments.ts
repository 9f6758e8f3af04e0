import * as m from '@locales/contact';

/** How many files may go with a message, and how large each may be: docs/rules.md#attachments. */
export const maxAttachments = 3;
export const maxAttachmentBytes = 5 * 1024 * 1024;

/** What a file may be. */
export const attachmentKinds = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type AttachmentKind = keyof typeof attachmentKinds;

/** The first bytes of each kind. The file's name does not count. */
const beginnings: Readonly<Record<AttachmentKind, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** How many bytes are needed to tell the kind. */
export const beginningBytes = 8;

/** What a file is by its first bytes; undefined for anything that is not taken. */
export function attachmentKindOf(bytes: Uint8Array): AttachmentKind | undefined {
  const kinds = Object.keys(beginnings) as AttachmentKind[];
  return kinds.find((kind) => beginnings[kind].every((byte, at) => bytes[at] === byte));
}

/** What is wrong with a file, in words; undefined where it may go. */
export function attachmentProblem(name: string, size: number, beginning: Uint8Array): string | undefined {
  if (size === 0) return m.fileEmpty({ name });
  if (size > maxAttachmentBytes) return m.fileTooLarge({ name });
  if (attachmentKindOf(beginning)) return undefined;
  return m.fileKindWrong({ name });
}

const LONGEST_STEM = 60;

/**
 * A file name that is safe to pass on: no folder, no character that a file system or a mail header could misread, and the
 * ending of the file's real kind.
 */
export function cleanFileName(name: string, kind: AttachmentKind): string {
  const own = name.normalize('NFC').replace(/^.*[\\/]/su, '');
  const stem = own
    .replace(/\.[^.]*$/u, '')
    .replace(/[^\p{L}\p{M}\p{N}._() -]/gu, '_')
    .replace(/^[. ]+|[. ]+$/gu, '');
  return `${[...stem].slice(0, LONGEST_STEM).join('') || 'attachment'}.${kind}`;
}

/** How long bytes become as base64. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;
