/** Reads the bytes of a file of item parameters. */
import { readArquivoDeTabela } from '@luneta/domain/tabela-arquivo';

import { type Arquivo, ParametrosError, readParametros } from '../parametros/arquivo.ts';
import { LeituraRecusada } from './leitura.ts';

/** Lines of INEP's file of one year, with room to spare. */
const LINHAS_MAX = 20_000;

export type LeituraDeParametros = { readonly codificacao: string; readonly arquivo: Arquivo };

/** @throws LeituraRecusada for a file that holds no parameters */
export function readLeituraDeParametros(bytes: Uint8Array): LeituraDeParametros {
  const tabela = readArquivoDeTabela(bytes);
  if (tabela.tipo !== 'texto') throw new LeituraRecusada('parametros_desconhecidos');
  if (tabela.texto.split('\n', LINHAS_MAX + 2).length > LINHAS_MAX + 1) throw new LeituraRecusada('parametros_demais');
  try {
    const arquivo = readParametros(tabela.texto);
    if (arquivo.formato !== 'INEP') throw new LeituraRecusada('parametros_desconhecidos');
    return { codificacao: tabela.codificacao, arquivo };
  } catch (error) {
    if (error instanceof ParametrosError) throw new LeituraRecusada('parametros_desconhecidos');
    throw error;
  }
}
