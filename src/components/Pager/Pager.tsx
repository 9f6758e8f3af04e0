import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as m from '@locales/components';
import { pageWords, type TableProps } from '../columns';
import { Icon } from '../Icon/Icon';

export type PagerProps = Pick<
  TableProps<never>,
  'page' | 'pageSize' | 'pageSizes' | 'onPage' | 'onPageSize' | 'onMore' | 'loading'
>;

const usualSizes = [25, 50, 100];

/** Walks through a list page by page, or with `onMore` ever further down. */
export function Pager(props: PagerProps) {
  const { page, pageSize, pageSizes = usualSizes, onPage, onPageSize, onMore, loading = false } = props;
  const sizeId = useId();
  if (onMore) return <More page={page} pageSize={pageSize} onMore={onMore} loading={loading} />;
  return (
    <Stack direction="row" useFlexGap data-screen-only sx={bar}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography component="label" htmlFor={sizeId} variant="body2">
          {m.rowsPerPage()}
        </Typography>
        <NativeSelect
          disableUnderline
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
          inputProps={{ id: sizeId }}
          sx={{ fontSize: '0.875rem', '& select': { py: 0, height: 44 } }}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </NativeSelect>
      </Stack>
      <Typography variant="body2" aria-live="polite">
        {wordsOf(page, loading)}
      </Typography>
      <Stack direction="row">
        <IconButton
          aria-label={m.previousPage()}
          disabled={!page.hasPrevious}
          onClick={() => onPage('previous')}
        >
          <Icon name="back" />
        </IconButton>
        <IconButton aria-label={m.nextPage()} disabled={!page.hasNext} onClick={() => onPage('next')}>
          <Icon name="forward" />
        </IconButton>
      </Stack>
    </Stack>
  );
}

/** Before the first rows come, nobody knows that there are none. */
const wordsOf = (page: PagerProps['page'], loading: boolean) =>
  loading && page.to === 0 ? '' : pageWords(page);

const bar = {
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  columnGap: 3,
  minHeight: 52,
  px: 2,
} as const;

type MoreProps = Required<Pick<PagerProps, 'page' | 'pageSize' | 'onMore' | 'loading'>>;

function More({ page, pageSize, onMore, loading }: MoreProps) {
  const left = page.total === null ? pageSize : Math.min(pageSize, page.total - page.to);
  return (
    <Stack sx={{ gap: 1 }} data-screen-only>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {wordsOf(page, loading)}
      </Typography>
      {page.hasNext && (
        <Button variant="outlined" size="large" loading={loading} onClick={onMore}>
          {m.showCountMore({ count: left })}
        </Button>
      )}
    </Stack>
  );
}
