/** One phase of a roadmap of version 2: its content, quiz and questions, its course, and what is answered there. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type {
  BaseConhecimento,
  RoteiroFase,
  RoteiroQuiz,
  RoteiroQuizRequest,
  RoteiroResposta,
  RoteiroRespostaRequest,
} from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import { touchedByTrilha, trilhasResumoKey } from './trilhas.ts';

const faseKey = (api: Api, trilha_fase_id: number) => key(api, 'trilhas', 'fase', trilha_fase_id);
const cursoKey = (api: Api, base_conhecimento_id: number) => key(api, 'base_conhecimentos', base_conhecimento_id);

/** One phase. */
export const roteiroFaseQuery = (api: Api, trilha_fase_id: number) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.roteiros,
    queryKey: faseKey(api, trilha_fase_id),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/roteiro_estudos/{trilha_fase_id}', { params: { path: { trilha_fase_id }, query }, signal }),
      ),
  });
};

/** The course of a phase, with its quiz. Its text does not change while it is read: the long cache holds. */
export const cursoQuery = (api: Api, base_conhecimento_id: number) => {
  const query = asStudent(api);
  return queryOptions({
    queryKey: cursoKey(api, base_conhecimento_id),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/base_conhecimentos/{base_conhecimento_id}', {
          params: { path: { base_conhecimento_id }, query },
          signal,
        }),
      ),
  });
};

/** An answer to one question of the quiz, numbered from 1 (decision 146). The server judges. */
export type QuizAnswer = Pick<RoteiroQuizRequest['resposta_quiz'], 'index' | 'item_resposta'> & {
  trilha_fase_id: number;
  base_conhecimento_id: number;
};

/** Answer one question of the quiz. What the server returns stands, on screen too. */
export const saveRespostaQuizMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['saveRespostaQuiz'],
    mutationFn: ({ trilha_fase_id, index, item_resposta }: QuizAnswer) =>
      unwrap(
        api.POST('/api/v2/roteiro_estudos/{trilha_fase_id}/resposta_quiz', {
          params: { path: { trilha_fase_id } },
          body: { resposta_quiz: { index, item_resposta } },
        }),
      ),
    onSuccess: async (saved, { trilha_fase_id, base_conhecimento_id }, _result, { client }) => {
      change<RoteiroFase>(client, faseKey(api, trilha_fase_id), (fase) => withQuizAnswer(fase, saved));
      change<BaseConhecimento>(client, cursoKey(api, base_conhecimento_id), (curso) => withQuizKey(curso, saved));
      // S3 §2: the phase is fetched again once every question has its answer.
      if (saved.qtde_respondidas < saved.qtde_questoes) return;
      await invalidate(client, [faseKey(api, trilha_fase_id), ...touchedByTrilha(api)]);
    },
  });

function withQuizAnswer(fase: RoteiroFase, { index, item_resposta, acertou }: RoteiroQuiz): RoteiroFase {
  const answer = { item_resposta, acertou, data_resposta: new Date().toISOString() };
  const respostas = fase.respostas_quiz.respostas.map((old, n) => (n + 1 === index ? answer : old));
  return { ...fase, respostas_quiz: { respostas } };
}

const withQuizKey = (curso: BaseConhecimento, { index, gabarito, comentario }: RoteiroQuiz): BaseConhecimento => ({
  ...curso,
  quiz: curso.quiz.map((question, n) => (n + 1 === index ? { ...question, gabarito, comentario } : question)),
});

/** An answer to an item. `persisted_data` goes back as it came (decision 147). */
export type ItemAnswer = Pick<RoteiroRespostaRequest, 'trilha_item_id' | 'item_resposta' | 'persisted_data'> & {
  trilha_id: number;
  trilha_fase_id: number;
};

/** Answer one item. When the phase has ended its stars are stored, otherwise the next item is appended (S3 §4). */
export const saveRoteiroRespostaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['saveRoteiroResposta'],
    mutationFn: ({ trilha_id, trilha_fase_id, ...body }: ItemAnswer) =>
      unwrap(
        api.POST('/api/v2/roteiro_estudos/{trilha_id}/{trilha_fase_id}/roteiro_estudos_resposta', {
          params: { path: { trilha_id, trilha_fase_id } },
          body,
        }),
      ),
    onSuccess: async (saved, answer, _result, { client }) => {
      change<RoteiroFase>(client, faseKey(api, answer.trilha_fase_id), (fase) => withAnswer(fase, answer, saved));
      await invalidate(client, saved.fase_finalizada ? touchedByTrilha(api) : [trilhasResumoKey(api)]);
    },
  });

/** The phase after an answer. An answer that already stood is not overwritten by what was sent again. */
export function withAnswer(fase: RoteiroFase, answer: ItemAnswer, saved: RoteiroResposta): RoteiroFase {
  const { gabarito, comentario, proximo_item, persisted_data, fase_finalizada, qtde_estrelas } = saved;
  const items = fase.items.map((item) =>
    item.trilha_item_id === answer.trilha_item_id
      ? { ...item, gabarito, comentario, item_resposta: item.item_resposta ?? answer.item_resposta }
      : item,
  );
  const known = items.some(({ trilha_item_id }) => trilha_item_id === proximo_item?.trilha_item_id);
  return {
    ...fase,
    items: proximo_item === null || known ? items : [...items, proximo_item],
    persisted_data,
    conclusao: fase_finalizada ? { qtde_estrelas } : fase.conclusao,
  };
}

/** A medium that was opened. */
export type MidiaVista = { objeto_conhecimento_conteudo_digital_id: number; trilha_fase_id: number };

/** Record that a medium was opened. Repeating it changes nothing. */
export const createVisualizacaoConteudoMutation = (api: Api) => {
  const student = asStudent(api);
  return mutationOptions({
    mutationKey: ['createVisualizacaoConteudo'],
    mutationFn: (midia: MidiaVista) =>
      unwrap(api.POST('/api/v2/roteiro_estudos/visualizar_conteudo_digital', { body: { ...midia, ...student } })),
    onSuccess: (_data, _variables, _result, { client }) => invalidate(client, [trilhasResumoKey(api)]),
  });
};

/** Changes what is kept under a key; nothing when nothing is kept. */
function change<Data>(client: QueryClient, queryKey: readonly unknown[], by: (data: Data) => Data): void {
  client.setQueryData<Data>(queryKey, (data) => (data === undefined ? undefined : by(data)));
}
