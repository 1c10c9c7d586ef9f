import { withText } from '@luneta/exam-room/testing';
import { buildResumo, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

type Resumo = ReturnType<typeof buildResumo>;

const DELIVERED = {
  situacao: 'entregue',
  tempo_restante: 0,
  tempo_utilizado: 13_329,
  qtde_itens_respondidos: 2,
  entregue_em: '2026-11-21T17:12:09-03:00',
  encerrada_em: '2026-11-21T17:12:09-03:00',
} as const satisfies Partial<Resumo>;

function openFinished(changes: Partial<Resumo> = DELIVERED) {
  const server = createMockServer();
  server.respond('getProvaResumo', buildResumo(changes));
  return open('/avaliacoes/301/1/finalizado', { server });
}

const fact = (name: string) => page.getByText(name, { exact: true }).element().nextElementSibling?.textContent;

describe('the finished page', () => {
  it('confirms the delivery and sums up what was done', async () => {
    await openFinished();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Prova Finalizada' })).toBeVisible();
    await expect.element(page.getByText('Entrega confirmada')).toBeVisible();
    await expect.element(page.getByText(/^Recebemos sua prova em 21 de nov\. às 17h12\.$/)).toBeVisible();
    expect([fact('Tempo utilizado'), fact('Respondidas')]).toEqual(['3 h 42 min', '2 de 4']);
    await expect.element(page.getByText('7 palavras')).toBeVisible();
    await expect
      .element(page.getByText('A nota e o gabarito aparecem depois, em Resultados. Previsão: 21 de nov. às 19h02.'))
      .toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('counts by subject, the chosen language only', async () => {
    await openFinished();
    await expect.element(page.getByText('Inglês')).toBeVisible();
    await expect.element(page.getByText('1 de 1')).toBeInTheDocument();
    await expect.element(page.getByText('Espanhol')).not.toBeInTheDocument();
  });

  it.each([
    ['a text answer', 'A seca.', 2],
    ['not a blank one', ' ', 1],
  ])('counts %s', async (_name, texto, whole) => {
    await openFinished({ ...DELIVERED, ...withText(texto) });
    await expect.element(page.getByText('História')).toBeVisible();
    expect(page.getByText('1 de 1', { exact: true }).elements()).toHaveLength(whole);
  });

  it('leads to the list and to the results', async () => {
    await openFinished();
    await expect
      .element(page.getByRole('link', { name: 'Voltar para a Central de Avaliações' }))
      .toHaveAttribute('href', '/avaliacoes');
    await expect.element(page.getByRole('link', { name: 'Ver resultados' })).toHaveAttribute('href', '/resultados');
  });

  it('while the date of the grade is unknown, none is said', async () => {
    await openFinished({ ...DELIVERED, gabarito_liberado_em: null });
    await expect
      .element(page.getByText('A nota e o gabarito aparecem depois, em Resultados.', { exact: true }))
      .toBeVisible();
  });

  it('without an essay counts no words', async () => {
    await openFinished({ ...DELIVERED, redacao: null });
    await expect.element(page.getByText('Respondidas', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Redação', { exact: true })).not.toBeInTheDocument();
  });

  it('with only an essay counts no questions', async () => {
    await openFinished({ ...DELIVERED, materias: [], qtde_itens: 0 });
    await expect.element(page.getByText('Palavras na redação')).toBeVisible();
    await expect.element(page.getByText('Respondidas', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByText('Respondidas por matéria')).not.toBeInTheDocument();
  });

  it.each([
    {
      case: 'closed by the server',
      given: { ...DELIVERED, situacao: 'encerrada' as const, entregue_em: null },
      says: /^O tempo acabou, e a prova foi entregue/,
    },
    {
      case: 'time over, closing not confirmed',
      given: { tempo_restante: 0 },
      says: /^O tempo acabou, e a prova foi entregue/,
    },
  ])('$case says so', async ({ given, says }) => {
    await openFinished(given);
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(page.getByText('Entrega confirmada')).not.toBeInTheDocument();
  });

  it('still open is not finished: says so and leads back', async () => {
    await openFinished({});
    await expect.element(page.getByRole('heading', { level: 1, name: 'Prova em andamento' })).toBeVisible();
    await expect.element(page.getByText('Esta prova ainda não foi entregue.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Voltar para a prova' }))
      .toHaveAttribute('href', '/avaliacoes/301/1');
    await expect.element(page.getByText('Prova Finalizada')).not.toBeInTheDocument();
  });

  it('open until its time has passed: then the server says that it is over', async () => {
    const app = await openFinished({ tempo_restante: 1 });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Prova em andamento' })).toBeVisible();
    app.server.respond('getProvaResumo', buildResumo({ ...DELIVERED, situacao: 'encerrada', entregue_em: null }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Prova Finalizada' })).toBeVisible();
  });
});
