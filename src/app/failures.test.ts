import { describe, expect, it } from 'vitest';
import { ApiError, toApiError } from '@contract/problem';
import { alertOf, createFailures } from './failures';

const known = toApiError(500, { code: 'broken', message: 'Broken.', requestId: 'req-7' });
const gateway = toApiError(502, undefined);
const forbidden = toApiError(403, { code: 'forbidden', message: 'Not yours.' });
const lookOnly = new ApiError({ code: 'view-only', message: 'You can only look.' });
const line = new ApiError({ code: 'unavailable', message: 'No answer.', cause: new TypeError('x') });

describe('the words of an alert', () => {
  it.each([
    [forbidden, undefined, 'Error Code: 403', 'Message: Not yours.'],
    [gateway, undefined, 'Error Code: 502', 'Message: The server answered with status 502.'],
    [forbidden, 'permissions', 'Error 403: ', 'Not yours.'],
    [lookOnly, undefined, 'View as customer', 'You can only look.'],
    [line, undefined, 'Error', 'No answer.'],
    [line, 'permissions', 'Error', 'No answer.'],
    [new Error('x is undefined'), undefined, 'Error', 'Error: x is undefined'],
  ] as const)('%s (%s)', (error, wording, title, message) => {
    expect(alertOf(error, wording)).toEqual({ title, message });
  });

  it.each([undefined, 'permissions'] as const)('carry the reference of the call (%s)', (wording) => {
    expect(alertOf(known, wording).reference).toBe('req-7');
  });
});

describe('the alerts that wait', () => {
  it('are read one after the other, equal ones as one, and all are logged', () => {
    const logged: string[] = [];
    const failures = createFailures((words) => logged.push(words));
    failures.report(forbidden);
    failures.report(forbidden);
    failures.report(gateway);

    expect(failures.current()?.title).toBe('Error Code: 403');
    failures.dismiss();
    expect(failures.current()?.title).toBe('Error Code: 502');
    failures.dismiss();
    expect(failures.current()).toBeUndefined();
    expect(logged).toHaveLength(3);
  });

  it('tell their reader of each change', () => {
    const failures = createFailures(() => undefined);
    const seen: unknown[] = [];
    const stop = failures.subscribe(() => seen.push(failures.current()?.title));
    failures.report(forbidden);
    failures.dismiss();
    stop();
    failures.report(forbidden);

    expect(seen).toEqual(['Error Code: 403', undefined]);
  });
});
