/** The exam that a file of parameters is for: a published one, or a draft whose items are in its document. */
import type { Perfil } from '@luneta/domain/perfil';

import type { Tenant } from '../../../database/tenant.ts';
import { findQuestoesDoRascunho } from '../../questoes/index.ts';
import { type CadernoLugar, estadoDoItem, findCaderno, findRascunho, lockRascunho } from '../../provas/index.ts';
import type { Bloqueio, CadernoAntes, ProvaDosParametros } from './guardado.ts';
import { findDescricao, findItens, findQuestoesPorId, type ItemRow, lockProva } from './store.ts';

export type ProvaLida = {
  readonly descricao: string;
  readonly rows: readonly ItemRow[];
  readonly lugares: readonly CadernoLugar[];
  /** Why a question of the draft is not changed, by its id. */
  readonly bloqueios: ReadonlyMap<number, Bloqueio>;
  /** Day of each number. */
  readonly dias: ReadonlyMap<number, number>;
  readonly antes: CadernoAntes;
};

/** For whom it is done, and when: a teacher changes the own questions alone, and learns nothing of a sealed key. */
export type Quem = { readonly perfil: Perfil; readonly pessoa_id: number; readonly agora: Date };

/** Which of these questions are sealed for the person (rule BAN-5). */
async function findLacradas(escola: Tenant, ids: readonly number[], { perfil, pessoa_id, agora }: Quem) {
  const leitor = { sessao: { perfil_real: perfil, pessoa_id, nome: '' }, agora };
  const rows = await findQuestoesDoRascunho(escola, ids, leitor);
  return new Set(rows.flatMap(({ banco_questao_id, lacrada }) => (lacrada ? [banco_questao_id] : [])));
}

async function published(escola: Tenant, id: number): Promise<ProvaLida | null> {
  const descricao = await findDescricao(escola, id);
  if (descricao === undefined) return null;
  const lugares = [...(await findCaderno(escola, id)).values()];
  const none = { bloqueios: new Map<number, Bloqueio>(), dias: new Map<number, number>() };
  return { ...none, descricao, rows: await findItens(escola, id), lugares, antes: { tipo: 'avaliacao', lugares } };
}

async function draft(escola: Tenant, id: string, quem: Quem, lock: boolean): Promise<ProvaLida | null> {
  const rascunho = await (lock ? lockRascunho : findRascunho)(escola, id);
  if (!rascunho || rascunho.avaliacao_id !== null || rascunho.arquivado_em !== null) return null;
  const { documento, caderno } = rascunho;
  const itens = documento.dias.flatMap(({ dia_prova, itens: own }) => own.map((item) => ({ ...item, dia_prova })));
  const ids = itens.map(({ questao_id }) => questao_id);
  const questoes = await findQuestoesPorId(escola, ids);
  const lacradas = await findLacradas(escola, ids, quem);
  const byId = new Map(questoes.map((one) => [one.questao_id, one]));
  const bloqueios = new Map<number, Bloqueio>();
  for (const { questao_id, autor_id, em_uso } of questoes) {
    if (em_uso || lacradas.has(questao_id)) bloqueios.set(questao_id, 'em_uso');
    else if (quem.perfil === 'professor' && autor_id !== quem.pessoa_id) bloqueios.set(questao_id, 'de_outro');
  }
  const rows = itens.flatMap(({ numero, lingua_estrangeira, questao_id }): ItemRow[] => {
    const questao = byId.get(questao_id);
    if (!questao) return [];
    const { autor_id: _autor, em_uso: _uso, ...rest } = questao;
    // A key that is compared is a key that is told.
    const gabarito = lacradas.has(questao_id) ? null : rest.gabarito;
    const estado = estadoDoItem(caderno, { numero, lingua_estrangeira });
    return [{ ...rest, gabarito, ...estado, id: 0, numero, lingua_estrangeira }];
  });
  return {
    descricao: documento.descricao,
    rows: rows.toSorted((x, y) => x.numero - y.numero || (x.lingua_estrangeira ?? 0) - (y.lingua_estrangeira ?? 0)),
    lugares: caderno?.lugares ?? [],
    bloqueios,
    dias: new Map(itens.map(({ numero, dia_prova }) => [numero, dia_prova])),
    antes: { tipo: 'rascunho', caderno },
  };
}

/** @returns null where the exam is gone, or the draft was published or archived */
export async function readProva(
  escola: Tenant,
  prova: ProvaDosParametros | null,
  quem: Quem,
  lock = false,
): Promise<ProvaLida | null> {
  if (prova === null) return null;
  if (prova.tipo === 'rascunho') return draft(escola, prova.rascunho_id, quem, lock);
  if (lock) await lockProva(escola, prova.avaliacao_id);
  return published(escola, prova.avaliacao_id);
}
