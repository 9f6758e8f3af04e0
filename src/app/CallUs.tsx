import { CallButton } from '../components/CallButton/CallButton';
import { useConfig } from '../data/config';

/** The office's number as a button that dials it; nothing where the company gave none. */
export function CallUs() {
  const { supportPhone } = useConfig();
  return supportPhone && <CallButton phone={supportPhone} />;
}
