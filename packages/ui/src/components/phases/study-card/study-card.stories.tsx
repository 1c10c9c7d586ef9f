import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Grid } from '../../foundations/layout/layout.tsx';
import { StudyCard } from './study-card.tsx';

export default {
  title: 'Phases/StudyCard',
  component: StudyCard,
  parameters: guide({
    use: 'O roteiro de uma matéria, com progresso e Boss.',
    do: ['Deixe o cartão inteiro levar à matéria'],
    dont: ['Um roteiro com prazo: use RoadmapCard'],
    words: 'estudo roteiro matéria cartão card disciplina tarefa',
    design: 'CartaoEstudo',
    keyboard: 'none: one link',
  }),
} satisfies Meta;

const progress = { answered: 31, total: 50 };
const planned = 'Prevista para 28 de nov.';
const bosses = [
  ['bloqueado', 'Boss Bloqueado'],
  ['desbloqueado', 'Boss Desbloqueado'],
  ['iniciado', 'Boss Desbloqueado'],
  ['venceu', 'Você derrotou este Boss!'],
  ['perdeu', 'Você não venceu este Boss!'],
] as const;

export const Default: StoryObj<typeof StudyCard> = {
  args: {
    materia: 'Matemática',
    description: 'Álgebra e funções',
    planned,
    progress,
    phases: { done: 6, total: 12, label: '6 de 12 fases concluídas' },
    boss: { status: 'bloqueado', text: 'Boss Bloqueado' },
    href: '#matematica',
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Grid columnsExpanded={2} gap="e12">
        {bosses.map(([status, text]) => (
          <StudyCard
            key={status}
            materia="Matemática"
            description="Álgebra e funções"
            planned={planned}
            progress={progress}
            phases={{ done: 6, total: 12, label: '6 de 12 fases concluídas' }}
            boss={{ status, text }}
            href="#matematica"
          />
        ))}
      </Grid>
      <State name="sem data, sem Boss, nada feito">
        <StudyCard materia="Inglês" progress={{ answered: 0, total: 24 }} href="#ingles" />
      </State>
      <State name="encerrado">
        <StudyCard
          materia="Física"
          description="Movimento uniforme"
          closed="Encerrado: só para treinar"
          phases={{ done: 2, total: 9, label: '2 de 9 fases concluídas' }}
          progress={{ answered: 8, total: 40 }}
          href="#fisica"
        />
      </State>
      <State name="tudo feito, textos compridos">
        <StudyCard
          materia="Ciências da Natureza e suas Tecnologias"
          description="Ondulatória, termodinâmica, eletromagnetismo, genética de populações e estequiometria do cotidiano brasileiro"
          planned="Prevista para 28 de novembro de 2026 às 14h30"
          progress={{ answered: 1200, total: 1200 }}
          boss={{ status: 'venceu', text: 'Você derrotou este Boss!' }}
          href="#natureza"
        />
      </State>
    </Sheet>
  ),
};
