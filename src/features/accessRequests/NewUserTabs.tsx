import * as m from '@locales/accessRequests';
import * as shell from '@locales/shell';
import { PageTabs, type PageTabsProps } from '@/components/PageTabs/PageTabs';

/** Both ways on which people become users without being typed in: they ask, or the ERP knows them. */
export const NewUserTabs = ({ current }: Pick<PageTabsProps, 'current'>) => (
  <PageTabs
    label={m.views()}
    current={current}
    tabs={[
      { href: '/admin/access-requests', label: shell.titleAccessRequests() },
      { href: '/admin/access-requests/contacts', label: shell.titleContacts() },
    ]}
  />
);
