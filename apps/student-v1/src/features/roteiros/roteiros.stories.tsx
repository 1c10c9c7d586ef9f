import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildAdaptadas, buildConta, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { story } from '../../testing/story.ts';
import { areas } from '../../testing/areas.ts';

export default { title: 'student-v1/roteiros' } satisfies Meta;

const PATH = '/v1/avaliacao_adaptadas';

const lista = (changes: Partial<ReturnType<typeof buildAdaptadas>>) => (server: MockServer) =>
  server.respond('listAvaliacaoAdaptadas', buildAdaptadas(changes));

export const Loaded = story(PATH, { shows: 'Boss Bloqueado', arrange: lista({ data: areas() }) });
export const Battle = story(PATH, {
  shows: 'Batalha em andamento',
  arrange: lista({ data: areas(2, { status_boss: 'iniciado', fase_atual: null, boss_tempo_restante: 1115 }) }),
});
export const ManySubjects = {
  ...story(PATH, { shows: 'Química', arrange: lista({ data: areas(9) }) }),
  // One a page on a phone, three on a desktop.
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await within(canvasElement).findByText(/^1\/[39]$/u);
  },
};
export const Closed = story(PATH, {
  shows: 'Encerrado: só para treinar',
  arrange: lista({ data: areas(1, { encerrado: true, status_boss: 'perdeu' }) }),
});
export const AreaWithoutContent = {
  ...story(PATH, { shows: 'Nenhum conteúdo a ser estudado', arrange: lista({ data: areas() }) }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Humanas' }));
  },
};
export const Nothing = story(PATH, {
  shows: 'Você não tem nenhuma prova ou roteiro cadastrado.',
  arrange: lista({ data: [], ciclos: [], ciclo_retornado: null }),
});
export const TestAccount = story(PATH, {
  shows: 'Resetar Roteiro',
  conta: buildConta({ versao: 1, conta_teste: true }),
});
export const Visitor = story(PATH, {
  shows: 'Boss Desbloqueado',
  person: PROFESSOR_WITH_BIA,
  arrange: lista({ data: areas() }),
});
export const Loading = story(PATH, {
  shows: 'Carregando os roteiros',
  arrange: (server) => server.hold('listAvaliacaoAdaptadas'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listAvaliacaoAdaptadas', 500),
});
export const Offline = story(PATH, { shows: 'Você está sem internet', arrange: (server) => server.setOffline(true) });
