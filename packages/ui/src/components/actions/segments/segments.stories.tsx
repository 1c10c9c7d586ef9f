import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Segments } from './segments.tsx';

export default {
  title: 'Actions/Segments',
  component: Segments,
  parameters: guide({
    use: 'Escolher uma entre duas a quatro opções, todas à vista.',
    do: ['Mostre de duas a quatro opções, com palavras curtas'],
    dont: ['Muitas opções: use Select', 'Mudar de página: use RouteTabs'],
    words: 'abas alternar filtro série turma tabs toggle radio switch aba botões',
    design: 'Segmentos',
    keyboard: 'story',
  }),
} satisfies Meta;

const Scope = () => {
  const [scope, setScope] = useState<'serie' | 'turma'>('serie');
  return (
    <Segments
      legend="Ranking de"
      options={[
        { value: 'serie', label: 'Toda a série' },
        { value: 'turma', label: 'Minha turma' },
      ]}
      value={scope}
      onChange={setScope}
    />
  );
};

export const Default: StoryObj<typeof Segments> = {
  args: {
    legend: 'Dificuldade',
    showLegend: true,
    options: [
      { value: 'f', label: 'Fácil' },
      { value: 'm', label: 'Médio' },
      { value: 'd', label: 'Difícil' },
    ],
    value: 'm',
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Scope />
      <State name="com legenda, três partes">
        <Segments
          legend="Dificuldade"
          showLegend
          options={[
            { value: 'f', label: 'Fácil' },
            { value: 'm', label: 'Médio' },
            { value: 'd', label: 'Difícil' },
          ]}
          value="m"
          onChange={() => undefined}
        />
      </State>
    </Sheet>
  ),
};

/** One stop of Tab, then arrows, as native radios have it. */
export const Keyboard: StoryObj = {
  render: () => <Scope />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: 'Toda a série' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: 'Minha turma' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: 'Toda a série' })).toBeChecked();
  },
};
