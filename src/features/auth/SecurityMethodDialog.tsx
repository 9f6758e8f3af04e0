import type { Clock } from '@/clock';
import type { CodeDialogProps } from './codeDialog';
import { SecurityAppDialog } from './SecurityAppDialog';
import { SecurityContactDialog } from './SecurityContactDialog';
import { SecurityOffDialog } from './SecurityOffDialog';
import { contactOf, type Wanted } from './codeChoices';

/** Asks what has to be known before a way to get codes is switched. */
export function SecurityMethodDialog({
  wanted: { what, method },
  clock,
  ...rest
}: CodeDialogProps & { readonly wanted: Wanted; readonly clock: Clock }) {
  const contact = contactOf[method];
  if (what === 'turnOff') return <SecurityOffDialog {...rest} method={method} />;
  if (contact) return <SecurityContactDialog {...rest} contact={contact} clock={clock} />;
  return <SecurityAppDialog {...rest} />;
}
