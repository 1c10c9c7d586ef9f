import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OptionDraft } from './option-draft.ts';
import { OptionEditor } from './option-editor.tsx';

const option = (id: number, texto: string, correta = false): OptionDraft => ({ id, texto, motivo: '', correta });
const changed = vi.fn<(options: readonly OptionDraft[]) => void>();

const shown = (first: readonly OptionDraft[], error?: string) => {
  const Live = () => {
    const [options, setOptions] = useState(first);
    return (
      <OptionEditor
        options={options}
        error={error}
        onChange={(next) => {
          changed(next);
          setOptions(next);
        }}
      />
    );
  };
  return render(<Live />);
};
const text = (letter: string) => page.getByRole('textbox', { name: `Alternativa ${letter}`, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const two = [option(1, 'sim', true), option(2, 'não')];

it('the key moves with its text, and the focus with what was moved', async () => {
  await shown(two);
  await button('Mover a alternativa A para baixo').click();
  await expect.element(text('B')).toHaveValue('sim');
  await expect.element(text('B')).toHaveFocus();
  await expect.element(page.getByRole('radio', { name: 'Alternativa B é a correta' })).toBeChecked();
});

it('has two at least and five at most', async () => {
  await shown(two);
  await expect.element(button('Remover a alternativa A')).toBeDisabled();
  for (const letter of ['C', 'D', 'E']) {
    await button('Adicionar alternativa').click();
    await expect.element(text(letter)).toHaveFocus();
  }
  await expect.element(button('Adicionar alternativa')).not.toBeInTheDocument();
  await button('Remover a alternativa B').click();
  await expect.element(text('E')).not.toBeInTheDocument();
  await expect.element(text('B')).toHaveValue('');
});

it('takes a reason, and a text with format', async () => {
  await shown(two);
  await page.getByRole('textbox', { name: 'Por que alguém marca B' }).fill('Leu <depressa>');
  expect(changed.mock.lastCall?.[0][1]).toEqual({ ...option(2, 'não'), motivo: 'Leu &lt;depressa&gt;' });
  await button('Formatar a alternativa A').click();
  await expect.element(page.getByRole('toolbar', { name: 'Formatação' })).toBeVisible();
  await text('A').click();
  await userEvent.keyboard('{End}!');
  expect(changed.mock.lastCall?.[0][0]).toEqual(option(1, 'sim!', true));
});

it('says what is wrong with the whole', async () => {
  await shown(two, 'Marque a alternativa correta.');
  await expect
    .element(page.getByRole('group', { name: 'Alternativas' }))
    .toHaveAccessibleDescription(/Marque a alternativa correta\./);
});
