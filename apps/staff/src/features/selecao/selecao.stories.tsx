import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { ATIVO, buildTurma, LONG_NAME } from '../../testing/builders.ts';
import { LARGE_SCHOOL, school } from '../../testing/server.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/selecao' } satisfies Meta;

const PATH = '/conta/selecao_aluno';
type Played = { canvasElement: HTMLElement };

export const Loaded = story(PATH, { shows: 'Centro' });
export const LargeSchool = story(PATH, { shows: 'Escolher na lista', arrange: school(LARGE_SCHOOL) });
export const SeveralSchools = {
  ...story(PATH, {
    shows: 'Escolher na lista',
    arrange: school([buildTurma(), buildTurma({ turma_id: 51, escola_nome: 'Escola Boreal' })]),
  }),
  // Over its campuses in columns, beside each of them on a phone.
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByText(/Escola Boreal/u);
  },
};
export const LongNames = {
  ...story(PATH, {
    shows: LONG_NAME,
    arrange: school([
      {
        ...buildTurma({ sede_nome: 'Jardim das Acácias Imperiais de Nossa Senhora' }),
        alunos: [{ aluno_nome: LONG_NAME, turma_aluno_id: 999_999_999, avatar_code: 5, ...ATIVO }],
      },
    ]),
  }),
  play: async ({ canvasElement }: Played) => {
    const screen = within(canvasElement);
    await screen.findAllByText(/^Jardim das Acácias/);
    for (const name of [/^Jardim das Acácias/, /^3ª Série$/, /^3A · Manhã/]) {
      const button = screen.queryByRole('button', { name });
      if (button) await userEvent.click(button);
    }
  },
};
export const NotFound = {
  ...story(PATH, { shows: 'Aluno não encontrado' }),
  play: async ({ canvasElement }: Played) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Código do aluno'), '99999');
    await userEvent.click(screen.getByRole('button', { name: 'Acessar experiência' }));
  },
};
export const Recent = {
  ...story(PATH, { shows: 'Abertos recentemente' }),
  play: async ({ canvasElement }: Played) => {
    const screen = within(canvasElement);
    for (const [codigo, nome] of [
      ['31001', 'Bento Amado, '],
      ['21000', 'Ana Amado, '],
    ] as const) {
      const field = await screen.findByLabelText('Código do aluno');
      await userEvent.clear(field);
      await userEvent.type(field, codigo);
      await userEvent.click(screen.getByRole('button', { name: 'Acessar experiência' }));
      await screen.findByRole('heading', { name: 'Abrindo a experiência' });
      // As coming back from the student's deployment, once it was left for.
      await waitFor(async () => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        await expect(screen.getAllByRole('listitem').some((chip) => chip.textContent?.includes(nome))).toBe(true);
      });
    }
  },
};
const openTurma = async ({ canvasElement }: Played) => {
  const screen = within(canvasElement);
  await screen.findAllByText(/^Centro/);
  for (const name of [/^Centro$/, /^3ª Série$/, /^3A · Manhã/]) {
    const button = screen.queryByRole('button', { name });
    if (button) await userEvent.click(button);
  }
};
export const ClassLoading = {
  ...story(PATH, {
    shows: 'Carregando alunos',
    arrange: (server) => {
      school()(server);
      server.hold('listGestaoAcompanhamento');
    },
  }),
  play: openTurma,
};
export const ClassFailed = {
  ...story(PATH, {
    shows: 'Não foi possível carregar',
    arrange: (server) => {
      school()(server);
      server.fail('listGestaoAcompanhamento', 500);
    },
  }),
  play: openTurma,
};
export const Empty = story(PATH, {
  shows: 'Nenhuma turma disponível para o seu perfil. Fale com a secretaria da escola.',
  arrange: school([]),
});
export const Loading = story(PATH, {
  shows: 'Carregando turmas',
  arrange: (server) => server.hold('listGestaoTurmas'),
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listGestaoTurmas', 500),
});
export const Offline = story(PATH, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
