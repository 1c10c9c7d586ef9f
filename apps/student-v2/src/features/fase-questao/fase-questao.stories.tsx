import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { RoteiroFase } from '@luneta/api-client';
import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';
import { buildFase, buildItem } from '../../testing/trilha-builders.ts';

export default { title: 'student-v2/fase-questao' } satisfies Meta;

const PLACE = '/trilhas/1201/1/5102/questao/1';
const given = (changes: Partial<RoteiroFase>) => (server: MockServer) =>
  server.respond('getRoteiroFase', buildFase(changes));

export const ToAnswer = story(PLACE, { shows: 'Escolha uma alternativa para responder.', arrange: given({}) });
export const Right = story(PLACE, {
  shows: 'Resposta certa!',
  arrange: given({ items: [buildItem({ item_resposta: 3, gabarito: 'C' })] }),
});
export const Wrong = story(PLACE, {
  shows: 'Ainda não foi dessa vez',
  arrange: given({
    items: [
      buildItem({ item_resposta: 1, gabarito: 'C', comentario: '<p>1.200 dividido por 40 dá 30 minutos.</p>' }),
      buildItem({ ordem: 2, trilha_item_id: 70002 }),
    ],
  }),
});
export const KeyWithheld = story(PLACE, {
  shows: 'Resposta salva',
  arrange: given({ items: [buildItem({ item_resposta: 1 })] }),
});
export const Closed = story(PLACE, {
  shows: 'Este roteiro foi encerrado. Esta questão ficou sem resposta.',
  arrange: given({ trilha_aberta: false }),
});
export const ReadOnly = story(PLACE, {
  shows: 'Só quem estuda esta fase pode responder.',
  person: PROFESSOR_WITH_BIA,
  arrange: given({}),
});
export const Loading = story(PLACE, {
  shows: 'Carregando questão',
  arrange: (server) => {
    server.respond('getRoteiroFase', buildFase());
    server.hold('getQuestao');
  },
});
export const Failed = story(PLACE, {
  shows: 'Não foi possível carregar',
  arrange: (server) => {
    server.respond('getRoteiroFase', buildFase());
    server.fail('getQuestao', 500);
  },
});
export const Offline = story(PLACE, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
