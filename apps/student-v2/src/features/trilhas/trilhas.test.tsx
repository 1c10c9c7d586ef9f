import { buildConta, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { buildRoteiros } from '../../testing/trilha-builders.ts';

type Given = Parameters<typeof buildRoteiros>;
type Options = Parameters<typeof open>[1];

function openTrilhas(given: Given, options: Options = {}) {
  const server = createMockServer();
  server.respond('listRoteiroEstudos', buildRoteiros(...given));
  return open('/trilhas', { server, ...options });
}

const card = (name = 'Matemática') => page.getByRole('article', { name });
const dialog = (name = 'Matemática') => page.getByRole('dialog', { name });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the page', () => {
  it('has the banner, what was done, and the link to closed roadmaps', async () => {
    await openTrilhas([{}]);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Roteiro de estudos' })).toBeVisible();
    await expect.element(page.getByText('Maximize suas notas!')).toBeVisible();
    const summary = page.getByRole('list', { name: 'Resumo dos seus estudos' });
    for (const text of ['214', 'questões resolvidas', '36', 'mídias recomendadas', '9', 'cursos acessados'])
      await expect.element(summary.getByText(text, { exact: true })).toBeVisible();
    const search = page.getByRole('link', { name: 'Buscar roteiros encerrados' });
    await expect.element(search).toHaveAttribute('href', '/trilhas/buscar');
    await expect.element(page.getByRole('heading', { name: 'Roteiros por disciplinas' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('a card', () => {
  it.each([
    { progresso: 0.5, says: '50%' },
    { progresso: 1 / 3, says: '33%' },
    { progresso: 1, says: '100%' },
  ])('shows $progresso as $says, without decimals', async ({ progresso, says }) => {
    await openTrilhas([{ progresso }]);
    await expect.element(card().getByText(says)).toBeVisible();
  });

  it.each([
    { days: -1, says: 'Encerrada' },
    { days: 1, says: 'Faltam 1 dia(s)' },
    { days: 3, says: 'Faltam 3 dia(s)' },
  ])('$days days from its end says "$says"', async ({ days, says }) => {
    await openTrilhas([{ data_fim: inDays(days) }]);
    await expect.element(card().getByText(says)).toBeVisible();
  });

  it('of two of one subject and kind says which exam it came from', async () => {
    const { avaliacao_conhecimento_detalhes: prova } = buildRoteiros({}).materias[0] ?? {};
    const from = (descricao: string) => (prova ? { ...prova, descricao } : null);
    await openTrilhas([
      { materia_id: 1, avaliacao_conhecimento_detalhes: from('Prova de maio') },
      { materia_id: 1, avaliacao_conhecimento_detalhes: from('Prova de agosto') },
      { materia_nome: 'Biologia' },
    ]);
    await expect
      .element(
        card()
          .first()
          .getByText(/ · Prova de maio$/),
      )
      .toBeVisible();
    await expect
      .element(
        card()
          .last()
          .getByText(/ · Prova de agosto$/),
      )
      .toBeVisible();
    await expect.element(card('Biologia').getByText(/Simulado/)).not.toBeInTheDocument();
  });

  it('4 days from its end has no badge', async () => {
    await openTrilhas([{ data_fim: inDays(4) }]);
    await expect.element(card()).toBeVisible();
    await expect.element(card().getByText(/Faltam|Encerrada/)).not.toBeInTheDocument();
  });

  it('on the last day shows the documented text and announces that it ends today', async () => {
    await openTrilhas([{ data_fim: inDays(0) }]);
    await expect.element(card().getByText('Faltam 0 dia(s)')).toHaveAttribute('aria-hidden', 'true');
    await expect.element(card().getByText('Termina hoje')).toBeInTheDocument();
  });
});

describe('the dialog of a roadmap', () => {
  it('opens by keyboard and leads to the type and the subject', async () => {
    await openTrilhas([{ tipo: 2, materia_id: 7 }]);
    const button = card().getByRole('button', { name: 'Matemática' });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    const link = dialog().getByRole('link', { name: 'Acessar roteiro' });
    await expect.element(link).toHaveAttribute('href', '/trilhas/2/7');
    await expect.element(dialog().getByText('Nota prevista: de 6,4 para 7,2')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('of two roadmaps of one type and subject leads to the one opened', async () => {
    await openTrilhas([
      { trilha_id: 1201, materia_id: 7 },
      { trilha_id: 1301, materia_id: 7, materia_nome: 'Matemática II' },
    ]);
    await card('Matemática II').getByRole('button').click();
    const link = dialog('Matemática II').getByRole('link', { name: 'Acessar roteiro' });
    await expect.element(link).toHaveAttribute('href', '/trilhas/1301/7');
  });

  it.each([
    { case: 'nothing changed', nota_prevista: 6.4, says: '6,4 de 10' },
    { case: 'it fell', nota_prevista: 6.1, says: '6,1 de 10' },
  ])('while $case shows the present prediction alone, and that it changes (D 217)', async ({ nota_prevista, says }) => {
    const { avaliacao_conhecimento_detalhes: prova } = buildRoteiros({}).materias[0] ?? {};
    await openTrilhas([{ avaliacao_conhecimento_detalhes: prova ? { ...prova, nota_prevista } : null }]);
    await card().getByRole('button').click();
    await expect.element(dialog().getByText(says)).toBeVisible();
    await expect.element(dialog().getByText('A previsão muda conforme você responde')).toBeVisible();
    await expect.element(dialog().getByText(/de 6,4 para/)).not.toBeInTheDocument();
  });

  it('hides a prediction that cannot be made', async () => {
    const { avaliacao_conhecimento_detalhes: prova } = buildRoteiros({}).materias[0] ?? {};
    await openTrilhas([{ avaliacao_conhecimento_detalhes: prova ? { ...prova, nota_prevista: null } : null }]);
    await card().getByRole('button').click();
    await expect.element(dialog().getByText('Simulado Luneta')).toBeVisible();
    await expect.element(dialog().getByText(/Nota prevista/)).not.toBeInTheDocument();
  });
});

describe('resetting', () => {
  it('is for a test account, and says that it is done', async () => {
    const { server } = await openTrilhas([{}], { conta: buildConta({ conta_teste: true }) });
    await card().getByRole('button').click();
    await dialog().getByRole('button', { name: 'Resetar roteiro' }).click();
    await expect.element(page.getByText('Roteiro resetada com sucesso!')).toBeVisible();
    expect(server.calls('resetTrilha').map(({ body }) => body)).toEqual([{ trilha_id: 1201, materia_id: 1 }]);
    // The list follows.
    await expect.poll(() => server.calls('listRoteiroEstudos').length).toBe(2);
  });

  it('nobody else sees it', async () => {
    await openTrilhas([{}]);
    await card().getByRole('button').click();
    await expect.element(dialog().getByRole('link')).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Resetar roteiro' })).not.toBeInTheDocument();
  });
});
