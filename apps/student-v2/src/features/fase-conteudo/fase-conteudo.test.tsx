import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { RoteiroFase } from '@luneta/api-client';
import { createMockServer } from '@luneta/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { buildFase, everyMedium, quizAnswers } from '../../testing/trilha-builders.ts';

type Options = Parameters<typeof open>[1];

function openFase(changes: Partial<RoteiroFase> = {}, options: Options = {}) {
  const server = createMockServer();
  server.respond('getRoteiroFase', buildFase(changes));
  return open('/trilhas/1201/1/5102/conteudo', { server, ...options });
}

const next = () => page.getByRole('link', { name: 'Avançar' });
const media = () => page.getByRole('list', { name: 'Para estudar' });

describe('what the phase is about', () => {
  it('is its topic, its chapter and a short explanation', async () => {
    await openFase();
    const title = 'Grandezas inversamente proporcionais';
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByText('Capítulo 7 · Proporcionalidade')).toBeVisible();
    await expect.element(page.getByText(/^Resolver problemas/)).toBeVisible();
    await expect.element(page.getByText('O produto é constante.')).toBeVisible();
    const material = page.getByRole('link', { name: /Material completo/ });
    await expect.element(material).toHaveAttribute('href', '/trilhas/1201/1/5102/material_completo');
    const back = page.getByRole('link', { name: 'Voltar para o roteiro' });
    await expect.element(back).toHaveAttribute('href', '/trilhas/1201/1');
    expect(await axeViolations()).toEqual([]);
  });

  it('has no main navigation (decision 60)', async () => {
    await openFase();
    await expect.element(next()).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Principal' })).not.toBeInTheDocument();
  });

  it('without a course shows neither explanation nor material', async () => {
    const { info } = buildFase();
    await openFase({ info: { ...info, base_conhecimento_id: null } });
    await expect.element(next()).toBeVisible();
    await expect.element(page.getByText('Em poucas palavras')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /Material completo/ })).not.toBeInTheDocument();
  });
});

describe('media', () => {
  // The links lead out of the test's page.
  beforeEach(() => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  });

  it('are shown by their kind, and external activities by their label (decision 159)', async () => {
    await openFase({ midias: everyMedium });
    await expect.poll(() => media().getByRole('link').elements().length).toBe(8);
    for (const kind of ['Site', 'Vídeo', 'Podcast', 'Mapa mental', 'Artigo pedagógico', 'Jogo educativo'])
      await expect
        .element(
          media()
            .getByRole('link', { name: new RegExp(kind, 'u') })
            .first(),
        )
        .toBeVisible();
    expect(
      media()
        .getByRole('link', { name: /Atividade externa/u })
        .elements(),
    ).toHaveLength(2);
    await expect.element(media().getByText(/Rótulo de pea/u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('without any, and without a course, there is no such part', async () => {
    await openFase({ midias: [], info: { ...buildFase().info, base_conhecimento_id: null } });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByText('Matemática e suas Tecnologias')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Para estudar' })).not.toBeInTheDocument();
  });

  it('opening one sends a view record', async () => {
    const { server } = await openFase({ midias: everyMedium });
    await media().getByRole('link').nth(1).click();
    await expect
      .poll(() => server.calls('createVisualizacaoConteudo').map(({ body }) => body))
      .toEqual([{ objeto_conhecimento_conteudo_digital_id: 902, trilha_fase_id: 5102, turma_aluno_id: 1002 }]);
  });

  it('who only looks sends none', async () => {
    const { server } = await openFase({ midias: everyMedium }, { person: PROFESSOR_WITH_BIA });
    await media().getByRole('link').first().click();
    expect(server.calls('createVisualizacaoConteudo')).toEqual([]);
  });

  it('none is said, too', async () => {
    await openFase();
    await expect.element(page.getByText(/^Esta fase não tem outras mídias/)).toBeVisible();
  });
});

describe("'Avançar'", () => {
  it.each([
    { case: 'to the quiz while it is unanswered (decision 144)', to: 'quiz', quiz: quizAnswers(true, null) },
    { case: 'to the first question afterwards', to: 'questao/1', quiz: quizAnswers(true, false) },
    { case: 'to the first question without a quiz', to: 'questao/1', quiz: quizAnswers() },
  ])('leads $case', async ({ to, quiz }) => {
    await openFase({ respostas_quiz: quiz });
    await expect.element(next()).toHaveAttribute('href', `/trilhas/1201/1/5102/${to}`);
  });

  it('of a closed roadmap leads past the unanswered quiz', async () => {
    await openFase({ respostas_quiz: quizAnswers(null, null), trilha_aberta: false });
    await expect.element(next()).toHaveAttribute('href', '/trilhas/1201/1/5102/questao/1');
  });

  it('leads to a quiz without questions after it (decision 145)', async () => {
    await openFase({ items: [], respostas_quiz: quizAnswers(null, null) });
    await expect.element(next()).toHaveAttribute('href', '/trilhas/1201/1/5102/quiz');
  });

  it('is disabled with its message without quiz and questions', async () => {
    await openFase({ items: [], respostas_quiz: quizAnswers() });
    const button = page.getByRole('button', { name: 'Avançar' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByText('Não há exercícios disponíveis. Fase não iniciada.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

it('an address that names a type is replaced by that of the phase’s roadmap (decision 66)', async () => {
  const server = createMockServer();
  server.respond('getRoteiroFase', buildFase());
  const { place } = await open('/trilhas/2/1/5102/conteudo', { server });
  await expect.poll(place).toBe('/trilhas/1201/1/5102/conteudo');
});
