import type { RoteiroFase } from '@luneta/api-client';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { buildFase, buildItem, buildRoteiroMateria } from '../../testing/trilha-builders.ts';

function openConcluido(
  qtde_estrelas: number | null,
  fases: readonly (number | null)[] = [3, qtde_estrelas, null],
  changes: Partial<RoteiroFase> = {},
) {
  const server = createMockServer();
  server.respond('getRoteiroFase', buildFase({ conclusao: { qtde_estrelas }, ...changes }));
  server.respond(
    'getRoteiroMateria',
    buildRoteiroMateria(fases.map((stars, n) => ({ trilha_fase_id: 5101 + n, qtde_estrelas: stars }))),
  );
  return open('/trilhas/1201/1/5102/concluido', { server });
}

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const link = (name: string) => page.getByRole('link', { name });

describe('the result', () => {
  it.each([
    { estrelas: 3, says: 'FASE FINALIZADA!', text: /^Três estrelas!/u },
    { estrelas: 2, says: 'FASE FINALIZADA!', text: /^Duas estrelas\./u },
    { estrelas: 1, says: 'FASE FINALIZADA!', text: /^Uma estrela conquistada\./u },
    { estrelas: 0, says: 'FASE NÃO FINALIZADA!', text: /^Este assunto ainda está se formando\./u },
    { estrelas: null, says: 'FASE NÃO FINALIZADA!', text: /^Ainda há passos nesta fase\./u },
  ])('$estrelas stars: $says', async ({ estrelas, says, text }) => {
    await openConcluido(estrelas);
    await expect.element(title(says)).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('img', { name: `${estrelas ?? 0} de 3 estrelas` })).toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('shows the star that the roadmap gained', async () => {
    await openConcluido(2);
    await expect.element(page.getByRole('img', { name: '2 de 3 fases' })).toBeVisible();
  });
});

describe('the misses (D 220)', () => {
  const item = (ordem: number, gabarito: 'A' | 'C' | null) =>
    buildItem({
      ordem,
      trilha_item_id: 70000 + ordem,
      item_resposta: 1,
      gabarito,
      comentario: gabarito === null ? '' : `<p>Explicação ${ordem}.</p>`,
    });
  const line = (ordem: number) => page.getByRole('article', { name: `Questão ${ordem}` });

  it('are listed, each with the right option and its comment, and the hits that were missing', async () => {
    await openConcluido(2, undefined, {
      items: [item(1, 'A'), item(2, 'C'), item(3, 'A'), item(4, 'C'), item(5, 'A')],
    });
    await expect.element(page.getByRole('heading', { level: 2, name: '2 questões para rever' })).toBeVisible();
    await expect.element(page.getByText('Faltou 1 acerto para 3 estrelas.')).toBeVisible();
    await expect.element(line(2)).toBeVisible();
    await expect.element(line(1)).not.toBeInTheDocument();
    await line(4).getByText('Errou').click();
    await expect.element(line(4).getByText(/^Alternativa C, .*certa/u)).toBeInTheDocument();
    await expect.element(line(4).getByText('Explicação 4.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('of which an exam holds a key say nothing of that one, nor how many were missing', async () => {
    await openConcluido(1, undefined, { items: [item(1, null), item(2, 'C'), item(3, 'C')] });
    await expect.element(page.getByRole('heading', { level: 2, name: '2 questões para rever' })).toBeVisible();
    await expect.element(line(1)).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Falt/u)).not.toBeInTheDocument();
  });

  it('are not mentioned where there are none', async () => {
    await openConcluido(3, undefined, { items: [item(1, 'A'), item(2, 'A')] });
    await expect.element(title('FASE FINALIZADA!')).toBeVisible();
    await expect.element(page.getByText(/para rever$/u)).not.toBeInTheDocument();
  });

  it('leave the buttons in sight on a phone', async () => {
    await page.viewport(360, 640);
    await openConcluido(0, undefined, { items: [1, 2, 3, 4, 5].map((n) => item(n, 'C')) });
    await expect.element(line(5)).toBeInTheDocument();
    const { bottom } = link('Próxima fase').element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(640);
  });
});

describe('where to go', () => {
  it('to the next phase that is pending', async () => {
    await openConcluido(3, [3, 3, 1, null]);
    await expect.element(link('Próxima fase')).toHaveAttribute('href', '/trilhas/1201/1/5104/conteudo');
    await expect.element(link('Voltar ao roteiro')).toHaveAttribute('href', '/trilhas/1201/1');
  });

  it('after three stars not to the material again', async () => {
    await openConcluido(3);
    await expect.element(link('Próxima fase')).toBeVisible();
    await expect.element(link('Rever o material')).not.toBeInTheDocument();
  });

  it('after fewer stars to the material, too', async () => {
    await openConcluido(1);
    await expect.element(link('Rever o material')).toHaveAttribute('href', '/trilhas/1201/1/5102/material_completo');
  });

  it('with every phase finished only back to the roadmap', async () => {
    await openConcluido(3, [3, 3]);
    await expect.element(link('Voltar ao roteiro')).toBeVisible();
    await expect.element(link('Próxima fase')).not.toBeInTheDocument();
  });

  it('of a closed roadmap to no other phase', async () => {
    await openConcluido(null, [3, null, null], { trilha_aberta: false });
    await expect.element(page.getByText(/^O roteiro terminou antes/u)).toBeVisible();
    await expect.element(link('Próxima fase')).not.toBeInTheDocument();
  });
});
