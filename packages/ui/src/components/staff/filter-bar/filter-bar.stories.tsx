import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SearchBox } from '../../forms/search-box/search-box.tsx';
import { Select } from '../../forms/select/select.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { FilterBar } from './filter-bar.tsx';

export default {
  title: 'Staff/FilterBar',
  component: FilterBar,
  parameters: guide({
    use: 'Buscar e filtrar uma lista da equipe.',
    do: ['Deixe os filtros no endereço e diga quantos resultados há'],
    dont: ['Mais de quatro filtros à vista', 'Trocar de tela: use RouteTabs'],
    words: 'filtros busca sede série turma filter pesquisar lista filtrar',
    design: 'BarraFiltros',
    keyboard: 'story',
  }),
} satisfies Meta;

const none = { busca: '', sede: '', serie: '', turma: '' };
const names = { sede: 'Sede', serie: 'Série', turma: 'Turma' } as const;
const values = {
  sede: ['Centro', 'Jardim das Acácias Imperiais de Nossa Senhora'],
  serie: ['2ª Série', '3ª Série'],
  turma: ['2B · Manhã', '3A · Tarde'],
};
const keys = ['sede', 'serie', 'turma'] as const;

const Students = ({ start = none }: { start?: typeof none }) => {
  const [filters, setFilters] = useState(start);
  const set = (key: keyof typeof none, value: string) => setFilters({ ...filters, [key]: value });
  const inForce = keys.filter((key) => filters[key] !== '');
  return (
    <FilterBar
      label="Filtrar alunos"
      search={
        <SearchBox
          label="Buscar aluno"
          placeholder="Nome ou código"
          landmark={false}
          value={filters.busca}
          onChange={(busca) => set('busca', busca)}
        />
      }
      applied={inForce.map((key) => ({
        id: key,
        label: `${names[key]}: ${filters[key]}`,
        onRemove: () => set(key, ''),
      }))}
      clearable={inForce.length > 0 || filters.busca !== ''}
      onClear={() => setFilters(none)}
      applyLabel="Ver alunos"
      count={inForce.length === 0 ? '1.248 alunos' : '32 alunos'}
    >
      {keys.map((key) => (
        <Select
          key={key}
          label={names[key]}
          value={filters[key]}
          options={[{ value: '', label: 'Todas' }, ...values[key].map((value) => ({ value, label: value }))]}
          onChange={(value) => set(key, value)}
        />
      ))}
    </FilterBar>
  );
};

export const Default: StoryObj<typeof FilterBar> = {
  args: {
    label: 'Filtrar alunos',
    search: (
      <SearchBox
        label="Buscar aluno"
        placeholder="Nome ou código"
        landmark={false}
        value=""
        onChange={() => undefined}
      />
    ),
    applied: [{ id: 'sede', label: 'Sede: Centro', onRemove: () => undefined }],
    clearable: true,
    onClear: fn(),
    applyLabel: 'Ver alunos',
    count: '32 alunos',
    children: (
      <Select
        label="Sede"
        value="Centro"
        options={values.sede.map((value) => ({ value, label: value }))}
        onChange={() => undefined}
      />
    ),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <div style={{ padding: 16 }}>
      <Stack gap="e20">
        <Students />
        <Students start={{ ...none, sede: 'Centro', serie: '3ª Série', busca: 'amado' }} />
        <Students start={{ ...none, sede: 'Jardim das Acácias Imperiais de Nossa Senhora', turma: '2B · Manhã' }} />
      </Stack>
    </div>
  ),
};

/** Tab goes from the search over the filters to the chips; Enter on a chip takes its filter away. */
export const Keyboard: StoryObj = {
  render: () => <Students start={{ ...none, sede: 'Centro' }} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('searchbox', { name: 'Buscar aluno' })).toHaveFocus();
    screen.getByRole('button', { name: 'Remover filtro Sede: Centro' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('button', { name: /^Remover filtro/ })).not.toBeInTheDocument();
    await expect(screen.getByText('1.248 alunos')).toBeVisible();
  },
};

/** On a phone the selects stand in a sheet; a wide screen has no sheet. */
export const SheetOpen: StoryObj = {
  render: () => <Students start={{ ...none, sede: 'Centro' }} />,
  play: async () => {
    const button = screen.queryByRole('button', { name: 'Filtros (1)' });
    if (button) await userEvent.click(button);
  },
};
