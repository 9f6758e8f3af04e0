import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Tx } from '../db/db';
import { type FeedFile, keyText, stageOf } from './feedFile';
import { feedFileNamed } from './feedFiles';
import type { ValidationIssues } from './validationIssues';
import { statement } from './statement';

/** The folder of a drop's papers. */
export const DOCS = 'docs';
const LARGEST = 20 * 1024 * 1024;

/** The files whose rows name a paper. A statement without its paper waits; elsewhere the row loses the link. */
const naming = ['invoices.csv', 'prepay_contracts.csv', 'statements.csv'].map((file) => feedFileNamed(file)!);

interface Named {
  readonly line: number;
  readonly key: string;
  readonly name: string;
  /** Lower-case hex, where the ERP says what the paper's checksum is. */
  readonly promised: string | null;
}

interface Fault {
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
}

/**
 * Looks at every paper that the drop's good rows name, one at a time, and keeps the bytes of those that are what they
 * should be, each once and under its own hash: no name of a drop ever becomes one of a file here.
 */
export async function checkDocuments(tx: Tx, folder: string, found: ValidationIssues): Promise<void> {
  await statement(
    tx,
    `create temp table stage_document (file_name text primary key, sha256 text not null) on commit drop`,
  );
  for (const description of naming) {
    let after = 0;
    for (;;) {
      const rows = await namedAfter(tx, description, after);
      for (const row of rows) await checkPaper(tx, folder, description, row, found);
      if (rows.length === 0) break;
      after = rows.at(-1)!.line;
    }
  }
}

/** From now on the names stand for the papers that came with the rows of this import. */
export async function linkDocuments(tx: Tx, importId: number): Promise<void> {
  const named = naming.map((each) => `select pdf_file from ${stageOf(each)} where not fault and line > 0`);
  await statement(
    tx,
    `insert into feed_document (file_name, sha256, import_id)
     select file_name, sha256, ${importId} from stage_document
     where file_name in (${named.join(' union all ')})
     on conflict (file_name) do update set sha256 = excluded.sha256, import_id = excluded.import_id
       where feed_document.sha256 <> excluded.sha256`,
  );
}

// Rows by the thousand: a drop of many years names hundreds of thousands of papers.
function namedAfter(tx: Tx, description: FeedFile, line: number): Promise<Named[]> {
  const promised = 'pdf_sha256' in description.columns ? 'lower(pdf_sha256)' : 'null';
  return statement<Named>(
    tx,
    `select line, ${keyText(description)} as key, pdf_file as name, ${promised} as promised
     from ${stageOf(description)} where not fault and line > ${line} and pdf_file is not null
     order by line limit 1000`,
  );
}

async function checkPaper(
  tx: Tx,
  folder: string,
  description: FeedFile,
  { line, key, name, promised }: Named,
  found: ValidationIssues,
): Promise<void> {
  const fault = await faultOf(tx, folder, name, promised);
  if (!fault) return;
  const waits = description.file === 'statements.csv' && fault.rule !== 'document-missing';
  found.add({
    severity: waits ? 'row' : 'warn',
    file: description.file,
    line,
    key,
    column: 'pdf_file',
    value: name,
    ...fault,
  });
  if (fault.rule === 'document-missing') return;
  await statement(
    tx,
    `update ${stageOf(description)} set ${waits ? 'fault = true' : 'pdf_file = null'} where line = ${line}`,
  );
}

async function faultOf(
  tx: Tx,
  folder: string,
  name: string,
  promised: string | null,
): Promise<Fault | undefined> {
  if (!/^[^\\/:\0]+$/.test(name) || name.startsWith('.')) return faults.path;
  const path = join(folder, DOCS, name);
  const came = await hashIn(tx, 'stage_document', name);
  const state = came === undefined ? await lstat(path).catch(() => undefined) : undefined;
  if (state) return take(tx, path, state, { name, promised });
  const hash = came ?? (await hashIn(tx, 'feed_document', name));
  if (hash === undefined) return faults.missing;
  return promised === null || promised === hash ? undefined : faults.hash;
}

/** What the name stands for in this drop, or since one before. */
async function hashIn(
  tx: Tx,
  table: 'stage_document' | 'feed_document',
  name: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from ${sql.table(table)} where file_name = ${name}
  `.execute(tx.sql);
  return rows[0]?.sha256;
}

async function take(
  tx: Tx,
  path: string,
  state: Stats,
  { name, promised }: Pick<Named, 'name' | 'promised'>,
): Promise<Fault | undefined> {
  if (!state.isFile()) return faults.path;
  if (state.size > LARGEST) return faults.size;
  const bytes = await readFile(path);
  if (!bytes.subarray(0, PDF.length).equals(PDF)) return faults.type;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (promised !== null && promised !== sha256) return faults.hash;
  const kept = tx.sql.selectFrom('document').select('sha256').where('sha256', '=', sha256);
  if (!(await kept.executeTakeFirst())) {
    const document = { sha256, content_type: 'application/pdf', bytes };
    await tx.sql.insertInto('document').values(document).execute();
  }
  await sql`insert into stage_document values (${name}, ${sha256})`.execute(tx.sql);
  return undefined;
}

const PDF = Buffer.from('%PDF-');

const faults = {
  missing: {
    rule: 'document-missing',
    message: 'The drop does not bring this paper, and none came under its name before.',
    hint: `Put it into ${DOCS}/; the row is taken without it.`,
  },
  path: {
    rule: 'document-path',
    message: `This is not the plain name of a file in ${DOCS}/.`,
    hint: 'Write the name alone, without a path, and put the file itself there, not a link.',
  },
  size: {
    rule: 'document-size',
    message: 'The paper is larger than 20 MB.',
    hint: 'Export it smaller; most often a scan has too many pixels.',
  },
  type: {
    rule: 'document-type',
    message: 'The file is not a PDF, whatever its name says.',
    hint: 'Export it as PDF.',
  },
  hash: {
    rule: 'document-hash',
    message: 'The paper is not the one that the row was written for: its checksum differs from pdf_sha256.',
    hint: 'Copy the drop again.',
  },
} as const satisfies Readonly<Record<string, Fault>>;
