import { formatUsPhone, toUsPhone } from '@contract/format/phone';
import { FormTypedField, type Typing } from './FormTypedField';
import type { TextProps } from './TextRow';

const typing: Typing<string> = { read: toUsPhone, words: formatUsPhone };

/** A US phone number. The form's value is "+15095550134" as soon as it can be read; its rule is `usPhone`. */
export function FormPhone(props: TextProps) {
  return <FormTypedField {...props} typing={typing} type="tel" inputMode="tel" autoComplete="tel" />;
}
