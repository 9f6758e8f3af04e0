import Button, { type ButtonProps } from '@mui/material/Button';
import { telHref } from '@contract/format/phone';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';

export interface CallButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** As people write it: "(509) 555-0100". */
  readonly phone: string;
  /** Whose number it is, where that stands beside the button. */
  readonly name?: string;
  /** "Call" and no number, where there is no room for it. */
  readonly brief?: boolean;
}

/** A number that dials itself. */
export function CallButton({ phone, name, brief, variant = 'outlined', size }: CallButtonProps) {
  return (
    <Button
      variant={variant}
      size={size}
      href={telHref(phone)}
      startIcon={<Icon name="phone" />}
      aria-label={name ? m.callNameAt({ name, phone }) : m.callNumber({ phone })}
    >
      {brief ? m.call() : name ? phone : m.callNumber({ phone })}
    </Button>
  );
}
