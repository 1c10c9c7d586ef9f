/** Reads a file with answers on paper: turns its text into rows, and reports on each line. */
import { parseCsv, type CsvRecord } from '@luneta/domain/csv';
import { readCabecalho, readLinha, type ImportacaoErro, type LinhaLida } from '@luneta/domain/importacao-respostas';
import type { components } from '@luneta/openapi';

import { gestaoProvaErrors } from '../errors.ts';
import type { LinhaEnviada } from './decisao.ts';
import { erroOf } from './presenter.ts';
import type { Gravacao } from './service.ts';
import type { GradeItemRow } from './store.ts';

type Schemas = components['schemas'];

const MAX_LINES = 2000;

const TEXTS: Readonly<Record<ImportacaoErro, string>> = {
  colunas: 'Esta linha não tem o mesmo número de colunas do cabeçalho.',
  turma_aluno_id: 'Falta o código do aluno (coluna turma_aluno_id) nesta linha.',
  presente: 'Escreva sim ou não em presente.',
  lingua_estrangeira: 'Escreva 1 (inglês) ou 2 (espanhol) em lingua_estrangeira.',
  resposta: 'Escreva de A a E, ou de 1 a 5, ou deixe em branco.',
  pontos: 'Escreva os pontos em número, com até duas casas, ou deixe em branco.',
};

/** The lines of a file, each with what was read in it. */
export type Leitura = { readonly records: readonly CsvRecord[]; readonly lidas: readonly LinhaLida[] };

/** @throws 422 when the heading or the quotes cannot be read, or there are more lines than a report may hold */
export function lerArquivo(csv: string, itens: readonly GradeItemRow[]): Leitura {
  const [heading, ...records] = parseCsv(csv) ?? [];
  const cabecalho = heading && readCabecalho(heading.celulas, itens);
  if (!cabecalho) throw gestaoProvaErrors.cabecalho();
  if (records.length > MAX_LINES) throw gestaoProvaErrors.muitasLinhas();
  return { records, lidas: records.map(({ celulas }) => readLinha(cabecalho, celulas, itens)) };
}

/** The lines that could be read. */
export function enviadasOf({ lidas }: Leitura): LinhaEnviada[] {
  return lidas.flatMap((lida) =>
    'linha' in lida ? [{ turma_aluno_id: lida.turma_aluno_id, linha: lida.linha, versao: null }] : [],
  );
}

function erroDaLeitura(lida: LinhaLida): string | null {
  if (!('erro' in lida)) return null;
  const text = TEXTS[lida.erro];
  return lida.numero === null ? text : `Questão ${lida.numero}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** A line carries no version number and overwrites any row, so a file never has conflicts. */
export function presentImportacao(
  { records, lidas }: Leitura,
  { decisoes, alunos, recalculo }: Gravacao,
  simulada: boolean,
): Schemas['Importacao'] {
  const queue = [...decisoes];
  const linhas = lidas.map((lida, i): Schemas['ImportacaoLinha'] => {
    const decisao = 'linha' in lida ? queue.shift() : undefined;
    const situacao = decisao && decisao.situacao !== 'conflito' ? decisao.situacao : 'recusada';
    return {
      linha: records[i]?.linha ?? 1,
      turma_aluno_id: lida.turma_aluno_id,
      aluno_nome: (lida.turma_aluno_id !== null && alunos.get(lida.turma_aluno_id)?.aluno_nome) || null,
      situacao,
      erro: decisao ? erroOf(decisao) : erroDaLeitura(lida),
    };
  });
  const count = (situacao: string) => linhas.filter((linha) => linha.situacao === situacao).length;
  return {
    simulada,
    qtde_linhas: linhas.length,
    qtde_gravadas: count('gravada'),
    qtde_sem_mudanca: count('sem_mudanca'),
    qtde_recusadas: count('recusada'),
    linhas,
    recalculo,
  };
}
