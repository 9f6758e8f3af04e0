import * as m from '@locales/officeMessages';
import { isBlank } from './blank';
import { longestMessage } from './contactMessage';
import { filledFields, unknownField } from './templateFields';

/** What the fields of a template stand for: docs/rules.md#messages. */
interface TemplateValues {
  /** Who wrote, as they are greeted. */
  readonly name: string;
  /** Name and number of the account; null for a message about none. */
  readonly account: string | null;
  /** 'CT-2026-000045'. */
  readonly number: string;
}

const fields: ReadonlySet<string> = new Set(['name', 'account', 'number'] satisfies (keyof TemplateValues)[]);

/** The text with its fields filled in. */
export const filledTemplate = (text: string, { name, account, number }: TemplateValues): string =>
  filledFields(text, { name, number, account: account ?? m.yourAccount() });

export const longestTemplateName = 60;

interface TemplateEntries {
  readonly name: string;
  readonly text: string;
}

/** What is wrong with a template, by field; empty if it can be saved. */
export function templateProblems({
  name,
  text,
}: TemplateEntries): Partial<Record<keyof TemplateEntries, string>> {
  const unknown = unknownField(text, fields);
  return {
    ...(isBlank(name) && { name: m.templateNameMissing() }),
    ...(name.length > longestTemplateName && { name: m.templateNameTooLong({ most: longestTemplateName }) }),
    ...(unknown !== undefined && { text: m.unknownField({ field: unknown }) }),
    ...(isBlank(text) && { text: m.textMissing() }),
    ...(text.length > longestMessage && { text: m.textTooLong({ most: longestMessage }) }),
  };
}
