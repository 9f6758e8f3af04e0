import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { ChoiceCards } from '@/components/ChoiceCards/ChoiceCards';
import type { SignInCodes } from '@/session/security';
import type { CodeMethod } from '@/session/signIn';
import { useChange } from './useChange';
import type { Ask } from './useSecurity';
import { ways } from '@/session/ways';

interface SecurityPreferredProps {
  readonly codes: SignInCodes;
  readonly ask: Ask;
  readonly onChanged: () => void;
}

const everyTime = {
  id: 'ask',
  label: 'Ask me each time',
  description: 'You choose when you sign in.',
} as const;

/** Which of several ways a sign-in takes. */
export function SecurityPreferred({ codes: { on, preferred }, ask, onChanged }: SecurityPreferredProps) {
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
        label="Which one comes first?"
        choices={[...on.map((method) => ({ ...ways[method], description: undefined })), everyTime]}
        selected={preferred ?? 'ask'}
        onSelect={(id) => void choose(id)}
      />
    </Box>
  );
}
