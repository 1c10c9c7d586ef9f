import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RankingBadge } from './ranking-badge.tsx';

it.each([
  ['trofeu', '1º lugar'],
  ['top_10', 'Top 10'],
  ['melhor_da_turma', 'Melhor nota da turma'],
] as const)('%s always carries its words', async (kind, label) => {
  const { container } = await render(<RankingBadge kind={kind} label={label} />);
  await expect.element(page.getByText(label)).toBeVisible();
  expect(container.querySelectorAll('svg path')).not.toHaveLength(0);
});
