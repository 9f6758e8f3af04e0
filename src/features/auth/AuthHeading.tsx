import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as m from '@locales/auth';
import { rich } from '@/components/rich';
import { useConfig } from '@/data/config';

interface AuthHeadingProps {
  readonly children: string;
  /** What the form is for, in a sentence. */
  readonly lead?: string;
  /** For a field that the lead describes. */
  readonly leadId?: string;
  /** The form took the place of another, and the focus went with that one: the heading takes it. */
  readonly takesFocus?: boolean;
}

/** The heading of a form at the door, which also names the page. */
export function AuthHeading({ children, lead, leadId, takesFocus = true }: AuthHeadingProps) {
  const { companyName } = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(
    function takeTheFocus() {
      if (takesFocus) heading.current?.focus();
    },
    [takesFocus],
  );

  useLayoutEffect(
    function nameThePage() {
      document.title = `${children} · ${companyName}`;
    },
    [children, companyName],
  );

  return (
    <Box>
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        {children}
      </Typography>
      {lead && (
        <Typography id={leadId} sx={{ color: 'text.secondary', mt: 0.5 }}>
          {lead}
        </Typography>
      )}
    </Box>
  );
}

interface BackLinkProps {
  readonly onBack: () => void;
}

export function BackLink({ onBack }: BackLinkProps) {
  return (
    <Link component="button" type="button" onClick={onBack} sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
      {m.backToSignIn()}
    </Link>
  );
}

interface NoticeProps {
  readonly severity: AlertColor;
  /** Whether the focus goes where the words are; else they are only read aloud. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** What has to be said above a form. */
export function Notice({ severity, takesFocus, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(
    function bringItIntoView() {
      if (takesFocus) box.current?.focus();
    },
    [takesFocus],
  );

  return (
    <Alert ref={box} severity={severity} tabIndex={-1}>
      {children}
    </Alert>
  );
}

interface SupportPhoneProps {
  /** Why somebody would call: "Still nothing?" */
  readonly before?: string;
}

/** Ends a paragraph with the office's number, on one line; nothing where the company gave none. */
export function SupportPhone({ before }: SupportPhoneProps) {
  const { supportPhone } = useConfig();
  return (
    supportPhone && (
      <>
        {before && ` ${before}`}{' '}
        {rich(m.callUs(), {
          phone: (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {supportPhone}
            </Box>
          ),
        })}
      </>
    )
  );
}
