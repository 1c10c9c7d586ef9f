// What became of each line of a file. It knows neither the file nor what a line is about.
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../feedback/badge/badge.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import type { DataColumn } from '../data-table/data-table-types.ts';

/** One line of the file. */
export interface ReportLine {
  /** Its number in the file, as a spreadsheet shows it. */
  line: number;
  /** What it is about, such as a student. */
  what: ReactNode;
  /** What became of it: "Recusada". */
  state: string;
  /** How that is coloured; the words say the same. */
  tone: NonNullable<BadgeProps['tone']>;
  /** Why, and how to mend it; a dash where there is nothing to say. */
  why: string;
  /** How much it asks for somebody: lines with more come first. */
  urgency?: number;
}

/** Heads of the columns. */
export interface ReportWords {
  /** "Linha". */
  line: string;
  /** "Aluno". */
  what: string;
  /** "Situação". */
  state: string;
  /** "Por quê". */
  why: string;
}

/** Props of `ReportTable`. */
export interface ReportTableProps {
  /** Name of the table: "Relatório por linha". */
  caption: string;
  /** In the order of the file. */
  lines: readonly ReportLine[];
  /** Heads of the columns. */
  words: ReportWords;
}

type Columns = readonly [DataColumn<ReportLine>, ...DataColumn<ReportLine>[]];

const columnsOf = (words: ReportWords): Columns => [
  { id: 'line', header: words.line, cell: ({ line }) => line, noWrap: true },
  { id: 'what', header: words.what, cell: ({ what }) => what },
  { id: 'state', header: words.state, cell: ({ state, tone }) => <Badge tone={tone}>{state}</Badge> },
  { id: 'why', header: words.why, cell: ({ why }) => why },
];

/** Lines of a file with what became of each, why, and how to mend it; those that need somebody first. */
export const ReportTable = ({ caption, lines, words }: ReportTableProps): ReactNode => (
  <DataTable
    caption={caption}
    columns={columnsOf(words)}
    rows={[...lines].sort((a, b) => (b.urgency ?? 0) - (a.urgency ?? 0) || a.line - b.line)}
    rowKey={({ line }) => line}
    density="compact"
  />
);
