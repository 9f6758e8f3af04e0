import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { type IconName, icons } from '../icons';

export interface IconProps extends Pick<SvgIconProps, 'fontSize' | 'color' | 'sx' | 'className'> {
  /** Which picture of the set; Foundations/Icons shows them all. */
  readonly name: IconName;
  /** Words for a picture that stands alone; beside words it stays silent. */
  readonly label?: string;
}

/** One picture of the portal's set. */
export function Icon({ name, label, ...rest }: IconProps) {
  return (
    <SvgIcon {...rest} titleAccess={label}>
      <path d={icons[name]} />
    </SvgIcon>
  );
}
