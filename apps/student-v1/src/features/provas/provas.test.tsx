import { buildCentral, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { open } from '../../testing/open.tsx';

const PATH = '/v1/central_avaliacoes';
const [HOJE] = buildCentral().provas_hoje;

function openWith(changes: Partial<NonNullable<typeof HOJE>>) {
  const server = createMockServer();
  const provas_hoje = HOJE === undefined ? [] : [{ ...HOJE, ...changes }];
  server.respond('listCentralAvaliacoes', buildCentral({ provas_hoje }));
  return open(PATH, { server });
}

describe('the card of an exam of today', () => {
  it.each([
    { case: 'begun, by its questions', changes: {}, says: 'CONTINUAR AVALIAÇÃO', to: `${PATH}/301/1/itens` },
    { case: 'not begun, by its detail', changes: { iniciou: false }, says: 'INICIAR', to: `${PATH}/301/1` },
    {
      case: 'an essay alone',
      changes: { existe_itens: false },
      says: 'CONTINUAR REDAÇÃO',
      to: `${PATH}/301/1/redacao`,
    },
  ])('$case', async ({ changes, says, to }) => {
    await openWith(changes);
    await expect.element(page.getByRole('link', { name: says })).toHaveAttribute('href', to);
  });

  it.each([
    { says: 'INÍCIO ÀS 20h', changes: { iniciou: false, data_hora_inicial: '2099-11-21T20:00:00-03:00' } },
    { says: 'PROVA FINALIZADA', changes: { permite_responder: false } },
  ])('$says leads nowhere', async ({ says, changes }) => {
    await openWith(changes);
    await expect.element(page.getByRole('article').getByText(says)).toBeVisible();
    expect(page.getByRole('article').getByRole('link').elements()).toEqual([]);
  });

  it("'SABER MAIS' explains an exam in class", async () => {
    await openWith({ tipo_aplicacao: 'Presencial', existe_redacao: false, iniciou: false, permite_responder: false });
    await page.getByRole('button', { name: 'SABER MAIS' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Prova na escola' })).toBeVisible();
  });

  it('handed in, it may still be changed', async () => {
    await openWith({ entregue_em: '2026-11-21T13:50:00-03:00' });
    await expect.element(page.getByText('Entregue às 13h50. Você ainda pode mudar suas respostas.')).toBeVisible();
  });
});

describe('the lists', () => {
  it('without anything say so', async () => {
    const server = createMockServer();
    server.respond('listCentralAvaliacoes', buildCentral({ provas_hoje: [], roteiros_semana: [] }));
    await open(PATH, { server });
    await expect.element(page.getByText('Nenhuma avaliação hoje.')).toBeVisible();
    await expect.element(page.getByText('Nenhuma avaliação esta semana.')).toBeVisible();
  });

  it("a study list of 'Essa Semana' leads to its subjects", async () => {
    await open(PATH);
    await page.getByRole('button', { name: /^Proporcionalidade/ }).click();
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: /^Matemática/ }))
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas/roteiro_estudos/280/1');
  });

  it("the tabs are 'PROVAS' and 'GABARITOS'", async () => {
    await open(PATH);
    await expect.element(page.getByRole('link', { name: 'PROVAS' })).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('link', { name: 'GABARITOS' })).toHaveAttribute('href', `${PATH}/gabaritos`);
  });
});
