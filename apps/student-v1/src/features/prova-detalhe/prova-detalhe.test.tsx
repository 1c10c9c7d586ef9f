import { buildProva, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { open } from '../../testing/open.tsx';

const PATH = '/v1/central_avaliacoes/301/1';

function openWith(changes: Parameters<typeof buildProva>[0]) {
  const server = createMockServer();
  server.respond('getProva', buildProva(changes));
  return { server, opened: open(PATH, { server }) };
}

it('[MON-5] a cancelled exam says so, and nothing leads into it', async () => {
  await openWith({ cancelada_em: '2026-11-21T13:40:00-03:00' }).opened;
  await expect
    .element(page.getByText('Esta prova foi cancelada pela escola. Suas respostas foram guardadas.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'QUESTÕES', exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('21 de nov. às 19h', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Instruções' })).not.toBeInTheDocument();
});

it('the own instructions of the school stand below the documented ones', async () => {
  await openWith({ instrucoes: 'Traga um documento.' }).opened;
  await expect.element(page.getByRole('heading', { level: 3, name: 'Da sua escola' })).toBeVisible();
  await expect.element(page.getByText('Traga um documento.')).toBeVisible();
});

describe('the detail of an exam', () => {
  it('says what it is, until when, and how it goes', async () => {
    await openWith({}).opened;
    await expect.element(page.getByRole('heading', { level: 1, name: 'Simulado Luneta' })).toBeVisible();
    await expect.element(page.getByText('Inglês, Espanhol, Português, História')).toBeVisible();
    await expect.element(page.getByText('21 de nov. às 19h', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Instruções' })).toBeVisible();
  });

  it('lists what the exam holds before the clock starts (D 216)', async () => {
    await openWith({ situacao: 'disponivel', iniciada_em: null }).opened;
    for (const term of ['Questões', 'Redação', 'Língua estrangeira', 'Dia da prova'])
      await expect.element(page.getByText(term, { exact: true })).toBeVisible();
    await expect.element(page.getByText('Dia 1 de 2', { exact: true })).toBeVisible();
  });

  it('an essay alone has three rules of its own (D 216)', async () => {
    await openWith({ existe_itens: false, qtde_itens: 0, solicitar_idioma: false, qtde_dias: 1 }).opened;
    const rules = page.getByRole('list', { name: 'Instruções' }).getByRole('listitem');
    await expect.element(rules.nth(1).getByText('Escreva com as suas palavras')).toBeVisible();
    expect(rules.elements()).toHaveLength(3);
    await expect.element(page.getByText('Dia da prova')).not.toBeInTheDocument();
  });

  it.each([
    { says: 'QUESTÕES', to: `${PATH}/itens` },
    { says: 'REDAÇÃO', to: `${PATH}/redacao` },
  ])('running, $says leads into its part', async ({ says, to }) => {
    await openWith({}).opened;
    await expect.element(page.getByRole('link', { name: says, exact: true })).toHaveAttribute('href', to);
  });

  it("'INICIAR AVALIAÇÃO' starts the clock once and enters", async () => {
    const { server, opened } = openWith({ situacao: 'disponivel', iniciada_em: null });
    const app = await opened;
    await page.getByRole('button', { name: 'INICIAR AVALIAÇÃO' }).click();
    await expect.poll(app.place).toMatch(/\/301\/1\/itens/u);
    expect(server.calls('startProva')).toHaveLength(1);
  });

  it('before it opens it says when', async () => {
    await openWith({ situacao: 'agendada', iniciada_em: null }).opened;
    await expect.element(page.getByText('Esta prova abre em 21 de nov. às 13h30.')).toBeVisible();
  });

  it('handed in, both parts can still be opened', async () => {
    await openWith({ situacao: 'entregue' }).opened;
    await expect.element(page.getByText(/^Você já entregou esta prova\./)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'QUESTÕES' })).toBeVisible();
  });

  it('that does not load shows the generic 500 page', async () => {
    const server = createMockServer();
    server.fail('getProva', 500);
    await open(PATH, { server });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Eita!' })).toBeVisible();
  });
});
