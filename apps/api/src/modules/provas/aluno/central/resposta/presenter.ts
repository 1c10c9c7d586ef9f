/** Shapes of saved answers in responses. */
import { tempoRestante } from '@luneta/domain/prova-prazo';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../../http/iso.ts';
import type { Saved } from './service.ts';

type Schemas = components['schemas'];

const situacaoOf = (gravada: boolean): Schemas['Resposta']['situacao'] =>
  gravada ? 'gravada' : 'ignorada_mais_antiga';

/** The response to a saved answer of an item, with an option or a text. */
const ofItem = ({ row, gravada }: Saved, item_id: number, agora: Date) => ({
  turma_avaliacao_questao_resposta_id: item_id,
  seq: row.seq ?? 0,
  gravada_em: iso(row.gravada_em ?? agora),
  tempo_restante: tempoRestante(row.prazo_em.getTime(), agora.getTime()),
  qtde_itens_respondidos: row.qtde_itens_respondidos ?? 0,
  situacao: situacaoOf(gravada),
});

export const presentResposta = (saved: Saved, item_id: number, agora: Date): Schemas['Resposta'] => ({
  ...ofItem(saved, item_id, agora),
  item_resposta: saved.row.item_resposta,
  revisao_prova: saved.row.revisao_prova ?? 0,
});

export const presentSubjetiva = (saved: Saved, item_id: number, agora: Date): Schemas['RespostaSubjetiva'] => ({
  ...ofItem(saved, item_id, agora),
  texto_resposta: saved.row.texto ?? '',
  palavras: saved.row.palavras ?? 0,
});

export const presentRedacao = ({ row, gravada }: Saved, agora: Date): Schemas['Redacao'] => ({
  data_ultima_gravacao: iso(row.gravada_em ?? agora),
  palavras: row.palavras ?? 0,
  seq: row.seq ?? 0,
  tempo_restante: tempoRestante(row.prazo_em.getTime(), agora.getTime()),
  situacao: situacaoOf(gravada),
});
