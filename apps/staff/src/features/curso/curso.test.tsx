import type { TestApp } from '@luneta/app-shell/testing';
import type { MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildCurso, buildRascunho, cursoServer } from '../../testing/cursos.ts';
import { axeViolations, open } from '../../testing/open.tsx';
import { GESTAO_VIDA } from '../../testing/people.ts';
import { PHONES } from '../../testing/sizes.ts';

const PATH = '/base_conhecimentos/12';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const part = (name: RegExp) => page.getByRole('button', { name });
const heading = page.getByRole('heading', { level: 1, name: 'Editar curso' });
const nome = field('Nome do curso');
const preview = page.getByRole('region', { name: 'Pré-visualização do aluno' });

async function openCurso(server: MockServer = cursoServer(), width = 1280) {
  await page.viewport(width, 900);
  const app = await open(PATH, { person: GESTAO_VIDA, server });
  await expect.element(heading).toBeVisible();
  return app;
}

const saved = ({ server }: TestApp) => server.calls('updateBaseConhecimento').map(({ body }) => body);

/** Somebody else saves version 7 with another first chapter. */
function somebodySaves(server: MockServer) {
  server.fail('updateBaseConhecimento', 409, { codigo: 'versao_desatualizada' });
  server.respond(
    'getBaseConhecimento',
    buildCurso({ versao: 7, capitulo_1: '<p>Texto da outra pessoa.</p>', capitulo_2: '<p>Outro segundo.</p>' }),
  );
}

