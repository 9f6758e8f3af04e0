import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface PortalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Every link of the theme: inside the portal without loading the page anew, elsewhere a plain one. */
export function PortalLink({ href, children, ...rest }: PortalLinkProps) {
  const isOurs = href.startsWith('/') || href.startsWith('?');
  return isOurs ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
