import type { Meta } from '@storybook/react-vite';

import { LONG_NAME } from '../../testing/builders.ts';
import { ADMIN, staff } from '../../testing/people.ts';
import { story } from '../../testing/story.ts';
import { answer, buildDia, buildProva, QUIET } from '../../testing/hoje.ts';

export default { title: 'staff/hoje' } satisfies Meta;

export const Day = story('/hoje', { arrange: answer(), shows: '48 redações para corrigir' });
export const Quiet = story('/hoje', { arrange: answer(QUIET), shows: 'Nada espera por você agora.' });
export const ReadsOnly = story('/hoje', { arrange: answer(), person: staff('supervisor'), shows: 'Provas do dia' });
export const SeveralSchools = story('/hoje', { arrange: answer(), person: ADMIN, shows: 'Provas do dia' });
export const LongNames = story('/hoje', {
  arrange: answer({
    provas: buildDia().provas.map((prova) => ({
      ...prova,
      descricao: `${prova.descricao} de todas as áreas do conhecimento`,
    })),
    bloqueados: [
      { turma_aluno_id: 1, aluno_nome: LONG_NAME, turma_codigo: '3A', bloqueado_ate: '2026-11-23T09:57:00-03:00' },
    ],
  }),
  shows: 'Acesso bloqueado até 9h57',
});
export const ManyAtOnce = story('/hoje', {
  arrange: answer({
    provas: Array.from({ length: 9 }, (_, n) =>
      buildProva({ turma_avaliacao_id: 400 + n, avaliacao_conhecimento_id: 400 + n, descricao: `Prova ${n + 1}` }),
    ),
  }),
  shows: 'Provas do dia',
});
export const Waiting = story('/hoje', {
  arrange: (server) => void server.hold('getGestaoHoje'),
  shows: 'Carregando o dia',
});
export const Failed = story('/hoje', {
  arrange: (server) => server.fail('getGestaoHoje', 500),
  shows: 'Tentar de novo',
});
export const Offline = story('/hoje', {
  arrange: (server) => server.setOffline(true),
  shows: 'Você está sem internet',
});
