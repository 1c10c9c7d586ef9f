import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Tema } from '../../foundations/theme-provider/theme-provider.tsx';
import { StudentPreview } from './student-preview.tsx';

const Live = () => {
  const [tema, setTema] = useState<Tema>('claro');
  return (
    <StudentPreview
      title="Pré-visualização"
      tema={tema}
      onChange={setTema}
      temas={[
        { value: 'claro', label: 'Claro' },
        { value: 'plano', label: 'Escuro' },
      ]}
      temaLegend="Tema"
      screenLabel="Tela do aluno"
    >
      <button type="button">Próxima</button>
      <div style={{ height: 2000 }} />
    </StudentPreview>
  );
};

it('shows and does nothing, but can be scrolled', async () => {
  await page.viewport(1280, 800);
  await render(<Live />);
  const screen = page.getByRole('region', { name: 'Tela do aluno' });
  expect(page.getByText('Próxima').element().closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(screen).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => screen.element().scrollTop).toBeGreaterThan(500);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Próxima')).not.toHaveFocus();
});

it('gives the page of the student exactly 360 px, or what there is', async () => {
  await page.viewport(1280, 800);
  await render(<Live />);
  const screen = page.getByRole('region', { name: 'Tela do aluno' }).element();
  expect(screen.clientWidth).toBe(360);
  await page.viewport(320, 640);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('changes the theme of the frame alone', async () => {
  await render(<Live />);
  await page.getByRole('radio', { name: 'Escuro' }).click();
  const screen = page.getByRole('region', { name: 'Tela do aluno' }).element();
  expect(screen.closest('[data-tema]')?.getAttribute('data-tema')).toBe('plano');
  expect(page.getByRole('heading', { name: 'Pré-visualização' }).element().closest('[data-tema]')).toBeNull();
});
