import { buildGabaritoListado, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';

export default { title: 'student-v1/gabaritos' } satisfies Meta;

const PATH = '/v1/central_avaliacoes/gabaritos';
const YEAR = new Date().getFullYear();

type Listado = ReturnType<typeof buildGabaritoListado>;
const lista =
  (...avaliacoes: Listado[]) =>
  (server: MockServer) =>
    server.respond('listGabaritos', { avaliacoes });
const prova = (turma_avaliacao_id: number, date: string, changes: Partial<Listado> = {}) =>
  buildGabaritoListado({
    turma_avaliacao_id,
    data_aplicacao: `${date}T08:00:00-03:00`,
    is_only_redacao: false,
    disciplinas: ['Matemática'],
    ...changes,
  });

export const Loaded = story(PATH, {
  shows: 'Últimas avaliações',
  arrange: lista(
    prova(1, `${YEAR}-01-05`, { descricao: '2ª Avaliação: Humanas', nota_media: 75 }),
    prova(2, `${YEAR}-01-04`, { descricao: 'Oficina de redação', nota_media: null, situacao: 'em_correcao' }),
    prova(3, `${YEAR}-01-03`, { descricao: 'Simulado de Linguagens, Códigos e suas Tecnologias', nota_media: 100 }),
    prova(4, `${YEAR}-01-02`, { descricao: 'Prova de recuperação', nota_media: null, presente_avaliacao: false }),
    prova(5, `${YEAR - 1}-11-20`, { descricao: 'Avaliação bimestral', nota_media: 50, disciplinas: ['Química'] }),
    prova(6, `${YEAR - 1}-08-20`, { descricao: 'Diagnóstica', nota_media: 0 }),
  ),
});
export const Empty = story(PATH, { shows: 'Nenhuma avaliação foi finalizada este ano.', arrange: lista() });
export const Loading = story(PATH, {
  shows: 'Carregando os gabaritos',
  arrange: (server) => server.hold('listGabaritos'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listGabaritos', 500),
});
export const Offline = story(PATH, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
