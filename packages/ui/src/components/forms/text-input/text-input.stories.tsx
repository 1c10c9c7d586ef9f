import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Search } from '../../../icons.ts';
import { TextInput } from './text-input.tsx';

export default {
  title: 'Forms/TextInput',
  component: TextInput,
  parameters: guide({
    use: 'Digitar uma linha de texto.',
    do: ['Deixe o rótulo sempre à vista e a ajuda antes do campo', 'No erro, diga como corrigir'],
    dont: ['Usar o exemplo no lugar do rótulo', 'Texto longo: use Textarea'],
    words: 'campo entrada nome e-mail busca field input search email',
    design: 'Campo, EntradaTexto',
    keyboard: 'none: one native control',
  }),
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof TextInput> = {
  args: { label: 'Usuário ou e-mail', value: 'marina.souza', onChange: fn(), autoComplete: 'username' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <TextInput label="Usuário ou e-mail" value="marina.souza" onChange={idle} autoComplete="username" />
      <TextInput label="Apelido" optional help="Aparece no ranking." placeholder="Ex.: Mari" value="" onChange={idle} />
      <TextInput label="Turma" error="Escolha uma turma que existe." value="9Z" onChange={idle} />
      <TextInput label="Matrícula" disabled value="1048221" onChange={idle} />
      <TextInput label="Apelido" limit={20} value="Mari" onChange={idle} />
      <TextInput label="Apelido" limit={20} value="Mari da turma da" onChange={idle} />
      <TextInput
        label="Apelido"
        limit={20}
        error="Seu Apelido deve ter no máximo 20 caracteres"
        value="Mari da turma da manhã"
        onChange={idle}
      />
      <TextInput label="Nome" readOnly value="Marina Souza" onChange={idle} />
      <TextInput
        label="Buscar aluno"
        hideLabel
        icon={Search}
        type="search"
        placeholder="Nome ou matrícula"
        value=""
        onChange={idle}
      />
    </Sheet>
  ),
};
