import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { RoteiroMateria } from '@luneta/api-client';
import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';
import { buildRoteiroMateria } from '../../testing/trilha-builders.ts';

export default { title: 'student-v2/trilha' } satisfies Meta;

const PLACE = '/trilhas/1201/1';
const FASES = [
  { objeto_conhecimento_descricao: 'Grandezas e unidades', qtde_estrelas: 3, confiabilidade: 0.9 },
  { objeto_conhecimento_descricao: 'Movimento uniforme', qtde_estrelas: 3, confiabilidade: 0.85 },
  { objeto_conhecimento_descricao: 'Movimento variado', qtde_estrelas: 1, secao: 'Prática' },
  { objeto_conhecimento_descricao: 'Queda livre e lançamento vertical', qtde_estrelas: 3, secao: 'Prática' },
  { objeto_conhecimento_descricao: 'Movimento circular uniforme', qtde_estrelas: 2, confiabilidade: 0.4 },
  { objeto_conhecimento_descricao: 'Leis de Newton e atrito', confiabilidade: 0.7, secao: 'Prática' },
  { objeto_conhecimento_descricao: 'Trabalho e energia', confiabilidade: 0.3, secao: 'Aprofundamento' },
  { objeto_conhecimento_descricao: 'Impulso e quantidade de movimento', confiabilidade: 0.2, secao: 'Aprofundamento' },
];
const given = (trilha: RoteiroMateria) => (server: MockServer) => server.respond('getRoteiroMateria', trilha);

export const Open = story(PLACE, {
  shows: '5 de 8 fases',
  arrange: given(buildRoteiroMateria(FASES, { progresso: 5 / 8 })),
});
export const Closed = story(PLACE, {
  shows: 'Interações desativadas',
  arrange: given(
    buildRoteiroMateria(FASES, { progresso: 5 / 8, trilha_aberta: false, data_fim: '2026-06-19T23:59:00-03:00' }),
  ),
});
export const Staff = story(PLACE, {
  shows: 'Estimativa por questão',
  person: PROFESSOR_WITH_BIA,
  arrange: given(
    buildRoteiroMateria(
      FASES.map((fase, n) => ({
        ...fase,
        questoes_prova: [
          { numero: n + 1, desempenho_esperado: (n + 1) / 10 },
          { numero: n + 9, desempenho_esperado: null },
        ],
      })),
    ),
  ),
});
export const WithoutPhases = story(PLACE, {
  shows: 'Este roteiro ainda não tem fases.',
  arrange: given(buildRoteiroMateria([])),
});
export const NotFound = story(PLACE, {
  shows: 'Não encontramos este roteiro.',
  arrange: (server) => server.fail('getRoteiroMateria', 404, { message: 'Não encontramos este roteiro.' }),
});
export const Loading = story(PLACE, {
  shows: 'Carregando roteiro',
  arrange: (server) => server.hold('getRoteiroMateria'),
});
export const Failed = story(PLACE, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getRoteiroMateria', 500),
});
export const Offline = story(PLACE, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
