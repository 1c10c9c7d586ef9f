import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Eye, PenLine } from '../../../icons.ts';
import { RadioCards } from './radio-cards.tsx';

export default { title: 'Forms/RadioCards' } satisfies Meta;

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
