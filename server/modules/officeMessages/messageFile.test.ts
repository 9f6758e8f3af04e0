import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxAttachmentBytes } from '@contract/rules/attachments';
import { aJpeg, anExif, aPng, pngPart, segment } from '@server/domain/messages/testing/imageBytes';
import { ada, base64, type MessageDesk, openDesk } from './testing/desk';

let desk: MessageDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
let minutes = 0;
// Nobody writes more than ten messages an hour.
beforeEach(() => desk.after((minutes += 60)));

const latin = (text: string) => Buffer.from(text, 'latin1');
const pdf = latin('%PDF-1.7\n%%EOF');
const zip = latin('PK\x03\x04\x14\0\0\0\x08\0bomb');
const script = '<script>alert(document.domain)</script>';

const wrote = (name: string, content: Buffer) => desk.wrote({ files: [{ name, content: base64(content) }] });

describe('refused is', () => {
  it.each([
    ['a page that is called a PNG', 'field.png', latin(`<!doctype html>${script}`)],
    ['a page behind the first bytes of a PNG', 'field.png', latin(`\x89PNG\r\n\x1a\n${script}`)],
    ['a page behind the first bytes of a JPG', 'field.jpg', latin(`\xff\xd8\xff${script}`)],
    ['an SVG with a script', 'logo.svg', latin(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['an SVG that is called a PNG', 'logo.png', latin(`<?xml version="1.0"?><svg>${script}</svg>`)],
    ['a picture that is a script too', 'a.gif', latin('GIF89a/*\0*/=alert(1)')],
    ['a ZIP', 'prices.zip', zip],
    ['a ZIP bomb that is called a PDF', 'prices.pdf', Buffer.concat([zip, Buffer.alloc(1000)])],
    ['a ZIP with a PDF in it', 'prices.pdf', Buffer.concat([zip, pdf])],
    ['a program', 'invoice.pdf', latin('MZ\x90\0')],
    ['a PNG that says of a part that it is longer', 'a.png', aPng(latin('\x7f\xff\xff\xfftEXt'))],
    ['a JPG that says of a part that it is longer', 'a.jpg', aJpeg().fill(0xff, 4, 6)],
    ['a PNG that breaks off', 'a.png', aPng().subarray(0, -4)],
    ['a file larger than 5 MB', 'a.pdf', Buffer.concat([pdf, Buffer.alloc(maxAttachmentBytes)])],
    ['a PNG that says of its dots that they are 1 GB', 'a.png', aPng(latin('\x40\0\0\0IDAT'))],
    ['a page before the first bytes of a PDF', 'a.pdf', latin(`${script}%PDF-1.7`)],
    ['a page in two-byte letters', 'a.pdf', Buffer.from(`\ufeff<html>${script}`, 'utf16le')],
    ['a web archive', 'a.mht', latin('MIME-Version: 1.0\r\nContent-Type: multipart/related')],
    ['PostScript', 'a.pdf', latin('%!PS-Adobe-3.0\n(/etc/passwd) run')],
    ['a TIFF with a place', 'a.tif', latin('II*\0\x08\0\0\0GPS')],
    ['a WebP that is called a JPG', 'a.jpg', latin('RIFF\x24\0\0\0WEBPVP8 ')],
    ['a HEIC of a phone', 'a.heic', latin('\0\0\0\x18ftypheic\0\0\0\0')],
    ['a packed tape', 'a.tgz', latin('\x1f\x8b\x08\0')],
    ['a shell script', 'a.pdf', latin('#!/bin/sh\nrm -rf /')],
    ['a Java class', 'a.png', latin('\xca\xfe\xba\xbe\0\0\0\x34')],
    ['a shortcut', 'a.pdf', latin('L\0\0\0\x01\x14\x02\0')],
    ['nothing', 'a.pdf', Buffer.alloc(0)],
    ['a name with a null character', 'a\0b.pdf', pdf],
  ])('%s', async (_, name, content) => {
    const refused: unknown = await wrote(name, content).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'invalid' });
    expect(Object.keys((refused as { fields: object }).fields).join()).toMatch(/^attachments\[0\](\.\w+)?$/);
  });
});

it('a call that says that it is 1 GB is refused before it is read', async () => {
  const { statusCode } = await desk.portal.send({
    method: 'POST',
    url: '/api/contactmessages',
    token: await desk.portal.tokenOf(ada),
    headers: { 'content-type': 'application/json', 'content-length': String(1024 ** 3) },
    payload: '{}',
  });
  expect(statusCode).toBe(413);
});

