import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { buildGestaoCurso, cursos } from '../../testing/cursos.ts';
import { GESTAO_VIDA } from '../../testing/people.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/cursos' } satisfies Meta;

const PATH = '/cursos';
const person = GESTAO_VIDA;

export const List = story(PATH, { person, shows: '3 cursos', arrange: cursos() });
export const Filtered = story(`${PATH}?situacao=rascunho`, { person, shows: '1 curso', arrange: cursos() });
export const NoMatch = story(`${PATH}?busca=zzz`, {
  person,
  shows: 'Nenhum curso encontrado com estes filtros. Limpe um deles para ver mais.',
  arrange: cursos(),
});
export const LongNames = story(PATH, {
  person,
  shows: '1 curso',
  arrange: cursos([
    buildGestaoCurso({
      nome_curso: 'Grandezas direta e inversamente proporcionais em situações do cotidiano de quem constrói',
      objeto_conhecimento_descricao: 'Razão, proporção, regra de três simples e composta',
      situacao: 'alterado',
    }),
  ]),
});
export const Empty = story(PATH, { person, shows: 'A escola ainda não tem cursos.', arrange: cursos([]) });
export const Loading = story(PATH, {
  person,
  shows: 'Carregando cursos',
  arrange: (server) => server.hold('listCursos'),
});
export const Failed = story(PATH, {
  person,
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listCursos', 500),
});
export const Offline = story(PATH, {
  person,
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
export const New = {
  ...story(PATH, { person, shows: 'Criar rascunho', arrange: cursos() }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Novo curso' }));
    await screen.findByRole('dialog', { name: 'Novo curso' });
  },
};
