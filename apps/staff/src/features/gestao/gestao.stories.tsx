import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { ATIVO, buildTurma, LONG_NAME } from '../../testing/builders.ts';
import { GESTAO_VIDA } from '../../testing/people.ts';
import { LARGE_SCHOOL, school } from '../../testing/server.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/gestao' } satisfies Meta;

const PATH = '/gestao_acompanhamento';
type Play = (screen: ReturnType<typeof within>) => Promise<void>;
const played = (made: ReturnType<typeof story>, play: Play) => ({
  ...made,
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => play(within(canvasElement)),
});
const openStudent: Play = async (screen) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Mais opções de Bento Amado, código/u }));
};
const askReset: Play = async (screen) => {
  await openStudent(screen);
  await userEvent.click(await screen.findByRole('button', { name: 'Resetar senha' }));
};
const confirmReset: Play = async (screen) => {
  await askReset(screen);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Resetar senha' }));
};

export const Loaded = story(PATH, { shows: 'Mostrando 1–7' });
export const LargeSchool = story(PATH, { shows: 'Mostrando 1–50', arrange: school(LARGE_SCHOOL) });
export const LongNames = story(PATH, {
  shows: LONG_NAME,
  arrange: school([
    {
      ...buildTurma({ sede_nome: 'Jardim das Acácias Imperiais de Nossa Senhora' }),
      alunos: [{ aluno_nome: LONG_NAME, turma_aluno_id: 999_999_999_999, avatar_code: 5, ...ATIVO }],
    },
  ]),
});
export const Filtered = story(`${PATH}?sede=Centro&busca=ana`, { shows: 'Mostrando 1–3' });
export const FilteredNone = story(`${PATH}?busca=zzz`, {
  shows: 'Nenhum aluno encontrado com estes filtros. Limpe um deles para ver mais.',
});
export const FilterSheet = played(story(PATH, { shows: 'Série' }), async (screen) => {
  await screen.findByText('Mostrando 1–7');
  const button = screen.queryByRole('button', { name: 'Filtros' });
  if (button) await userEvent.click(button);
});
export const Empty = story(PATH, {
  shows: 'Nenhum aluno disponível para o seu perfil. Fale com a secretaria da escola.',
  arrange: school([]),
});
export const Loading = story(PATH, {
  shows: 'Carregando alunos',
  arrange: (server) => server.hold('listGestaoAcompanhamento'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listGestaoAcompanhamento', 500),
});
export const Offline = story(PATH, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
export const Student = played(story(PATH, { shows: 'Escola Aurora' }), openStudent);
export const StudentMayReset = played(story(PATH, { person: GESTAO_VIDA, shows: 'Resetar senha' }), openStudent);
export const ResetAsked = played(
  story(PATH, {
    person: GESTAO_VIDA,
    shows:
      'Bento Amado (3ª Série · 3A, código 31001) vai receber uma senha nova, e a atual deixa de funcionar na hora, em todos os aparelhos.',
  }),
  askReset,
);
export const ResetDone = played(
  story(PATH, {
    person: GESTAO_VIDA,
    shows: 'Senha resetada com sucesso',
    arrange: (server) => {
      school()(server);
      server.respond('changeSenha', { message: 'Senha resetada com sucesso', nova_senha: 'k7Rm2Qx9Lp' });
    },
  }),
  confirmReset,
);
export const ResetFailed = played(
  story(PATH, {
    person: GESTAO_VIDA,
    shows: 'Erro interno do servidor.',
    arrange: (server) => {
      school()(server);
      server.fail('changeSenha', 500, { message: 'Erro interno do servidor.' });
    },
  }),
  confirmReset,
);
