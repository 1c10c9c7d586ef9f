/** Reads a file with answers on paper: turns its text into rows, and reports on each line. */
import { parseCsv, type CsvRecord } from '@luneta/domain/csv';
import { DUPLA } from '@luneta/domain/grade-resposta';
import { readCabecalho } from '@luneta/domain/importacao-cabecalho';
import { isOutroNome, readLinha, type ImportacaoErro, type LinhaLida } from '@luneta/domain/importacao-respostas';
import type { components } from '@luneta/openapi';

import { gestaoProvaErrors } from '../errors.ts';
import { decisaoTexts, type LinhaEnviada } from './decisao.ts';
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
  resposta: 'Escreva de A a E, ou de 1 a 5, ou deixe em branco; * se há mais de uma marcada.',
  pontos: 'Escreva os pontos em número, com até duas casas, ou deixe em branco.',
};

/** The lines of a file, each with what was read in it, and the columns that mean nothing here. */
export type Leitura = {
  readonly records: readonly CsvRecord[];
  readonly lidas: readonly LinhaLida[];
  readonly ignoradas: readonly string[];
};

const MAX_NAMED = 50;
/** The longest name of a column in a report. */
const MAX_NAME = 100;
const nameOf = (coluna: string | number) =>
  typeof coluna === 'number' ? `coluna ${coluna}, sem nome` : coluna.slice(0, MAX_NAME);

/** @throws 422 when the heading or the quotes cannot be read, or there are more lines than a report may hold */
export function readArquivo(csv: string, itens: readonly GradeItemRow[]): Leitura {
  const all = parseCsv(csv);
  if (all === null) throw gestaoProvaErrors.aspas();
  const [heading, ...records] = all;
  if (!heading) throw gestaoProvaErrors.vazio();
  const cabecalho = readCabecalho(heading.celulas, itens);
  if ('erro' in cabecalho) throw gestaoProvaErrors.cabecalho(cabecalho);
  if (records.length > MAX_LINES) throw gestaoProvaErrors.muitasLinhas();
  return {
    records,
    lidas: records.map(({ celulas }) => readLinha(cabecalho, celulas, itens)),
    ignoradas: cabecalho.ignoradas.slice(0, MAX_NAMED).map(nameOf),
  };
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

const linhaRepetida = (linha: number) => `Linha repetida: este aluno já está na linha ${linha}.`;

const MAX_NUMBERS = 40;

const listed = (numeros: readonly number[]) =>
  numeros.slice(0, MAX_NUMBERS).join(', ') + (numeros.length > MAX_NUMBERS ? '…' : '');

/** What a person should look at in a line that is taken. */
function avisosOf(lida: LinhaLida, aluno_nome: string | null, itens: readonly GradeItemRow[]): string[] {
  if (!('linha' in lida)) return [];
  const duplas = itens.filter((_, i) => lida.linha.respostas[i] === DUPLA).map(({ numero }) => numero);
  const [questao, conta] = duplas.length === 1 ? ['Questão', 'conta como errada'] : ['Questões', 'contam como erradas'];
  return [
    ...(aluno_nome !== null && isOutroNome(lida.aluno_nome, aluno_nome)
      ? [`O arquivo diz ${lida.aluno_nome.slice(0, MAX_NAME)}, e o código é de ${aluno_nome}. Confira.`]
      : []),
    ...(duplas.length > 0 ? [`${questao} ${listed(duplas)}: mais de uma alternativa marcada, ${conta}.`] : []),
    ...(lida.sem_opcao.length > 0
      ? [
          `Sem a alternativa marcada, a resposta não foi guardada: questão ${listed(lida.sem_opcao)}. Confira a questão.`,
        ]
      : []),
  ];
}

/** A line carries no version number and overwrites any row, so a file never has conflicts. */
export function presentImportacao(
  { records, lidas, ignoradas }: Leitura,
  { decisoes, alunos, itens, recalculo }: Gravacao,
  simulada: boolean,
): Schemas['Importacao'] {
  const queue = [...decisoes];
  /** Line on which each student stands first. */
  const first = new Map<number, number>();
  const linhas = lidas.map((lida, i): Schemas['ImportacaoLinha'] => {
    const decisao = 'linha' in lida ? queue.shift() : undefined;
    const situacao = decisao && decisao.situacao !== 'conflito' ? decisao.situacao : 'recusada';
    const { turma_aluno_id } = lida;
    const linha = records[i]?.linha ?? 1;
    const aluno_nome = (turma_aluno_id !== null && alunos.get(turma_aluno_id)?.aluno_nome) || null;
    const erro = decisao ? erroOf(decisao) : erroDaLeitura(lida);
    const before = turma_aluno_id === null ? undefined : first.get(turma_aluno_id);
    if (turma_aluno_id !== null && decisao && before === undefined) first.set(turma_aluno_id, linha);
    return {
      linha,
      turma_aluno_id,
      aluno_nome,
      situacao,
      erro: erro === decisaoTexts.repetido && before !== undefined ? linhaRepetida(before) : erro,
      avisos: situacao === 'recusada' ? [] : avisosOf(lida, aluno_nome, itens),
    };
  });
  const count = (situacao: string) => linhas.filter((linha) => linha.situacao === situacao).length;
  return {
    simulada,
    qtde_linhas: linhas.length,
    qtde_gravadas: count('gravada'),
    qtde_sem_mudanca: count('sem_mudanca'),
    qtde_recusadas: count('recusada'),
    colunas_ignoradas: [...ignoradas],
    linhas,
    recalculo,
  };
}
