import { type APIRequestContext, expect } from '@playwright/test';
import type { DemoEmail } from '@server/domain/email/mailbox/readMail';

/** The letters of the demo, as its people would find them. */
export const mailbox = (request: APIRequestContext) => {
  const lettersTo = async (to: string): Promise<readonly DemoEmail[]> =>
    (await request.get(`/demo/mail.json?to=${encodeURIComponent(to)}`)).json();
  return {
    lettersTo,
    /** How many letters somebody has; what comes after them is new. */
    count: async (to: string): Promise<number> => (await lettersTo(to)).length,

    /** The code of the newest letter, once more letters came than `after`. */
    code: async (to: string, after: number): Promise<string> => {
      let code: string | null = null;
      await expect(async () => {
        const letters = await lettersTo(to);
        expect(letters.length).toBeGreaterThan(after);
        code = letters[0]!.code;
        expect(code).not.toBeNull();
      }).toPass();
      return code!;
    },
  };
};
