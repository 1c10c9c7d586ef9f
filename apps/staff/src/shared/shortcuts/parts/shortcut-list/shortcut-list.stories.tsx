import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ShortcutList } from './shortcut-list.tsx';

export default {
  title: 'staff/shortcuts/ShortcutList',
  component: ShortcutList,
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