describe('the office gets to its disk, and never to see,', () => {
  it.each<[string, string, Buffer, string, Buffer]>([
    [
      'a PDF with a script',
      'a.pdf',
      latin('%PDF-1.7 /OpenAction /JavaScript'),
      'pdf',
      latin('%PDF-1.7 /OpenAction /JavaScript'),
    ],
    ['a PDF that is a ZIP too', 'a.pdf', Buffer.concat([pdf, zip]), 'pdf', Buffer.concat([pdf, zip])],
    ['a PDF that is a page too', 'a.pdf', latin(`%PDF-1.7${script}`), 'pdf', latin(`%PDF-1.7${script}`)],
    ['a JPG without its ZIP', 'a.jpg', Buffer.concat([aJpeg(), zip]), 'jpg', aJpeg()],
    ['a JPG without its place', 'a.jpg', aJpeg(segment(0xe1, anExif({ gps: true }))), 'jpg', aJpeg()],
    ['a JPG without its comment', 'a.jpg', aJpeg(segment(0xfe, script)), 'jpg', aJpeg()],
    ['a JPG without its profile', 'a.jpg', aJpeg(segment(0xe2, `ICC_PROFILE\0${script}`)), 'jpg', aJpeg()],
    ['a JPG without its caption', 'a.jpg', aJpeg(segment(0xed, `Photoshop 3.0\0${script}`)), 'jpg', aJpeg()],
    ['a PNG without its place', 'a.png', aPng(pngPart('eXIf', anExif({ gps: true }))), 'png', aPng()],
    ['a PNG without its packed text', 'a.png', aPng(pngPart('zTXt', `Comment\0\0${script}`)), 'png', aPng()],
    ['a PNG without a part of nobody’s', 'a.png', aPng(pngPart('scRp', script)), 'png', aPng()],
    ['a PNG without its ZIP', 'a.png', Buffer.concat([aPng(), zip]), 'png', aPng()],
    ['a PNG without its page', 'a.png', Buffer.concat([aPng(), latin(script)]), 'png', aPng()],
    ['a PNG without its texts', 'a.png', aPng(pngPart('tEXt', script)), 'png', aPng()],
    ['a PNG of four billion dots, packed', 'a.png', aPng(undefined, 65_535), 'png', aPng(undefined, 65_535)],
  ])('%s', async (_, name, content, kind, clean) => {
    const no = await wrote(name, content);
    const { statusCode, headers, rawPayload } = await desk.file(no);

    expect(statusCode).toBe(200);
    expect(rawPayload).toEqual(clean);
    expect(headers).toMatchObject({
      'content-type': { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' }[kind],
      'content-disposition': `attachment; filename="${no}_1.${kind}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'cache-control': 'no-store',
    });
  });

  it('what nobody knows any more, as bytes', async () => {
    const no = await wrote('a.pdf', pdf);
    for (const [content, sent] of [
      [latin(`<html>${script}`), latin(`<html>${script}`)],
      [latin('\xff\xd8\xff<html>'), latin('\xff\xd8\xff<html>')],
    ] as const) {
      await desk.db.sql
        .updateTable('contact_attachment')
        .set({ content, media_type: 'text/html', file_name: 'x.html' })
        .execute();
      const { headers, rawPayload } = await desk.file(no);
      expect(rawPayload).toEqual(sent);
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${no}_1.bin"`,
      });
    }
  });

  it('a picture that was kept with its place, without it', async () => {
    const no = await wrote('a.pdf', pdf);
    const content = aJpeg(segment(0xe1, anExif({ gps: true, turn: 6 })));
    await desk.db.sql.updateTable('contact_attachment').set({ content }).execute();

    const { rawPayload } = await desk.file(no);
    expect(rawPayload.includes('GPS')).toBe(false);
    expect(rawPayload).toEqual(aJpeg(segment(0xe1, anExif({ turn: 6 }))));
  });
});

it.each([
  ['invoice.pdf.exe', 'invoice.pdf.pdf'],
  ['exe.\u202Efdp.pdf', 'exe._fdp.pdf'],
  ['../../../etc/passwd', 'passwd.pdf'],
  [String.raw`..\..\boot.ini`, 'boot.pdf'],
  ['"; filename="x.html', '__ filename__x.pdf'],
  ['x\r\nSet-Cookie: a=b.pdf', 'x__Set-Cookie_ a_b.pdf'],
])('a file that is called %j is listed as %j, and saved under the message’s number', async (name, clean) => {
  const no = await wrote(name, pdf);

  expect((await desk.one(no)).files).toMatchObject([{ name: clean, bytes: pdf.length }]);
  expect((await desk.file(no)).headers['content-disposition']).toBe(`attachment; filename="${no}_1.pdf"`);
});

it('is the office’s alone, one of the message’s own, and in the audit', async () => {
  const no = await wrote('a.pdf', pdf);

  expect((await desk.file(no, 1, ada)).statusCode).toBe(403);
  expect((await desk.file(no, 2)).statusCode).toBe(404);
  expect((await desk.file('CT-2026-999999')).statusCode).toBe(404);
  await desk.file(no);
  const taken = await desk.db.sql
    .selectFrom('audit_event')
    .select('after_state')
    .where('action', '=', 'export.made')
    .execute();
  expect(taken.at(-1)!.after_state).toContain(`${no}_1.pdf`);
});
