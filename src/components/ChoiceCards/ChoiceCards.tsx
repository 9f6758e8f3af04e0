import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../icons';

export interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** What comes of it, in one sentence. */
  readonly description?: string;
  readonly icon?: IconName;
  /** Stands at the end of the card: an amount, a chip. */
  readonly aside?: ReactNode;
  /** Cannot be chosen now; the description says why. */
  readonly disabled?: boolean;
}

export interface ChoiceCardsProps<Id extends string> {
  /** The question that is answered. */
  readonly label: string;
  /** What helps to answer it. */
  readonly hint?: string;
  /** What is wrong with the answer. */
  readonly error?: string;
  /** Whether an answer has to be given. */
  readonly required?: boolean;
  /** The id of the first radio button that can be chosen, for an error summary to lead to. */
  readonly firstId?: string;
  /** The answers, in their order. */
  readonly choices: readonly Choice<Id>[];
  /** The id of the answer; undefined while there is none. */
  readonly selected: Id | undefined;
  /** Chooses an answer by its id. */
  readonly onSelect: (id: Id) => void;
}

/** One choice among a few that need a word of explanation each. Real radio buttons in large cards. */
export function ChoiceCards<Id extends string>(props: ChoiceCardsProps<Id>) {
  const { label, hint, error, required, firstId, choices, selected, onSelect } = props;
  const name = useId();
  const help = error ?? hint;
  const labelId = `${name}-label`;
  const wordsId = `${name}-words`;
  const firstOpen = choices.findIndex(({ disabled }) => !disabled);
  return (
    <Box
      component="fieldset"
      // A plain group can be neither required nor wrong.
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={required || undefined}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={help ? wordsId : undefined}
      sx={{ border: 0, p: 0, m: 0, minInlineSize: 0, display: 'grid', gap: 1.5 }}
    >
      <Typography id={labelId} component="legend" variant="subtitle1" sx={{ p: 0, mb: help ? 0 : 1 }}>
        {label}
      </Typography>
      {help && (
        <Typography id={wordsId} variant="body2" sx={{ color: error ? 'error.main' : 'text.secondary' }}>
          {help}
        </Typography>
      )}
      {choices.map((choice, at) => (
        <Card
          key={choice.id}
          {...choice}
          name={name}
          inputId={at === Math.max(firstOpen, 0) ? firstId : undefined}
          chosen={choice.id === selected}
          onSelect={() => onSelect(choice.id)}
        />
      ))}
    </Box>
  );
}

interface CardProps extends Choice<string> {
  readonly name: string;
  readonly inputId: string | undefined;
  readonly chosen: boolean;
  readonly onSelect: () => void;
}

function Card({ id, label, description, icon, aside, disabled, ...rest }: CardProps) {
  const { name, inputId, chosen, onSelect } = rest;
  const labelId = `${name}-choice-${id}`;
  const asideId = `${labelId}-aside`;
  const wordsId = `${labelId}-words`;
  return (
    <Box component="label" sx={{ ...card, ...(chosen && chosenCard), ...(disabled && closedCard) }}>
      <Radio
        name={name}
        value={id}
        checked={chosen}
        disabled={disabled}
        onChange={onSelect}
        slotProps={{
          input: {
            id: inputId,
            'aria-labelledby': aside ? `${labelId} ${asideId}` : labelId,
            'aria-describedby': description && wordsId,
          },
        }}
      />
      <Box sx={words}>
        <Box sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={labelId} variant="subtitle1" component="span" sx={{ display: 'block' }}>
            {label}
          </Typography>
          {description && (
            <Typography
              id={wordsId}
              variant="body2"
              component="span"
              sx={{ display: 'block', color: 'text.secondary' }}
            >
              {description}
            </Typography>
          )}
        </Box>
        {icon && <Icon name={icon} sx={{ color: 'text.secondary', marginInlineEnd: 1 }} />}
        {aside && (
          <Typography id={asideId} component="span" variant="subtitle1" sx={{ marginInlineEnd: 1.5 }}>
            {aside}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 64,
  px: 0.5,
  py: 1,
  borderRadius: 1.5,
  border: '1px solid',
  borderColor: 'surface.control',
  bgcolor: 'background.paper',
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.primary' },
} as const;

/** What stands at the end goes below where the card is too narrow for both. */
const words = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  flex: 1,
  minWidth: 0,
} as const;

/** The second line lies inside the first, so that nothing moves by a pixel. */
const chosenCard = {
  borderColor: 'primary.main',
  bgcolor: 'surface.tint',
  outline: '1px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
  '&:hover': { borderColor: 'primary.main' },
} as const;

const closedCard = {
  borderColor: 'divider',
  bgcolor: 'transparent',
  cursor: 'default',
  '&:hover': { borderColor: 'divider' },
} as const;
