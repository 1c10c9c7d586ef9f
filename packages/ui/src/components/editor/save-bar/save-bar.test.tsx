import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

const bar = (props: Partial<SaveBarProps>) => (
  <ThemeProvider tema="claro">
    <SaveBar
      title="Editar curso"
      backHref="#cursos"
      backLabel="Voltar para os cursos"
      state="unsaved"
      stateText="Alterações não salvas"
      onSave={() => undefined}
      saveLabel="Salvar"
      {...props}
    />
    <div style={{ height: 3000 }} />
  </ThemeProvider>
);

it.each([
  ['usable', {}, 1],
  ['saving', { saving: true }, 0],
  ['not yet usable', { notYet: true }, 0],
])('%s: one tap saves %i times', async (_name, props, times) => {
  const onSave = vi.fn<() => void>();
  await render(bar({ ...props, onSave }));
  // Clicks directly: a button on hold ignores the click but can still be reached.
  (page.getByRole('button', { name: 'Salvar' }).element() as HTMLButtonElement).click();
  expect(onSave).toHaveBeenCalledTimes(times);
});

it('says why it cannot be used yet', async () => {
  await render(bar({ notYet: true, state: 'offline', stateText: 'Sem internet' }));
  await expect
    .element(page.getByRole('button', { name: 'Salvar' }), { timeout: 3000 })
    .toHaveAccessibleDescription('Sem internet');
});

it('stays in sight on a narrow phone, within it', async () => {
  await page.viewport(320, 640);
  const screen = await render(bar({ subtitle: 'Biologia · Citologia · base 4821' }));
  window.scrollTo(0, 800);
  expect(screen.container.querySelector('header')?.getBoundingClientRect().top).toBe(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
