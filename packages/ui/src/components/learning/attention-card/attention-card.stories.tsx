import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { Grid } from '../../foundations/layout/layout.tsx';
import { AttentionCard } from './attention-card.tsx';

export default {
  title: 'Learning/AttentionCard',
  component: AttentionCard,
  parameters: guide({
    use: 'Um assunto que pede atenção e o caminho para estudar.',
    do: ['Ofereça um caminho para estudar o assunto'],
    dont: ['Elogiar um assunto que vai bem'],
    words: 'atenção assunto nível estudar card',
    design: 'CartaoAtencao',
    keyboard: 'none: one link',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof AttentionCard> = {
  args: {
    chapter: 'Capítulo 4',
    name: 'Função do 1º grau',
    index: 0.38,
    faixa: 'baixa',
    levelLabel: 'Nível baixo',
    action: (
      <ButtonLink href="#" variant="secondary" size="sm">
        Estudar
      </ButtonLink>
    ),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Grid columnsExpanded={2} gap="e12">
        <AttentionCard
          chapter="Capítulo 4"
          name="Função do 1º grau"
          index={0.38}
          faixa="baixa"
          levelLabel="Nível baixo"
          action={
            <ButtonLink href="#" variant="secondary" size="sm">
              Estudar
            </ButtonLink>
          }
        />
        <AttentionCard
          chapter="Capítulo 12"
          name="Membrana plasmática, organelas e transporte através da membrana"
          index={0.72}
          faixa="media"
          levelLabel="Nível médio"
        />
        <AttentionCard chapter="Capítulo 1" name="A célula" index={1} faixa="alta" levelLabel="Nível alto" />
        <AttentionCard chapter="Capítulo 2" name="Óptica" index={0} faixa="baixa" levelLabel="Nível baixo" />
      </Grid>
    </Sheet>
  ),
};
