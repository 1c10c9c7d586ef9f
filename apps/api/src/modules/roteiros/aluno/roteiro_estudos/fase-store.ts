/** Reads one phase with its roadmap, the quiz of its course and its media. */
import { type Votos, votosDesde } from '@luneta/domain/conteudo-votos';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import { inOrder, VOTOS } from '../../votos.ts';
import { readQuiz, type QuizQuestao } from './quiz.ts';
import { OWN_TRILHA } from './trilha-store.ts';

export type FaseRow = {
  readonly trilha_fase_id: number;
  readonly trilha_id: number;
  readonly tipo: 1 | 2;
  readonly data_fim: Date;
  readonly materia: string;
  readonly disciplina: string;
  readonly capitulo_numero: number | null;
  readonly capitulo_nome: string | null;
  readonly objeto_conhecimento: string;
  readonly objeto_conhecimento_id: number;
  readonly prova_numero: number | null;
  readonly habilidade_descricao: string | null;
  readonly secao: string;
  readonly qtde_itens: number;
  /** The published course of the topic; null without one. */
  readonly base_conhecimento_id: number | null;
  /** The quiz of the course, with sealed keys. */
  readonly quiz: readonly QuizQuestao[];
  /** End of the student's run; null before the first answer and while it runs. */
  readonly execucao_id: number | null;
  readonly concluida_em: Date | null;
  readonly estrelas: number | null;
};

const fase = statement<
  { escola_id: number; trilha_fase_id: number; turma_aluno_id: number; turma_id: number; agora: Date },
  Omit<FaseRow, 'quiz'> & { readonly quiz: unknown }
>(
  'find_roteiro_fase',
  `select f.id as trilha_fase_id, f.trilha_id, t.tipo, t.data_fim, m.nome as materia, r.nome as disciplina,
          f.capitulo_numero, f.capitulo_nome, o.descricao as objeto_conhecimento, f.objeto_conhecimento_id,
          f.prova_numero, f.habilidade_descricao, f.secao, f.qtde_itens, b.id as base_conhecimento_id,
          b.curso -> 'quiz' as quiz, e.id as execucao_id, e.concluida_em, e.estrelas
   from trilha_fase f
   join trilha t on t.escola_id = f.escola_id and t.id = f.trilha_id
   join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
   join materia m on m.escola_id = t.escola_id and m.id = t.materia_id
   join area_conhecimento r on r.escola_id = m.escola_id and r.id = m.area_conhecimento_id
   join objeto_conhecimento o on o.escola_id = f.escola_id and o.id = f.objeto_conhecimento_id
   left join base_conhecimento b on b.escola_id = f.escola_id and b.objeto_conhecimento_id = f.objeto_conhecimento_id
     and b.publicado_em is not null
   left join fase_execucao e on e.escola_id = f.escola_id and e.trilha_fase_id = f.id
     and e.turma_aluno_id = :turma_aluno_id and e.numero = 1
   where f.escola_id = :escola_id and f.id = :trilha_fase_id and ${OWN_TRILHA}`,
);

/** The phase, if it belongs to a roadmap of the student. */
export async function findFase(
  escola: Tenant,
  { turma_aluno_id, turma_id }: Aluno,
  trilha_fase_id: number,
  agora: Date,
): Promise<FaseRow | undefined> {
  const [row] = await escola.run(fase, { trilha_fase_id, turma_aluno_id, turma_id, agora });
  return row && { ...row, quiz: readQuiz(row.quiz) };
}

export type MidiaRow = {
  readonly id: number;
  readonly tipo: string;
  readonly descricao: string;
  readonly url: string;
  readonly plataforma: string | null;
  readonly label_01: string | null;
  readonly label_02: string | null;
};

const midias = statement<{ escola_id: number; objeto_conhecimento_id: number; desde: Date }, MidiaRow & Votos>(
  'find_roteiro_midias',
  `select c.id, c.tipo, c.descricao, c.url, c.plataforma, c.label_01, c.label_02, v.votos, v.votos_sim
   from conteudo_digital c ${VOTOS}
   where c.escola_id = :escola_id and c.objeto_conhecimento_id = :objeto_conhecimento_id
     and c.arquivado_em is null order by c.ordem limit 100`,
);

/** Media of a topic, in the order that votes give (decision 221). */
export async function findMidias(escola: Tenant, objeto_conhecimento_id: number, agora: Date): Promise<MidiaRow[]> {
  return inOrder(await escola.run(midias, { objeto_conhecimento_id, desde: votosDesde(agora) }));
}
