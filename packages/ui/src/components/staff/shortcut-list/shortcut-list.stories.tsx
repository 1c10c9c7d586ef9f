import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { ShortcutList } from './shortcut-list.tsx';

export default {
  title: 'Staff/ShortcutList',
  component: ShortcutList,
  parameters: guide({
    use: 'Dizer o que cada tecla faz na tela em que se está.',
    words: 'atalhos teclado teclas shortcuts keyboard kbd ajuda hotkeys',
    design: 'ShortcutList',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof ShortcutList> = {
  args: {
    between: 'depois',
    groups: [
      {
        title: 'Correção',
        items: [
          { label: 'Próxima redação', caps: [['J']] },
          { label: 'Salvar', caps: [['Ctrl', 'S']] },
        ],
      },
      {
        title: 'Em toda parte',
        items: [
          { label: 'Ir para Hoje', caps: [['G'], ['H']] },
          { label: 'Ver os atalhos', caps: [['?']] },
        ],
      },
    ],
  },
  render: (args) => (
    <Sheet>
      <ShortcutList {...args} />
    </Sheet>
  ),
};
