import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { Pipa } from '../../identity/pipa/pipa.tsx';
import { ImpactCard } from './impact-card.tsx';

export default {
  title: 'Results/ImpactCard',
  component: ImpactCard,
  parameters: guide({
    use: 'Contar o que estudar mudou: a chance de antes e a de depois.',
    do: ['Use em uma questão que o aluno estudou e depois acertou'],
    dont: ['Uma escala sem história: use BeforeAfterBar'],
    words: 'impacto chance antes depois before after melhora estudo',
    design: 'CartaoImpacto',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof ImpactCard> = {
  args: {
    title: 'Impacto Luneta',
    initial: 0.48,
    final: 0.71,
    green: true,
    picture: <Pipa mood="feliz" size={64} />,
    children: (
      <>
        Com o seu estudo, a chance de acerto passou de 48% para
        <strong>71%</strong>
      </>
    ),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Stack>
        <ImpactCard title="Impacto Luneta" initial={0.48} final={0.71} green picture={<Pipa mood="feliz" size={64} />}>
          Com o seu estudo, a chance de acerto passou de 48% para <strong>71%</strong>
        </ImpactCard>
        <ImpactCard title="Impacto Luneta" initial={0.3} final={0.42} green={false}>
          Com o seu estudo, a chance de acerto passou de 30% para <strong>42%</strong>
        </ImpactCard>
      </Stack>
    </Sheet>
  ),
};
