import Button, { type ButtonProps } from '@mui/material/Button';
import { Icon } from '../Icon/Icon';

interface CallButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** As people write it: "(509) 555-0100". */
  readonly phone: string;
}

/** A number that dials itself. */
export function CallButton({ phone, variant = 'outlined', size }: CallButtonProps) {
  return (
    <Button
      variant={variant}
      size={size}
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      startIcon={<Icon name="phone" />}
    >
      Call {phone}
    </Button>
  );
}
