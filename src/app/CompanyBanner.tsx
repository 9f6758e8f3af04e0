import { lazy, Suspense } from 'react';
import { useConfig } from '../data/config';
import { persistently } from '../components/persistently';

// On most days there is none.
const Banner = lazy(() =>
  persistently(() => import('../components/Banner/Banner')).then((m) => ({ default: m.Banner })),
);

/** What the company tells everybody today, where it tells anything. */
export function CompanyBanner() {
  const { banner } = useConfig();
  return <Suspense>{banner && <Banner {...banner} />}</Suspense>;
}
