import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { ADMIN, GESTAO_VIDA } from '../../testing/people.ts';
import { buildGestaoQuestao, questoes } from '../../testing/questoes.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/questoes' } satisfies Meta;

const PATH = '/questoes';
const person = GESTAO_VIDA;
type Play = { canvasElement: HTMLElement };

export const List = story(PATH, { person, shows: '3 questões', arrange: questoes() });
export const AsAdmin = story(PATH, { person: ADMIN, shows: '3 questões', arrange: questoes() });
export const Sealed = story(PATH, {
  person,
  shows: 'Lacrada até a liberação',
  arrange: questoes([
    buildGestaoQuestao({ lacrada: true, em_prova_nao_liberada: true, percentual_acerto: null }),
    buildGestaoQuestao({ banco_questao_id: 502, codigo: 'MAT-0502', situacao: 'rascunho', revisao: 3 }),
  ]),
});
export const Selected = {
  ...story(PATH, { person, shows: '1 questão selecionada', arrange: questoes() }),
  play: async ({ canvasElement }: Play) =>
    userEvent.click(await within(canvasElement).findByRole('checkbox', { name: /MAT-0501/u })),
};
export const Preview = {
  ...story(PATH, { person, shows: 'Como o aluno vê', arrange: questoes() }),
  play: async ({ canvasElement }: Play) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: /a questão MAT-0501/u })),
};
export const Exporting = {
  ...story(PATH, { person, shows: 'Gerar arquivo', arrange: questoes() }),
  play: async ({ canvasElement }: Play) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Exportar' })),
};
export const Columns = {
  ...story(PATH, { person, shows: 'Colunas da lista', arrange: questoes() }),
  play: async ({ canvasElement }: Play) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Colunas' })),
};
export const NoMatch = story(`${PATH}?busca=zzz`, {
  person,
  shows: 'Nenhuma questão encontrada com estes filtros. Limpe um deles para ver mais.',
  arrange: questoes(),
});
export const Empty = story(PATH, { person, shows: 'O banco ainda está vazio', arrange: questoes([]) });
export const Loading = story(PATH, {
  person,
  shows: 'Carregando questões',
  arrange: (server) => server.hold('listQuestoes'),
});
export const Failed = story(PATH, {
  person,
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listQuestoes', 500),
});
export const Offline = story(PATH, {
  person,
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
