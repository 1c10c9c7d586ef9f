/** Reads a table that a person chose as text, whatever spreadsheet made it, or says what the file is instead. D 212 */
import { readArquivoDeTabela } from '@luneta/domain/tabela-arquivo';

import { copy } from './copy.ts';

/** What files the picker offers. Another one is named when it is chosen. */
export const ACEITA = '.csv,.txt,.tsv,.xlsx,text/csv,text/plain';

export type TabelaLida = { readonly texto: string } | { readonly erro: string };

async function readXlsx(bytes: Uint8Array): Promise<TabelaLida> {
  const { xlsxAsText, XlsxGrande } = await import('./xlsx.ts');
  try {
    return { texto: (await xlsxAsText(bytes)).replace('\uFEFF', '') };
  } catch (error) {
    return { erro: error instanceof XlsxGrande ? copy.xlsxGrande : copy.xlsxIlegivel };
  }
}

/** Nothing of the file leaves the device. */
export async function readTabela(file: Blob): Promise<TabelaLida> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const arquivo = readArquivoDeTabela(bytes);
  if (arquivo.tipo === 'texto') return { texto: arquivo.texto };
  if (arquivo.tipo === 'xlsx') return readXlsx(bytes);
  return { erro: copy.estranho[arquivo.tipo] };
}
