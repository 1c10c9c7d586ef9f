/** Questions of the bank for the console's tests and stories. */
import type { GestaoQuestao, Questao, QuestaoEstatisticas, QuestaoGestao } from '@luneta/api-client';
import { buildQuestao } from '@luneta/testing';
import type { MockServer } from '@luneta/testing';

/** A question in the list. */
export const buildGestaoQuestao = (changes: Partial<GestaoQuestao> = {}): GestaoQuestao => ({
  banco_questao_id: 501,
  codigo: 'MAT-0501',
  materia_id: 1,
  materia_nome: 'Matemática',
  objeto_conhecimento_descricao: 'Razão e proporção',
  enunciado_inicio: 'Uma caixa-d’água de 1.200 litros recebe 40 litros por minuto.',
  dificuldade: 'facil',
  subjetiva: false,
  lingua_estrangeira: null,
  origem: 'Equipe Luneta',
  tri_origem: 'demonstração',
  qtde_usos: 2,
  em_prova_nao_liberada: false,
  atualizada_em: '2026-07-02T11:00:00-03:00',
  habilidades: ['EF07MA17'],
  lacrada: false,
  percentual_acerto: 81.1,
  autor_nome: 'Helena Costa',
