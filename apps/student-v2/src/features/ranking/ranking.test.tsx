import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { rankingOf } from '../../testing/builders.ts';
import { axeViolations, open } from '../../testing/open.tsx';

function openRanking(path = '/home/ranking', body = rankingOf({ students: 34, own: 12 })) {
  const server = createMockServer();
  server.respond('getHomeRanking', body);
  return open(path, { server });
}
const own = page.getByRole('region', { name: 'Sua Posição' });

describe('the full ranking', () => {
  it('tells the own place first and what is missing for the next, then everybody', async () => {
    await openRanking();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ranking de estrelas' })).toBeVisible();
    await expect.element(own.getByText('12º', { exact: true })).toBeVisible();
    await expect.element(own.getByText('de 34 estudantes')).toBeVisible();
    await expect.element(own.getByText('Faltam 3 estrelas para o 11º lugar.')).toBeVisible();
    expect(page.getByRole('list', { name: 'Pódio' }).getByRole('listitem').elements()).toHaveLength(3);
    const list = page.getByRole('list', { name: 'A partir do 4º lugar' });
    await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(31);
    expect(await axeViolations()).toEqual([]);
  });

  it('the first has no next place', async () => {
    await openRanking(undefined, rankingOf({ students: 8, own: 1 }));
    await expect.element(own.getByText('1º', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/Faltam? .* para o/u)).not.toBeInTheDocument();
  });

  it('one star is missing: in the singular', async () => {
    const body = rankingOf({ students: 8, own: 2 });
    const linhas = body.linhas.map((one, n) => (n === 0 ? { ...one, qtde_estrelas: 182 } : one));
    await openRanking(undefined, { ...body, linhas });
    await expect.element(own.getByText('Falta 1 estrela para o 1º lugar.')).toBeVisible();
  });

  it('a podium needs stars: who has none stands after it', async () => {
    const body = rankingOf({ students: 5, own: 1 });
    const withStars = (stars: readonly number[]) => ({
      ...body,
      linhas: body.linhas.map((one, n) => {
        const qtde_estrelas = stars[n] ?? 0;
        return { ...one, qtde_estrelas, posicao: qtde_estrelas > 0 ? n + 1 : stars.length + 1 };
      }),
    });
    await openRanking(undefined, withStars([9, 3]));
    await expect.element(page.getByRole('list', { name: 'Depois do pódio' })).toBeVisible();
    expect(page.getByRole('list', { name: 'Pódio' }).getByRole('listitem').elements()).toHaveLength(2);
    await openRanking(undefined, withStars([]));
    await expect.element(page.getByText(/^Ninguém tem estrelas aqui ainda\./u)).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Pódio' })).not.toBeInTheDocument();
  });

  it('filters by class and subject, and keeps both on the way to the table and back', async () => {
    const app = await openRanking('/home/ranking?escopo=turma');
    await page.getByLabelText('Matéria').selectOptions('Matemática');
    await expect.poll(app.place).toBe('/home/ranking?escopo=turma&materia_id=1');
    await page.getByRole('link', { name: 'Ver como tabela' }).click();
    await expect.poll(app.place).toBe('/home/ranking?visao=tabela&escopo=turma&materia_id=1');
    await expect
      .poll(() => app.server.calls('getHomeRanking').at(-1)?.query)
      .toEqual({ turma_aluno_id: '1002', visao: 'tabela', escopo: 'turma', materia_id: '1' });
    app.back();
    await expect.poll(app.place).toBe('/home/ranking?escopo=turma&materia_id=1');
  });

  it('that fails does not wait for its subjects', async () => {
    const server = createMockServer();
    server.fail('getHomeRanking', 500);
    await open('/home/ranking', { server });
    await expect.element(page.getByText('Não foi possível carregar')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Matéria' })).toHaveTextContent('Todas as matérias');
  });
});

describe('the older screen', () => {
  const opened = async () => {
    const { linhas, ...rest } = rankingOf({ students: 34, own: 12 });
    return openRanking('/home/ranking?visao=tabela', {
      ...rest,
      linhas: [...linhas.slice(0, 3), ...linhas.slice(8, 15)],
    });
  };

  it('has a profile card with name, general ranking, stars and coins', async () => {
    const app = await opened();
    const card = page.getByRole('region', { name: 'Bia' });
    await expect.element(card.getByText('2º de 41')).toBeVisible();
    const [navbar] = [app.server.calls('getNavbar')];
    expect(navbar).toHaveLength(1);
    await expect.element(card.getByText('Moedas')).toBeVisible();
    await expect
      .poll(() =>
        card
          .getByRole('definition')
          .elements()
          .map((one) => one.textContent),
      )
      .not.toContain('…');
    expect(await axeViolations()).toEqual([]);
  });

  it('has a table of the first three and the window around the student', async () => {
    await opened();
    const table = page.getByRole('table', { name: 'Ranking de estrelas' });
    await expect.element(table).toBeVisible();
    const places = table
      .getByRole('row')
      .elements()
      .map((row) => row.firstElementChild?.textContent);
    expect(places).toEqual([
      'Lugar',
      '1º',
      '2º',
      '3º',
      '•••outros estudantes',
      '9º',
      '10º',
      '11º',
      '12º',
      '13º',
      '14º',
      '15º',
    ]);
    await expect.element(table.getByRole('row', { name: /Bia \(você\)/u })).toHaveAttribute('aria-current', 'true');
  });

  it('has the stars of a row in line with its name', async () => {
    await opened();
    const row = page.getByRole('row', { name: /Bia \(você\)/u });
    await expect.element(row).toBeVisible();
    const middle = (text: string | RegExp) => {
      const { top, bottom } = row.getByText(text).first().element().getBoundingClientRect();
      return (top + bottom) / 2;
    };
    expect(Math.abs(middle(/^\d+$/u) - middle(/^\d+º$/u))).toBeLessThan(1);
  });

  it('coins that do not come are not invented', async () => {
    const server = createMockServer();
    server.fail('getNavbar', 503);
    await open('/home/ranking?visao=tabela', { server });
    await expect.element(page.getByText('Não informado').first()).toBeVisible();
  });
});
