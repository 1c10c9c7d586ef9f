import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Content } from '../../foundations/layout/layout.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Button } from '../../actions/button/button.tsx';
import { EdgeBar } from './edge-bar.tsx';

it('puts its actions at the edges, within a narrow phone', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <ThemeProvider tema="claro">
      <Content>
        <EdgeBar
          start={
            <Button variant="text" size="sm">
              Fechar
            </Button>
          }
          end={
            <Button variant="text" size="sm">
              Sair
            </Button>
          }
        />
      </Content>
    </ThemeProvider>,
  );
  const box = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect();
  expect(box('Fechar').left).toBeLessThan(8);
  expect(box('Sair').right).toBeGreaterThan(312);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
