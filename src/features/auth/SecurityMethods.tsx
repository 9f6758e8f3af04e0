import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatUsPhone } from '@contract/format/phone';
import * as m from '@locales/auth';
import * as session from '@locales/session';
import type { Clock } from '@/clock';
import { ChoiceCards } from '@/components/ChoiceCards/ChoiceCards';
import { Icon } from '@/components/Icon/Icon';
import { useConfig } from '@/data/config';
import type { SignInCodes } from '@/session/security';
import type { CodeMethod } from '@/session/signIn';
import { ways } from '@/session/ways';
import { readyToEnable, switchedOn, type Wanted } from './codeChoices';
import { actions, entry, list } from './SecurityCard';
import { SecurityMethodDialog } from './SecurityMethodDialog';
import { type Ask, useChange } from './useSecurity';

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
    if (!readyToEnable(codes, method)) {
      setWanted({ what: 'setUp', method });
    } else if (await change((security) => security.chooseCodes(switchedOn(codes, method)))) {
      onChanged(m.codesOnBy({ way: ways[method].label }));
    }
  };
  const done = (words: string) => {
    setWanted(undefined);
    onChanged(words);
  };
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {codes.on.length > 0 ? m.codesAreOn() : m.codesAreOff()}
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
        <SecurityPreferred codes={codes} ask={ask} onChanged={() => onChanged(m.choiceSaved())} />
      )}
      {/* Only the portal's own pool tells its people by letter. */}
      {userPoolEndpoint && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {m.toldByEmail()}
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

interface SecurityMethodProps {
  readonly method: CodeMethod;
  readonly codes: SignInCodes;
  readonly busy: boolean;
  readonly onTurnOn: () => void;
  readonly onTurnOff: () => void;
  /** Another app or another number in place of the one that is known. */
  readonly onAnother: () => void;
}

/** One way to get a code: whether it is on, where it goes, and what can be done about it. */
function SecurityMethod(props: SecurityMethodProps) {
  const { method, codes, busy, onTurnOn, onTurnOff, onAnother } = props;
  const { label, icon } = ways[method];
  const on = codes.on.includes(method);
  const another = anotherWords(codes, method);
  const begins = readyToEnable(codes, method) ? turnsOn : setsUp;
  return (
    <Box component="li" sx={entry}>
      {icon && <Icon name={icon} sx={{ color: 'text.secondary' }} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="p">
          {label}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {whereTo(codes, method)}
        </Typography>
      </Box>
      <Box sx={actions}>
        {on && <Chip label={m.on()} color="success" icon={<Icon name="done" />} />}
        {another && (
          <Button size="small" onClick={onAnother}>
            {another}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          aria-label={on ? m.turnOffWay({ way: label }) : begins.named({ way: label })}
          onClick={on ? onTurnOff : onTurnOn}
        >
          {on ? m.turnOff() : begins.words()}
        </Button>
      </Box>
    </Box>
  );
}

/** What its button says, alone and by its whole name. */
const turnsOn = { words: m.turnOn, named: m.turnOnWay } as const;
const setsUp = { words: m.setUp, named: m.setUpWay } as const;

function anotherWords({ on, phone }: SignInCodes, method: CodeMethod): string | undefined {
  if (method === 'totp' && on.includes('totp')) return m.useAnotherApp();
  return method === 'sms' && phone?.verified ? m.changeNumber() : undefined;
}

function whereTo({ email, phone }: SignInCodes, method: CodeMethod): string {
  if (method === 'totp') return session.appShows();
  const contact = method === 'email' ? email : phone;
  if (!contact) return method === 'email' ? m.noEmailOnFile() : m.noPhoneOnFile();
  const place = method === 'email' ? contact.value : formatUsPhone(contact.value);
  return contact.verified ? m.toPlace({ place }) : m.placeNotConfirmed({ place });
}

interface SecurityPreferredProps {
  readonly codes: SignInCodes;
  readonly ask: Ask;
  readonly onChanged: () => void;
}

const everyTime = {
  id: 'ask',
  get label() {
    return m.askEachTime();
  },
  get description() {
    return m.chooseAtSignIn();
  },
} as const;

/** Which of several ways a sign-in takes. */
function SecurityPreferred({ codes: { on, preferred }, ask, onChanged }: SecurityPreferredProps) {
  const { busy, failure, change } = useChange(ask);
  const choose = async (id: CodeMethod | 'ask') => {
    const choice = { on, preferred: id === 'ask' ? undefined : id };
    if (!busy && (await change((security) => security.chooseCodes(choice)))) onChanged();
  };
  return (
    <Box sx={{ mt: 3 }}>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <ChoiceCards
        label={m.whichFirst()}
        choices={[...on.map((method) => ({ ...ways[method], description: undefined })), everyTime]}
        selected={preferred ?? 'ask'}
        onSelect={(id) => void choose(id)}
      />
    </Box>
  );
}
