import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { ArrowLeft, LayoutGrid, Settings, X } from '../../../icons.ts';
import { Card } from '../../foundations/card/card.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { IconButton, IconLink } from './icon-button.tsx';

export default {
  title: 'Actions/IconButton',
  component: IconButton,
  subcomponents: { IconLink },
  parameters: guide({
    use: 'Ação de um ícone só, onde não cabe palavra: fechar, copiar, mais opções.',
    do: ['Dê um nome que diga a ação e a coisa: “Fechar ajuda”'],
    dont: ['Ícone sozinho para a ação principal da tela: use Button'],
    words: 'ícone botão fechar x menu três pontos icon close ação pequena',
    design: 'BotaoIcone',
    keyboard: 'none: one control, Tab and Enter',
  }),
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof IconButton> = {
  args: { icon: X, label: 'Fechar', onClick: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="plain, outline, disabled, busy">
        <Inline gap="e12" wrap>
          <IconButton icon={X} label="Fechar" onClick={idle} />
          <IconButton icon={LayoutGrid} label="Ver todas" variant="outline" onClick={idle} />
          <IconButton icon={LayoutGrid} label="Ver todas, indisponível" variant="outline" disabled onClick={idle} />
          <IconButton icon={X} label="Fechar, indisponível" disabled onClick={idle} />
          <IconButton icon={LayoutGrid} label="Abrindo" size="lg" busy onClick={idle} />
          <IconLink icon={ArrowLeft} label="Voltar" href="#voltar" />
        </Inline>
      </State>
      <Card variant="brand">
        <IconButton icon={Settings} label="Ajustes" variant="onBrand" onClick={idle} />
      </Card>
    </Sheet>
  ),
};
