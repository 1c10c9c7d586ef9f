import type { AdaptadaItens, Navbar } from '@luneta/api-client';
import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';

import { arrangeFase, FASE, item, PLANO } from '../../testing/fase.ts';
import { story } from '../../testing/story.ts';

export default { title: 'student-v1/exercicio' } satisfies Meta;

const PATH = `${FASE}/item/2`;
const phase = (itens: Partial<AdaptadaItens> = {}, navbar: Partial<Navbar> = {}) => ({
  arrange: (server: MockServer) => void arrangeFase(server, itens, navbar),
});

const choose = async (option: string) => {
  await userEvent.click(await screen.findByText(option));
  await userEvent.click(await screen.findByRole('button', { name: 'RESPONDER' }));
};

export const Calm = story(PATH, { shows: 'Questão 2 de 3', ...phase() });
export const Right = {
  ...story(PATH, { shows: 'Resposta certa!', ...phase() }),
  play: () => choose('30'),
};
export const Wrong = {
  ...story(PATH, { shows: 'Você perdeu uma vida...', ...phase() }),
  play: () => choose('20'),
};
export const Retry = {
  ...story(PATH, { shows: '2ª tentativa · vale 10', ...phase({ tentativa: 1 }) }),
  play: async () => {
    await choose('20');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: 'Tentar novamente' }));
  },
};
export const Shown = {
  ...story(PATH, { shows: 'Resposta certa: C', ...phase() }),
  play: async () => {
    await choose('20');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: 'CONTINUAR' }));
  },
};
export const LastLife = {
  ...story(PATH, { shows: 'Você perdeu uma vida...', ...phase({}, { qtde_vidas: 1 }) }),
  play: () => choose('20'),
};
export const NoLives = story(PATH, { shows: 'COMPRAR VIDAS', ...phase({}, { qtde_vidas: 0 }) });
export const Closed = story(PATH, { shows: 'Questão 2 de 3', ...phase({ encerrado: true }) });
export const SeenAgain = story(PATH, {
  shows: 'CONTINUAR',
  ...phase({ itens: [item(1), item(2, { vez: 2, bloqueado: true, acertou: false, gabarito: 'C', item_resposta: 1 })] }),
});
export const Plano = story(`${PLANO}/item/2`, { shows: 'Questão 2 de 3', ...phase() });
export const Visitor = story(PATH, { shows: 'PRÓXIMA', person: PROFESSOR_WITH_BIA, ...phase() });
export const Loading = story(PATH, {
  shows: 'Carregando a questão',
  arrange: (server) => server.hold('getAdaptadaItens'),
});
export const Locked = story(PATH, {
  shows: 'ITEM BLOQUEADO',
  arrange: (server) => server.fail('getAdaptadaItens', 409, { codigo: 'fase_bloqueada' }),
});
export const Nothing = story(PATH, { shows: 'Nenhuma questão agora', ...phase({ itens: [] }) });
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getAdaptadaItens', 500),
});
export const Offline = {
  ...story(PATH, {
    shows: 'Sua resposta está guardada e ainda não foi enviada.',
    arrange: (server) => {
      arrangeFase(server);
      const { fetch } = server;
      server.fetch = (request) =>
        request.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : fetch(request);
    },
  }),
  play: () => choose('30'),
};
