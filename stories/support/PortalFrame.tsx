import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { type DeskName, mayUse } from '@contract/rules/desks';
import type { Permissions } from '@contract/users/schema';
import { groupsAround, navigationFor } from '@/app/navigation';
import { PersonMenu } from '@/app/frame';
import { OfficeTabs } from '@/app/OfficeTabs';
import { isOffice, type Route } from '@/app/routeTable';
import { SidePanel } from '@/app/SidePanel';
import { useSidebar } from '@/app/useSidebar';
import { AppFooter } from '@/components/AppFooter/AppFooter';
import { AppHeader } from '@/components/AppHeader/AppHeader';
import { NavigationLoading } from '@/components/NavigationLoading/NavigationLoading';
import { PortalLayout, PortalPage } from '@/components/PortalLayout/PortalLayout';
import { SideNavigation } from '@/components/SideNavigation/SideNavigation';
import { ConfigProvider } from '@/data/config';
import { MayContext } from '@/data/may';
import { config } from './config';
import { wholePage } from './wholePage';

interface Around {
  /** Undefined while they are still on their way. */
  readonly permissions: Permissions | undefined;
  /** What stands above the page, below the header. */
  readonly above?: ReactNode;
}

interface PortalFrameProps extends Around {
  /** The address of the page, which the side navigation marks. */
  readonly at: Route['path'];
  readonly children: ReactNode;
}

const navId = 'portal-navigation';
const dana = { name: 'dana@example.com', email: 'dana@example.com' };
const itself = (path: string) => path;
const nothing = () => undefined;

/** Everything that stands around a page, as the shell paints it, without session, router and data. */
export function PortalFrame({ at, permissions, above, children }: PortalFrameProps) {
  const density = isOffice({ path: at }) ? 'office' : 'customer';
  const sidebar = useSidebar(at, density === 'office');
  return (
    <ConfigProvider value={config}>
      <PortalLayout
        beside={sidebar.open && !sidebar.narrow}
        density={density}
        header={
          <AppHeader
            title={config.companyName}
            menuOpen={sidebar.open}
            onToggleMenu={sidebar.toggle}
            navId={navId}
            userMenu={<PersonMenu {...dana} office={sees(permissions)} onSignOut={nothing} />}
          />
        }
        navigation={
          <SidePanel id={navId} sidebar={sidebar}>
            {permissions ? <Navigation at={at} permissions={permissions} /> : <NavigationLoading />}
          </SidePanel>
        }
        footer={<AppFooter {...config} year={2026} />}
      >
        {above}
        <PortalPage density={density}>{children}</PortalPage>
      </PortalLayout>
    </ConfigProvider>
  );
}

function Navigation({ at, permissions }: { readonly at: string; readonly permissions: Permissions }) {
  const [expanded, setExpanded] = useState(() => groupsAround(at));
  return (
    <SideNavigation
      items={navigationFor(permissions, itself)}
      current={at}
      expanded={expanded}
      onToggle={(id) =>
        setExpanded(expanded.includes(id) ? expanded.filter((each) => each !== id) : [...expanded, id])
      }
    />
  );
}

const sees = (permissions: Permissions | undefined) =>
  permissions !== undefined && mayUse(permissions, 'seeOffice');

export const customer: Around = { permissions: { admin: false, deposit_plan: true } };
const office = { admin: true, deposit_plan: true };
/** Somebody who sits at one desk and has no flag. */
export const atDesk = (desk: DeskName): Around => ({
  permissions: { admin: false, deposit_plan: false, desks: [desk] },
});

/** The page of somebody at a desk offers what their desk allows; that of an administrator everything. */
function AtDesk({ permissions, children }: Omit<PortalFrameProps, 'at'>) {
  if (!permissions?.desks) return children;
  return <MayContext value={(capability) => mayUse(permissions, capability)}>{children}</MayContext>;
}

/**
 * A page as the portal shows it at an address, those of the office below its tabs. A story's own parameter `around` says
 * for whom.
 */
export const inThePortal =
  (
    at: Route['path'],
    usual: Around = isOffice({ path: at }) ? { permissions: office } : customer,
  ): Decorator =>
  (Story, { parameters }) => {
    const around = (parameters.around as Around | undefined) ?? usual;
    return (
      <PortalFrame at={at} {...around}>
        {isOffice({ path: at }) && around.permissions && sees(around.permissions) && (
          <OfficeTabs permissions={around.permissions} path={at} />
        )}
        <AtDesk permissions={around.permissions}>
          <Story />
        </AtDesk>
      </PortalFrame>
    );
  };

/** What the stories of a page of the portal share; `about` as in `wholePage`. */
export const portalPage = (at: Route['path'], about: string, around?: Around) => ({
  decorators: [inThePortal(at, around)],
  ...wholePage(about),
});
