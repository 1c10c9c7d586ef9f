import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildAdaptadaMateria, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { story } from '../../testing/story.ts';
import { fases } from '../../testing/fases.ts';

export default { title: 'student-v1/materia' } satisfies Meta;

const ROTEIRO = '/v1/avaliacao_adaptadas/roteiro_estudos/280/1';
const PLANO = '/v1/avaliacao_adaptadas/plano_acoes/280/1';

const materia = (changes: Parameters<typeof buildAdaptadaMateria>[0]) => (server: MockServer) =>
  server.respond('getAvaliacaoAdaptada', buildAdaptadaMateria(changes));

export const Roteiro = story(ROTEIRO, {
  shows: 'Termine os desafios para desbloquear o Boss!',
  arrange: materia({ fases: fases(20, 7), qtde_itens_respondeu: 29, qtde_itens_total: 50 }),
});
export const Plano = story(PLANO, {
  shows: 'Plano de Ação',
  arrange: materia({ fases: fases(12, 10), qtde_itens_respondeu: 41, qtde_itens_total: 54 }),
});
export const BossOpen = story(PLANO, {
  shows: 'Seu grande momento chegou!!',
  arrange: materia({
    fases: fases(8, 9),
    status_boss: 'desbloqueado',
    qtde_itens_respondeu: 40,
    qtde_itens_total: 40,
  }),
});
export const BossWon = story(ROTEIRO, {
  shows: 'Você derrotou o Boss!!',
  arrange: materia({ fases: fases(4, 9), status_boss: 'venceu' }),
});
export const BossLost = story(ROTEIRO, {
  shows: 'Não desanime, você pega ele na próxima...',
  arrange: materia({ fases: fases(4, 9), status_boss: 'perdeu' }),
});
export const WithoutBoss = story(ROTEIRO, {
  shows: 'Matemática',
  arrange: materia({ fases: fases(5, 2), status_boss: null, existe_boss: false }),
});
export const Closed = story(ROTEIRO, {
  shows: 'As fases continuam abertas para treinar. Treino não gasta vidas nem dá estrelas ou moedas.',
  arrange: materia({ fases: fases(8, 4, false), encerrado: true }),
});
export const Visitor = story(ROTEIRO, {
  shows: 'Seu grande momento chegou!!',
  person: PROFESSOR_WITH_BIA,
  arrange: materia({ fases: fases(8, 4) }),
});
export const Locked = {
  ...story(ROTEIRO, { shows: 'ITEM BLOQUEADO', arrange: materia({ fases: fases(8, 4) }) }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Fase 6/u }));
  },
};
export const Explanation = story(PLANO, {
  shows: 'Não mostrar explicação novamente.',
  arrange: materia({ tipo_avaliacao: 'PlanoAcao', exibir_explicacao_plano_acao: true }),
});
export const NoPhases = story(ROTEIRO, {
  shows: 'As fases deste roteiro ainda estão sendo preparadas. Volte daqui a pouco.',
  arrange: materia({ fases: [], status_boss: null, existe_boss: false }),
});
export const Loading = story(ROTEIRO, {
  shows: 'Carregando as fases',
  arrange: (server) => server.hold('getAvaliacaoAdaptada'),
});
export const Offline = story(ROTEIRO, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
export const Failed = story(ROTEIRO, {
  shows: 'Eita!',
  arrange: (server) => server.fail('getAvaliacaoAdaptada', 500),
});
