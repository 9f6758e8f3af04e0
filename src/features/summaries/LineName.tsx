import Box from '@mui/material/Box';
import { Icon } from '@/components/Icon/Icon';
import { visuallyHidden } from '@/components/visuallyHidden';
import { nameText } from './summaryFigures';
import type { SummaryLine } from './summaryLines';

const notes = {
  loading: 'Loading products…',
  failed: 'The products didn’t load',
  more: 'More products',
} as const;

/** What a line of the table is called, with what tells it apart. */
export function lineNameText(line: SummaryLine, isMonth: boolean): string {
  if (line.kind === 'note') return notes[line.note];
  return [nameText(line.row, isMonth), line.row.note].filter(Boolean).join(' · ');
}

interface LineNameProps {
  readonly line: SummaryLine;
  readonly isMonth: boolean;
}

/** The name as the grid paints it: a group can be seen to unfold, its products stand further in. */
export function LineName({ line, isMonth }: LineNameProps) {
  const text = lineNameText(line, isMonth);
  if (line.kind === 'note' || line.inGroup)
    return (
      <Box component="span" sx={{ pl: 3.5 }}>
        {line.kind === 'row' ? line.row.name : text}
      </Box>
    );
  if (line.unfolded === undefined) return text;
  return (
    <>
      <Icon
        name={line.unfolded ? 'expand' : 'forward'}
        fontSize="small"
        sx={{ verticalAlign: 'middle', mr: 0.5 }}
      />
      {text}
      <Box component="span" sx={visuallyHidden}>
        {line.unfolded ? ', hide products' : ', show products'}
      </Box>
    </>
  );
}
