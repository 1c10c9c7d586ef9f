import { Timer } from '../../../icons.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { coinArt } from '../../game/game-piece/art.ts';
import { RulesList } from './rules-list.tsx';

it('is a named list in order; the text of a rule is optional', async () => {
  await render(
    <RulesList
      label="Regras"
      rules={[
        { icon: Timer, title: 'Tempo', text: 'Fique de olho.' },
        { icon: Timer, title: 'Sem pesquisa' },
      ]}
    />,
  );
  await expect.element(page.getByRole('list', { name: 'Regras' })).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['TempoFique de olho.', 'Sem pesquisa']);
});

it('takes one of our drawings in place of an icon', async () => {
  await render(
    <RulesList label="Plano de Ação" rules={[{ picture: <img src={coinArt} alt="" />, title: 'Moedas em dobro' }]} />,
  );
  const rule = page.getByRole('listitem').element();
  expect(rule.querySelector('img')).not.toBeNull();
  expect(rule.querySelector('svg')).toBeNull();
});
