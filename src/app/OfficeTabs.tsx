import type { Permissions } from '@contract/users/schema';
import * as m from '@locales/shell';
import { PageTabs } from '../components/PageTabs/PageTabs';
import { isOffice, mayOpen, routeTable } from './routeTable';

interface OfficeTabsProps {
  readonly permissions: Permissions;
  readonly path: string;
}

/** The office's pages beside each other: those that the flags allow. */
export function OfficeTabs({ permissions, path }: OfficeTabsProps) {
  const tabs = routeTable.filter((route) => isOffice(route) && mayOpen(route, permissions) === 'open');
  return (
    <PageTabs
      label={m.officePages()}
      current={path}
      tabs={tabs.map(({ path: href, title }) => ({ href, label: title() }))}
    />
  );
}
