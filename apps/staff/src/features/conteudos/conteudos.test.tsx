import { createMockServer } from '@luneta/testing';
import { loadFonts } from '@luneta/ui/load-fonts';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildConteudo, CONTEUDOS, conteudos } from '../../testing/conteudos.ts';
import { axeViolations, open } from '../../testing/open.tsx';
import { GESTAO_VIDA, staff } from '../../testing/people.ts';

const PATH = '/conteudos';

async function openList(path = PATH, { person = GESTAO_VIDA, width = 1280, list = CONTEUDOS } = {}) {
  await page.viewport(width, 800);
  const server = createMockServer();
  conteudos(list)(server);
  const app = await open(path, { person, server });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Conteúdos' })).toBeVisible();
  return app;
}
const bodyOf = (
  app: Awaited<ReturnType<typeof openList>>,
  call: 'createConteudo' | 'saveConteudo' | 'setConteudoOrdem',
) => app.server.calls(call).map(({ body }) => body);

it('says of each its type, host, topic, use and what the check of its link said', async () => {
  await openList();
  const row = page.getByRole('row', { name: /Gráficos para explorar/u });
  await expect.element(row.getByText('Não abriu')).toBeVisible();
  await expect.element(row.getByText('em 20/11/2026')).toBeVisible();
  await expect.element(row.getByText('Usado em 3 roteiros')).toBeVisible();
  await expect.element(row.getByRole('link', { name: /^graficos\.example/u })).toHaveAttribute('target', '_blank');
  await expect
    .element(page.getByRole('row', { name: /A parábola no esporte/u }).getByText('Não verificado'))
    .toBeVisible();
  const other = page.getByRole('row', { name: /Quem come quem/u });
  await expect.element(other.getByText('Arquivado')).toBeVisible();
  await expect.element(other.getByText('Sem uso')).toBeVisible();
  expect(other.getByRole('button').elements()).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

it('at 1280 px the acts of a row stand side by side, and nothing is wider than the page', async () => {
  await openList();
  // Its letters are wider than those of the fallback.
  await loadFonts();
  const row = page.getByRole('row', { name: /Gráficos para explorar/u });
  await expect.element(row.getByRole('button').first()).toBeVisible();
  const tops = row
    .getByRole('button')
    .elements()
    .map((one) => one.getBoundingClientRect().top);
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  const box = page.getByRole('table').element().parentElement;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

it.each([100, 200])('on a phone in text of %i %% nothing is wider than the page', async (text) => {
  document.documentElement.style.fontSize = `${text}%`;
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await openList(PATH, { width: 360 });
  await expect.element(page.getByRole('button', { name: /^Editar Gráficos/u })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('filters by text, type, link and state, all in the address', async () => {
  const app = await openList(`${PATH}?tipo=video&link=quebrado&situacao=ativo`);
  await page.getByRole('searchbox', { name: 'Buscar conteúdo' }).click();
  await userEvent.keyboard('rio');
  await expect
    .poll(() => app.server.calls('listConteudos').map(({ query }) => query))
    .toContainEqual({ busca: 'rio', tipo: 'video', verificacao: 'quebrado', situacao: 'ativo' });
});

it('checks a link and says what to do next', async () => {
  const app = await openList();
  app.server.respond('createConteudoVerificacao', buildConteudo({ verificacao: 'quebrado' }));
  await page.getByRole('button', { name: 'Verificar link A parábola no esporte' }).click();
  await expect.element(page.getByText(/O link não abriu\. Abra-o no navegador/u).first()).toBeVisible();
  expect(app.server.calls('createConteudoVerificacao')).toHaveLength(1);
});

it('refuses an address at its field, and sends one that may be kept', async () => {
  const app = await openList();
  await page.getByRole('button', { name: 'Editar Gráficos para explorar' }).click();
  const url = page.getByRole('textbox', { name: 'Endereço' });
  await expect.element(page.getByText('Abre em outra aba, em graficos.example.')).toBeVisible();
  await url.fill('http://graficos.example/');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(page.getByText(/^O endereço precisa começar com https/u).first()).toBeVisible();
  expect(app.server.calls('saveConteudo')).toEqual([]);
  expect(await axeViolations()).toEqual([]);
  await page.getByLabelText('Tipo').last().selectOptions('video');
  await url.fill('https://vimeo.com/76979871');
  await expect.element(page.getByText('O vídeo do Vimeo toca dentro da página do aluno.')).toBeVisible();
  await page.getByRole('switch', { name: /^Arquivado/u }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect
    .poll(() => bodyOf(app, 'saveConteudo'))
    .toEqual([
      {
        objeto_conhecimento_id: 8,
        tipo: 'video',
        descricao: 'Gráficos para explorar',
        url: 'https://vimeo.com/76979871',
        arquivado: true,
        versao: 2,
      },
    ]);
});

it('asks a new one for everything it lacks', async () => {
  const app = await openList();
  await page.getByRole('button', { name: 'Novo conteúdo' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(page.getByText('Escreva o título do conteúdo.').first()).toBeVisible();
  await expect.element(page.getByText('Escreva o endereço do conteúdo.').first()).toBeVisible();
  await expect.element(page.getByText('Escolha o objeto de conhecimento.').first()).toBeVisible();
  expect(app.server.calls('createConteudo')).toEqual([]);
});

it('moves a content and sends the whole order of its topic', async () => {
  const list = [buildConteudo(), buildConteudo({ conteudo_digital_id: 72, descricao: 'Gráficos' })];
  const app = await openList(PATH, { list });
  await page.getByRole('button', { name: 'Mudar ordem Gráficos' }).click();
  await page.getByRole('button', { name: 'Subir Gráficos' }).click();
  await expect.element(page.getByText('1. Gráficos')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect
    .poll(() => bodyOf(app, 'setConteudoOrdem'))
    .toEqual([{ objeto_conhecimento_id: 8, conteudos: [72, 71] }]);
});

it('is a list of cards on a phone, wide enough for it', async () => {
  await openList(PATH, { width: 360 });
  await expect.element(page.getByText('Não abriu')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await axeViolations()).toEqual([]);
});

it('offers nothing to who may only read', async () => {
  await openList(PATH, { person: staff('diretor') });
  await expect.element(page.getByText('4 conteúdos')).toBeVisible();
  expect(page.getByRole('button', { name: /^(?:Novo conteúdo|Editar|Verificar|Mudar ordem)/u }).elements()).toEqual([]);
});
