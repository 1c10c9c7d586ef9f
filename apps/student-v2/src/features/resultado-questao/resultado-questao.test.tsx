import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { buildResultadoQuestao } from '../../testing/builders.ts';
import { axeViolations, open } from '../../testing/open.tsx';

function openQuestion(changes: Parameters<typeof buildResultadoQuestao>[0] = {}) {
  const server = createMockServer();
  server.respond('getResultadoQuestao', buildResultadoQuestao(changes));
  return open('/resultados/290/questoes/501', { server });
}

const options = page.getByRole('list', { name: 'Alternativas da questão 1' });

describe('one question of a result', () => {
  it('shows text, answer, key and comment, and nothing to change', async () => {
    await openQuestion();
    await expect.element(page.getByText('Em quantos minutos a caixa enche?')).toBeVisible();
    await expect.element(page.getByText('81% da sua turma acertou esta questão.')).toBeVisible();
    await expect.element(page.getByText('1.200 dividido por 40 dá 30 minutos.')).toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Voltar para o resultado' }))
      .toHaveAttribute('href', '/resultados/290');
    expect(options.getByRole('radio').elements()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('of a subject with a long name stays inside a phone', async () => {
    await page.viewport(360, 800);
    await openQuestion({ materia_nome: 'Eletroencefalograficamenteinterdisciplinar' });
    await expect.element(options).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it.each([
    { case: 'right', given: {}, says: 'Acertou', reads: /^[A-E]?Alternativa C, sua resposta, certa/ },
    {
      case: 'wrong',
      given: { item_resposta: 1, acertou: false },
      says: 'Errou',
      reads: /^[A-E]?Alternativa A, sua resposta, errada/,
    },
    {
      case: 'blank',
      given: { item_resposta: null, acertou: false },
      says: 'Não respondeu',
      reads: /^[A-E]?Alternativa C, resposta certa/,
    },
    {
      case: 'more than one marked on paper',
      given: { item_resposta: null, dupla_marcacao: true, acertou: false },
      says: 'Mais de uma alternativa marcada. A resposta não conta.',
      reads: /^[A-E]?Alternativa C, resposta certa/,
    },
    {
      case: 'annulled',
      given: { anulada: true, gabarito: null, acertou: true },
      says: 'Questão anulada',
      reads: /^[A-E]?Alternativa C, sua resposta:/,
    },
  ])('$case: "$says"', async ({ given, says, reads }) => {
    await openQuestion(given);
    await expect.element(page.getByText(says, { exact: true })).toBeVisible();
    await expect.element(options).toBeVisible();
    const texts = options
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent ?? '');
    expect(texts.filter((text) => reads.test(text))).toHaveLength(1);
  });

  it('an annulled question marks no option as right or wrong', async () => {
    await openQuestion({ anulada: true, gabarito: 'C', item_resposta: 1, acertou: true });
    await expect.element(options).toBeVisible();
    await expect.poll(() => options.element().textContent).not.toMatch(/certa|errada/);
  });

  it('a wrong answer shows the right one too', async () => {
    await openQuestion({ item_resposta: 1, acertou: false });
    await expect.poll(() => options.element().textContent).toMatch(/Alternativa C, resposta certa/);
  });

  it('without a comment and without numbers shows neither', async () => {
    await openQuestion({ comentario: '', percentual_acerto: null });
    await expect.element(options).toBeVisible();
    await expect.element(page.getByText('Comentário')).not.toBeInTheDocument();
    await expect.element(page.getByText(/da sua turma acertou/)).not.toBeInTheDocument();
  });

  it.each([
    ['two', { opcao_c: '', opcao_d: '', opcao_e: null }, 2],
    ['three', { opcao_d: '', opcao_e: null }, 3],
    ['four', { opcao_e: null }, 4],
    ['five', { opcao_e: 'A quinta.' }, 5],
  ])('[ALT-2] a question of %s options shows these', async (_, changes, n) => {
    await openQuestion(changes);
    await expect.poll(() => options.getByRole('listitem').elements().length).toBe(n);
  });
});

describe('while it comes', () => {
  const bones = () =>
    [...document.querySelectorAll('main [aria-hidden="true"]')].filter(({ clientHeight }) => clientHeight === 56);

  it('the page has its shape: its number, the statement and five options', async () => {
    const server = createMockServer();
    const release = server.hold('getResultadoQuestao');
    await open('/resultados/290/questoes/501', { server });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Questão 1' })).toBeVisible();
    await expect.poll(bones).toHaveLength(5);
    release();
    await expect.element(options).toBeVisible();
    expect(bones()).toEqual([]);
  });
});

describe('the way through the questions', () => {
  const nav = page.getByRole('navigation', { name: 'Navegação entre questões' });
  const at = async (banco_questao_id: number, query = '') => {
    const server = createMockServer();
    server.respond('getResultadoQuestao', ({ path }) => {
      const id = Number(path['banco_questao_id']);
      return buildResultadoQuestao({ numero: id - 500, banco_questao_id: id });
    });
    return open(`/resultados/290/questoes/${banco_questao_id}${query}`, { server });
  };

  it('leads to the neighbours, with the focus on the new heading', async () => {
    const app = await at(502);
    await expect.element(page.getByRole('img', { name: 'Questão 2 de 4' })).toBeVisible();
    await expect
      .element(nav.getByRole('link', { name: 'Anterior' }))
      .toHaveAttribute('href', '/resultados/290/questoes/501');
    await nav.getByRole('link', { name: 'Próxima' }).click();
    await expect.poll(app.place).toBe('/resultados/290/questoes/503');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Questão 3' })).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toBe('Questão 3');
    expect(await axeViolations()).toEqual([]);
  });

  it('the first has none before it, the last leads back to the result', async () => {
    await at(504);
    await expect
      .element(nav.getByRole('link', { name: 'Concluir revisão' }))
      .toHaveAttribute('href', '/resultados/290');
    await expect.element(nav.getByRole('link', { name: 'Próxima' })).not.toBeInTheDocument();
  });

  it('through the misses alone: told in the address and in words', async () => {
    const app = await at(502);
    await page.getByRole('radio', { name: 'Para rever' }).click({ force: true });
    await expect.poll(app.place).toBe('/resultados/290/questoes/502?rever=erros');
    await expect.element(page.getByRole('img', { name: '1 de 1 para rever' })).toBeVisible();
    await expect.element(nav.getByRole('link', { name: 'Concluir revisão' })).toBeVisible();
    await expect.element(nav.getByRole('link', { name: 'Anterior' })).not.toBeInTheDocument();
  });

  it('on a wide screen all questions stand beside it, the open one marked', async () => {
    await page.viewport(1280, 800);
    await at(502);
    const all = page.getByRole('list', { name: 'Todas as questões' });
    await expect.element(all.getByRole('link', { name: /^Questão 2/u })).toHaveAttribute('aria-current');
    await expect
      .element(all.getByRole('link', { name: /^Questão 4/u }))
      .toHaveAttribute('href', '/resultados/290/questoes/504');
  });

  it('without the result the question alone is shown', async () => {
    const server = createMockServer();
    server.respond('getResultadoQuestao', buildResultadoQuestao());
    server.fail('getResultado', 500);
    await open('/resultados/290/questoes/501', { server });
    await expect.element(options).toBeVisible();
    await expect.element(nav).not.toBeInTheDocument();
  });
});

describe('a question that was answered with a text', () => {
  const TEXT = {
    subjetiva: true,
    item_resposta: null,
    gabarito: null,
    acertou: false,
    percentual_acerto: null,
  } as const;

  it('shows the text, and no options', async () => {
    await openQuestion({ ...TEXT, texto_resposta: 'A seca expulsou\nas famílias.' });
    await expect.element(page.getByText('Questão de texto')).toBeVisible();
    await expect.element(page.getByText('A seca expulsou')).toBeVisible();
    await expect.element(page.getByText('as famílias.')).toBeVisible();
    await expect.element(page.getByText('Não respondeu')).not.toBeInTheDocument();
    await expect.element(options).not.toBeInTheDocument();
  });

  it('says that nothing was written', async () => {
    await openQuestion({ ...TEXT, texto_resposta: null });
    await expect.element(page.getByText('Você não escreveu uma resposta.')).toBeVisible();
  });
});
