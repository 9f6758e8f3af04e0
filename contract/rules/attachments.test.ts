import { describe, expect, it } from 'vitest';
import {
  type AttachmentKind,
  attachmentKindOf,
  attachmentProblem,
  cleanFileName,
  maxAttachmentBytes,
} from './attachments';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0)!);
const pdf = bytes('%PDF-1.7');

describe('attachmentKindOf', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n', 'pdf'],
    ['a JPG', '\xff\xd8\xff\xe0\x00\x10JFIF', 'jpg'],
    ['a PNG', '\x89PNG\r\n\x1a\n\0', 'png'],
    ['a page that is called a PDF', '<html>', undefined],
    ['a program', 'MZ\x90\0', undefined],
    ['an SVG', '<svg xmlns=', undefined],
    ['the beginning of a PNG', '\x89PNG', undefined],
    ['nothing', '', undefined],
  ])('knows %s', (_, text, kind) => {
    expect(attachmentKindOf(bytes(text))).toBe(kind);
  });
});

describe('attachmentProblem', () => {
  it.each([
    ['at the limit', maxAttachmentBytes, pdf, undefined],
    ['over the limit', maxAttachmentBytes + 1, pdf, 'scale.pdf is larger than 5 MB. Choose a smaller file'],
    ['empty', 0, bytes(''), 'scale.pdf is empty. Choose another file'],
    ['something else', 9, bytes('<html>'), 'scale.pdf isn’t a PDF, JPG or PNG. Choose another file'],
  ])('%s', (_, size, beginning, problem) => {
    expect(attachmentProblem('scale.pdf', size, beginning)).toBe(problem);
  });
});

describe('cleanFileName', () => {
  it.each<[string, AttachmentKind, string]>([
    ['Scale ticket (2).PDF', 'pdf', 'Scale ticket (2).pdf'],
    ['IMG_2041.jpeg', 'jpg', 'IMG_2041.jpg'],
    ['invoice.pdf.exe', 'pdf', 'invoice.pdf.pdf'],
    ['../../etc/passwd', 'png', 'passwd.png'],
    [String.raw`C:\Users\ada\field.png`, 'png', 'field.png'],
    ['a\r\nBcc: all@example.com.pdf', 'pdf', 'a__Bcc_ all_example.com.pdf'],
    ['exe.\u202Efdp.pdf', 'pdf', 'exe._fdp.pdf'],
    ['<img src=x>.png', 'png', '_img src_x_.png'],
    ['Überweisung März.pdf', 'pdf', 'Überweisung März.pdf'],
    ['..', 'pdf', 'attachment.pdf'],
    ['.htaccess', 'pdf', 'attachment.pdf'],
    ['', 'jpg', 'attachment.jpg'],
    [`${'x'.repeat(300)}.pdf`, 'pdf', `${'x'.repeat(60)}.pdf`],
  ])('%j, a %s, is called %j', (name, kind, clean) => {
    expect(cleanFileName(name, kind)).toBe(clean);
  });
});
