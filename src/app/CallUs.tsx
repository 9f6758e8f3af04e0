import Button from '@mui/material/Button';
import { Icon } from '../components/Icon/Icon';
import { useConfig } from '../data/config';

/** The office's number as a button that dials it; nothing where the company gave none. */
export function CallUs() {
  const { supportPhone } = useConfig();
  return (
    supportPhone && (
      <Button
        variant="outlined"
        href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}
        startIcon={<Icon name="phone" />}
      >
        Call {supportPhone}
      </Button>
    )
  );
}
