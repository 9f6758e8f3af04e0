import { describe, expect, it } from 'vitest';
import { anAccount } from '@stories/support/builders';
import { noticeOf } from './accountNotice';

describe('noticeOf', () => {
  it.each([
    [{ status: 'active' }, undefined],
    [{ status: 'active', level: 'view' }, /view this account/],
    [{ status: 'closed', closedOn: '2026-02-28' }, /closed on Feb 28, 2026/],
    [{ status: 'closed', closedOn: null }, /was closed\. You can read/],
    [{ status: 'hold' }, /on hold.*Call Tekoa at \(509\) 555-0188/],
    [{ status: 'cod' }, /cash on delivery/],
  ] as const)('%o', (over, words) => {
    const { message } = noticeOf(anAccount(over)) ?? {};
    if (words) expect(message).toMatch(words);
    else expect(message).toBeUndefined();
  });
});
