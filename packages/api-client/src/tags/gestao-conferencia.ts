/** An imported exam as staff look through it: its places, and the keys that a person decides on against INEP's. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RascunhoDocumento, RascunhoGabaritoRequest } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

const conferenciaKey = (api: Api, rascunho_id: string) => key(api, 'gestao', 'rascunhos', rascunho_id, 'conferencia');

/** Every place of the booklet with what is wrong with it. Asked anew each time: its questions are mended elsewhere, too. */
export const conferenciaQuery = (api: Api, rascunho_id: string) =>
  queryOptions({
    queryKey: conferenciaKey(api, rascunho_id),
    ...freshPolicies.mounted,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/conferencia', {
          params: { path: { rascunho_id } },
          signal,
        }),
      ),
  });

/** Decides on a key against INEP's; null takes the decision back. */
export const setRascunhoGabaritoMutation = (api: Api, rascunho_id: string) =>
  mutationOptions({
    mutationKey: ['setRascunhoGabarito', rascunho_id],
    mutationFn: (body: Omit<RascunhoGabaritoRequest, 'params'>) =>
      unwrap(
        api.POST('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/gabaritos', {
          params: { path: { rascunho_id } },
          body,
        }),
      ),
    onSuccess: (saved, _sent, _context, { client }) => {
      client.setQueryData(conferenciaKey(api, rascunho_id), saved);
    },
  });

/** A place of the exam, and the question that is to stand there. */
export type LugarDaQuestao = {
  readonly numero: number;
  readonly dia_prova: number;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly questao_id: number;
};

/** The document with the question at its place: in place of the one there, or added in the order of the numbers. Pure. */
export function withQuestao(
  documento: RascunhoDocumento,
  { numero, dia_prova, lingua_estrangeira, questao_id }: LugarDaQuestao,
): RascunhoDocumento {
  const placed = (itens: RascunhoDocumento['dias'][number]['itens']) => {
    const isHere = (item: { numero: number; lingua_estrangeira: 1 | 2 | null }) =>
      item.numero === numero && item.lingua_estrangeira === lingua_estrangeira;
    if (itens.some(isHere)) return itens.map((item) => (isHere(item) ? { ...item, questao_id } : item));
    const added = { questao_id, numero, lingua_estrangeira, pontuacao: null, bloco: 1 };
    return [...itens, added].sort(
      (x, y) => x.numero - y.numero || (x.lingua_estrangeira ?? 0) - (y.lingua_estrangeira ?? 0),
    );
  };
  return {
    ...documento,
    dias: documento.dias.map((dia) => (dia.dia_prova === dia_prova ? { ...dia, itens: placed(dia.itens) } : dia)),
  };
}

/** Puts a question of the bank at a place of the draft as it stands now. 409 when somebody saves it at that moment. */
export const setRascunhoQuestaoMutation = (api: Api, rascunho_id: string) =>
  mutationOptions({
    mutationKey: ['saveRascunhoAvaliacao', rascunho_id],
    mutationFn: async (lugar: LugarDaQuestao) => {
      const params = { path: { rascunho_id } };
      const { documento, versao } = await unwrap(
        api.GET('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}', { params }),
      );
      const body = { ...withQuestao(documento, lugar), versao };
      return unwrap(api.PUT('/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}', { params, body }));
    },
    onSuccess: (_saved, _sent, _context, { client }) =>
      client.invalidateQueries({ queryKey: key(api, 'gestao', 'rascunhos', rascunho_id) }),
  });
