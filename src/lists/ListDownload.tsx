import { ExportMenu } from '../components/ExportMenu/ExportMenu';
import type { ExportFormat } from '../components/FormatsMenu/FormatsMenu';
import type { Exporting } from '../data/useDownload';
import { tableFormats } from './tableFormats';

/** What a list can be taken along as, and how far a file is. */
export interface ListDownloadProps<Format extends string> {
  readonly formats: readonly ExportFormat<Format>[];
  /** Rows that the filters let through; undefined while they are counted. */
  readonly rows: number | undefined;
  readonly exporting: boolean;
  readonly exportFailed?: boolean;
  readonly onExport: (format: Format) => void;
}

/** The download menu of a list. */
export function ListDownload<Format extends string>(props: ListDownloadProps<Format>) {
  const { formats, rows, exporting, exportFailed = false, onExport } = props;
  const outcome = exportFailed ? 'failed' : 'ready';
  return (
    <ExportMenu
      formats={formats}
      state={exporting ? 'busy' : outcome}
      empty={rows === 0}
      onExport={onExport}
    />
  );
}

interface TableDownloadProps {
  readonly exports: Exporting;
  /** Rows that the filters let through; undefined while they are counted. */
  readonly rows: number | undefined;
}

/** The same of a list that spreadsheets alone read. */
export const TableDownload = ({ exports, rows }: TableDownloadProps) => (
  <ListDownload {...exports} formats={tableFormats(rows)} rows={rows} />
);
