import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { press } from '../../../../storybook/keys.ts';
import { useState } from 'react';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Eye, PenLine } from '../../../icons.ts';
import { RadioCards } from './radio-cards.tsx';

export default {
  title: 'Forms/RadioCards',
  component: RadioCards,
  parameters: guide({
    use: 'Escolher uma entre poucas opções que precisam de explicação.',
    do: ['Explique em uma frase o que muda com cada opção', 'Deixe marcada a opção segura'],
    dont: ['Opções de uma palavra: use Segments', 'Mais de cinco opções: use Select'],
    words: 'cartões modo usuário visitante radio choice',
    design: 'GrupoRadio, EscolhaModo',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const options = [
  { value: 'mudar', label: 'Com alterações', description: 'O que você faz fica gravado.', icon: PenLine },
  {
    value: 'ver',
    label: 'Apenas visualização, com um nome comprido o bastante para quebrar a linha em um telefone',
    description: 'Nada do que você faz fica gravado.',
    icon: Eye,
  },
] as const;

export const Default: StoryObj<typeof RadioCards> = {
  args: { legend: 'Nada escolhido', options, value: null, onChange: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <RadioCards legend="Nada escolhido" options={options} value={null} onChange={idle} />
      <RadioCards legend="Escolhido" options={options} value="ver" onChange={idle} />
      <RadioCards
        legend="Falta escolher"
        options={options}
        value={null}
        onChange={idle}
        error="Escolha como você vai entrar."
      />
      <RadioCards legend="Aguardando" options={options} value="mudar" onChange={idle} disabled />
    </Sheet>
  ),
};

const Choosing = () => {
  const [value, setValue] = useState<'mudar' | 'ver'>('mudar');
  return <RadioCards legend="Como você vai entrar" options={options} value={value} onChange={setValue} />;
};

/** One stop of Tab, then arrows. */
export const Keyboard: StoryObj = {
  render: () => <Choosing />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: /^Com alterações/ })).toHaveFocus();
    await press('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: /^Apenas visualização/ })).toBeChecked();
  },
};
