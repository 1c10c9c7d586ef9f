/** Drafts of exams for tests, with questions of the bank. Tests only. */
import type { components } from '@luneta/openapi';
import { randomUUID } from 'node:crypto';

import { createExam, type ItemSpec } from '../central_avaliacoes/exam-fixture.ts';
import { world, type Answer, type Client, type TestApp } from '../index.ts';

type Schemas = components['schemas'];
export type Pedido = Schemas['RascunhoAvaliacaoRequest'];

export const newId = (): string => randomUUID();
export const urlOf = (id: string, part = '', escola_id?: number): string =>
  `/api/v2/gestao/avaliacao_rascunhos/${id}${part && `/${part}`}${escola_id === undefined ? '' : `?escola_id=${escola_id}`}`;

/** Approved questions that stand in no exam that withholds them: those of an exam that was released long ago. */
export async function createQuestoes(t: TestApp, itens: readonly ItemSpec[], escola_id?: number): Promise<number[]> {
  const made = await createExam(t.db, {
    ...(escola_id === undefined ? {} : { escola_id }),
    descricao: 'Banco',
    turmas: [],
    dias: [{ itens: [...itens] }],
  });
  const ids = made.itens.map(({ questao_id }) => questao_id);
  await t.db.query('delete from avaliacao_item where avaliacao_id = $1', [made.avaliacao_id]);
  await t.db.query('delete from avaliacao_dia where avaliacao_id = $1', [made.avaliacao_id]);
  await t.db.query('delete from avaliacao where id = $1', [made.avaliacao_id]);
  return ids;
}

const item = (questao_id: number, index: number) => ({
  questao_id,
  numero: index + 1,
  lingua_estrangeira: null,
  pontuacao: null,
  bloco: 1,
});

/** A draft that can be published: one day for class 3B, from 9h to 11h of São Paulo on the 28th. */
export function pedidoOf(questao_ids: readonly number[], changes: Partial<Pedido> = {}): Pedido {
  const window = {
    dia_prova: 1,
    inicio: '2026-11-28T09:00',
    fim: '2026-11-28T11:00',
    sala: 'Sala 12',
    entrada: 'livre',
  };
  return {
    descricao: 'Prova de rascunho',
    codigo: null,
    ciclo_id: world.ciclo,
    serie_id: world.serie,
    especie: 'prova',
    tipo_aplicacao: 'Online',
    nota_maxima: 10,
    solicitar_idioma: false,
    instrucoes: 'Leia com calma.',
    embaralhar: false,
    responde_apos_entrega: null,
    dias: [{ dia_prova: 1, bateria: 1, duracao_minutos: 60, proposta_redacao_id: null, itens: questao_ids.map(item) }],
    turmas: [{ turma_id: world.turmaV2, dias: [{ ...window, entrada: 'livre' }] }],
    ...changes,
  };
}

/** Saves a draft. */
export const saveDraft = (by: Client, id: string, payload: object, escola_id?: number): Promise<Answer> =>
  by.send({ method: 'PUT', url: urlOf(id, '', escola_id), payload });
