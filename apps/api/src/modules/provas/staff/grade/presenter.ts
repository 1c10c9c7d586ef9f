/** Shapes of the grid and of the outcome of its rows in responses. They never contain a key (security D1). */
import { situacaoGestao } from '@luneta/domain/liberacao';
import type { components } from '@luneta/openapi';

import type { Dia } from '../alcance.ts';
import type { Fim } from '../fim-store.ts';
import { decisaoTexts, pontosOf, type Decisao, type LinhaEnviada } from './decisao.ts';
import { emPapelOf, naTelaOf, type Respondida } from './segunda.ts';
import type { Gravacao } from './service.ts';
import type { GradeAlunoRow, GradeItemRow } from './store.ts';

type Schemas = components['schemas'];

type Itens = readonly GradeItemRow[];

function presentRespondida({ lingua_estrangeira, respostas, pontos }: Respondida, itens: Itens) {
  const given = new Map(respostas);
  return {
    lingua_estrangeira: itens.some((item) => item.lingua_estrangeira !== null) ? lingua_estrangeira : null,
    respostas: itens.map(({ item_id }) => given.get(item_id) ?? null),
    pontos: pontosOf({ pontos }, itens),
  };
}

function presentDuas(row: GradeAlunoRow, itens: Itens): Schemas['GradeDuasRespostas'] | null {
  const naTela = naTelaOf(row);
  if (!row.segunda || !naTela) return null;
  const { vale, escolhida } = row.segunda;
  const textos = new Set(naTela.textos);
  const escritos = itens.map(({ item_id }) => textos.has(item_id));
  return { vale, escolhida, na_tela: { ...presentRespondida(naTela, itens), textos: escritos } };
}

function presentAluno(row: GradeAlunoRow, itens: Itens): Schemas['GradeAluno'] {
  const soNaTela = row.origem_tentativa === 'online' && !row.segunda;
  const shown = soNaTela ? row : emPapelOf(row);
  return {
    turma_aluno_id: row.turma_aluno_id,
    aluno_nome: row.aluno_nome,
    presente: soNaTela ? true : shown.presente,
    ...presentRespondida(shown, itens),
    origem: soNaTela ? 'online' : row.origem_linha,
    versao: row.versao,
    duas_respostas: presentDuas(row, itens),
  };
}

export function presentGrade(
  { dia, fim, itens, alunos }: { dia: Dia; fim: Fim; itens: readonly GradeItemRow[]; alunos: readonly GradeAlunoRow[] },
  agora: Date,
): Schemas['Grade'] {
  const { turma_avaliacao_id, dia_prova, descricao, turma_codigo, tipo_aplicacao, inicio_em } = dia;
  return {
    turma_avaliacao_id,
    dia_prova,
    descricao,
    turma_codigo,
    tipo_aplicacao,
    situacao: situacaoGestao({ inicioMs: inicio_em.getTime(), ...fim }, agora.getTime()),
    itens: itens.map(({ item_id, ...item }) => ({ avaliacao_conhecimento_questao_id: item_id, ...item })),
    alunos: alunos.map((row) => presentAluno(row, itens)),
  };
}

export function erroOf(decisao: Decisao): string | null {
  if (decisao.situacao === 'recusada') return decisao.erro;
  return decisao.situacao === 'conflito' ? decisaoTexts.conflito : null;
}

export function presentGravada(
  enviadas: readonly LinhaEnviada[],
  { decisoes, alunos, recalculo }: Gravacao,
): Schemas['GradeGravada'] {
  return {
    linhas: decisoes.map((decisao, i) => {
      const turma_aluno_id = enviadas[i]?.turma_aluno_id ?? 0;
      const before = alunos.get(turma_aluno_id)?.versao ?? 0;
      const versao = decisao.situacao === 'gravada' ? decisao.nova.versao : before;
      return { turma_aluno_id, situacao: decisao.situacao, erro: erroOf(decisao), versao };
    }),
    recalculo,
  };
}
