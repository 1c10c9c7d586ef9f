import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { MultiSelect } from './multi-select.tsx';
import { sampleTurmas } from './sample.ts';

const changed = vi.fn<(value: readonly number[]) => void>();
beforeEach(() => changed.mockClear());

const shown = (first: readonly number[]) => {
  const Turmas = () => {
    const [value, setValue] = useState(first);
    const change = (next: readonly number[]) => {
      changed(next);
      setValue(next);
    };
    return (
      <MultiSelect label="Turmas" groups={sampleTurmas} value={value} onChange={change} noneText="Nenhuma turma" />
    );
  };
  return render(
    <ThemeProvider tema="claro">
      <Turmas />
    </ThemeProvider>,
  );
};
const box = page.getByRole('combobox', { name: 'Turmas' });

it('adds what is picked after what was chosen, and takes it out by its cross', async () => {
  await shown([3]);
  await box.click();
  await userEvent.keyboard('6b');
  await page.getByRole('option', { name: /^6B/ }).click();
  expect(changed).toHaveBeenLastCalledWith([3, 2]);
  await page.getByRole('button', { name: 'Tirar 7A' }).click();
  expect(changed).toHaveBeenLastCalledWith([2]);
});

it('keeps what is chosen and not in the list', async () => {
  await shown([99]);
  await box.click();
  await page.getByRole('option', { name: /^6A/ }).click();
  expect(changed).toHaveBeenLastCalledWith([99, 1]);
});

it('draws the ring of the focus around its box', async () => {
  await shown([]);
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveFocus();
  const group = page.getByRole('group').filter({ has: box });
  await expect.element(group).toHaveStyle({ outlineStyle: 'solid' });
});

it('keeps the choice when Escape is pressed with its list closed', async () => {
  await shown([3]);
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(changed).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Tirar 7A' })).toBeVisible();
});
