import { withoutGaps } from '@contract/format/bankNumbers';
import { FormTypedField, type Typing } from './FormTypedField';
import type { TextProps } from './TextRow';

const typing: Typing<string> = { read: withoutGaps, words: (digits) => digits };

/** A number that is a name and no quantity: it keeps its zeros in front, and loses the gaps it was typed with. */
export function FormDigits(props: TextProps) {
  return <FormTypedField autoComplete="off" {...props} typing={typing} inputMode="numeric" sx={figures} />;
}

const figures = { fontVariantNumeric: 'tabular-nums lining-nums', letterSpacing: '0.05em' } as const;
