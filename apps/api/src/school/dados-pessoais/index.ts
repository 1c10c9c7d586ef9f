/**
 * What the database knows about a student, column by column (decision 168; security C39): how a table's rows lead to the
 * person, what an export hands over and what an erasure leaves. A test fails on a column that nobody has thought about.
 * Numeric ids and references need no line: alone they lead nowhere once the person's own row is anonymous.
 */
import { daConta } from './conta.ts';
import { dosEstudos } from './estudos.ts';
import { dasProvas } from './provas.ts';
import type { TabelaPessoal } from './tipos.ts';

export { NOME_ANONIMO } from './conta.ts';
export type { Coluna, Dono, TabelaPessoal } from './tipos.ts';

export const dadosPessoais: readonly TabelaPessoal[] = [...daConta, ...dasProvas, ...dosEstudos];

/** Tables that say nothing of a student: the school's structure, what it asks, and the workings of the service. */
export const semDadosPessoais: readonly string[] = [
  'area_conhecimento',
  'avaliacao',
  'avaliacao_dia',
  'avaliacao_item',
  'aviso',
  'base_conhecimento',
  'ciclo',
  'conteudo_digital',
  'escola',
  'hub_token',
  'item_estatistica',
  'login_falha',
  'materia',
  'midia',
  'objeto_conhecimento',
  'proposta_redacao',
  'prorrogacao',
  'questao',
  'recalculo',
  'sede',
  'serie',
  'servico',
  'supervisor_escola',
  'texto_motivacional',
  'trilha_fase',
  'trilha_fase_questao',
  'trilha_item',
  'turma',
  'turma_avaliacao',
  'turma_avaliacao_dia',
  'turma_professor',
];
