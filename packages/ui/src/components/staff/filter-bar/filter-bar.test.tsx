import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextInput } from '../../forms/text-input/text-input.tsx';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';

const [onClear, onRemove] = [vi.fn<() => void>(), vi.fn<() => void>()];
const idle = () => undefined;
const shown = (props: Partial<FilterBarProps> = {}) =>
  render(
    <FilterBar
      label="Filtrar alunos"
      search={<TextInput label="Buscar aluno" value="" onChange={idle} />}
      applied={[{ id: 'sede', label: 'Sede: Centro', onRemove }]}
      clearable
      onClear={onClear}
      applyLabel="Ver alunos"
      count="32 alunos"
      {...props}
    >
      <TextInput label="Sede" value="Centro" onChange={idle} />
    </FilterBar>,
  );
const clear = page.getByRole('button', { name: 'Limpar', exact: true });

beforeEach(() => vi.clearAllMocks());
afterEach(() => page.viewport(360, 800));

describe('where there is space', () => {
  beforeEach(() => page.viewport(1280, 800));

  it('search, filters and what clears them stand in one line', async () => {
    await shown();
    const tops = [page.getByLabelText('Buscar aluno'), page.getByLabelText('Sede'), clear].map(
      (part) => part.element().getBoundingClientRect().bottom,
    );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(5);
    await clear.click();
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('filters that few need stand behind a button', async () => {
    await shown({ more: <TextInput label="Turno" value="" onChange={idle} /> });
    await expect.element(page.getByLabelText('Turno')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Mais filtros' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Mais filtros' }).getByLabelText('Turno')).toBeVisible();
    await page.getByRole('button', { name: 'Ver alunos' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('with nothing to clear that cannot be pressed', async () => {
    await shown({ clearable: false });
    await expect.element(clear).toBeDisabled();
  });
});

describe('on a phone', () => {
  it('the filters stand in a sheet, whose button says how many are in force', async () => {
    await shown();
    await expect.element(page.getByLabelText('Sede', { exact: true })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Filtros (1)' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Filtros' }).getByLabelText('Sede')).toBeVisible();
    await clear.click();
    expect(onClear).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: 'Ver alunos' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('those that few need stand in the same sheet', async () => {
    await shown({ more: <TextInput label="Turno" value="" onChange={idle} /> });
    await page.getByRole('button', { name: 'Filtros (1)' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Filtros' }).getByLabelText('Turno')).toBeVisible();
  });

  it('with none in force it speaks of none', async () => {
    await shown({ applied: [] });
    await expect.element(page.getByRole('button', { name: 'Filtros', exact: true })).toBeVisible();
    expect(page.getByRole('list').elements()).toEqual([]);
  });
});

it('a filter in force is taken away by its chip, and what is left is told', async () => {
  await shown();
  const chips = page.getByRole('list', { name: 'Filtros aplicados' });
  await chips.getByRole('button', { name: 'Remover filtro Sede: Centro' }).click();
  expect(onRemove).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('status')).toHaveTextContent('32 alunos');
});
