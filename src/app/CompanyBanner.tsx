import { Banner } from '../components/Banner/Banner';
import { useConfig } from '../data/config';

/** What the company tells everybody today, where it tells anything. */
export function CompanyBanner() {
  const { banner } = useConfig();
  return banner && <Banner {...banner} />;
}
