import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Accordion, MonthGroup } from './accordion.tsx';

it('opens and closes its region from a button in a heading', async () => {
  const screen = await render(<Accordion title="Capítulo 1">A célula</Accordion>);
  const button = screen.getByRole('heading', { level: 2 }).getByRole('button', { name: 'Capítulo 1' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(screen.getByRole('region', { name: 'Capítulo 1' })).toHaveTextContent('A célula');
  await button.click();
  await expect.element(screen.getByText('A célula')).not.toBeInTheDocument();
});

it.each([
  ['the current month', true, 'true'],
  ['another month', false, 'false'],
])('%s starts with aria-expanded %3$s', async (_name, current, expanded) => {
  const screen = await render(
    <MonthGroup month="Novembro de 2026" count="2 provas" current={current}>
      x
    </MonthGroup>,
  );
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-expanded', expanded);
});
