import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { KeyRound } from '../../../icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { BulkBar } from './bulk-bar.tsx';

export default {
  title: 'Staff/BulkBar',
  component: BulkBar,
  parameters: guide({
    use: 'O que dá para fazer com as linhas marcadas de uma lista.',
    do: ['Diga quantas linhas estão marcadas; o perigoso vem por último'],
    dont: ['Mostrar sem nada marcado'],
    words: 'seleção lote em massa barra marcadas bulk selecionados ações',
    design: 'BulkBar',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof BulkBar> = {
  args: {
    label: 'Alunos selecionados',
    count: '3 alunos selecionados',
    onClear: idle,
    more: (
      <Button variant="text" size="sm" onClick={idle}>
        Selecionar os 32
      </Button>
    ),
    children: (
      <Button variant="danger" size="sm" icon={KeyRound} onClick={idle}>
        Resetar senhas
      </Button>
    ),
  },
};

const Ticked = () => {
  const [shown, setShown] = useState(true);
  return shown ? (
    <BulkBar label="Alunos selecionados" count="1 aluno selecionado" onClear={() => setShown(false)}>
      <Button size="sm" onClick={idle}>
        Resetar senhas
      </Button>
    </BulkBar>
  ) : (
    <Text>Nada selecionado</Text>
  );
};

/** Its buttons are stops of Tab; the last one takes the ticks away. */
export const Keyboard: StoryObj = {
  render: () => <Ticked />,
  play: async () => {
    await tabTo('button', 'Limpar seleção');
    await press('{Enter}');
    await expect(await screen.findByText('Nada selecionado')).toBeVisible();
  },
};
