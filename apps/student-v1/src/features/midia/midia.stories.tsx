import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildAdaptadaMidias, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { arrangeFase, FASE, PLANO } from '../../testing/fase.ts';
import { story } from '../../testing/story.ts';

export default { title: 'student-v1/midia' } satisfies Meta;

const PATH = `${FASE}/midia/1`;
const [VIDEO, ARTIGO, PODCAST] = buildAdaptadaMidias().conteudos;
const many = [VIDEO, ARTIGO, PODCAST, ARTIGO, ARTIGO, PODCAST].flatMap((one, index) =>
  one === undefined
    ? []
    : {
        ...one,
        id: 900 + index,
        index,
        url: one.tipo === 'video' ? 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' : one.url,
      },
);
const media =
  (changes: Parameters<typeof buildAdaptadaMidias>[0] = {}, qtde_moedas = 340) =>
  (server: MockServer) => {
    arrangeFase(server, {}, { qtde_moedas });
    server.respond('getAdaptadaMidias', buildAdaptadaMidias(changes));
  };

export const Video = story(PATH, { shows: 'Outras sugestões', arrange: media({ conteudos: many }) });
export const Elsewhere = story(PATH, { shows: 'Outras sugestões', arrange: media() });
export const OnlyOne = story(PATH, { shows: 'Dica da Pipa', arrange: media({ conteudos: ARTIGO ? [ARTIGO] : [] }) });
export const Poor = story(PATH, { shows: 'saldo insuficiente', arrange: media({}, 14) });
export const Plano = story(`${PLANO}/midia/1`, { shows: 'Outras sugestões', arrange: media({ conteudos: many }) });
export const Visitor = story(PATH, {
  shows: 'Você está apenas visualizando.',
  person: PROFESSOR_WITH_BIA,
  arrange: media(),
});
export const Loading = story(PATH, {
  shows: 'Carregando os conteúdos',
  arrange: (server) => server.hold('getAdaptadaMidias'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getAdaptadaMidias', 500),
});
