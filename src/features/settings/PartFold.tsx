import type { ReactNode } from 'react';
import { Fold } from '@/components/Fold/Fold';
import { FieldGrid } from '@/entries/PartCard';
import { useFold } from './unfolding';

interface PartFoldProps {
  readonly title: string;
  readonly summary: ReactNode;
  /** Whether a field of this name is in it. */
  readonly holds: (field: string) => boolean;
  readonly children: ReactNode;
}

/** A part of the settings, folded until somebody wants to see what is in it. */
export function PartFold({ title, summary, holds, children }: PartFoldProps) {
  return (
    <Fold variant="part" title={title} summary={summary} {...useFold(holds)}>
      <FieldGrid>{children}</FieldGrid>
    </Fold>
  );
}
