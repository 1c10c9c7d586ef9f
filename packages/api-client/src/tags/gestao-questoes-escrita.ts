/** Questions as their authors write them: made, changed, copied, put into another state, many at once. */
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type {
  QuestaoExportacaoRequest,
  QuestaoGestao,
  QuestaoLoteRequest,
  QuestaoNovaRequest,
  QuestaoRequest,
  QuestaoSituacaoRequest,
  QuestaoTriRequest,
} from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { questaoGestaoKey } from './gestao-questoes.ts';

type Body<Request> = Omit<Request, 'params'>;

/** What stands is what the editor shows; lists, and what is chosen from, are out of date. */
async function keep(client: QueryClient, api: Api, questao: QuestaoGestao): Promise<void> {
  client.setQueryData(questaoGestaoKey(api, questao.banco_questao_id), questao);
  await client.invalidateQueries({
    queryKey: key(api, 'gestao'),
    predicate: ({ queryKey }) => queryKey.at(-1) !== 'gestao',
  });
}

/** The first revision of a family. 409 `questao_repetida` names an equal one. */
export const createQuestaoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createQuestao'],
    mutationFn: (body: Body<QuestaoNovaRequest>) => unwrap(api.POST('/api/v2/gestao/questoes', { body })),
    onSuccess: (saved, _sent, _context, { client }) => keep(client, api, saved),
  });

/** Changes a question; a used revision answers the next one, with an id of its own (BAN-3). */
export const saveQuestaoMutation = (api: Api, banco_questao_id: number) =>
  mutationOptions({
    mutationKey: ['saveQuestao', banco_questao_id],
    mutationFn: (body: Body<QuestaoRequest>) =>
      unwrap(api.PUT('/api/v2/gestao/questoes/{banco_questao_id}', { params: { path: { banco_questao_id } }, body })),
    onSuccess: (saved, _sent, _context, { client }) => keep(client, api, saved),
  });

/** Sends it to review, approves, returns or archives it. */
export const setQuestaoSituacaoMutation = (api: Api, banco_questao_id: number) =>
  mutationOptions({
    mutationKey: ['setQuestaoSituacao', banco_questao_id],
    mutationFn: (body: Body<QuestaoSituacaoRequest>) =>
      unwrap(
        api.POST('/api/v2/gestao/questoes/{banco_questao_id}/situacao', {
          params: { path: { banco_questao_id } },
          body,
        }),
      ),
    onSuccess: (saved, _sent, _context, { client }) => keep(client, api, saved),
  });

/** A draft of a family of its own, without uses, parameters and pair. */
export const createQuestaoCopiaMutation = (api: Api, banco_questao_id: number) =>
  mutationOptions({
    mutationKey: ['createQuestaoCopia', banco_questao_id],
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/gestao/questoes/{banco_questao_id}/copia', {
          params: { path: { banco_questao_id } },
          body: {},
        }),
      ),
    onSuccess: (saved, _sent, _context, { client }) => keep(client, api, saved),
  });

/** The parameters with their source, or null to take them away. */
export const setQuestaoTriMutation = (api: Api, banco_questao_id: number) =>
  mutationOptions({
    mutationKey: ['setQuestaoTri', banco_questao_id],
    mutationFn: (body: Body<QuestaoTriRequest>) =>
      unwrap(
        api.PUT('/api/v2/gestao/questoes/{banco_questao_id}/tri', { params: { path: { banco_questao_id } }, body }),
      ),
    onSuccess: (saved, _sent, _context, { client }) => keep(client, api, saved),
  });

/** One act on many: each has its own result. */
export const createQuestaoLoteMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createQuestaoLote'],
    mutationFn: (body: Body<QuestaoLoteRequest>) => unwrap(api.POST('/api/v2/gestao/questoes/lote', { body })),
    onSuccess: (_done, _sent, _context, { client }) => invalidate(client, [key(api, 'gestao')]),
  });

/** What a file of questions leaves out: of how many questions. */
export type QuestaoPerda = { readonly campo: string; readonly qtde: number };
export type QuestoesArquivo = { readonly bytes: Blob; readonly perdas: readonly QuestaoPerda[] };

/** `motivos=3; tri=12`, as the header says it. */
const perdasOf = (header: string | null): QuestaoPerda[] =>
  (header ?? '').split(';').flatMap((part) => {
    const [, campo, qtde] = /^\s*([a-z_]+)=(\d+)\s*$/u.exec(part) ?? [];
    return campo === undefined ? [] : [{ campo, qtde: Number(qtde) }];
  });

/** Questions as a file, with what it cannot hold; a zip (by its type) where pictures belong to it. */
export const createExportacaoQuestoesMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createExportacaoQuestoes'],
    mutationFn: async (body: Body<QuestaoExportacaoRequest>): Promise<QuestoesArquivo> => {
      const { data, response } = await settle(
        api.POST('/api/v2/gestao/questoes/exportacao', { body, parseAs: 'blob' }),
      );
      return { bytes: data, perdas: perdasOf(response.headers.get('perdas')) };
    },
  });
