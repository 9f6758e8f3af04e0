import * as m from '@locales/achReturns';
import { count } from '@locales/language';
import Chip, { type ChipProps } from '@mui/material/Chip';
import {
  returnFileColumns as labels,
  type ReturnFileStatus,
  returnFileStatuses,
  returnFileStatusWords,
  returnFormatWords,
  rowsInFile,
} from '@contract/achReturns/labels';
import type { ReturnFile } from '@contract/achReturns/schema';
import { formatInstant } from '@contract/format/date';
import { pageSizes } from '@contract/paging';
import { type Column, labeledColumns } from '@/components/columns';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/icons';
import { listSearchParams, oneOf, type SearchParams, words } from '@/data/searchParams';
import { type ListDefinition, statusChips } from '@/lists/listDefinition';

interface FileFilters {
  readonly q: string;
  readonly status: ReturnFileStatus | '';
}
export type ReturnsParams = SearchParams<FileFilters>;

export const returnsParams = listSearchParams<FileFilters>({
  filters: { q: words(), status: oneOf(returnFileStatuses) },
  sorts: ['number'],
  usualSort: '-number',
  sizes: pageSizes,
  opened: 'file',
});

export const listHref = '/admin/payments/returns';

export const returnFileList: ListDefinition<FileFilters> = {
  get label() {
    return m.files();
  },
  get things() {
    return m.filesThings();
  },
  noFilters: returnsParams.noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    return statusChips(returnFileStatusWords);
  },
  panel: [],
};

const looks: Readonly<Record<ReturnFileStatus, readonly [IconName, ChipProps['color']]>> = {
  waiting: ['open', 'warning'],
  applied: ['done', 'success'],
  undone: ['cancelled', 'default'],
  dismissed: ['cancelled', 'default'],
};

export function ReturnFileChip({ status }: Pick<ReturnFile, 'status'>) {
  const [icon, color] = looks[status];
  return <Chip label={returnFileStatusWords[status]} color={color} icon={<Icon name={icon} />} />;
}

const column = labeledColumns<ReturnFile, keyof typeof labels>(labels);

/** Columns of the list of files; instants are told on the wall of `zone`. */
export const returnFileColumns = (zone: string): Column<ReturnFile>[] => [
  column('number', {
    text: ({ fileNo }) => String(fileNo),
    href: ({ fileNo }) => `?file=${fileNo}`,
    width: 110,
    mobile: 'title',
  }),
  column('status', {
    text: ({ status }) => returnFileStatusWords[status],
    cell: (file) => <ReturnFileChip {...file} />,
    width: 150,
    mobile: 'status',
  }),
  column('name', { text: ({ name }) => name, width: 220, grow: 1, mobile: 'meta' }),
  column('format', {
    text: ({ format }) => returnFormatWords[format],
    width: 130,
    yields: 4,
    mobile: 'meta',
  }),
  column('rows', {
    text: (file) => count(rowsInFile(file)),
    align: 'right',
    width: 90,
    mobile: 'amount',
  }),
  column('unmatched', {
    text: ({ unmatchedCount }) => count(unmatchedCount),
    align: 'right',
    width: 110,
    yields: 1,
    mobile: 'hidden',
  }),
  column('taken', {
    text: ({ takenAt }) => formatInstant(takenAt, zone),
    width: 190,
    mobile: 'meta',
  }),
  column('by', { text: ({ takenBy }) => takenBy, width: 190, yields: 3, mobile: 'hidden' }),
  column('moved', {
    text: ({ movedAt }) => (movedAt === null ? '' : formatInstant(movedAt, zone)),
    width: 190,
    yields: 2,
    mobile: 'hidden',
  }),
];
