import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { buildCurso, buildRascunho, curso } from '../../testing/cursos.ts';
import { GESTAO_VIDA } from '../../testing/people.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/curso' } satisfies Meta;

const PATH = '/base_conhecimentos/12';
const person = GESTAO_VIDA;
type Played = { canvasElement: HTMLElement };
const played = (shown: ReturnType<typeof story>, play: (screen: ReturnType<typeof within>) => Promise<void>) => ({
  ...shown,
  play: ({ canvasElement }: Played) => play(within(canvasElement)),
});

const rich = buildCurso({
  situacao: 'alterado',
  capitulo_1: String.raw`<h2>O que é uma proporção inversa?</h2><p>Duas grandezas são <strong>inversamente proporcionais</strong> quando o produto delas não muda: \(x \cdot y = k\).</p><table><thead><tr><th>Torneiras</th><th>Horas</th></tr></thead><tbody><tr><td>4</td><td>6</td></tr><tr><td>8</td><td>3</td></tr></tbody></table>`,
});
const rename = async (screen: ReturnType<typeof within>) => {
  const nome = await screen.findByRole('textbox', { name: 'Nome do curso' });
  await userEvent.type(nome, ' e diretas');
};

export const Structure = story(PATH, { person, shows: 'Estrutura do curso', arrange: curso() });
export const Chapter = played(
  story(PATH, { person, shows: 'Estrutura do curso', arrange: curso(rich) }),
  async (screen) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Estrutura/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Capítulo 1/ }));
    await screen.findByRole('textbox', { name: 'Texto do capítulo 1' });
  },
);
export const NewImage = played(
  story(PATH, { person, shows: 'Arquivo da imagem', arrange: curso() }),
  async (screen) => {
    const [tool] = await screen.findAllByRole('button', { name: 'Imagem' });
    if (tool) await userEvent.click(tool);
  },
);
export const Contents = story(PATH, { person, shows: 'Razão e proporção em receitas', arrange: curso() });
export const NoContents = story(PATH, {
  person,
  shows: 'Este assunto ainda não tem conteúdos.',
  arrange: (server) => {
    curso()(server);
    server.respond('listCursoConteudos', []);
  },
});
export const Draft = story(PATH, { person, shows: 'Rascunho', arrange: curso(buildRascunho()) });
export const Unsaved = played(story(PATH, { person, shows: 'Alterações não salvas', arrange: curso() }), rename);
export const Invalid = played(
  story(PATH, { person, shows: 'Falta isto para publicar', arrange: curso(buildRascunho()) }),
  async (screen) => userEvent.click(await screen.findByRole('button', { name: 'Publicar' })),
);
export const QuizOpen = played(story(PATH, { person, shows: 'Pergunta 1', arrange: curso() }), async (screen) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Estrutura/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Quiz/ }));
});
export const Conflict = played(
  story(PATH, {
    person,
    shows: 'Outra pessoa salvou este curso enquanto você escrevia',
    arrange: (server: MockServer) => {
      server.respond('getBaseConhecimento', () =>
        server.calls('updateBaseConhecimento').length === 0
          ? buildCurso()
          : buildCurso({
              versao: 7,
              estrutura: { ...buildCurso().estrutura, nome_curso: 'Proporção inversa' },
              capitulo_1: '<p>Texto da outra pessoa.</p>',
            }),
      );
      server.fail('updateBaseConhecimento', 409);
    },
  }),
  async (screen) => {
    await rename(screen);
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
  },
);
export const SaveFailed = played(
  story(PATH, {
    person,
    shows: 'Erro interno do servidor.',
    arrange: (server: MockServer) => {
      curso()(server);
      server.fail('updateBaseConhecimento', 500, { message: 'Erro interno do servidor.' });
    },
  }),
  async (screen) => {
    await rename(screen);
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
  },
);
export const Loading = story(PATH, {
  person,
  shows: 'Carregando curso',
  arrange: (server) => server.hold('getBaseConhecimento'),
});
export const Failed = story(PATH, {
  person,
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getBaseConhecimento', 500),
});
export const Offline = story(PATH, {
  person,
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
