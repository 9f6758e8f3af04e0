import { type APIRequestContext, expect } from '@playwright/test';
import type { DemoEmail } from '@server/domain/email/mailbox/readMail';

/** The emails of the demo, as its people would find them. */
export const mailbox = (request: APIRequestContext) => {
  const messagesTo = async (to: string): Promise<readonly DemoEmail[]> =>
    (await request.get(`/demo/mail.json?to=${encodeURIComponent(to)}`)).json();
  return {
    messagesTo,
    /** How many emails somebody has; what comes after them is new. */
    count: async (to: string): Promise<number> => (await messagesTo(to)).length,

    /** The code of the newest email, once more came than `after`. */
    code: async (to: string, after: number): Promise<string> => {
      let code: string | null = null;
      await expect(async () => {
        const messages = await messagesTo(to);
        expect(messages.length).toBeGreaterThan(after);
        code = messages[0]!.code;
        expect(code).not.toBeNull();
      }).toPass();
      return code!;
    },
  };
};
