import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { Combobox, type ComboboxItem, type ComboboxProps } from './combobox.tsx';
import { sampleGroups } from './sample.ts';

const picked = vi.fn<(item: ComboboxItem | null) => void>();
const Student = (props: Partial<ComboboxProps>) => {
  const [value, setValue] = useState<ComboboxItem | null>(null);
  const pick = (item: ComboboxItem | null) => {
    picked(item);
    setValue(item);
  };
  return (
    <Combobox label="Aluno" groups={sampleGroups} value={value} onChange={pick} noneText="Nenhum aluno" {...props} />
  );
};
const shown = (props: Partial<ComboboxProps> = {}) =>
  render(
    <ThemeProvider tema="claro">
      <Student {...props} />
    </ThemeProvider>,
  );
const box = page.getByRole('combobox', { name: 'Aluno' });
const names = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

describe('what is typed', () => {
  it.each([
    ['part of a name', 'amado', ['Ana Amado21000', 'Bento Amado31001']],
    ['a name without its accent', 'cecilia', ['Cecília Couto21001']],
    ['a code', '3100', ['Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva31000', 'Bento Amado31001']],
    ['what nobody is called', 'zzz', []],
  ])('%s narrows the list', async (_name, typed, left) => {
    await shown();
    await box.click();
    await userEvent.keyboard(typed);
    await expect.poll(names).toEqual(left);
    expect(page.getByText('Nenhum aluno').elements()).toHaveLength(left.length === 0 ? 1 : 0);
  });

  it('is asked after a pause, once, when the items come from elsewhere', async () => {
    const onSearch = vi.fn<(text: string) => void>();
    await shown({ onSearch });
    await box.click();
    await userEvent.keyboard('zzz');
    await expect.poll(() => onSearch.mock.calls).toEqual([['zzz']]);
    // The server filters, so the given items stay.
    expect(names()).toHaveLength(4);
  });
});

it('names its groups by the way to them', async () => {
  await shown();
  await box.click();
  await expect.element(page.getByRole('group', { name: 'Centro › 2ª Série › 2B' })).toBeVisible();
});

it('says that items are on their way instead of that there are none', async () => {
  await shown({ groups: [], loading: true, onSearch: () => undefined });
  await box.click();
  await expect.element(page.getByText('Carregando…')).toBeVisible();
  expect(page.getByText('Nenhum aluno').elements()).toEqual([]);
});

describe('by keyboard', () => {
  it('arrows and Enter choose, and the name stands in the box', async () => {
    await shown();
    box.element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(box).toHaveValue('Cecília Couto');
    expect(picked).toHaveBeenLastCalledWith({ id: 21_001, label: 'Cecília Couto', meta: '21001' });
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  it('Home and End stay in the text', async () => {
    await shown();
    await box.click();
    await userEvent.keyboard('mado{Home}a');
    await expect.element(box).toHaveValue('amado');
    await userEvent.keyboard('{End}x');
    await expect.element(box).toHaveValue('amadox');
  });

  it('in a dialog Escape closes the list first, then the dialog', async () => {
    const onClose = vi.fn<() => void>();
    await render(
      <ThemeProvider tema="claro">
        <Dialog open onClose={onClose} title="Mover">
          <Student />
        </Dialog>
      </ThemeProvider>,
    );
    await box.click();
    await page.getByRole('option', { name: /Ana Amado/ }).click();
    await expect.element(box).toHaveValue('Ana Amado');
    await box.click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(box).toHaveValue('Ana Amado');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(picked).toHaveBeenLastCalledWith({ id: 21_000, label: 'Ana Amado', meta: '21000' });
    await expect.element(box).toHaveValue('Ana Amado');
  });
});

it('clears the choice', async () => {
  await shown();
  await box.click();
  await page.getByRole('option', { name: /Ana Amado/ }).click();
  await page.getByRole('button', { name: 'Limpar' }).click();
  await expect.element(box).toHaveValue('');
  expect(picked).toHaveBeenLastCalledWith(null);
});
