/**
 * Personal data of a student, column by column (decision 168; security C39): how the rows of a table lead to the person,
 * what an export contains and what an erasure leaves. A test fails on a column that is not listed. Numeric ids and
 * references need no line: they identify nobody once the person's own row is anonymous.
 */
import { daConta } from './conta.ts';
import { dosEstudos } from './estudos.ts';
import { dasImportacoes } from './importacoes.ts';
import { dasProvas } from './provas.ts';
import type { TabelaPessoal } from './tipos.ts';

export { NOME_ANONIMO } from './conta.ts';
export type { Coluna, Dono, TabelaPessoal } from './tipos.ts';

export const dadosPessoais: readonly TabelaPessoal[] = [...daConta, ...dasProvas, ...dosEstudos, ...dasImportacoes];

/** Tables without data about a student: the school's structure, its content, and the internals of the service. */
export const semDadosPessoais: readonly string[] = [
  'ano_letivo',
  'area_conhecimento',
  'avaliacao',
  'avaliacao_dia',
  'avaliacao_evento',
  'avaliacao_item',
  'avaliacao_rascunho',
  'aviso',
  'base_conhecimento',
  'caderno_item',
  'ciclo',
  'conteudo_digital',
  'escola',
  'etiqueta',
  'habilidade',
  'hub_token',
  'importacao',
  'item_estatistica',
  'login_falha',
  'materia',
  'midia',
  'objeto_conhecimento',
  'proposta_redacao',
  'prorrogacao',
  'questao',
  'questao_etiqueta',
  'questao_habilidade',
  'recalculo',
  'sede',
  'serie',
  'servico',
  'supervisor_escola',
  'texto_base',
  'texto_motivacional',
  'trabalho',
  'trilha_fase',
  'trilha_fase_questao',
  'trilha_item',
  'turma',
  'turma_avaliacao',
  'turma_avaliacao_dia',
  'turma_professor',
];