describe('the parts', () => {
  it('are those of a course, in its order, and say how much is in them while they are closed', async () => {
    await openCurso();
    const titles = () =>
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map((heading) => heading.textContent)
        .slice(0, 8);
    await expect
      .poll(titles)
      .toEqual([
        'Estrutura do cursonome, frase, resumo',
        'Capítulo 1 — Reconhecer6 palavras',
        'Capítulo 2 — Montar a conta3 palavras',
        'Capítulo 3 — Conferir3 palavras',
        'Explicação resumida2 itens',
        'Resumo1 item',
        'Exercícios práticos1 exercício',
        'Quiz5 de 5 perguntas',
      ]);
    await expect.element(page.getByText('Matemática · Proporção · base 12')).toBeVisible();
    await expect.element(page.getByText('Publicado', { exact: true })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('all open stand the check of accessibility', async () => {
    await openCurso();
    for (const name of [/^Capítulo 1/, /^Explicação/, /^Resumo/, /^Exercícios/, /^Quiz/]) await part(name).click();
    await expect.element(field('Texto do capítulo 1')).toBeVisible();
    await expect.element(field('Enunciado').last()).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('of a list grow, move and shrink by buttons, and what is written is not lost without a question', async () => {
    await openCurso();
    await part(/^Explicação/).click();
    await button('Mover para baixo: Explicação 1').click();
    await expect.element(field('Explicação 1')).toHaveTextContent('Dobrar uma é dividir a outra.');
    await button('Adicionar explicação').click();
    await button('Excluir: Explicação 3').click();
    await expect.element(field('Explicação 3')).not.toBeInTheDocument();
    await button('Excluir: Explicação 1').click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await button('Excluir').click();
    await expect.element(field('Explicação 2')).not.toBeInTheDocument();
    await expect.element(field('Explicação 1')).toHaveTextContent('O produto é constante.');
  });

  it('of a new course have no quiz until one is made', async () => {
    await openCurso(cursoServer(buildRascunho()));
    await part(/^Quiz/).click();
    await button('Criar o quiz').click();
    await expect.element(part(/^Pergunta 5/)).toBeVisible();
    await expect.element(part(/^Quiz/)).toHaveAccessibleName(/0 de 5 perguntas/);
  });
});

describe('saving', () => {
  it('sends the whole course with the version it began from, by keyboard alone', async () => {
    const app = await openCurso();
    await expect.element(nome).toBeVisible();
    nome.element().focus();
    await userEvent.keyboard('{End} e diretas');
    await expect.element(page.getByText('Alterações não salvas').first()).toBeVisible();
    await expect.element(part(/^Estrutura/)).toHaveAccessibleName(/Alterada/);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Salvo com sucesso')).toBeVisible();
    const { estrutura } = buildCurso();
    expect(saved(app)).toMatchObject([
      { versao: 6, curso: { estrutura: { ...estrutura, nome_curso: 'Grandezas inversas e diretas' } } },
    ]);
    await expect.element(part(/^Estrutura/)).toHaveAccessibleName(/nome, frase, resumo/);
    await expect.element(page.getByText('Publicado, com mudanças que os alunos ainda não veem')).toBeVisible();
  });

  it('a chapter is written in the editor, and the next save replaces the version of the first', async () => {
    const app = await openCurso();
    await part(/^Capítulo 1/).click();
    await field('Texto do capítulo 1').click();
    await userEvent.keyboard('{Control>}{End}{/Control} Sempre.');
    await button('Salvar').click();
    await expect.element(page.getByText('Salvo com sucesso').first()).toBeVisible();
    nome.element().focus();
    await userEvent.keyboard('{End}!');
    await button('Salvar').click();
    await expect
      .poll(() => saved(app))
      .toMatchObject([
        { versao: 6, curso: { capitulo_1: '<p>O produto das duas não muda. Sempre.</p>' } },
        { versao: 7, curso: { estrutura: { nome_curso: 'Grandezas inversas!' } } },
      ]);
  });

  it('without a name says so at the field, which takes the focus, and sends nothing', async () => {
    const app = await openCurso();
    await userEvent.clear(nome);
    await button('Salvar').click();
    await expect.element(nome).toHaveFocus();
    await expect.element(nome).toHaveAccessibleDescription('Dê um nome ao curso.');
    await expect.element(part(/^Estrutura/)).toHaveAccessibleName(/1 campo para corrigir/);
    expect(saved(app)).toEqual([]);
    await userEvent.fill(nome, 'Outro nome');
    await expect.element(page.getByText('Dê um nome ao curso.')).not.toBeInTheDocument();
  });

  it('asks for the key of each question of a quiz', async () => {
    const app = await openCurso(cursoServer(buildRascunho()));
    await part(/^Quiz/).click();
    await button('Criar o quiz').click();
    await button('Salvar').click();
    await expect.element(page.getByRole('radio', { name: 'A alternativa A é a correta' }).first()).toHaveFocus();
    await expect.element(page.getByText('Marque a alternativa correta da pergunta 5.').first()).toBeVisible();
    expect(saved(app)).toEqual([]);
  });

  it('what was written is discarded after a question, and the saved text is back', async () => {
    const app = await openCurso();
    await userEvent.fill(nome, 'Outro nome');
    await button('Descartar').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar alterações' }).click();
    await expect.element(nome).toHaveValue('Grandezas inversas');
    await expect.element(button('Descartar')).not.toBeInTheDocument();
    expect(saved(app)).toEqual([]);
  });

  it('without a connection keeps the text, and says that it is not saved', async () => {
    const app = await openCurso();
    await userEvent.fill(nome, 'Outro nome');
    app.server.setOffline(true);
    await button('Salvar').click();
    await expect.element(page.getByText('Sem internet. Não foi salvo.')).toBeVisible();
    await expect.element(nome).toHaveValue('Outro nome');
    app.server.setOffline(false);
    await button('Salvar').click();
    await expect.element(page.getByText('Salvo com sucesso')).toBeVisible();
  });

  it('tells what the server refuses', async () => {
    const server = cursoServer();
    server.fail('updateBaseConhecimento', 422, { message: 'O texto do campo “Capítulo 1” ficou grande demais.' });
    await openCurso(server);
    await userEvent.fill(nome, 'Outro nome');
    await button('Salvar').click();
    await expect.element(page.getByText('O texto do campo “Capítulo 1” ficou grande demais.')).toBeVisible();
  });
});

describe('publishing', () => {
  it('names all that is missing, opens its parts and leads to the first', async () => {
    await openCurso(cursoServer(buildRascunho()));
    await button('Publicar').click();
    const problems = page.getByRole('region', { name: 'Falta isto para publicar' });
    await expect.element(problems).toBeVisible();
    const texts = problems
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
    expect(texts).toEqual([
      'Dê um nome ao capítulo 1.',
      'Dê um nome ao capítulo 2.',
      'Dê um nome ao capítulo 3.',
      'Escreva o capítulo 1.',
      'Escreva o capítulo 2.',
      'Escreva o capítulo 3.',
      'O quiz precisa ter cinco questões.',
    ]);
    await expect.element(field('Nome do capítulo 1')).toHaveFocus();
    await problems.getByRole('link', { name: 'Escreva o capítulo 3.' }).click();
    await expect.element(field('Texto do capítulo 3')).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
  });

  it('saves what is new first, then puts it before the students', async () => {
    const app = await openCurso(cursoServer(buildCurso({ situacao: 'alterado' })));
    await userEvent.fill(nome, 'Outro nome');
    await button('Publicar').click();
    const asked = page.getByRole('alertdialog', { name: 'Publicar “Outro nome”?' });
    await asked.getByRole('button', { name: 'Publicar' }).click();
    await expect.element(page.getByText('Curso publicado')).toBeVisible();
    expect(saved(app)).toHaveLength(1);
    expect(app.server.calls('setCursoPublicacao').map(({ body }) => body)).toEqual([{ publicado: true, versao: 7 }]);
    await expect.element(page.getByText('Publicado', { exact: true })).toBeVisible();
    await expect.element(button('Publicar')).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
  });

  it('can be taken back, after what the students lose is said', async () => {
    const app = await openCurso();
    await button('Tirar dos alunos').click();
    const asked = page.getByRole('alertdialog', { name: 'Tirar “Grandezas inversas” dos alunos?' });
    await expect.element(asked).toBeVisible();
    await asked.getByRole('button', { name: 'Tirar dos alunos' }).click();
    await expect.element(page.getByText('Rascunho', { exact: true })).toBeVisible();
    expect(app.server.calls('setCursoPublicacao').map(({ body }) => body)).toEqual([{ publicado: false, versao: 6 }]);
    await expect.element(heading).toHaveFocus();
  });
});

describe('two people at once', () => {
  it('a refused save shows both texts of each part that differs, and keeps what is chosen', async () => {
    const app = await openCurso();
    await part(/^Capítulo 1/).click();
    await field('Texto do capítulo 1').click();
    await userEvent.keyboard('{Control>}{End}{/Control} Meu texto.');
    somebodySaves(app.server);
    await button('Salvar').click();
    const title = 'Outra pessoa salvou este curso enquanto você escrevia';
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toHaveFocus();
    await expect.element(page.getByText('As duas pessoas mudaram esta parte.')).toBeVisible();
    await expect.element(page.getByText('Só a outra pessoa mudou esta parte.')).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'Capítulo 1: O seu texto' }))
      .toHaveTextContent('O produto das duas não muda. Meu texto.');
    const theirs = page.getByRole('region', { name: /^Capítulo 1: O texto salvo/ });
    await expect.element(theirs).toHaveTextContent('Texto da outra pessoa.');
    expect(await axeViolations()).toEqual([]);

    cursoAgain(app.server);
    await button('Continuar com as escolhas').click();
    await button('Salvar').click();
    await expect.element(page.getByText('Salvo com sucesso')).toBeVisible();
    expect(saved(app).at(-1)).toMatchObject({
      versao: 7,
      curso: { capitulo_1: '<p>O produto das duas não muda. Meu texto.</p>', capitulo_2: '<p>Outro segundo.</p>' },
    });
  });

  it('one can take the other text, or go back to the own one', async () => {
    const app = await openCurso();
    await userEvent.fill(nome, 'Meu nome');
    somebodySaves(app.server);
    await button('Salvar').click();
    await button('Voltar ao meu texto').click();
    await expect.element(nome).toHaveValue('Meu nome');
    await button('Salvar').click();
    const choice = page.getByRole('group', { name: 'Qual texto vale em Estrutura do curso?' });
    await choice.getByRole('radio', { name: /^O texto salvo/ }).click();
    await button('Continuar com as escolhas').click();
    await expect.element(nome).toHaveValue('Grandezas inversas');
    await expect.element(page.getByText('Alterações não salvas')).not.toBeInTheDocument();
  });

  it('a text without changes is brought up to date before it is published', async () => {
    const server = cursoServer(buildCurso({ situacao: 'alterado' }));
    await openCurso(server);
    server.fail('setCursoPublicacao', 409);
    server.respond('getBaseConhecimento', buildCurso({ versao: 7, situacao: 'alterado', capitulo_1: '<p>Novo.</p>' }));
    await button('Publicar').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
    await expect
      .element(page.getByText('Outra pessoa salvou este curso agora há pouco. Confira o texto antes de publicar.'))
      .toBeVisible();
    await expect.element(part(/^Capítulo 1/)).toHaveAccessibleName(/1 palavra/);
  });
});

/** The server takes saves again, from version 7 on. */
function cursoAgain(server: MockServer) {
  server.respond('updateBaseConhecimento', buildCurso({ versao: 8, situacao: 'alterado' }));
}

/** The list of courses stands, and the editor is gone with its guard. */
const arrived = () => expect.element(page.getByRole('heading', { level: 1, name: 'Cursos' })).toHaveFocus();

describe('unsaved work', () => {
  it('is not left behind without a question', async () => {
    const app = await openCurso();
    await userEvent.fill(nome, 'Outro nome');
    await page.getByRole('link', { name: 'Voltar para os cursos' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
    await asked.getByRole('button', { name: 'Continuar editando' }).click();
    expect(app.place()).toBe(PATH);
    await expect.element(nome).toHaveValue('Outro nome');
    await page.getByRole('link', { name: 'Voltar para os cursos' }).click();
    await asked.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
  });

  it('stays on the device and is offered back to the same person', async () => {
    const app = await openCurso();
    await userEvent.fill(nome, 'Nome não salvo');
    await page.getByRole('link', { name: 'Voltar para os cursos' }).click();
    await button('Sair sem salvar').click();
    await arrived();
    app.back();
    await expect.element(page.getByText(/^Há um rascunho deste aparelho, de .+\. Recuperar\?$/)).toBeVisible();
    await expect.element(nome).toHaveValue('Grandezas inversas');
    await button('Recuperar').click();
    await expect.element(nome).toHaveValue('Nome não salvo');
    await button('Salvar').click();
    await expect.element(page.getByText('Salvo com sucesso')).toBeVisible();
    await expect.poll(() => app.stored().local.filter((key) => key.includes('curso:12'))).toEqual([]);
  });

  it('is discarded only after a question', async () => {
    const app = await openCurso();
    await userEvent.fill(nome, 'Nome não salvo');
    await page.getByRole('link', { name: 'Voltar para os cursos' }).click();
    await button('Sair sem salvar').click();
    await arrived();
    app.back();
    await button('Descartar').click();
    const asked = page.getByRole('alertdialog', { name: 'Descartar o rascunho deste aparelho?' });
    await asked.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(page.getByText(/^Há um rascunho/)).not.toBeInTheDocument();
    await expect.element(nome).toHaveValue('Grandezas inversas');
    await expect.poll(() => app.stored().local.filter((key) => key.includes('curso:12'))).toEqual([]);
  });
});

describe('the preview', () => {
  it('follows what is typed, in the part that has the focus', async () => {
    await openCurso();
    await expect.element(preview.getByRole('heading', { name: 'Grandezas inversas' })).toBeVisible();
    await userEvent.fill(nome, 'Outro nome');
    await expect.element(preview.getByRole('heading', { name: 'Outro nome' })).toBeVisible();
    await part(/^Capítulo 2/).click();
    await expect.element(preview.getByText('Multiplique e divida.')).toBeVisible();
    await expect.element(preview.getByText('Capítulo 2')).toBeVisible();
  });

  it('draws formulas before the text is saved', async () => {
    await openCurso(cursoServer(buildCurso({ capitulo_1: String.raw`<p>A razão é \(\frac{3}{r}\).</p>` })));
    await part(/^Capítulo 1/).click();
    await expect.poll(() => preview.element().querySelector('math mfrac') !== null).toBe(true);
    await expect.element(preview.getByText('frac')).not.toBeInTheDocument();
  });

  it.each(PHONES)('stands in a view of its own at %i px, and nothing overflows', async (width) => {
    await openCurso(cursoServer(), width);
    await part(/^Quiz/).click();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await button('Ver como aluno').click();
    await expect.element(preview.getByText('Multiplique e divida.')).toBeVisible();
    await expect.element(nome).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });
});

describe('without a course', () => {
  it('one that does not exist says so, under the title', async () => {
    const server = cursoServer();
    server.fail('getBaseConhecimento', 404, { message: 'Não encontramos este curso.' });
    await openCurso(server);
    await expect.element(page.getByText('Não encontramos este curso.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('a failure can be tried again', async () => {
    const server = cursoServer();
    server.fail('getBaseConhecimento', 500);
    await openCurso(server);
    await expect.element(page.getByText('Não foi possível carregar')).toBeVisible();
    server.respond('getBaseConhecimento', buildCurso());
    await button('Tentar de novo').click();
    await expect.element(nome).toBeVisible();
  });
});

describe('a picture', () => {
  const SRC = `/api/v2/midias/1/${'0a'.repeat(32)}.png`;
  const dialog = page.getByRole('dialog', { name: 'Imagem' });
  const file = dialog.getByLabelText('Arquivo da imagem');

  async function openImage(server = cursoServer()) {
    const app = await openCurso(server);
    await button('Imagem').first().click();
    await expect.element(file).toHaveAccessibleDescription('PNG, JPEG, WebP ou GIF, até 2 MB.');
    return app;
  }

  it('is sent by its bytes and saved as an address with its description', async () => {
    const server = cursoServer();
    server.respond('createMidiaArquivo', { src: SRC, sha256: '0a'.repeat(32), bytes: 4 });
    const app = await openImage(server);
    expect(await axeViolations()).toEqual([]);
    await userEvent.upload(file, new File(['foto'], 'foto.png', { type: 'image/png' }));
    await expect.element(dialog.getByText('Imagem enviada.')).toBeVisible();
    expect(app.server.calls('createMidiaArquivo')).toMatchObject([
      { body: 'foto', query: { nome_arquivo: 'foto.png' } },
    ]);
    await dialog.getByLabelText('Descrição da imagem').fill('Um gráfico');
    await dialog.getByRole('button', { name: 'Inserir' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => JSON.stringify(saved(app))).toContain(`alt=\\"Um gráfico\\"`);
    expect(JSON.stringify(saved(app))).toContain(SRC);
  });

  it('that is too large is not sent; one that gets no answer stays to be tried again', async () => {
    const server = cursoServer();
    const app = await openImage(server);
    await userEvent.upload(file, new File([new Uint8Array(3 * 1024 * 1024)], 'g.png', { type: 'image/png' }));
    await expect
      .element(dialog.getByText('A imagem tem 3,0 MB e o limite é 2 MB. Diminua-a e escolha de novo.'))
      .toBeVisible();
    expect(app.server.calls('createMidiaArquivo')).toEqual([]);
    server.setOffline(true);
    await userEvent.upload(file, new File(['foto'], 'foto.png', { type: 'image/png' }));
    await expect
      .element(dialog.getByText('Sem internet: a imagem não foi enviada. Tente de novo quando a conexão voltar.'))
      .toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});

describe('[VOT-5] the contents of the topic', () => {
  it.each([1280, 360])('at %i px stand below with their votes, and a share from ten votes on', async (width) => {
    await openCurso(cursoServer(), width);
    const rows = page.getByRole(width === 1280 ? 'row' : 'listitem');
    const voted = rows.filter({ hasText: 'Razão e proporção em receitas' });
    await expect.element(voted.getByText('82%')).toBeVisible();
    const few = rows.filter({ hasText: 'Podcast sobre proporções na música' });
    await expect.element(few.getByText('—')).toBeVisible();
    await expect.element(few.getByText('4', { exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });

  it('are asked for again when they could not be read, and the course can be written all the same', async () => {
    const server = cursoServer();
    server.fail('listCursoConteudos', 500);
    await openCurso(server);
    await expect.element(nome).toBeVisible();
    server.respond('listCursoConteudos', []);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(page.getByText('Este assunto ainda não tem conteúdos.')).toBeVisible();
  });
});
