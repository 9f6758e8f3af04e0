import { describe, expect, it } from 'vitest';
import { fitting, MAX_ATTACHED_BYTES } from './attachments';

const fits = (...sizes: number[]) => fitting(sizes.map((size) => ({ bytes: Buffer.alloc(size) })));

describe('files of an email', () => {
  it.each([
    [[], []],
    [[MAX_ATTACHED_BYTES], [MAX_ATTACHED_BYTES]],
    [[MAX_ATTACHED_BYTES + 1], []],
    [
      [MAX_ATTACHED_BYTES - 1, 1],
      [MAX_ATTACHED_BYTES - 1, 1],
    ],
    [
      [MAX_ATTACHED_BYTES - 1, 2, 1],
      [MAX_ATTACHED_BYTES - 1, 1],
    ],
  ])('of %j bytes go along as %j', (sizes, sent) => {
    expect(fits(...sizes).map(({ bytes }) => bytes.length)).toEqual(sent);
  });
});
