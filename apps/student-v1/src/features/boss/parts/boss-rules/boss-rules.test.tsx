import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BossRules } from './boss-rules.tsx';

it('is an ordered list of four, each with its picture', async () => {
  const screen = await render(
    <BossRules
      label="Regras do Boss"
      time={{ title: 'Tempo' }}
      leaving={{ title: 'Sair' }}
      attempt={{ title: 'Tentativa' }}
      review={{ title: 'Revisão', text: 'Depois.' }}
    />,
  );
  const list = screen.getByRole('list', { name: 'Regras do Boss' });
  expect(list.element().tagName).toBe('OL');
  const items = list.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['Tempo', 'Sair', 'Tentativa', 'RevisãoDepois.']);
  expect(new Set(items.map((item) => item.querySelector('svg')?.innerHTML)).size).toBe(4);
});
