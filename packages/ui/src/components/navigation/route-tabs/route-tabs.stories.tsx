import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { RouteTabs } from './route-tabs.tsx';

export default {
  title: 'Navigation/RouteTabs',
  component: RouteTabs,
  parameters: guide({
    use: 'Trocar entre duas ou três vistas da mesma coisa, cada uma com endereço.',
    do: ['Dê a cada aba um endereço'],
    dont: ['Trocar um valor na mesma página: use Segments'],
    words: 'abas provas gabaritos questões redação tabs aba trocar seções',
    design: 'AbasRota',
    keyboard: 'story',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof RouteTabs> = {
  args: {
    label: 'Partes da prova',
    tabs: [
      { href: '#questoes', label: 'Questões', current: true },
      { href: '#redacao', label: 'Redação', current: false },
    ],
  },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <RouteTabs
        label="Partes da prova"
        tabs={[
          { href: '#questoes', label: 'Questões', current: true },
          { href: '#redacao', label: 'Redação', current: false },
        ]}
      />
    </Sheet>
  ),
};

/** They are links: each a stop, Enter goes there; arrows do nothing. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    await tabTo('link', 'Questões');
    await press('{ArrowRight}');
    await expect(screen.getByRole('link', { name: 'Questões' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Redação' })).toHaveFocus();
  },
};
