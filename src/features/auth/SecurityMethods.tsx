import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Clock } from '@/clock';
import { useConfig } from '@/data/config';
import type { SignInCodes } from '@/session/security';
import type { CodeMethod } from '@/session/signIn';
import { SecurityMethod } from './SecurityMethod';
import { SecurityMethodDialog } from './SecurityMethodDialog';
import { list } from './securityList';
import { SecurityPreferred } from './SecurityPreferred';
import { readyToTurnOn, switchedOn, type Wanted } from './codeChoices';
import type { Ask } from './useSecurity';
import { useChange } from './useChange';
import { ways } from '@/session/ways';

interface SecurityMethodsProps {
  readonly codes: SignInCodes;
  readonly ask: Ask;
  readonly clock: Clock;
  /** Told in a word what is different now. */
  readonly onChanged: (words: string) => void;
}

const methods: readonly CodeMethod[] = ['totp', 'email', 'sms'];

/** The ways to get a code, each to be switched on and off, and the one that is asked for first. */
export function SecurityMethods({ codes, ask, clock, onChanged }: SecurityMethodsProps) {
  const { userPoolEndpoint } = useConfig();
  const [wanted, setWanted] = useState<Wanted>();
  const { busy, failure, change } = useChange(ask);

  const turnOn = async (method: CodeMethod) => {
    if (!readyToTurnOn(codes, method)) {
      setWanted({ what: 'setUp', method });
    } else if (await change((security) => security.chooseCodes(switchedOn(codes, method)))) {
      onChanged(`${ways[method].label}: codes are on.`);
    }
  };
  const done = (words: string) => {
    setWanted(undefined);
    onChanged(words);
  };
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {codes.on.length > 0
          ? 'Codes are on. Signing in asks for one after your password.'
          : 'Codes are off. Your password alone lets you in.'}
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      <Box component="ul" sx={list}>
        {methods.map((method) => (
          <SecurityMethod
            key={method}
            method={method}
            codes={codes}
            busy={busy}
            onTurnOn={() => void turnOn(method)}
            onTurnOff={() => setWanted({ what: 'turnOff', method })}
            onAnother={() => setWanted({ what: 'setUp', method })}
          />
        ))}
      </Box>
      {codes.on.length > 1 && (
        <SecurityPreferred codes={codes} ask={ask} onChanged={() => onChanged('Your choice is saved.')} />
      )}
      {/* Only the portal's own pool tells its people by letter. */}
      {userPoolEndpoint && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          Each change is told to you by email, so that nobody else can make one unseen.
        </Typography>
      )}
      {wanted && (
        <SecurityMethodDialog
          wanted={wanted}
          codes={codes}
          ask={ask}
          clock={clock}
          onDone={done}
          onClose={() => setWanted(undefined)}
        />
      )}
    </>
  );
}
