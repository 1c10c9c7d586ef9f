/**
 * The plain calls of one exam day, for a session that keeps its own state. Each names its student itself, so that an
 * answer waiting in an outbox can never be sent for the next pupil. They throw ApiError and touch no cache.
 */
import type {
  LinguaRequest,
  ProvaQuestao,
  RedacaoRequest,
  RespostaRequest,
  RespostaSubjetivaRequest,
} from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';

/** Whose exam, which one, which day. */
export type ProvaIds = { turma_aluno_id: number; turma_avaliacao_id: number; dia_prova: number };

const dayParams = ({ turma_aluno_id, turma_avaliacao_id, dia_prova }: ProvaIds) => ({
  path: { turma_avaliacao_id, dia_prova },
  query: { turma_aluno_id },
});

const aborts = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });

export const getProva = (api: Api, ids: ProvaIds, signal?: AbortSignal) =>
  unwrap(
    api.GET('/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}', {
      params: dayParams(ids),
      ...aborts(signal),
    }),
  );

export const getProvaResumo = (api: Api, ids: ProvaIds, signal?: AbortSignal) =>
  unwrap(
    api.GET('/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/resumo', {
      params: dayParams(ids),
      ...aborts(signal),
    }),
  );

/** Every stem and option of one exam day, and the ETag that names this state of them. */
export type Questoes = {
  readonly etag: string | null;
  readonly questoes: readonly ProvaQuestao[];
  /** Repairs that these texts hold; absent from an older server. */
  readonly revisao_prova?: number;
};

/** All questions of the day in one call (decision 199); `held` again while the server says that it is still right. */
export async function getProvaQuestoes(
  api: Api,
  ids: ProvaIds,
  cached: Questoes | undefined,
  signal?: AbortSignal,
): Promise<Questoes> {
  const header = cached?.etag == null ? {} : { header: { 'if-none-match': cached.etag } };
  const { data, response } = await settle(
    api.GET('/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/questoes', {
      params: { ...dayParams(ids), ...header },
      ...aborts(signal),
    }),
    cached,
  );
  if ('etag' in data) return data;
  const { questoes, revisao_prova } = data;
  return { etag: response.headers.get('etag'), questoes, ...(revisao_prova !== undefined && { revisao_prova }) };
}

/** Start the clock; repeating it changes nothing. A day may ask for the code of the board. */
export const startProva = (api: Api, ids: ProvaIds, codigo?: string) =>
  unwrap(
    api.POST('/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/inicio', {
      params: dayParams(ids),
      body: codigo === undefined ? {} : { codigo },
    }),
  );

/** Hand in; repeating it returns the same receipt. */
export const closeProva = (api: Api, ids: ProvaIds) =>
  unwrap(
    api.POST('/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova', {
      params: dayParams(ids),
      body: {},
    }),
  );

/** Save or clear one answer. Look at `situacao`: what is stored may not be what was sent. */
export const saveResposta = (
  api: Api,
  { turma_aluno_id, turma_avaliacao_id }: ProvaIds,
  body: RespostaRequest,
  signal?: AbortSignal,
) =>
  unwrap(
    api.POST('/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta', {
      params: { path: { turma_avaliacao_id }, query: { turma_aluno_id } },
      body,
      ...aborts(signal),
    }),
  );

/** Save or clear the text of one item. Look at `situacao`, as for an option. */
export const saveRespostaSubjetiva = (
  api: Api,
  { turma_aluno_id, turma_avaliacao_id }: ProvaIds,
  body: RespostaSubjetivaRequest,
  signal?: AbortSignal,
) =>
  unwrap(
    api.POST('/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta_subjetiva', {
      params: { path: { turma_avaliacao_id }, query: { turma_aluno_id } },
      body,
      ...aborts(signal),
    }),
  );

export const setLinguaEstrangeira = (
  api: Api,
  { turma_aluno_id, turma_avaliacao_id, dia_prova }: ProvaIds,
  lingua_estrangeira: LinguaRequest['lingua_estrangeira'],
) =>
  unwrap(
    api.POST('/api/v2/central_avaliacoes/{turma_avaliacao_id}/lingua_estrangeira', {
      params: { path: { turma_avaliacao_id }, query: { turma_aluno_id } },
      body: { lingua_estrangeira, dia: dia_prova },
    }),
  );

/** Save the essay. Look at `situacao`: a newer version may be stored. */
export const saveRedacao = (
  api: Api,
  { turma_aluno_id, turma_avaliacao_id, dia_prova }: ProvaIds,
  proposta_redacao_id: number,
  body: RedacaoRequest,
  signal?: AbortSignal,
) =>
  unwrap(
    api.POST('/api/v2/central_avaliacoes/{turma_avaliacao_id}/{proposta_redacao_id}/resposta_redacao', {
      params: { path: { turma_avaliacao_id, proposta_redacao_id }, query: { turma_aluno_id } },
      body: { dia: dia_prova, ...body },
      ...aborts(signal),
    }),
  );
