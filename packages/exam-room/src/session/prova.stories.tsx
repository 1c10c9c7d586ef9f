import { PROFESSOR_WITH_BIA, type RouteStory } from '@luneta/app-shell/testing';
import { buildResumo, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { questao, withText, WRITTEN, type Resumo } from '../testing/exam-server.ts';
import { story } from '../testing/story.ts';

export default { title: 'exam-room/prova' } satisfies Meta;

const [ENGLISH, BLANK] = [511, 514];

const exam =
  (changes: Partial<Resumo> = {}, more: (server: MockServer) => void = () => undefined) =>
  (server: MockServer) => {
    server.respond('getProvaResumo', buildResumo(changes));
    more(server);
  };

/** Presses a button, as a person would. */
const pressed = (made: RouteStory, name: string) => ({
  ...made,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  },
});

const SAVED_NOTHING = (server: MockServer) => server.fail('saveResposta', 503);

export const Question = story(questao(BLANK), { shows: 'Alternativa A:', arrange: exam() });
export const Language = story(questao(ENGLISH), { shows: 'Língua estrangeira', arrange: exam() });
const SECA = 'A seca expulsou as famílias do sertão e fez crescer as cidades do litoral.';
export const Written = story(questao(WRITTEN), { shows: 'Salvo', arrange: exam(withText(SECA)) });
export const WrittenBlank = story(questao(WRITTEN), { shows: '0 de 10.000 caracteres', arrange: exam(withText()) });
export const LastMinutes = story(questao(BLANK), {
  shows:
    'Atenção! Falta menos de 10 minuto(s) para que o prazo disponibilizado da sua avaliação Simulado Luneta se encerre.',
  arrange: exam({ tempo_restante: 599 }),
});
export const TimeOver = story(questao(BLANK), { shows: 'Tempo esgotado', arrange: exam({ tempo_restante: 0 }) });
export const Leaving = pressed(
  story(questao(BLANK), { shows: 'Sair da avaliação?', arrange: exam() }),
  'Sair da avaliação',
);
export const HandingIn = pressed(
  story(questao(BLANK), { shows: 'Finalizar a avaliação?', arrange: exam({}, SAVED_NOTHING) }),
  'Finalizar Avaliação',
);
export const ReadOnly = story(questao(ENGLISH), {
  shows: 'Apenas visualização: respostas não podem ser alteradas.',
  person: PROFESSOR_WITH_BIA,
  arrange: exam(),
});
export const Loading = story(questao(BLANK), {
  shows: 'Carregando a prova',
  arrange: (server) => server.hold('getProvaResumo'),
});
export const Failed = story(questao(BLANK), {
  shows: 'Não foi possível abrir a prova',
  arrange: (server) => server.fail('getProvaResumo', 400),
});
export const QuestionLoading = story(questao(BLANK), {
  shows: 'Carregando a questão',
  arrange: exam({}, (server) => server.hold('getProvaQuestoes')),
});
export const QuestionFailed = story(questao(BLANK), {
  shows: 'Não foi possível carregar esta questão.',
  arrange: exam({}, (server) => {
    server.fail('getProvaQuestoes', 500);
    server.fail('getQuestao', 500);
  }),
});

/** The school repairs the question that is on screen: the first save brings the news. */
const repairedStory = (version: 1 | 2, reparo: 'anulada' | 'corrigida', shows: string) =>
  ({
    ...story(questao(BLANK), {
      version,
      shows,
      arrange: (server) => {
        const { materias, tempo_restante, qtde_itens_respondidos, servidor_em } = buildResumo();
        const repaired = materias.map((materia) => ({
          ...materia,
          itens: materia.itens.map((item) => (item.banco_questao_id === BLANK ? { ...item, reparo } : item)),
        }));
        server.respond('getProvaResumo', () =>
          server.calls('saveResposta').length === 0
            ? buildResumo()
            : buildResumo({ materias: repaired, revisao_prova: 1 }),
        );
        server.respond('saveResposta', {
          turma_avaliacao_questao_resposta_id:
            materias.flatMap(({ itens }) => itens).find((item) => item.banco_questao_id === BLANK)
              ?.turma_avaliacao_questao_resposta_id ?? 0,
          item_resposta: 2,
          seq: 1,
          gravada_em: servidor_em,
          tempo_restante,
          qtde_itens_respondidos,
          revisao_prova: 1,
          situacao: 'gravada',
        });
      },
    }),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await userEvent.click(await within(canvasElement).findByRole('radio', { name: /^Alternativa B:/u }));
    },
  }) as const;
export const Corrected = repairedStory(2, 'corrigida', 'A questão 3 foi corrigida. Confira sua resposta.');
export const Annulled = repairedStory(1, 'anulada', 'A questão 3 foi anulada e vale para todos.');

/** The connection falls while the exam is on screen. */
export const Offline = {
  ...story(questao(BLANK), {
    shows: 'Sem internet. Suas respostas estão guardadas neste aparelho e serão enviadas quando a internet voltar.',
    arrange: exam(),
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Finalizar Avaliação' });
    window.dispatchEvent(new Event('offline'));
  },
};
