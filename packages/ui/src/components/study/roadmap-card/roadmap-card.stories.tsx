import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Content, Grid } from '../../foundations/layout/layout.tsx';
import { DeadlineBadge } from '../../feedback/deadline-badge/deadline-badge.tsx';
import { RoadmapCard, type RoadmapCardProps } from './roadmap-card.tsx';

export default {
  title: 'Study/RoadmapCard',
  component: RoadmapCard,
  parameters: guide({
    use: 'Um roteiro de estudos com progresso e prazo.',
    do: ['Escreva o progresso também em palavras', 'Mostre o prazo só quando ele existe'],
    dont: ['Um segundo botão dentro do cartão'],
    words: 'roteiro trilha cartão progresso roadmap disciplina anel tarefa',
    design: 'CartaoRoteiro',
    keyboard: 'story',
  }),
} satisfies Meta;

const words = { encerrada: 'Encerrada', faltam: (dias: number) => `Faltam ${dias} dia(s)`, hoje: 'Termina hoje' };
const dateTime = '2026-11-28T23:59:59-03:00';
const inThree = <DeadlineBadge prazo={{ kind: 'faltam', dias: 3 }} dateTime={dateTime} words={words} />;
const over = <DeadlineBadge prazo={{ kind: 'encerrada' }} dateTime={dateTime} words={words} />;

const card = (subject: string, percent: number, more: Partial<RoadmapCardProps> = {}) => (
  <RoadmapCard
    subject={subject}
    facts="6 fases · 12 assuntos"
    percent={percent}
    progressLabel={`Progresso em ${subject}`}
    onOpen={() => undefined}
    {...more}
  />
);

export const Default: StoryObj<typeof RoadmapCard> = {
  args: {
    subject: 'Biologia',
    facts: '6 fases · 12 assuntos',
    percent: 75,
    progressLabel: 'Progresso em Biologia',
    deadline: inThree,
    onOpen: fn(),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Content>
      <Grid columnsExpanded={2}>
        {card('Biologia', 75, { deadline: <DeadlineBadge prazo={null} dateTime={dateTime} words={words} /> })}
        {card('Inglês', 40, { deadline: inThree })}
        {card('Filosofia', 10)}
        {card('Química', 0, { facts: '1 fase · 1 assunto' })}
        {card('Física', 100, { deadline: inThree })}
        {card('História', 60, { deadline: over, closed: true, facts: 'Plano de Ação · 6 fases' })}
        {card('Linguagens, Códigos e suas Tecnologias', 33, {
          deadline: inThree,
          facts: 'Roteiro de Estudos · 24 fases · 118 assuntos',
        })}
      </Grid>
    </Content>
  ),
};

const onOpen = fn();

/** One control per card, its name the subject. */
export const Keyboard: StoryObj = {
  render: () => card('Biologia', 75, { onOpen }),
  play: async () => {
    onOpen.mockClear();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Biologia' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};
