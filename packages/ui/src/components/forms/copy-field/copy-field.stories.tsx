import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { CopyField } from './copy-field.tsx';

export default {
  title: 'Forms/CopyField',
  component: CopyField,
  parameters: guide({
    use: 'Um valor para levar a outro lugar, com botão de copiar; um segredo se esconde.',
    do: ['Diga depois do toque que foi copiado; o botão continua no lugar'],
    dont: ['Uma senha que aparece uma vez só: use OneTimeSecret'],
    words: 'copiar senha código segredo copy secret token clipboard',
    design: 'FluxoResetSenha',
    keyboard: 'story',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof CopyField> = {
  args: { label: 'Código do aluno', value: '1002' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <CopyField label="Código do aluno" value="1002" />
      <CopyField label="Chave para digitar" value="GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ" wraps />
      <CopyField label="Nova senha" value="k7Pm2qRx9T" secret help="Vale por 15 minutos." />
    </Sheet>
  ),
};

/** The value is selected on arrival; its two buttons follow. */
export const Keyboard: StoryObj = {
  render: () => <CopyField label="Nova senha" value="k7Pm2qRx9T" secret />,
  play: async () => {
    await tabTo('textbox', 'Nova senha');
    await tabTo('button', 'Mostrar: Nova senha');
    await press(' ');
    await expect(screen.getByRole('textbox', { name: 'Nova senha' })).not.toHaveValue('k7Pm2qRx9T');
    await press(' ');
    await expect(screen.getByRole('textbox', { name: 'Nova senha' })).toHaveValue('k7Pm2qRx9T');
    await tabTo('button', 'Copiar Nova senha');
  },
};
