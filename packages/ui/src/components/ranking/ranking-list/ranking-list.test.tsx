import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { fromFourth, ownedBy, students, topThree, words } from '../sample-ranking.ts';
import { RankingList } from './ranking-list.tsx';

const empty = 'No momento não há alunos na turma para exibir o ranking.';
const rows = () => page.getByRole('listitem').elements();
const ownBottom = () => document.querySelector('[aria-current="true"]')?.getBoundingClientRect().bottom;

beforeEach(() => page.viewport(360, 800));

describe('RankingList', () => {
  it('carries each place as the value of its item; readers hear place, name and stars', async () => {
    await render(<RankingList label="Ranking" students={fromFourth.slice(1, 4)} words={words} />);
    expect(rows().map((row) => [row.getAttribute('value'), row.textContent])).toEqual([
      ['5', '5º5º lugar Esther 149149 estrelas'],
      ['5', '5º5º lugar Heitor 149149 estrelas'],
      ['7', '7º7º lugar Isis C. 147147 estrelas'],
    ]);
  });

  it('marks the own row in words and as the current one, and names the unnamed', async () => {
    await render(<RankingList label="Ranking" students={fromFourth} words={words} />);
    await expect.element(page.getByText('Sem nome')).toBeVisible();
    const own = rows().filter((row) => row.getAttribute('aria-current') === 'true');
    expect(own.map((row) => row.textContent)).toEqual(['12º12º lugar Marina (você) 128128 estrelas']);
  });

  it('keeps the own row in sight while it is below the screen', async () => {
    const many = students(...Array.from({ length: 40 }, (_, index) => [index + 4, `Nome ${index}`, 9] as const));
    const last = many.map((row, index) => ({ ...row, own: index === 39 }));
    await render(
      <ThemeProvider tema="claro">
        <RankingList label="Ranking" students={last} words={words} sticks="atEdge" />
        <div style={{ height: 400 }}>what follows on the page</div>
      </ThemeProvider>,
    );
    await expect.poll(ownBottom).toBe(792);
    window.scrollTo(0, document.body.scrollHeight);
    await expect.poll(ownBottom).toBe(400);
    window.scrollTo(0, 0);
  });

  it.each([
    ['phone', 360, 800 - 64 - 8],
    ['desktop', 1280, 800 - 8],
  ])('above the navigation of a %s', async (_, width, expected) => {
    await page.viewport(width, 800);
    const many = students(...Array.from({ length: 40 }, (_row, index) => [index + 4, `Nome ${index}`, 9] as const));
    await render(
      <ThemeProvider tema="claro">
        <RankingList label="Ranking" students={ownedBy('Nome 39', many)} words={words} />
      </ThemeProvider>,
    );
    await expect.poll(ownBottom).toBe(expected);
  });

  it('shows where students are left out, and not to readers', async () => {
    const { container } = await render(
      <RankingList label="Ranking" students={[...topThree, ...fromFourth.slice(-2)]} words={words} />,
    );
    expect([...container.querySelectorAll('li')].map((item) => item.ariaHidden)).toEqual([
      null,
      null,
      null,
      'true',
      null,
      null,
    ]);
  });

  it.each([
    ['below a podium: nothing', undefined, ''],
    ['alone: says so', empty, empty],
  ])('without rows, %s', async (_, text, expected) => {
    const { container } = await render(
      <RankingList label="Ranking" students={[]} words={words} {...(text === undefined ? {} : { empty: text })} />,
    );
    expect(container.textContent).toBe(expected);
  });
});
