import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { ImpactCard } from './impact-card.tsx';

it.each([
  ['green', true, 'rgb(231, 250, 241)'],
  ['neutral', false, 'rgb(255, 255, 255)'],
])('%s: a named region with its sentence', async (_, green, background) => {
  await render(
    <ThemeProvider tema="claro">
      <ImpactCard title="Impacto Luneta" initial={0.48} final={0.71} green={green}>
        de 48% para <strong>71%</strong>
      </ImpactCard>
    </ThemeProvider>,
  );
  const card = page.getByRole('region', { name: 'Impacto Luneta' });
  await expect.element(card.getByRole('paragraph')).toHaveTextContent('de 48% para 71%');
  expect(getComputedStyle(card.element()).backgroundColor).toBe(background);
});

it('the line goes from before to after and stays on the scale', async () => {
  const { container } = await render(
    <ImpactCard title="Impacto" initial={-0.2} final={1.4} green>
      texto
    </ImpactCard>,
  );
  const gain = container.querySelectorAll('line')[1];
  expect([gain?.getAttribute('x1'), gain?.getAttribute('x2')]).toEqual(['0%', '100%']);
});
