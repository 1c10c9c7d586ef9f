import type { StaffPerfil } from '@luneta/domain';
import { createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildGestaoCurso, buildRascunho, curso, cursos } from '../../testing/cursos.ts';
import { axeViolations, open } from '../../testing/open.tsx';
import { GESTAO_VIDA, staff } from '../../testing/people.ts';
import { PHONES } from '../../testing/sizes.ts';

const PATH = '/cursos';
const LONG = 'Grandezas direta e inversamente proporcionais em situações do cotidiano de quem constrói';

function server(list?: Parameters<typeof cursos>[0]) {
  const made = createMockServer();
  cursos(list)(made);
  return made;
}

async function openList(path = PATH, mock = server(), width = 1280) {
  await page.viewport(width, 800);
  const app = await open(path, { person: GESTAO_VIDA, server: mock });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
  return app;
}

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((head) => head.textContent);

describe('the list', () => {
  it('says of each course its subject, its state and how many phases show it, and leads to its editor', async () => {
    await openList();
    await expect.element(page.getByText('3 cursos')).toBeVisible();
    const row = page.getByRole('row', { name: /Cadeias alimentares/ });
    await expect.element(row.getByText('Biologia · Relações ecológicas')).toBeVisible();
    await expect.element(row.getByText('Rascunho')).toBeVisible();
    await expect
      .element(row.getByRole('link', { name: 'Editar o curso Cadeias alimentares' }))
      .toHaveAttribute('href', '/base_conhecimentos/15');
    expect(await axeViolations()).toEqual([]);
  });

  it('reads its filters from the address and asks the server for them', async () => {
    const app = await openList(`${PATH}?situacao=rascunho&busca=cad&materia=4`);
    await expect.element(page.getByText('1 curso', { exact: true })).toBeVisible();
    expect(names()).toHaveLength(1);
    await expect.element(page.getByLabelText('Situação')).toHaveValue('rascunho');
    await expect.element(page.getByLabelText('Matéria')).toHaveValue('4');
    expect(app.server.calls('listCursos').map(({ query }) => query)).toContainEqual({
      busca: 'cad',
      materia_id: '4',
      situacao: 'rascunho',
    });
  });

  it('typing and choosing go into the address', async () => {
    const app = await openList();
    await expect.element(page.getByText('3 cursos')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar curso' }).click();
    await userEvent.keyboard('fra');
    await expect.element(page.getByText('1 curso', { exact: true })).toBeVisible();
    await page.getByLabelText('Situação').selectOptions('Com mudanças não publicadas');
    await expect.poll(() => app.place()).toBe(`${PATH}?busca=fra&situacao=alterado`);
  });

  it('with nothing for these filters says so, and they are cleared at once', async () => {
    const app = await openList(`${PATH}?busca=zzz`);
    await expect
      .element(page.getByText('Nenhum curso encontrado com estes filtros. Limpe um deles para ver mais.'))
      .toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Limpar' }).last().click();
    await expect.element(page.getByText('3 cursos')).toBeVisible();
    expect(app.place()).toBe(PATH);
  });

  it('comes page by page, and a page that fails is asked for again', async () => {
    const mock = createMockServer();
    mock.respond(
      'listCursos',
      ({ query }) => {
        const first = query['cursor'] === undefined;
        return [buildGestaoCurso({ base_conhecimento_id: first ? 1 : 2, nome_curso: first ? 'Primeiro' : 'Segundo' })];
      },
      ({ query }) => (query['cursor'] === undefined ? { 'proximo-cursor': 'x' } : {}),
    );
    await openList(PATH, mock);
    await expect.element(page.getByText('Mais de 1 cursos')).toBeVisible();
    mock.setOffline(true);
    await page.getByRole('button', { name: 'Carregar mais cursos' }).click();
    await expect.element(page.getByText('Não foi possível carregar mais cursos')).toBeVisible();
    mock.setOffline(false);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(page.getByText('2 cursos')).toBeVisible();
  });

  it.each(PHONES)('is cards that fit %i px, long names too', async (width) => {
    await openList(PATH, server([buildGestaoCurso({ nome_curso: LONG })]), width);
    await expect.element(page.getByRole('heading', { level: 2, name: new RegExp(LONG) })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });

  it('of a school without courses is empty', async () => {
    await openList(PATH, server([]));
    await expect.element(page.getByText('A escola ainda não tem cursos.')).toBeVisible();
  });
});

const OBJETOS = [
  {
    objeto_conhecimento_id: 81,
    objeto_conhecimento_descricao: 'Relações ecológicas',
    materia_id: 4,
    materia_nome: 'Biologia',
  },
  {
    objeto_conhecimento_id: 90,
    objeto_conhecimento_descricao: 'Razão e proporção',
    materia_id: 1,
    materia_nome: 'Matemática',
  },
];

describe('a new course', () => {
  const dialog = page.getByRole('dialog', { name: 'Novo curso' });
  const create = dialog.getByRole('button', { name: 'Criar rascunho' });
  const name = dialog.getByLabelText('Nome do curso');

  async function begin(mock: MockServer) {
    const app = await openList(PATH, mock);
    await page.getByRole('button', { name: 'Novo curso' }).click();
    await expect.element(dialog).toBeVisible();
    return app;
  }

  it('is begun by keyboard from a topic without one, and opens in its editor as a draft', async () => {
    const mock = server();
    curso(buildRascunho())(mock);
    mock.respond('listObjetosSemCurso', ({ query }) =>
      OBJETOS.filter(({ materia_nome }) => query['busca'] !== 'eco' || materia_nome === 'Biologia'),
    );
    const app = await begin(mock);
    await create.click();
    await expect.element(dialog.getByRole('link', { name: 'Escolha um assunto da lista.' })).toBeVisible();
    await expect.element(name).toHaveAccessibleDescription(expect.stringContaining('Escreva o nome do curso.'));
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('combobox', { name: 'Assunto' }).click();
    await userEvent.keyboard('eco');
    await expect.poll(() => mock.calls('listObjetosSemCurso').at(-1)?.query).toEqual({ busca: 'eco' });
    await expect.element(page.getByRole('option', { name: /Razão/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('option', { name: /Relações ecológicas/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('combobox', { name: 'Assunto' })).toHaveValue('Relações ecológicas');
    await name.fill(' Cadeias alimentares ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => app.place()).toBe('/base_conhecimentos/15');
    expect(mock.calls('createCurso')).toMatchObject([
      { body: { objeto_conhecimento_id: 81, nome_curso: 'Cadeias alimentares' } },
    ]);
    await expect.element(page.getByText('Rascunho').first()).toBeVisible();
  });

  it('of a topic that got one meanwhile says so and keeps what was typed', async () => {
    const mock = server();
    mock.fail('createCurso', 409, {
      codigo: 'curso_existente',
      message: 'Este objeto de conhecimento já tem um curso.',
    });
    await begin(mock);
    await dialog.getByRole('combobox', { name: 'Assunto' }).click();
    await page.getByRole('option', { name: /Razão e proporção/ }).click();
    await name.fill('Razões');
    await create.click();
    await expect.element(dialog.getByText('Este assunto já tem um curso. Escolha outro.')).toBeVisible();
    await expect.element(name).toHaveValue('Razões');
  });
});

it.each(['professor', 'coordenador', 'admin', 'gestao_escola', 'diretor', 'supervisor'] satisfies StaffPerfil[])(
  '%s finds no courses',
  async (perfil) => {
    const app = await open(PATH, { person: staff(perfil), server: server() });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ops...' })).toBeVisible();
    expect(app.server.calls('listCursos')).toEqual([]);
  },
);
