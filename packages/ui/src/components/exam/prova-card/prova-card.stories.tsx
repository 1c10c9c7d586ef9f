import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Timer } from '../../../icons.ts';
import { Badge } from '../../feedback/badge/badge.tsx';
import { Content, Grid } from '../../foundations/layout/layout.tsx';
import { ProvaCard } from './prova-card.tsx';
import { ProvaRow } from './prova-row.tsx';

export default {
  title: 'Exam/ProvaCard',
  component: ProvaCard,
  subcomponents: { ProvaRow },
  parameters: guide({
    use: 'Uma prova da central de avaliações da versão 1.',
    words: 'prova avaliação cartão exam card',
    design: 'CartaoProva',
    keyboard: 'story',
  }),
} satisfies Meta;

const time = (text: string) => (
  <Badge tone="info" icon={Timer}>
    {text}
  </Badge>
);
const title = '2ª Avaliação: Ciências da Natureza e suas Tecnologias';

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Content>
        <Grid columnsExpanded={2}>
          <ProvaCard
            title={title}
            application="Online"
            badge={time('14h30 às 18h30')}
            button={{ botao: 'inicio_as' }}
            buttonLabel="INÍCIO ÀS 14h30"
          />
          <ProvaCard
            title={title}
            application="Online"
            badge={time('até 18h30')}
            button={{ botao: 'iniciar', href: '#instrucoes' }}
            buttonLabel="INICIAR"
          />
          <ProvaCard
            title={title}
            application="Híbrida"
            badge={time('até 18h30')}
            progress={{ answered: 12, total: 45, label: '12 de 45 respondidas' }}
            button={{ botao: 'continuar', href: '#itens' }}
            buttonLabel="CONTINUAR AVALIAÇÃO"
          />
          <ProvaCard
            title="Produção de texto"
            application="Online"
            button={{ botao: 'continuar', href: '#redacao' }}
            buttonLabel="CONTINUAR REDAÇÃO"
          />
          <ProvaCard
            title={title}
            application="Online"
            button={{ botao: 'finalizada' }}
            buttonLabel="PROVA FINALIZADA"
          />
          <ProvaCard
            title="Simulado presencial"
            application="Presencial"
            date="28 de nov. às 7h30"
            button={{ botao: 'saber_mais', onPress: () => undefined }}
            buttonLabel="SABER MAIS"
          />
        </Grid>
      </Content>
    </Sheet>
  ),
};

/** The other exams of the day, below the one that is open. */
export const Rows: StoryObj = {
  render: () => (
    <Sheet>
      <ProvaRow
        title="Avaliação bimestral de Química"
        subject="Química"
        text="Hoje às 14h30 · Online"
        button={{ botao: 'inicio_as' }}
        buttonLabel="INÍCIO ÀS 14h30"
      />
      <ProvaRow
        title="Prova de História em sala"
        subject="História"
        text="Hoje às 7h30 · Presencial"
        button={{ botao: 'saber_mais', onPress: () => undefined }}
        buttonLabel="SABER MAIS"
      />
      <ProvaRow
        title={title}
        subject=""
        text="até 18h30 · Híbrida"
        button={{ botao: 'continuar', href: '#itens' }}
        buttonLabel="CONTINUAR AVALIAÇÃO"
      />
      <ProvaRow
        title="Simulado"
        subject=""
        text="Hoje às 7h30 · Online"
        button={{ botao: 'finalizada' }}
        buttonLabel="PROVA FINALIZADA"
        note={<Badge tone="success">Entregue às 9h12</Badge>}
      />
    </Sheet>
  ),
};

const onPress = fn();

/** One control; what cannot be pressed is passed over. */
export const Keyboard: StoryObj = {
  render: () => (
    <Grid>
      <ProvaCard
        title="Já feita"
        application="Online"
        button={{ botao: 'finalizada' }}
        buttonLabel="PROVA FINALIZADA"
      />
      <ProvaCard
        title="Em sala"
        application="Presencial"
        button={{ botao: 'saber_mais', onPress }}
        buttonLabel="SABER MAIS"
      />
    </Grid>
  ),
  play: async () => {
    onPress.mockClear();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'SABER MAIS' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
