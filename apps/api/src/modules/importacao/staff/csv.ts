/** Files that a person downloads: the empty table of a tipo, and the lines with what is wrong. */
import { writeCsv } from '@luneta/domain/csv-escrita';

import type { RawReply } from '../../../http/call.ts';
import type { LinhaRow } from '../arquivo/linha-store.ts';
import type { Campo, Tipo } from '../arquivo/modelo.ts';
import { CAMPOS } from '../targets/campos.ts';

/** @param nome of the file, as the browser offers it */
export const csvReply = (nome: string, linhas: Parameters<typeof writeCsv>[0]): RawReply => ({
  status: 200,
  raw: Buffer.from(writeCsv(linhas)),
  headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${nome}"` },
});

/** Heading and rows: the fields that any line has, and what is wrong with each and how to mend it. */
export function linhasCsv(tipo: Tipo, rows: readonly LinhaRow[]): readonly (readonly string[])[] {
  const known = new Set(rows.flatMap(({ valores }) => Object.keys(valores.lidos ?? {})));
  const campos: readonly Campo[] = CAMPOS[tipo].map(({ campo }) => campo).filter((campo) => known.has(campo));
  const problemas = ({ problemas: found }: LinhaRow, part: 'mensagem' | 'como_resolver') =>
    found.map((problema) => problema[part]).join(' ');
  return [
    [...campos, 'problema', 'como resolver'],
    ...rows.map((row) => [
      ...campos.map((campo) => row.valores.lidos?.[campo] ?? ''),
      problemas(row, 'mensagem'),
      problemas(row, 'como_resolver'),
    ]),
  ];
}
