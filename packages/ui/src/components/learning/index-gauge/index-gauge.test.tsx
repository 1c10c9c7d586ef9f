import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IndexGauge } from './index-gauge.tsx';

const shared = { subject: 'Biologia', label: 'índice de aproveitamento', noData: 'Sem dados ainda' };

it.each([
  [0.725, 'índice de aproveitamento 73%'],
  [0, 'índice de aproveitamento 0%'],
  [1, 'índice de aproveitamento 100%'],
])('%f is an image that says it, and the level is a word', async (index, name) => {
  await render(<IndexGauge {...shared} index={index} band={{ faixa: 'media', label: 'Nível médio' }} />);
  await expect.element(page.getByRole('region', { name: 'Biologia' })).toBeVisible();
  await expect.element(page.getByRole('img')).toHaveAccessibleName(name);
  await expect.element(page.getByText('Nível médio')).toBeVisible();
});

it('without data says so and draws nothing', async () => {
  await render(<IndexGauge {...shared} index={null} />);
  await expect.element(page.getByText('Sem dados ainda')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

it('marks where the levels begin', async () => {
  const { container } = await render(<IndexGauge {...shared} index={0.5} limits={[0.7, 0.8]} />);
  expect(container.querySelectorAll('svg line')).toHaveLength(2);
});
