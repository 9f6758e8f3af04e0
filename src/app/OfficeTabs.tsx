import Box from '@mui/material/Box';
import type { Permissions } from '@contract/users/schema';
import * as m from '@locales/shell';
import { PageTabs } from '../components/PageTabs/PageTabs';
import { isOffice, mayOpen, type Route, routeTable } from './routeTable';

interface OfficeTabsProps {
  readonly permissions: Permissions;
  readonly path: string;
}

/** Pages of the bank share one tab; more of them would not stand beside the others. */
const isOfBank = ({ path }: Pick<Route, 'path'>): boolean => path.startsWith('/admin/payments/');

/** The page that one comes to a page from; its tab is that one's. Undefined of a page with a tab of its own. */
const parentOf = ({ path }: Pick<Route, 'path'>, pages: readonly Route[]): Route | undefined =>
  pages.find(
    (other) =>
      other.path !== '/admin' &&
      (path.startsWith(`${other.path}/`) ||
        // One more tab would not stand beside the others.
        (path.startsWith('/admin/notices') && other.path === '/admin/announcements')),
  );

const linkOf = ({ path, title }: Route) => ({ href: path as string, label: title() });

/** The office's pages beside each other: those that the flags allow. */
export function OfficeTabs({ permissions, path }: OfficeTabsProps) {
  const pages = routeTable.filter((route) => isOffice(route) && mayOpen(route, permissions) === 'open');
  const ofBank = pages.filter(isOfBank);
  const bank = ofBank[0];
  const tabs = pages
    .filter((page) => page === bank || !(isOfBank(page) || parentOf(page, pages)))
    .map((page) => (page === bank ? { href: page.path, label: m.tabBank() } : linkOf(page)));
  const here = pages.find((page) => page.path === path);
  const parent = here && parentOf(here, pages);
  const inBank = ofBank.some((page) => page.path === path);
  return (
    <>
      <PageTabs label={m.officePages()} current={inBank ? bank!.path : (parent?.path ?? path)} tabs={tabs} />
      {inBank && (
        <Box sx={{ mt: { '@sm': -2, '@md': 0 } }}>
          <PageTabs label={m.bankPages()} current={path} tabs={ofBank.map(linkOf)} />
        </Box>
      )}
    </>
  );
}
