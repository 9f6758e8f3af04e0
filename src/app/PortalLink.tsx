import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface PortalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Every link of the theme: inside the portal without loading the page anew, elsewhere a plain one. */
export function PortalLink({ href, children, ...rest }: PortalLinkProps) {
  const isOurs = href.startsWith('/') || href.startsWith('?');
  const Kind = isOurs ? Within : 'a';
  return (
    <Kind href={href} {...rest}>
      {children}
    </Kind>
  );
}

/** The router's own link brings the code of a whole framework along, which prefetches what is never asked for here. */
function Within({ href, onClick, children, ...rest }: PortalLinkProps) {
  const follow = useLinkClickHandler(href, { target: rest.target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(href)} onClick={click}>
      {children}
    </a>
  );
}
