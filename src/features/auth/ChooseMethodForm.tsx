import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { ChoiceCards } from '@/components/ChoiceCards/ChoiceCards';
import type { CodeMethod, Step } from '@/session/signIn';
import { AuthHeading } from './AuthHeading';
import { BackLink } from './BackLink';
import { Notice } from './Notice';
import { useSending } from './useSending';
import { ways } from '@/session/ways';

interface ChooseMethodFormProps {
  /** A code is asked for now, or a way to get codes is set up for the first time. */
  readonly purpose: 'code' | 'setUp';
  readonly methods: readonly CodeMethod[];
  readonly onChoose: (method: CodeMethod) => Promise<Step>;
  readonly onBack: () => void;
}

/** Which of several ways a code shall take. The first is chosen already: most people only go on. */
export function ChooseMethodForm({ purpose, methods, onChoose, onBack }: ChooseMethodFormProps) {
  const [chosen, setChosen] = useState(methods[0]);
  const { busy, failure, send } = useSending();
  const { heading, lead, question } = words[purpose];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen) void send(() => onChoose(chosen));
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <AuthHeading lead={lead}>{heading}</AuthHeading>
      {failure && (
        <Notice severity="error" takesFocus>
          {failure}
        </Notice>
      )}
      <ChoiceCards
        label={question}
        choices={methods.map((method) => ways[method])}
        selected={chosen}
        onSelect={setChosen}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Continue
      </Button>
      <BackLink onBack={onBack} />
    </Stack>
  );
}

const words = {
  code: {
    heading: 'Get your code',
    lead: 'Your sign-in asks for a code besides the password.',
    question: 'How do you want to get it?',
  },
  setUp: {
    heading: 'Protect your sign-in',
    lead: 'From now on your sign-in asks for a code besides the password. Set up one way to get it.',
    question: 'How do you want to get your codes?',
  },
} as const;
