import type { Meta } from '@storybook/react-vite';

import { CLEAN, conferencia, RASCUNHO_ID } from '../../../testing/conferencia.ts';
import { staff } from '../../../testing/people.ts';
import { story } from '../../../testing/story.ts';

export default { title: 'staff/provas/conferir' } satisfies Meta;

const PATH = `/provas/rascunhos/${RASCUNHO_ID}/conferir`;

export const Faults = story(PATH, { shows: 'TRI indisponível: faltam as questões 23 e 31', arrange: conferencia() });
export const Clean = story(PATH, { shows: 'Pronta para usar', arrange: conferencia(CLEAN) });
export const ReadOnly = story(PATH, {
  shows: 'Você pode ver, mas só quem faz a prova conserta.',
  person: staff('supervisor'),
  arrange: conferencia({ editavel: false }),
});
export const WithoutFile = story(PATH, {
  shows: 'Esta prova não veio de um arquivo. Não há caderno para comparar.',
  arrange: conferencia({ areas: [] }),
});
export const Loading = story(PATH, {
  shows: 'Carregando a prova importada…',
  arrange: (server) => server.hold('getConferenciaImportada'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getConferenciaImportada', 500),
});
export const Offline = story(PATH, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
