import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SectionEditor, type SectionState } from './section-editor.tsx';

it.each([
  ['untouched', 'Intacta'],
  ['changed', 'Alterada'],
  ['invalid', 'Inválida'],
  ['saved', 'Salva'],
] satisfies [SectionState, string][])('says in words, closed too, that it is %s', async (state, words) => {
  await render(
    <SectionEditor title="Capítulo 1" state={state} stateText={words}>
      Campos
    </SectionEditor>,
  );
  await expect.element(page.getByRole('button', { name: `Capítulo 1 ${words}` })).toBeVisible();
  await expect.element(page.getByText('Campos')).not.toBeInTheDocument();
});

it('is opened by its owner, and asks the owner when it is tapped', async () => {
  const onToggle = vi.fn<(open: boolean) => void>();
  const Owned = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ir para o erro
        </button>
        <SectionEditor title="Quiz" state="invalid" stateText="Inválida" open={open} onChange={onToggle}>
          Campos
        </SectionEditor>
      </>
    );
  };
  await render(<Owned />);
  await page.getByRole('button', { name: 'Ir para o erro' }).click();
  await expect.element(page.getByRole('region', { name: /Quiz/ })).toHaveTextContent('Campos');
  await page.getByRole('button', { name: /Quiz/ }).click();
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(page.getByText('Campos')).toBeVisible();
});
