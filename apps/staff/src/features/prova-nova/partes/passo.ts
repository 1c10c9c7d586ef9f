/** What each step of the wizard is given. */
import type { GestaoQuestao, RascunhoAvaliacao, RascunhoQuestao } from '@luneta/api-client';
import type { OfRascunho } from '@luneta/api-client/gestao-rascunhos';

import type { Etapa } from '../etapas.ts';
import type { Campos } from '../use-rascunho-form.ts';

/** What is known of the questions of the exam, by id. */
export type Fichas = ReadonlyMap<number, RascunhoQuestao>;

export type PassoProps = {
  readonly form: Campos;
  /** What stands; null until it is saved for the first time. */
  readonly rascunho: RascunhoAvaliacao | null;
  readonly of: OfRascunho;
  readonly escola_id: number | null;
  readonly fichas: Fichas;
  /** Questions that were found and may enter the exam. */
  readonly aprender: (found: readonly RascunhoQuestao[]) => void;
  /** Saves what is not saved and shows another step. */
  readonly ir: (etapa: Etapa) => void;
  /** Saves what is not saved and leaves for another page. */
  readonly sair: (href: string) => void;
};

/** A question of the bank as an exam lists it; what the bank's list does not tell comes with the next save. */
export const fichaDe = (questao: GestaoQuestao): RascunhoQuestao => ({
  banco_questao_id: questao.banco_questao_id,
  codigo: questao.codigo,
  enunciado: questao.enunciado_inicio,
  tipo: questao.tipo,
  situacao: questao.situacao,
  revisao: questao.revisao,
  mais_nova_id: null,
  materia_id: questao.materia_id,
  materia_nome: questao.materia_nome,
  objeto_conhecimento_descricao: questao.objeto_conhecimento_descricao,
  dificuldade: questao.dificuldade,
  lingua_estrangeira: questao.lingua_estrangeira,
  par_id: null,
  texto_base: null,
  com_tri: questao.tri_origem !== null,
  lacrada: questao.lacrada,
});
