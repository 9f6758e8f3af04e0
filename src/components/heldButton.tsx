import type { ComponentProps } from 'react';

interface HeldButtonProps extends ComponentProps<'button'> {
  /** Whether it only cannot be pressed now, and what made it so may be where the focus is. */
  readonly held?: boolean;
}

/**
 * The element of a MUI button that looks disabled but keeps the focus: `<Button component={HeldButton} held disabled>`.
 * A browser takes the focus from a button that becomes disabled and gives it none, so that whoever uses a keyboard
 * would begin again at the top of the page. MUI itself lets no press through.
 */
export const HeldButton = ({ held = false, disabled = false, tabIndex, ...rest }: HeldButtonProps) => (
  <button
    {...rest}
    type="button"
    disabled={disabled && !held}
    aria-disabled={(disabled && held) || undefined}
    tabIndex={held ? 0 : tabIndex}
  />
);
