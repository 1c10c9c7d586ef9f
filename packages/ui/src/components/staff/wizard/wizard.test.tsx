import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/button.tsx';
import { Segments } from '../../actions/segments/segments.tsx';
import { Wizard, type WizardProps } from './wizard.tsx';

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(360, 800);
});

const wizard = (props: Partial<WizardProps> = {}) => (
  <Wizard
    title="Importar alunos"
    closeHref="#importacoes"
    closeLabel="Fechar"
    steps={['Arquivo', 'Colunas', 'Conferência']}
    current={1}
    actions={
      <>
        <Button>Continuar</Button>
        <Button variant="secondary">Voltar</Button>
      </>
    }
    {...props}
  >
    <p>Conteúdo</p>
  </Wizard>
);

it('leaves the focus alone at first, and moves it to the heading of another step', async () => {
  const screen = await render(wizard());
  expect(document.activeElement).toBe(document.body);
  await screen.rerender(wizard({ current: 2 }));
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Colunas' })).toHaveFocus();
  await screen.rerender(wizard({ current: 2, note: 'Pronto' }));
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('takes the focus to its heading when another wizard showed the step before', async () => {
  const screen = await render(wizard({ current: 3, arrived: true }));
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Conferência' })).toHaveFocus();
});

it('says on a phone which step it is, in words', async () => {
  const screen = await render(wizard({ current: 2 }));
  await expect.element(screen.getByText('Etapa 2 de 3')).toBeVisible();
});

it('once all is done shows the last step', async () => {
  const screen = await render(wizard({ current: 4 }));
  await expect.element(screen.getByText('Etapa 3 de 3')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Conferência' })).toBeInTheDocument();
});

it('on a wide screen leads back to a step that is done', async () => {
  await page.viewport(1280, 800);
  const onChange = vi.fn<(place: number) => void>();
  const screen = await render(wizard({ current: 3, onChange }));
  await screen.getByRole('button', { name: 'Colunas, concluída' }).click();
  expect(onChange.mock.calls).toEqual([[2]]);
  await expect.element(screen.getByText('Etapa 3 de 3')).not.toBeVisible();
});

it('comes to its main button first by keyboard, wherever it stands', async () => {
  await page.viewport(1280, 800);
  const screen = await render(wizard());
  const [main, other] = [
    screen.getByRole('button', { name: 'Continuar' }),
    screen.getByRole('button', { name: 'Voltar' }),
  ];
  expect(main.element().getBoundingClientRect().left).toBeGreaterThan(other.element().getBoundingClientRect().left);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(main).toHaveFocus();
});

it.each([
  [100, 'sticky'],
  [200, 'static'],
])('on a phone in text of %i %% its foot is %s', async (text, position) => {
  document.documentElement.style.fontSize = `${text}%`;
  await render(wizard());
  const foot = page.getByRole('button', { name: 'Continuar' }).element().parentElement?.parentElement;
  expect(foot && getComputedStyle(foot).position).toBe(position);
});

it('in text of twice the size the parts of a choice stand one below the other, each word in one piece', async () => {
  document.documentElement.style.fontSize = '200%';
  const options = [
    { value: 'prova', label: 'Prova' },
    { value: 'atividade', label: 'Atividade' },
    { value: 'marco', label: 'Marco' },
  ];
  await render(
    <Wizard title="Nova prova" closeHref="#provas" closeLabel="Fechar" steps={['O quê']} current={1}>
      <Segments legend="Tipo" options={options} value="atividade" onChange={() => {}} />
    </Wizard>,
  );
  const rows = options.map(({ label }) => {
    const range = document.createRange();
    range.selectNodeContents(page.getByText(label, { exact: true }).element());
    return [...range.getClientRects()].length;
  });
  expect(rows).toEqual([1, 1, 1]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
