import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { faintBar } from '../../results/level-bars/level-bars.css.ts';
import { AttentionCard } from './attention-card.tsx';

it.each([
  ['baixa', 'Nível baixo', 0.384, '38%', 2],
  ['media', 'Nível médio', 0.7, '70%', 1],
  ['alta', 'Nível alto', 1, '100%', 0],
] as const)('band %s: "%s" with its number and its bars', async (faixa, label, index, text, faint) => {
  const { container } = await render(
    <AttentionCard chapter="Capítulo 4" name="Óptica" index={index} faixa={faixa} levelLabel={label} />,
  );
  const card = page.getByRole('article', { name: 'Óptica' });
  for (const words of ['Capítulo 4', label, text]) await expect.element(card.getByText(words)).toBeVisible();
  expect(container.querySelectorAll(`.${faintBar}`)).toHaveLength(faint);
});
