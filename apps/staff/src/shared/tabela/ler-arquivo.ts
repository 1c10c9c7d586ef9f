/** Reads a table that a person chose as text, whatever spreadsheet made it, or says what the file is instead. D 212 */
import { writeCsv } from '@luneta/domain/csv-escrita';
import { readArquivoDeTabela } from '@luneta/domain/tabela-arquivo';

import { copy } from './copy.ts';

/** What files the picker offers. Another one is named when it is chosen. */
export const ACEITA = '.csv,.txt,.tsv,.xlsx,text/csv,text/plain';

export type TabelaLida = { readonly texto: string } | { readonly erro: string };

/** More than a sheet of answers has. */
const LIMITES = { linhas: 10_000, colunas: 600 };

async function readXlsxAsText(bytes: Uint8Array): Promise<TabelaLida> {
  const [{ readXlsx }, { ZipRecusado }] = await Promise.all([
    import('@luneta/domain/tabela-xlsx'),
    import('@luneta/domain/zip'),
  ]);
  try {
    return { texto: writeCsv(await readXlsx(bytes, LIMITES)).replace('\uFEFF', '') };
  } catch (error) {
    const grows = error instanceof ZipRecusado && error.motivo === 'incha';
    return { erro: grows ? copy.xlsxGrande : copy.xlsxIlegivel };
  }
}

/** Nothing of the file leaves the device. */
export async function readTabela(file: Blob): Promise<TabelaLida> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const arquivo = readArquivoDeTabela(bytes);
  if (arquivo.tipo === 'texto') return { texto: arquivo.texto };
  if (arquivo.tipo === 'xlsx') return readXlsxAsText(bytes);
  return { erro: copy.estranho[arquivo.tipo] };
}
