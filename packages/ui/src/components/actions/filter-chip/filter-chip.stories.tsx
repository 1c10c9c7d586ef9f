import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { AppliedFilter, FilterChip, FilterStrip } from './filter-chip.tsx';

export default {
  title: 'Actions/FilterChip',
  component: FilterChip,
  parameters: guide({
    use: 'Ligar e desligar um filtro, ou tirar um que está valendo.',
    do: ['Escreva no chip o filtro e o valor que está valendo'],
    dont: ['Trocar de vista: use Segments'],
    words: 'chip filtro etiqueta remover tag',
    design: 'ChipFiltro',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const Subjects = () => {
  const [on, setOn] = useState<readonly string[]>(['Física']);
  const flip = (name: string, pressed: boolean) => setOn(pressed ? [...on, name] : on.filter((one) => one !== name));
  return (
    <Inline gap="e8" wrap>
      {['Física', 'Química', 'Biologia'].map((name) => (
        <FilterChip key={name} label={name} pressed={on.includes(name)} onChange={(to) => flip(name, to)} />
      ))}
    </Inline>
  );
};

const GROUPS = [
  { value: 'todos', label: 'Todos 32' },
  { value: 'silencio', label: 'Sem respostas 2' },
  { value: 'respondendo', label: 'Respondendo 25' },
  { value: 'entregou', label: 'Entregaram 4' },
] as const;
const Groups = () => {
  const [value, setValue] = useState<(typeof GROUPS)[number]['value']>('todos');
  return <FilterStrip label="Mostrar" options={GROUPS} value={value} onChange={setValue} />;
};

export const Default: StoryObj<typeof FilterChip> = {
  args: { label: 'Sem questões', pressed: false, disabled: true, onChange: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="ligado, desligado, indisponível">
        <Subjects />
        <Inline gap="e8" wrap>
          <FilterChip label="Sem questões" pressed={false} disabled onChange={idle} />
          <FilterChip label="Indisponível" pressed disabled onChange={idle} />
        </Inline>
      </State>
      <State name="um de vários, em uma linha que anda para o lado">
        <Groups />
      </State>
      <State name="aplicados">
        <Inline gap="e8" wrap>
          <AppliedFilter label="Sede: Centro" onRemove={idle} />
          <AppliedFilter label="Sede: Jardim das Acácias Imperiais de Nossa Senhora do Bom Sucesso" onRemove={idle} />
        </Inline>
      </State>
    </Sheet>
  ),
};

/** Space and Enter switch. */
export const Keyboard: StoryObj = {
  render: () => <Subjects />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('button', { name: 'Física' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Química' })).toHaveAttribute('aria-pressed', 'true');
  },
};
