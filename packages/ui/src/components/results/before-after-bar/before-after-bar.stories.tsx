import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { BeforeAfterBar } from './before-after-bar.tsx';

export default {
  title: 'Results/BeforeAfterBar',
  component: BeforeAfterBar,
  parameters: guide({
    use: 'De onde se saiu e aonde se chegou, numa escala.',
    do: ['Escreva os dois valores, o de antes e o de depois'],
    dont: ['Um valor só: use ProgressBar'],
    words: 'antes depois chance barra before after',
    design: 'CartaoImpacto',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const cases = [
  ['abaixo do limite: neutra', 0.48, 0.62, false],
  ['a partir de 70%: verde', 0.48, 0.71, true],
  ['extremos', 0, 1, true],
  ['sem mudança', 0.5, 0.5, false],
  ['desceu', 0.62, 0.55, false],
] as const;

const percent = (share: number) => `${Math.round(share * 100)}%`;

export const Default: StoryObj<typeof BeforeAfterBar> = {
  args: {
    initial: 0.48,
    final: 0.62,
    green: false,
    initialLabel: `Inicial ${percent(0.48)}`,
    finalLabel: `Prevista ${percent(0.62)}`,
    children: (
      <>
        Nota prevista: de
        {percent(0.48)}
        para
        <strong>{percent(0.62)}</strong>
      </>
    ),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {cases.map(([name, initial, final, green]) => (
        <State key={name} name={name}>
          <Card>
            <BeforeAfterBar
              initial={initial}
              final={final}
              green={green}
              initialLabel={`Inicial ${percent(initial)}`}
              finalLabel={`Prevista ${percent(final)}`}
            >
              Nota prevista: de {percent(initial)} para <strong>{percent(final)}</strong>
            </BeforeAfterBar>
          </Card>
        </State>
      ))}
    </Sheet>
  ),
};
